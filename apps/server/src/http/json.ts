import type { MessageKey } from '@shouya/contract/messages'
import { failAt } from '../core/failure.ts'

/** Deeper than any form; what checks or logs a body walks it recursively and must not run out of stack. */
const DEEPEST = 64

/**
 * Reads the text of a body. What PostgreSQL cannot keep in text or in jsonb (U+0000, halves of a character) is refused
 * here, once for all fields of all actions.
 */
export function readJson(raw: string): { raw: string; json: unknown } {
  if (raw === '') return { raw, json: {} }
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    failAt('', 'input.json')
  }
  const flaw = flawOf(json, 0)
  if (flaw) failAt(flaw.path.slice(0, 5).join('.'), flaw.reason)
  return { raw, json }
}

type Flaw = { path: string[]; reason: MessageKey }

/** What is wrong and where; the path is put together on the way back only. */
function flawOf(value: unknown, depth: number): Flaw | null {
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\0') ? null : { path: [], reason: 'input.value' }
  if (typeof value !== 'object' || value === null) return null
  if (depth === DEEPEST) return { path: [], reason: 'input.deep' }
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) {
    const flaw = typeof key === 'string' ? flawOf(key, depth) : null
    const below = flaw ?? flawOf((value as Record<PropertyKey, unknown>)[key], depth + 1)
    if (below) return flaw ?? { ...below, path: [String(key), ...below.path] }
  }
  return null
}
