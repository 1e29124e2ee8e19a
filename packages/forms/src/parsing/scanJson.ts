import type { JsonPath } from '../json.ts'

/** A key of an object (`path` ends with it) or a value, from `start` to `end` in the text. */
export interface Seen {
  readonly kind: 'key' | 'value'
  /** Mutated while the scan goes on: copy it to keep it. */
  readonly path: JsonPath
  readonly start: number
  readonly end: number
  /** A duplicate key of its object. */
  readonly isTwice: boolean
}

/** The position of the syntax error. */
export class JsonTextError extends Error {
  readonly offset: number
  /** The text may be JSON, but nests deeper than allowed. */
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
 * Scans JSON text and calls `see` for every key and value with its position; JSON.parse reports neither positions nor
 * duplicate keys. Throws JsonTextError at the first character that is not JSON, or where it nests deeper than `depth`.
 */
export function scanJson(text: string, depth: number, see: (node: Seen) => void): void {
  const path: (string | number)[] = []
  let offset = 0

  function fail(): never {
    throw new JsonTextError(offset, path.length > depth)
  }
  function space() {
    for (let code = text.charCodeAt(offset); code === 32 || code === 10 || code === 13 || code === 9; )
      code = text.charCodeAt(++offset)
  }
  /** Returns whether it contains escapes. */
  function string(): boolean {
    let escapes = false
    if (text.charCodeAt(offset) !== QUOTE) fail()
    for (let code = text.charCodeAt(++offset); code !== QUOTE; code = text.charCodeAt(++offset)) {
      if (!(code >= 32)) fail()
      if (code !== BACKSLASH) continue
      escapes = true
      ESCAPE.lastIndex = offset + 1
      if (!ESCAPE.test(text)) fail()
      offset = ESCAPE.lastIndex - 1
    }
    offset++
    return escapes
  }
  function members(close: string, member: (index: number) => void) {
    offset++
    space()
    if (text[offset] === close) return offset++
    for (let index = 0; ; index++) {
      space()
      member(index)
      space()
      if (text[offset] === close) return offset++
      if (text[offset] !== ',') fail()
      offset++
    }
  }
  function property(keys: Set<string>) {
    const start = offset
    const escapes = string()
    const key = escapes ? (JSON.parse(text.slice(start, offset)) as string) : text.slice(start + 1, offset - 1)
    path.push(key)
    see({ kind: 'key', path, start, end: offset, isTwice: keys.has(key) })
    keys.add(key)
    space()
    if (text[offset] !== ':') fail()
    offset++
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
    const start = offset
    if (path.length > depth) fail()
    const first = text[offset]
    if (first === '{') object()
    else if (first === '[') members(']', item)
    else if (first === '"') string()
    else {
      LITERAL.lastIndex = offset
      if (!LITERAL.test(text)) fail()
      offset = LITERAL.lastIndex
    }
    see({ kind: 'value', path, start, end: offset, isTwice: false })
  }

  value()
  space()
  if (offset < text.length) fail()
}
