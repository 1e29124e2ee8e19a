import type { JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import { lineOf, locate, type Place } from './locate.ts'
import { parseDocument } from './parseDocument.ts'
import { scriptToJson } from './parsing/scriptToJson.ts'
import type { ParseResult } from './readDocument.ts'

/** What somebody brings, as JSON: `json` is the text itself unless it was a script. */
export type Imported = ParseResult & {
  readonly json: string
  /** It was a JavaScript object, read as data; nothing of it was executed. */
  readonly isScript: boolean
  /** Where in the text that was brought a value stands, for marking a problem. */
  readonly locate: (path: JsonPath) => Place
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
    // A word or a number alone is nobody's form.
    if (!read || typeof value !== 'object' || value === null) return undefined
    // What stands around it stands before it.
    const before = text.length - script.length
    const find = (path: JsonPath): Place => {
      const inJson = locate(read.json, path)
      const { start, end } = read.origin(inJson.start, inJson.end)
      return { start: before + start, end: before + end, ...lineOf(text, before + start) }
    }
    return { json: JSON.stringify(value, null, '\t'), locate: find }
  } catch {
    return undefined
  }
}
