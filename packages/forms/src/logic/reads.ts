import { isList, isObject, type Json } from '../json.ts'

/** What an expression reads: fields by model, columns of batches, the clock. */
export interface Reads {
  readonly fields: readonly string[]
  readonly columns: readonly { readonly batch: string; readonly model: string }[]
  readonly clock: boolean
}

/** All reads of an expression; also of an invalid one, whose valid parts count. */
export function readsOf(expression: Json | undefined): Reads {
  const fields: string[] = []
  const columns: { batch: string; model: string }[] = []
  let clock = false
  const open: Json[] = expression === undefined ? [] : [expression]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isObject(node)) continue
    if (node.op === 'field') fields.push(String(node.model))
    if (node.op === 'column') columns.push({ batch: String(node.batch), model: String(node.model) })
    if (node.op === 'now' || node.op === 'today') clock = true
    if (isList(node.args)) open.push(...node.args)
  }
  return { fields, columns, clock }
}
