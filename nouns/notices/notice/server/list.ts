import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { offsetOf, page, totalOf } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { conditionsOf, noticesOf, rowOf, selectNotices } from './rows.ts'

type Query = Input<typeof NoticeContract.GetNoticePageList>

/** One page of the notices that the caller manages, or of those that the caller received: of these pinned ones come first. */
export async function listNotices(ctx: Ctx, query: Query): Promise<Result<typeof NoticeContract.GetNoticePageList>> {
  const conditions = conditionsOf(ctx, query)
  if (query.managed) {
    const source = { table: 'notice', rows: selectNotices(ctx), count: noticesOf(ctx) }
    const { rows, total } = await page(ctx.db, query, conditions, source)
    return { rows: rows.map(rowOf(ctx, true)), total }
  }
  const offset = offsetOf(query)
  const [rows, total] = await Promise.all([
    selectNotices(ctx)
      .where(conditions)
      .orderBy('notice.is_top', 'desc')
      .orderBy(sql.ref(`notice.${query.sort_field}`), query.sort_order)
      .orderBy('notice.id', query.sort_order)
      .limit(query.pagesize)
      .offset(offset)
      .execute(),
    totalOf(ctx.db, noticesOf(ctx).where(conditions)),
  ])
  return { rows: rows.map(rowOf(ctx, false)), total }
}
