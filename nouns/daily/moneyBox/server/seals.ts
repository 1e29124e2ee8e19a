import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type { Written } from './write.ts'

/**
 * Seals are used once a day and company (domain 4.4): marks those of a handover as used. 1001 at each that another handover
 * has. Handovers of one company wait for each other here, so that the answer is not the database's.
 */
export async function spendSeals(ctx: Ctx, { row, items }: Pick<Written, 'row' | 'items'>): Promise<void> {
  const company = row.escort_company_id
  const seals = items.flatMap(({ seal_no }) => seal_no ?? [])
  if (company === null || seals.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('money_box_seal'), ${company}::int)`.execute(ctx.db)
  const used = await ctx.db
    .selectFrom('money_box_item')
    .select('seal_no')
    .where('seal_company_id', '=', company)
    .where('seal_day', '=', row.biz_date)
    .where('seal_no', 'in', seals)
    .where('money_box_id', '<>', row.id)
    .execute()
  const taken = new Set(used.map(({ seal_no }) => seal_no))
  const issues = items.flatMap(({ seal_no }, index) =>
    taken.has(seal_no) ? [{ path: `items.${index}.seal_no`, reason: 'moneyBox.sealUsed' as const }] : [],
  )
  if (issues.length > 0) fail('BadInput', { data: issues })
  await ctx.db
    .updateTable('money_box_item')
    .set({ seal_company_id: company, seal_day: row.biz_date })
    .where('money_box_id', '=', row.id)
    .where('seal_no', 'is not', null)
    .execute()
}
