import { isList, isObject, type Json } from '@shouya/forms/json'

/** `field op value`: the only comparisons that are analysed. */
export interface Limit {
  readonly model: string
  readonly op: string
  readonly value: Json
}

/** undefined for another kind of condition. */
export function limitOf(condition: Json): Limit | undefined {
  if (!isObject(condition) || !isList(condition.args) || typeof condition.op !== 'string') return undefined
  const [field, literal] = condition.args
  if (!isObject(field) || field.op !== 'field' || !isObject(literal) || literal.op !== 'literal') return undefined
  return { model: String(field.model), op: condition.op, value: literal.value ?? null }
}

/** The numbers that satisfy a limit; undefined when it is not numeric. */
export interface Range {
  readonly low: number
  readonly high: number
  /** Whether the bound itself is excluded. */
  readonly openLow: boolean
  readonly openHigh: boolean
}

export function rangeOf({ op, value }: Limit): Range | undefined {
  if (typeof value !== 'number') return undefined
  const unlimited: Range = {
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    openLow: false,
    openHigh: false,
  }
  switch (op) {
    case 'gt':
      return { ...unlimited, low: value, openLow: true }
    case 'ge':
      return { ...unlimited, low: value }
    case 'lt':
      return { ...unlimited, high: value, openHigh: true }
    case 'le':
      return { ...unlimited, high: value }
    case 'eq':
      return { ...unlimited, low: value, high: value }
    default:
      return undefined
  }
}
