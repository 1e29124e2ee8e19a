import type { Ctx } from '../core/context.ts'
import { failAt } from '../core/failure.ts'
import type { Rows } from '../registers/page.ts'
import { paperHead } from '../registers/paper.ts'

type Paper<O, R> = {
  table: string
  /** What the query finds, in the order of the paper. */
  rows: Rows<O>
  /** The chosen ones among them. */
  ids?: readonly number[] | undefined
  draw: (found: O[]) => R[] | Promise<R[]>
  max: number
}

/**
 * Rows that go onto paper, at most `max`. The log says which ones did; a single one has it in its own history.
 */
export async function printList<O extends { id: number; bill_no: string | null }, R>(
  ctx: Ctx,
  { table, rows, ids, draw, max }: Paper<O, R>,
) {
  const asked = ids ? rows.where(`${table}.id`, 'in', ids) : rows
  const found = await asked.limit(max + 1).execute()
  if (found.length > max) failAt('', 'input.rows', { max })
  const billNo = found.flatMap((row) => row.bill_no ?? []).join(' ')
  const [only] = found
  if (only && found.length === 1) ctx.note({ table, id: only.id, ...(only.bill_no === null ? {} : { billNo }) })
  else ctx.note({ table, after: { bill_no: billNo } })
  return { ...(await paperHead(ctx)), rows: await draw(found) }
}
