import { RE2JS } from 're2js'
import { translatePattern } from './checks/translatePattern.ts'
import { LIMITS } from './limits.ts'

/** A pattern with its number of machine steps, or why the linear engine does not support it (ADR 026). */
export type Pattern =
  | { readonly ok: true; readonly size: number; readonly test: (text: string) => boolean }
  | { readonly ok: false; readonly reason: PatternReason }

export type PatternReason = 'lookAround' | 'backReference' | 'tooLong' | 'notPattern'

const cache = new Map<string, Pattern>()
const KEPT = 2_000

/** Compiles the pattern of a rule. Matches anywhere in the text, like JavaScript's `test`. Never throws. */
export function compilePattern(source: string): Pattern {
  const cached = cache.get(source)
  if (cached) return cached
  const compiled = compile(source)
  // Patterns come from documents, so the cache has to be bounded.
  if (cache.size >= KEPT) cache.clear()
  cache.set(source, compiled)
  return compiled
}

function compile(source: string): Pattern {
  if (source.length > LIMITS.pattern) return { ok: false, reason: 'tooLong' }
  const refused = foreignElement(source)
  if (refused) return { ok: false, reason: refused }
  try {
    const pattern = RE2JS.compile(translatePattern(source))
    return { ok: true, size: pattern.programSize(), test: (text) => pattern.test(text) }
  } catch {
    // The engine's own message is in English and differs between versions.
    return { ok: false, reason: 'notPattern' }
  }
}

/**
 * The first element that a linear engine does not support, so that the administrator sees the reason. The translation
 * would lose `\k<name>`.
 */
function foreignElement(source: string): PatternReason | undefined {
  const bare = source.replace(/\\[^k1-9]/gu, '').replace(/\[(?:\\.|[^\]\\])*\]/gu, '')
  if (/\(\?<?[=!]/.test(bare)) return 'lookAround'
  return /\\[k1-9]/.test(bare) ? 'backReference' : undefined
}
