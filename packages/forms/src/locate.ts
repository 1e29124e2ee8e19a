import type { JsonPath } from './json.ts'
import { LIMITS } from './limits.ts'
import { JsonTextError, scanJson } from './parsing/scanJson.ts'

/** A range of a text; line and column count from 1. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly column: number
}

/**
 * The position of the value at a path in a JSON text, for marking a problem in an editor. A path that leads nowhere
 * gives the last value on the way to it; a text that is not JSON gives the position of the syntax error.
 */
export function locate(text: string, path: JsonPath): Place {
  let best = { start: 0, end: text.length, depth: 0 }
  try {
    scanJson(text, LIMITS.jsonDepth, (node) => {
      const isOnWay = node.path.length > best.depth && node.path.every((step, index) => step === path[index])
      if (node.kind === 'key' || !isOnWay) return
      best = { start: node.start, end: node.end, depth: node.path.length }
    })
  } catch (failure) {
    if (!(failure instanceof JsonTextError)) throw failure
    best = { start: failure.offset, end: Math.min(text.length, failure.offset + 1), depth: 0 }
  }
  return { start: best.start, end: best.end, ...lineOf(text, best.start) }
}

export function lineOf(text: string, offset: number): { line: number; column: number } {
  const linesBefore = text.slice(0, offset).split('\n')
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 }
}
