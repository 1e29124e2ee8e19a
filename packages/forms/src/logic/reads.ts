import { isList, isObject, type Json } from '../json.ts'

/** What an expression reads: fields by model, columns of batches, the clock. */
export interface Reads {
  readonly fields: readonly string[]
  readonly columns: readonly { readonly batch: string; readonly model: string }[]
  readonly clock: boolean
}

/** All that stands anywhere in an expression; also in a broken one, whose sound parts still count. */
export function readsOf(expression: Json | undefined): Reads {
  const fields: string[] = []
  const columns: { batch: string; model: string }[] = []
  let clock = false
  const open: Json[] = expression === undefined ? [] : [expression]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (!isObject(each)) continue
    if (each.op === 'field') fields.push(String(each.model))
    if (each.op === 'column') columns.push({ batch: String(each.batch), model: String(each.model) })
    if (each.op === 'now' || each.op === 'today') clock = true
    if (isList(each.args)) open.push(...each.args)
  }
  return { fields, columns, clock }
}
