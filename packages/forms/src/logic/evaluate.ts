import type { Expression } from '../expression.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../json.ts'
import { functionOf } from '../logicFunctions.ts'

/** Where an expression finds what it reads. */
export interface Surroundings {
  readonly field: (model: string) => Json
  readonly column: (batch: string, model: string) => Json
  readonly option: (part: string) => Json
  /** What a call over columns gives, which is the same for every row that can read them. */
  readonly overColumns: (call: JsonObject, batches: readonly string[], run: () => Json) => Json
  /** `YYYY-MM-DD HH:mm:ss`, or nothing while the host has not told. */
  readonly now: () => string | null
}

/** Deeper trees were not written by a person. */
export const MOST_DEPTH = 50

/**
 * The value of an expression. Never throws: what is not an expression is nothing (null), and `inspect` tells so at
 * design time.
 */
export function evaluate(expression: Expression | Json | undefined, around: Surroundings, depth = 0): Json {
  if (!isObject(expression) || depth > MOST_DEPTH) return null
  const { op } = expression
  if (op === 'literal') return own(expression, 'value') ?? null
  if (op === 'field') return around.field(String(expression.model))
  if (op === 'column') return around.column(String(expression.batch), String(expression.model))
  if (op === 'option') return around.option(String(expression.part))
  if (op === 'now') return around.now()
  if (op === 'today') return around.now()?.slice(0, 10) ?? null
  const called = typeof op === 'string' ? functionOf(op) : undefined
  const args = isList(expression.args) ? expression.args : []
  if (!called || (args.length === 0 && called.rest)) return null
  const run = () => called.run(...args.map((arg) => evaluate(arg, around, depth + 1)))
  const batches = batchesOf(args)
  return batches.length > 0 ? around.overColumns(expression, batches, run) : run()
}

const NONE: readonly string[] = []

/** The batches that a call reads columns of, when it reads nothing else. */
function batchesOf(args: readonly Json[]): readonly string[] {
  if (!args.some((arg) => isObject(arg) && arg.op === 'column')) return NONE
  if (!args.every((arg) => isObject(arg) && (arg.op === 'column' || arg.op === 'literal'))) return NONE
  return args.flatMap((arg) => (isObject(arg) && arg.op === 'column' ? [String(arg.batch)] : []))
}
