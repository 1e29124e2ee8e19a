import type { Json } from '@shouya/forms/json'

/** A value as the text of an input; data of older versions may have any type. */
export const textOf = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
