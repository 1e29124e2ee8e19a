import type { Scope } from '@shouya/forms/compiledForm'
import type { JsonPath } from '@shouya/forms/json'
import type { Problem } from '@shouya/forms/problem'
import { createContext, useContext } from 'react'
import type { ChoiceGroup } from './expressionChoices.ts'

interface LogicParts {
  /** The values that the expression can read. */
  readonly scope: Scope
  readonly choices: readonly ChoiceGroup[]
  /** What is wrong with the expression as it stands; paths begin at the expression. */
  readonly problems: readonly Problem[]
}

export const LogicContext = createContext<LogicParts | null>(null)

export function useLogic(): LogicParts {
  const parts = useContext(LogicContext)
  if (!parts) throw new Error('This part of a condition stands outside of a LogicEditor')
  return parts
}

/** The problems of exactly this place of the expression. */
export function useProblemsAt(path: JsonPath): readonly Problem[] {
  const here = path.join()
  // The engine names the key that is wrong (`model`, `op`); the editor shows it at the whole of it.
  return useLogic().problems.filter((problem) => {
    const last = problem.path.at(-1)
    const place = last === 'model' || last === 'op' || last === 'batch' ? problem.path.slice(0, -1) : problem.path
    return place.join() === here
  })
}
