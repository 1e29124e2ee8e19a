import { isList, isObject, type Json } from '@shouya/forms/json'

/** `field op value`: the only comparisons that are looked at. */
export interface Limit {
  readonly model: string
  readonly op: string
  readonly value: Json
}

/** undefined for a condition that is none. */
export function limitOf(condition: Json): Limit | undefined {
  if (!isObject(condition) || !isList(condition.args) || typeof condition.op !== 'string') return undefined
  const [field, literal] = condition.args
  if (!isObject(field) || field.op !== 'field' || !isObject(literal) || literal.op !== 'literal') return undefined
  return { model: String(field.model), op: condition.op, value: literal.value ?? null }
}

/** The numbers that a limit lets through; undefined when it is not about numbers. */
export interface Range {
  readonly low: number
  readonly high: number
  /** The end itself does not count. */
  readonly openLow: boolean
  readonly openHigh: boolean
}

export function rangeOf({ op, value }: Limit): Range | undefined {
  if (typeof value !== 'number') return undefined
  const all: Range = {
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    openLow: false,
    openHigh: false,
  }
  switch (op) {
    case 'gt':
      return { ...all, low: value, openLow: true }
    case 'ge':
      return { ...all, low: value }
    case 'lt':
      return { ...all, high: value, openHigh: true }
    case 'le':
      return { ...all, high: value }
    case 'eq':
      return { ...all, low: value, high: value }
    default:
      return undefined
  }
}
