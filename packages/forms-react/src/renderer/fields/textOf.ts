import type { Json } from '@shouya/forms/json'

/** A value as an input shows it: data of an older form may hold anything. */
export const textOf = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
