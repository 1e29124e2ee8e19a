import { RE2JS } from 're2js'
import { translatePattern } from './checks/translatePattern.ts'
import { LIMITS } from './limits.ts'

/** A pattern that can be asked and the steps of its machine, or the reason why the linear engine does not take it (ADR 026). */
export type Pattern =
  | { readonly ok: true; readonly size: number; readonly test: (text: string) => boolean }
  | { readonly ok: false; readonly reason: PatternReason }

export type PatternReason = 'lookAround' | 'backReference' | 'tooLong' | 'notPattern'

const cache = new Map<string, Pattern>()
const KEPT = 2_000

/** The pattern of a rule. Found anywhere in the text, as JavaScript's `test`; it says `^` and `$` itself. Never throws. */
export function compilePattern(source: string): Pattern {
  const known = cache.get(source)
  if (known) return known
  const made = compile(source)
  // Patterns come from documents, so their number is not ours to choose.
  if (cache.size >= KEPT) cache.clear()
  cache.set(source, made)
  return made
}

function compile(source: string): Pattern {
  if (source.length > LIMITS.pattern) return { ok: false, reason: 'tooLong' }
  const refused = foreignElement(source)
  if (refused) return { ok: false, reason: refused }
  try {
    const pattern = RE2JS.compile(translatePattern(source))
    return { ok: true, size: pattern.programSize(), test: (text) => pattern.test(text) }
  } catch {
    // The engine says what is wrong in English, and differently from version to version.
    return { ok: false, reason: 'notPattern' }
  }
}

/** What no linear engine can do; named, so that the administrator knows why. The translation would lose `\k<name>`. */
function foreignElement(source: string): PatternReason | undefined {
  const bare = source.replace(/\\[^k1-9]/gu, '').replace(/\[(?:\\.|[^\]\\])*\]/gu, '')
  if (/\(\?<?[=!]/.test(bare)) return 'lookAround'
  return /\\[k1-9]/.test(bare) ? 'backReference' : undefined
}
