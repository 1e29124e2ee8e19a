import type { JsonPath } from '../json.ts'

/** What a scan meets: a key of an object (`path` ends with it) or a value, from `start` to `end` in the text. */
export interface Seen {
  readonly kind: 'key' | 'value'
  /** Changes as the scan goes on: copy it to keep it. */
  readonly path: JsonPath
  readonly start: number
  readonly end: number
  /** A key that this object has had already. */
  readonly isTwice: boolean
}

/** Where the text stops being JSON. */
export class JsonTextError extends Error {
  readonly offset: number
  /** It may be JSON, but nests deeper than was allowed. */
  readonly isTooDeep: boolean
  constructor(offset: number, isTooDeep: boolean) {
    super(`not JSON at ${offset}`)
    this.offset = offset
    this.isTooDeep = isTooDeep
  }
}

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const QUOTE = 34
const BACKSLASH = 92
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y

/**
 * Walks over JSON text and tells `see` of every key and value with its place; JSON.parse forgets both places and keys
 * that stand twice. Throws JsonTextError at the first character that is not JSON, or where it nests deeper than `depth`.
 */
export function scanJson(text: string, depth: number, see: (seen: Seen) => void): void {
  const path: (string | number)[] = []
  let at = 0

  function fail(): never {
    throw new JsonTextError(at, path.length > depth)
  }
  function space() {
    for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9; )
      code = text.charCodeAt(++at)
  }
  /** Whether there were escapes in it. */
  function string(): boolean {
    let escapes = false
    if (text.charCodeAt(at) !== QUOTE) fail()
    for (let code = text.charCodeAt(++at); code !== QUOTE; code = text.charCodeAt(++at)) {
      if (!(code >= 32)) fail()
      if (code !== BACKSLASH) continue
      escapes = true
      ESCAPE.lastIndex = at + 1
      if (!ESCAPE.test(text)) fail()
      at = ESCAPE.lastIndex - 1
    }
    at++
    return escapes
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
  function property(keys: Set<string>) {
    const start = at
    const escapes = string()
    const key = escapes ? (JSON.parse(text.slice(start, at)) as string) : text.slice(start + 1, at - 1)
    path.push(key)
    see({ kind: 'key', path, start, end: at, isTwice: keys.has(key) })
    keys.add(key)
    space()
    if (text[at] !== ':') fail()
    at++
    value()
    path.pop()
  }
  function item(index: number) {
    path.push(index)
    value()
    path.pop()
  }
  function object() {
    const keys = new Set<string>()
    members('}', () => property(keys))
  }
  function value() {
    space()
    const start = at
    if (path.length > depth) fail()
    const first = text[at]
    if (first === '{') object()
    else if (first === '[') members(']', item)
    else if (first === '"') string()
    else {
      LITERAL.lastIndex = at
      if (!LITERAL.test(text)) fail()
      at = LITERAL.lastIndex
    }
    see({ kind: 'value', path, start, end: at, isTwice: false })
  }

  value()
  space()
  if (at < text.length) fail()
}
