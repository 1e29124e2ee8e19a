import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type { Compared } from './boxes.ts'
import type { Entry } from './entry.ts'

/**
 * A seal can be used once per day and company (domain 4.4): returns the boxes with their seals marked as used. 1001 at
 * each seal of another handover. Handovers of one company are serialized here, so that the error is not that of the
 * unique index.
 */
export async function sealed(ctx: Ctx, { before, row, items }: Entry): Promise<Compared[]> {
  const { escort_company_id: company, biz_date } = row
  const seals = items.flatMap(({ seal_no }) => seal_no ?? [])
  if (company === null || seals.length === 0) return items
  await sql`select pg_advisory_xact_lock(hashtext('money_box_seal'), ${company}::int)`.execute(ctx.db)
  const used = await ctx.db
    .selectFrom('money_box_item')
    .select('seal_no')
    .where('seal_company_id', '=', company)
    .where('seal_day', '=', biz_date)
    .where('seal_no', 'in', seals)
    .where('money_box_id', '<>', before?.id ?? 0)
    .execute()
  const taken = new Set(used.map(({ seal_no }) => seal_no))
  const issues = items.flatMap(({ seal_no }, index) =>
    taken.has(seal_no) ? [{ path: `items.${index}.seal_no`, reason: 'moneyBox.refused.sealUsed' as const }] : [],
  )
  if (issues.length > 0) fail('BadInput', { data: issues })
  return items.map((item) => (item.seal_no === null ? item : { ...item, seal_company_id: company, seal_day: biz_date }))
}
