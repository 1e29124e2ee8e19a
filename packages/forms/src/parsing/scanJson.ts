import type { JsonPath } from '../json.ts'

/** What a scan meets: a key of an object (`path` ends with it) or a value, from `start` to `end` in the text. */
export interface Seen {
  readonly kind: 'key' | 'value'
  readonly path: JsonPath
  readonly start: number
  readonly end: number
}

/** Where the text stops being JSON. */
export class JsonTextError extends Error {
  readonly offset: number
  constructor(offset: number) {
    super(`not JSON at ${offset}`)
    this.offset = offset
  }
}

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y

/**
 * Walks over JSON text and tells `see` of every key and value with its place; JSON.parse forgets both places and keys
 * that stand twice. Throws JsonTextError at the first character that is not JSON, or where it nests deeper than `depth`.
 */
export function scanJson(text: string, depth: number, see: (seen: Seen) => void): void {
  let at = 0

  function fail(): never {
    throw new JsonTextError(at)
  }
  function space() {
    for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9; )
      code = text.charCodeAt(++at)
  }
  function string(): string {
    const start = at
    if (text[at] !== '"') fail()
    for (at++; text[at] !== '"'; at++) {
      if (!(text.charCodeAt(at) >= 32)) fail()
      if (text[at] !== '\\') continue
      ESCAPE.lastIndex = at + 1
      if (!ESCAPE.test(text)) fail()
      at = ESCAPE.lastIndex - 1
    }
    at++
    return JSON.parse(text.slice(start, at)) as string
  }
  function members(close: string, member: (index: number) => void) {
    at++
    space()
    if (text[at] === close) return at++
    for (let index = 0; ; index++) {
      space()
      member(index)
      space()
      if (text[at] === close) return at++
      if (text[at] !== ',') fail()
      at++
    }
  }
  function property(path: JsonPath) {
    const start = at
    const key = string()
    const here = [...path, key]
    see({ kind: 'key', path: here, start, end: at })
    space()
    if (text[at] !== ':') fail()
    at++
    value(here)
  }
  function value(path: JsonPath) {
    space()
    const start = at
    if (path.length > depth) fail()
    if (text[at] === '{') members('}', () => property(path))
    else if (text[at] === '[') members(']', (index) => value([...path, index]))
    else if (text[at] === '"') string()
    else {
      LITERAL.lastIndex = at
      if (!LITERAL.test(text)) fail()
      at = LITERAL.lastIndex
    }
    see({ kind: 'value', path, start, end: at })
  }

  value([])
  space()
  if (at < text.length) fail()
}
