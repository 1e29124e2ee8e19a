import type { Ctx } from '../core/context.ts'
import { failAt } from '../core/failure.ts'
import { localTime } from '../core/time/local.ts'
import type { Rows } from './page.ts'

const bankName = { CN: 'platform.bank_name', HK: 'platform.bank_name_hk', US: 'platform.bank_name_us' } as const

/** What stands on every sheet: the bank in the caller's language, who printed it and when. */
export async function paperHead(ctx: Ctx) {
  const { settings, database } = ctx.services
  return {
    bank_name: await settings.get(bankName[ctx.lang]),
    printed_by: ctx.user.name,
    printed_time: localTime(ctx.now, database.timezone),
  }
}

/**
 * The rows of a query that go onto paper, at most `max`. The log says which ones did; a single one has it in its own
 * history.
 */
export async function rowsOnPaper<O extends { id: number; bill_no: string | null }>(
  ctx: Ctx,
  table: string,
  query: Rows<O>,
  max: number,
): Promise<O[]> {
  const found = await query.limit(max + 1).execute()
  if (found.length > max) failAt('', 'input.rows', { max })
  const billNo = found.flatMap((row) => row.bill_no ?? []).join(' ')
  const [only] = found
  if (only && found.length === 1) ctx.note({ table, id: only.id, ...(only.bill_no === null ? {} : { billNo }) })
  else ctx.note({ table, after: { bill_no: billNo } })
  return found
}
