import type { MessageKey } from '@shouya/contract/messages'
import { failAt } from '../core/failure.ts'

/** Deeper than any form; checks and logs walk a body recursively and must not overflow the stack. */
const DEEPEST = 64

/**
 * Parses the text of a body. What PostgreSQL cannot store in text or jsonb (U+0000, unpaired surrogates) is refused
 * here, for all fields of all actions.
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

/** The fault and its path; the path is built only on the way back. */
function flawOf(value: unknown, depth: number): Flaw | null {
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\0') ? null : { path: [], reason: 'input.value' }
  if (typeof value !== 'object' || value === null) return null
  if (depth === DEEPEST) return { path: [], reason: 'input.deep' }
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) {
    const flaw = typeof key === 'string' ? flawOf(key, depth) : null
    const nested = flaw ?? flawOf((value as Record<PropertyKey, unknown>)[key], depth + 1)
    if (nested) return flaw ?? { ...nested, path: [String(key), ...nested.path] }
  }
  return null
}
