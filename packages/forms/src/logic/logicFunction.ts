import type { Json } from '../json.ts'

/** Dates are the text `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` while they are reckoned with, whatever a field's format. */
export type ValueType = 'number' | 'text' | 'boolean' | 'date' | 'list' | 'any'

/**
 * One function of the expression language. `params` are the types of its arguments; `rest` allows more of the last one.
 * `null` stands for "nothing entered" and goes in and comes out everywhere.
 */
export interface LogicFunction {
  readonly params: readonly ValueType[]
  readonly rest?: true
  readonly result: ValueType
  readonly run: (...args: Json[]) => Json
}

export const isBlank = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const numberOf = (value: Json): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const textOf = (value: Json): string => (value === null || typeof value === 'object' ? '' : String(value))

/** A number without the noise of binary fractions: 0.1 + 0.2 is 0.3. Infinity and NaN are nothing. */
export const clean = (value: number): number | null => (Number.isFinite(value) ? Number(value.toPrecision(15)) : null)
