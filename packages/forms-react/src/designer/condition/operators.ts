import type { Expression } from '@shouya/forms/expression'
import { isList, type Json } from '@shouya/forms/json'

/** The comparisons as users name them. */
export type Operator = keyof typeof operators

/** The kind of value that an operator needs. */
type Wants = 'one' | 'many' | 'nothing'

const literal = (value: Json): Expression => ({ op: 'literal', value })
const not = (expression: Expression): Expression => ({ op: 'not', args: [expression] })

const compared = (op: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'contains' | 'startsWith' | 'endsWith') => ({
  wants: 'one' as const,
  build: (subject: Expression, value: Json): Expression => ({ op, args: [subject, literal(value)] }),
})

const contains = compared('contains')
const amongThem = (subject: Expression, value: Json): Expression => ({ op: 'in', args: [subject, literal(value)] })

export const operators = {
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
  // An untouched switch is not on either.
  isOff: { wants: 'nothing', build: (subject) => compared('ne').build(subject, true) },
  empty: { wants: 'nothing', build: (subject) => ({ op: 'empty', args: [subject] }) },
  notEmpty: { wants: 'nothing', build: (subject) => not({ op: 'empty', args: [subject] }) },
} satisfies Record<string, { wants: Wants; build: (subject: Expression, value: Json) => Expression }>

export const wantsOf = (operator: Operator): Wants => operators[operator].wants
