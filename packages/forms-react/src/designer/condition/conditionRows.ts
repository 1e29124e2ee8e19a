import { argsOf, type Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { sameJson } from '@shouya/forms/sameJson'
import { type Operator, operators, wantsOf } from './operators.ts'
import type { Subject } from './subjects.ts'

/** One row of a condition: subject, operator, value. */
export interface Row {
  /** Key of a subject. */
  readonly subject: string
  readonly operator: Operator
  readonly value: Json
}

/** Holds when all rows of at least one group do. */
export type Groups = readonly (readonly Row[])[]

/** Whether a row is complete: its value has been entered. */
export function isWhole({ operator, value }: Row): boolean {
  const wants = wantsOf(operator)
  if (wants === 'nothing') return true
  return wants === 'many' ? isList(value) && value.length > 0 : value !== null && value !== '' && !isList(value)
}

/** The expression of groups, without incomplete rows; undefined if none is complete. */
export function expressionOf(groups: Groups, subjects: readonly Subject[]): Expression | undefined {
  const alternatives = groups.flatMap((rows) => {
    const conjuncts = rows.filter(isWhole).flatMap((row) => {
      const subject = subjects.find(({ key }) => key === row.subject)
      return subject ? [operators[row.operator].build(subject.expression, row.value)] : []
    })
    const [first] = conjuncts
    if (!first) return []
    // A bare "or" would be read as another group.
    return conjuncts.length === 1 && first.op !== 'or' ? [first] : [{ op: 'and', args: conjuncts } as Expression]
  })
  return alternatives.length > 1 ? { op: 'or', args: alternatives } : alternatives[0]
}

/** One value, or several of them, as a list. */
export const listOf = (value: Json): readonly Json[] => (isList(value) ? value : value === null ? [] : [value])

/** The groups of an expression; undefined when they cannot express it. */
export function groupsOf(expression: Expression, subjects: readonly Subject[]): Groups | undefined {
  const groups = partsOf(expression, 'or').map((group) => {
    const rows = partsOf(group, 'and').map((conjunct) => rowOf(conjunct, subjects))
    return rows.every((row) => row !== undefined) ? rows : undefined
  })
  return groups.every((rows) => rows !== undefined) ? groups : undefined
}

const partsOf = (expression: Expression, op: 'and' | 'or'): readonly Expression[] =>
  expression.op === op ? argsOf(expression) : [expression]

/** The row from which this expression would be written. */
function rowOf(expression: Expression, subjects: readonly Subject[]): Row | undefined {
  const read = { subject: subjectIn(expression), value: valueIn(expression) }
  const subject = subjects.find(
    (candidate) => read.subject !== undefined && sameJson(candidate.expression, read.subject),
  )
  const operator = subject?.operators.find((name) =>
    sameJson(operators[name].build(subject.expression, read.value), expression),
  )
  if (!subject || !operator) return undefined
  return { subject: subject.key, operator, value: wantsOf(operator) === 'nothing' ? null : read.value }
}

/** The innermost first argument that is not a comparison. */
function subjectIn(expression: Expression): Expression | undefined {
  const [first] = argsOf(expression)
  if (!first) return undefined
  return expression.op === 'not' || expression.op === 'or' ? subjectIn(first) : first
}

function valueIn(expression: Expression): Json {
  const [first, second] = argsOf(expression)
  if (expression.op === 'or') return argsOf(expression).map(valueIn)
  if (expression.op === 'not') return first ? valueIn(first) : null
  return isObject(second) && second.op === 'literal' ? (second.value as Json) : null
}
