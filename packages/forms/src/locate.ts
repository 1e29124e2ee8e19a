import type { JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import { JsonTextError, scanJson } from './parsing/scanJson.ts'

/** A piece of a text; line and column count from 1. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly column: number
}

/**
 * Where in a JSON text the value at a path stands, for marking a problem in an editor. A path that leads nowhere gives
 * the last value on the way to it; a text that is not JSON gives the place where it stops being so.
 */
export function locate(text: string, path: JsonPath): Place {
  let best = { start: 0, end: text.length, depth: 0 }
  try {
    scanJson(text, LIMITS.jsonDepth, (seen) => {
      const isOnWay = seen.path.length > best.depth && seen.path.every((step, index) => step === path[index])
      if (seen.kind === 'key' || !isOnWay) return
      best = { start: seen.start, end: seen.end, depth: seen.path.length }
    })
  } catch (failure) {
    if (!(failure instanceof JsonTextError)) throw failure
    best = { start: failure.offset, end: Math.min(text.length, failure.offset + 1), depth: 0 }
  }
  return { start: best.start, end: best.end, ...lineOf(text, best.start) }
}

export function lineOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
