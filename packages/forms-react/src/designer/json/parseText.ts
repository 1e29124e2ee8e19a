import type { Json } from '@shouya/forms/json'

/** The value of a JSON text; undefined if it is invalid. */
export function parseText(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
