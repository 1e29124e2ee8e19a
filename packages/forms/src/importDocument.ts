import type { JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import { lineOf, locate, type Place } from './locate.ts'
import { parseDocument } from './parseDocument.ts'
import { scriptToJson } from './parsing/scriptToJson.ts'
import type { ParseResult } from './readDocument.ts'

/** The result of an import, as JSON: `json` is the text itself unless it was a script. */
export type Imported = ParseResult & {
  readonly json: string
  /** The text was a JavaScript object, read as data; nothing was executed. */
  readonly isScript: boolean
  /** The position of a value in the imported text, for marking a problem. */
  readonly locate: (path: JsonPath) => Place
}

/** `const jsonData = {…};`, `export default {…}`, `module.exports = {…}`: users often copy the surrounding code. */
const AROUND =
  /^\s*(?:(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::[^={]*)?=|export\s+default|module\.exports\s*=)\s*/

/**
 * Imports a form from pasted or uploaded text: JSON of any dialect, or a JavaScript object literal (keys without
 * quotes, trailing commas, single quotes, comments). Anything that would have to be executed is rejected.
 */
export function importDocument(text: string): Imported {
  const result = parseDocument(text)
  const isJson = result.ok || !result.problems.some(({ code }) => code === 'parse.syntax')
  const data = isJson ? undefined : dataIn(text)
  return data
    ? { ...parseDocument(data.json), ...data, isScript: true }
    : { ...result, json: text, isScript: false, locate: (path) => locate(text, path) }
}

function dataIn(text: string): Pick<Imported, 'json' | 'locate'> | undefined {
  if (text.length > LIMITS.text) return undefined
  const script = text.replace(/^\ufeff/, '').replace(AROUND, '')
  const read = scriptToJson(script)
  try {
    const value: unknown = JSON.parse(read?.json ?? '')
    // A bare word or number is not a form.
    if (!read || typeof value !== 'object' || value === null) return undefined
    // The length of the surrounding code before the object.
    const offset = text.length - script.length
    const find = (path: JsonPath): Place => {
      const inJson = locate(read.json, path)
      const { start, end } = read.origin(inJson.start, inJson.end)
      return { start: offset + start, end: offset + end, ...lineOf(text, offset + start) }
    }
    return { json: JSON.stringify(value, null, '\t'), locate: find }
  } catch {
    return undefined
  }
}
