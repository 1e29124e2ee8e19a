import { isList, type Json, type JsonObject } from './json.ts'
import type { FunctionName } from './logicFunctions.ts'

/**
 * A computation as plain data: interpreted, never compiled, so a document can carry it safely. `field` reads a value of
 * the same row or of an enclosing scope, `column` all values of a batch's column, `option` (in `logic.options` only) a
 * key of the option that is tested.
 */
export type Expression =
  | (JsonObject & { readonly op: 'literal'; readonly value: Json })
  | (JsonObject & { readonly op: 'field'; readonly model: string })
  | (JsonObject & { readonly op: 'column'; readonly batch: string; readonly model: string })
  | (JsonObject & { readonly op: 'option'; readonly part: string })
  | (JsonObject & { readonly op: FunctionName; readonly args: readonly Expression[] })

/** The arguments of a call; none for an expression that is no call. */
export const argsOf = (expression: Expression): readonly Expression[] =>
  'args' in expression && isList(expression.args) ? (expression.args as readonly Expression[]) : []
