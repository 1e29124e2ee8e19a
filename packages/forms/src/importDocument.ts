import { LIMITS } from './limits.ts'
import { parseDocument } from './parseDocument.ts'
import { scriptToJson } from './parsing/scriptToJson.ts'
import type { ParseResult } from './readDocument.ts'

/** What somebody brings, as JSON: `json` is the text itself unless it was a script. */
export type Imported = ParseResult & {
  readonly json: string
  /** It was a JavaScript object, read as data; nothing of it was executed. */
  readonly isScript: boolean
}

/** `const jsonData = {…};`, `export default {…}`, `module.exports = {…}`: people copy what stands around as well. */
const AROUND =
  /^\s*(?:(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::[^={]*)?=|export\s+default|module\.exports\s*=)\s*/

/**
 * Reads a form from a text that somebody pasted or uploaded: JSON of any dialect, or a JavaScript object that is data
 * (keys without quotes, commas at the end, single quotes, comments). Anything that would have to be executed is no data.
 */
export function importDocument(text: string): Imported {
  const result = parseDocument(text)
  const isJson = result.ok || !result.problems.some(({ code }) => code === 'parse.syntax')
  const json = isJson ? undefined : dataIn(text)
  return json === undefined
    ? { ...result, json: text, isScript: false }
    : { ...parseDocument(json), json, isScript: true }
}

function dataIn(text: string): string | undefined {
  if (text.length > LIMITS.text) return undefined
  try {
    const value: unknown = JSON.parse(scriptToJson(text.replace(/^\ufeff/, '').replace(AROUND, '')) ?? '')
    // A word or a number alone is nobody's form.
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, '\t') : undefined
  } catch {
    return undefined
  }
}
