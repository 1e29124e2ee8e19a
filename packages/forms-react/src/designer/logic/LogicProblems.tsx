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
  /** Their paths are relative to the expression. */
  readonly problems: readonly Problem[]
  readonly scope: Scope
}

/** The problems of an expression, each with the part of the formula concerned. */
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

/** The innermost expression on the path: the engine's paths end at the faulty key (`model`, `args`). */
function partAt(expression: Expression, path: JsonPath): Expression {
  let node: Json | undefined = expression
  let innermost = expression
  for (const step of path) {
    node = isList(node) ? node[Number(step)] : isObject(node) ? node[step] : undefined
    if (isObject(node) && typeof node.op === 'string') innermost = node as Expression
  }
  return innermost
}
