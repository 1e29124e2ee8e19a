import type { Json } from '@shouya/forms/json'

const STARS = '****'
/** Shorter ones would be told by their ends. */
const LONG = 15
const SHORT = 8

/** A sensitive value as anybody may see it: ends of a long text (domain 0.3), nothing of a short one or of anything else. */
export function maskOf(value: Json): string {
  if (typeof value !== 'string' || value.length < SHORT) return STARS
  const begin = value.length >= LONG ? 4 : 3
  return `${value.slice(0, begin)}${STARS}${value.slice(-4)}`
}
