import type { Json } from '../json.ts'

/** In expressions dates are text, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, whatever the field's format. */
export type ValueType = 'number' | 'text' | 'boolean' | 'date' | 'list' | 'any'

/**
 * One function of the expression language. `params` are the types of its arguments; `rest` repeats the last one. `null`
 * stands for "nothing entered" as argument and as result.
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

/** Rounds off binary noise: 0.1 + 0.2 is 0.3. Infinity and NaN are null. */
export const clean = (value: number): number | null => (Number.isFinite(value) ? Number(value.toPrecision(15)) : null)
