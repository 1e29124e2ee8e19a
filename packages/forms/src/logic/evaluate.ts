import type { Expression } from '../expression.ts'
import { isList, isObject, type Json, type JsonObject, own } from '../json.ts'
import { functionOf } from '../logicFunctions.ts'

/** Where an expression reads its values. */
export interface Surroundings {
  readonly field: (model: string) => Json
  readonly column: (batch: string, model: string) => Json
  readonly option: (part: string) => Json
  /** The result of a call over columns, which is the same for every row that can read them. */
  readonly overColumns: (call: JsonObject, batches: readonly string[], run: () => Json) => Json
  /** `YYYY-MM-DD HH:mm:ss`, or null while the host has not supplied it. */
  readonly now: () => string | null
}

/** Far deeper than any expression of a form. */
export const MOST_DEPTH = 50

/** The value of an expression. Never throws: an invalid expression is null, and `inspect` reports it at design time. */
export function evaluate(expression: Expression | Json | undefined, surroundings: Surroundings, depth = 0): Json {
  if (!isObject(expression) || depth > MOST_DEPTH) return null
  const { op } = expression
  if (op === 'literal') return own(expression, 'value') ?? null
  if (op === 'field') return surroundings.field(String(expression.model))
  if (op === 'column') return surroundings.column(String(expression.batch), String(expression.model))
  if (op === 'option') return surroundings.option(String(expression.part))
  if (op === 'now') return surroundings.now()
  if (op === 'today') return surroundings.now()?.slice(0, 10) ?? null
  const fn = typeof op === 'string' ? functionOf(op) : undefined
  const args = isList(expression.args) ? expression.args : []
  if (!fn || (args.length === 0 && fn.rest)) return null
  const run = () => fn.run(...args.map((arg) => evaluate(arg, surroundings, depth + 1)))
  const batches = batchesOf(args)
  return batches.length > 0 ? surroundings.overColumns(expression, batches, run) : run()
}

const NONE: readonly string[] = []

/** The batches whose columns a call reads, when it reads nothing else. */
function batchesOf(args: readonly Json[]): readonly string[] {
  if (!args.some((arg) => isObject(arg) && arg.op === 'column')) return NONE
  if (!args.every((arg) => isObject(arg) && (arg.op === 'column' || arg.op === 'literal'))) return NONE
  return args.flatMap((arg) => (isObject(arg) && arg.op === 'column' ? [String(arg.batch)] : []))
}
