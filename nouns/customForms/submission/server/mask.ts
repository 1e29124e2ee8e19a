import type { Json } from '@shouya/forms/json'

const STARS = '****'
/** The ends of shorter texts would reveal too much. */
const LONG = 15
const SHORT = 8

/**
 * A sensitive value in its masked form: the ends of a long text (domain 0.3), nothing of a short one or of another
 * value.
 */
export function maskOf(value: Json): string {
  if (typeof value !== 'string' || value.length < SHORT) return STARS
  const begin = value.length >= LONG ? 4 : 3
  return `${value.slice(0, begin)}${STARS}${value.slice(-4)}`
}
