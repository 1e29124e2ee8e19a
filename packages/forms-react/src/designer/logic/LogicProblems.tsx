import type { Scope } from '@shouya/forms/compiledForm'
import type { Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json, type JsonPath } from '@shouya/forms/json'
import type { Problem } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { useStore } from '../DesignerContext.ts'
import { formulaNames } from '../formula/formulaNames.ts'
import { formulaText } from '../formula/formulaText.ts'

interface LogicProblemsProps {
  readonly expression: Expression
  /** Their paths begin at the expression. */
  readonly problems: readonly Problem[]
  readonly scope: Scope
}

/** What is wrong with an expression, each beside the part of the formula that it is about. */
export function LogicProblems({ expression, problems, scope }: LogicProblemsProps) {
  const { lang } = useStore()
  const names = formulaNames(scope, lang)
  return problems.map(({ code, params, path }) => {
    const part = path.length > 0 ? partAt(expression, path) : undefined
    return (
      <p key={`${code} ${path.join('.')}`} className="fd-bad" role="alert">
        {part && <code>{formulaText(part, names, lang)}</code>} {problemText(lang, { code, params })}
      </p>
    )
  })
}

/** The innermost expression on the way: the engine names the key that is wrong (`model`, `args`) as well. */
function partAt(expression: Expression, path: JsonPath): Expression {
  let here: Json | undefined = expression
  let found = expression
  for (const step of path) {
    here = isList(here) ? here[Number(step)] : isObject(here) ? here[step] : undefined
    if (isObject(here) && typeof here.op === 'string') found = here as Expression
  }
  return found
}
