import type { Json } from './json.ts'
import { LIMITS } from './limits.ts'
import { lineOf } from './locate.ts'
import { JsonTextError, scanJson } from './parsing/scanJson.ts'
import { error, type Problem, warning } from './problem.ts'
import { type ParseResult, readDocument } from './readDocument.ts'

/**
 * Reads a form from JSON text of any dialect (spec 001 section 5, forms.md 1.7). Nothing is rewritten:
 * `JSON.stringify(document)` equals `JSON.stringify(JSON.parse(text))`. Never throws. Duplicate keys of an object are
 * reported, since JSON.parse silently takes the last.
 */
export function parseDocument(text: string): ParseResult {
  if (text.length > LIMITS.text) return { ok: false, problems: [error('parse.tooLong', [], { limit: LIMITS.text })] }
  // Editors on Windows write a byte order mark first.
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  const scanned = scan(json)
  if (scanned.failure) return { ok: false, problems: [scanned.failure] }
  const result = readDocument(JSON.parse(json) as Json)
  return { ...result, problems: [...scanned.duplicates, ...result.problems] }
}

function scan(text: string): { failure?: Problem; duplicates: Problem[] } {
  const duplicates: Problem[] = []
  try {
    scanJson(text, LIMITS.jsonDepth, ({ isTwice, path }) => {
      if (isTwice) duplicates.push(warning('parse.duplicateKey', [...path], { key: String(path.at(-1)) }))
    })
    return { duplicates }
  } catch (failure) {
    if (!(failure instanceof JsonTextError)) throw failure
    const place = lineOf(text, failure.offset)
    const deep = error('parse.tooDeep', [], { limit: LIMITS.jsonDepth, ...place })
    return { failure: failure.isTooDeep ? deep : error('parse.syntax', [], place), duplicates: [] }
  }
}
