import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { rectificationsOf } from '../../../rectify/server/public.ts'
import type * as SecurityCheck from '../contract.ts'
import { conditionsOf } from './rows.ts'

/** The items that the caller's checks found abnormal, with what became of them (domain 7.2: the records behind 异常数). */
export async function getAbnormalPageList(ctx: Ctx, query: Input<typeof SecurityCheck.GetAbnormalPageList>) {
  const found = ctx.scoped
    .rows('security_check')
    .innerJoin('security_result', 'security_result.check_id', 'security_check.id')
    .where('security_result.result', '=', result.abnormal)
    .where(conditionsOf(ctx)({ ...query, filed: true }))
    .where(allOf(when(query.abnormal_item_id, sql`security_result.item_id = ${query.abnormal_item_id}`)))
    .select(['security_result.id', 'check_id', 'bill_no', 'dept_name', 'biz_date', 'session'])
    .select(['item_code', 'content', 'hazard_level', 'problem_desc', 'recovered_note', 'rectify_id'])
  const rows = ctx.db.selectFrom(found.as('found')).selectAll()
  // The words are looked for in the checks already.
  const listPage = await page(ctx.db, { ...query, keywords: '' }, sql`true`, {
    table: 'found',
    rows,
    count: rows.clearSelect(),
  })
  const rectifications = await rectificationsOf(
    ctx.db,
    listPage.rows.flatMap(({ rectify_id }) => rectify_id ?? []),
  )
  return {
    rows: listPage.rows.map((row): Row<typeof SecurityCheck.GetAbnormalPageList> => {
      const mended = rectifications.get(row.rectify_id ?? 0)
      return { ...row, rectify_no: mended?.bill_no ?? null, rectify_status: mended?.status ?? null }
    }),
    total: listPage.total,
  }
}
