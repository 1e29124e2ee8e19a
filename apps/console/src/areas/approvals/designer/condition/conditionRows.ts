import { canonical } from '@shouya/approvals/canonical'
import type { Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json } from '@shouya/forms/json'
import type { Subject } from './subjects.ts'

/** How a value is compared, as people say it. */
export type Operator = keyof typeof operators

/** One line of a condition: what, how, with what. */
export interface Row {
  /** Key of a subject. */
  readonly subject: string
  readonly operator: Operator
  readonly value: Json
}

/** Holds when all rows of any group do. */
export type Groups = readonly (readonly Row[])[]

/** What an operator wants to be compared with. */
type Wants = 'one' | 'many' | 'nothing'

const literal = (value: Json): Expression => ({ op: 'literal', value })
const not = (expression: Expression): Expression => ({ op: 'not', args: [expression] })

const compared = (op: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'contains' | 'startsWith' | 'endsWith') => ({
  wants: 'one' as const,
  build: (subject: Expression, value: Json): Expression => ({ op, args: [subject, literal(value)] }),
})

const contains = compared('contains')
const amongThem = (subject: Expression, value: Json): Expression => ({ op: 'in', args: [subject, literal(value)] })

const operators = {
  eq: compared('eq'),
  ne: compared('ne'),
  gt: compared('gt'),
  ge: compared('ge'),
  lt: compared('lt'),
  le: compared('le'),
  contains,
  startsWith: compared('startsWith'),
  endsWith: compared('endsWith'),
  notContains: {
    wants: 'one',
    build: (subject, value) => not(contains.build(subject, value)),
  },
  in: { wants: 'many', build: amongThem },
  notIn: { wants: 'many', build: (subject, value) => not(amongThem(subject, value)) },
  hasAny: {
    wants: 'many',
    build: (subject, value) => ({
      op: 'or',
      args: (isList(value) ? value : []).map((item) => contains.build(subject, item)),
    }),
  },
  isOn: { wants: 'nothing', build: (subject) => compared('eq').build(subject, true) },
  // A switch that nobody has touched is not on either.
  isOff: { wants: 'nothing', build: (subject) => compared('ne').build(subject, true) },
  empty: { wants: 'nothing', build: (subject) => ({ op: 'empty', args: [subject] }) },
  notEmpty: { wants: 'nothing', build: (subject) => not({ op: 'empty', args: [subject] }) },
} satisfies Record<string, { wants: Wants; build: (subject: Expression, value: Json) => Expression }>

export const wantsOf = (operator: Operator): Wants => operators[operator].wants

/** Whether a row says something: what it is compared with has been entered. */
export function isWhole({ operator, value }: Row): boolean {
  const wants = wantsOf(operator)
  if (wants === 'nothing') return true
  return wants === 'many' ? isList(value) && value.length > 0 : value !== null && value !== '' && !isList(value)
}

/** The expression of groups; rows that are not whole yet are left out. undefined: nothing is said. */
export function expressionOf(groups: Groups, subjects: readonly Subject[]): Expression | undefined {
  const all = groups.flatMap((rows) => {
    const parts = rows.filter(isWhole).flatMap((row) => {
      const subject = subjects.find(({ key }) => key === row.subject)
      return subject ? [operators[row.operator].build(subject.expression, row.value)] : []
    })
    const [first] = parts
    if (!first) return []
    // An "or" by itself would read as another group.
    return parts.length === 1 && first.op !== 'or' ? [first] : [{ op: 'and', args: parts } as Expression]
  })
  return all.length > 1 ? { op: 'or', args: all } : all[0]
}

/** The groups of an expression; undefined when it says more than they can. */
export function groupsOf(expression: Expression, subjects: readonly Subject[]): Groups | undefined {
  const groups = partsOf(expression, 'or').map((part) => {
    const rows = partsOf(part, 'and').map((each) => rowOf(each, subjects))
    return rows.every((row) => row !== undefined) ? rows : undefined
  })
  return groups.every((rows) => rows !== undefined) ? groups : undefined
}

const argsOf = (expression: Expression): readonly Expression[] =>
  'args' in expression && isList(expression.args) ? (expression.args as readonly Expression[]) : []

const partsOf = (expression: Expression, op: 'and' | 'or'): readonly Expression[] =>
  expression.op === op ? argsOf(expression) : [expression]

/** The row that would be written as this expression. */
function rowOf(expression: Expression, subjects: readonly Subject[]): Row | undefined {
  const read = { subject: subjectIn(expression), value: valueIn(expression) }
  const subject = subjects.find((each) => read.subject !== undefined && same(each.expression, read.subject))
  const operator = subject?.operators.find((name) =>
    same(operators[name].build(subject.expression, read.value), expression),
  )
  if (!subject || !operator) return undefined
  return { subject: subject.key, operator, value: wantsOf(operator) === 'nothing' ? null : read.value }
}

const same = (a: Expression, b: Expression): boolean => canonical(a) === canonical(b)

/** The innermost first argument that is no word of comparison. */
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
