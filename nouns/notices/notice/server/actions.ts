import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { offsetOf, page, totalOf } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import * as Notice from '../contract.ts'
import { findManaged, findReceived, manages } from './find.ts'
import { moveNotice } from './publish.ts'
import { addRead, confirmNotice } from './read.ts'
import { countReceipts, listReceipts } from './receipts.ts'
import { remindReaders } from './remind.ts'
import { conditionsOf, noticesOf, received, rowOf, selectNotices } from './rows.ts'
import { removeNotice, saveNotice } from './save.ts'

export const actions = handle(Notice, {
  GetNoticePageList: listNotices,

  async GetNotice(ctx, { id }) {
    const managed = manages(ctx)
    await (managed ? findManaged(ctx, id) : findReceived(ctx, id))
    const row = await selectNotices(ctx).where('notice.id', '=', id).executeTakeFirst()
    return row ? rowOf(ctx, managed)(row) : fail('NotFound')
  },

  async GetNoticeCount(ctx) {
    const { count } = await received(ctx, { IsRead: 0 })
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return { NoticeCount: count }
  },

  SaveNotice: saveNotice,
  DeleteNotice: removeNotice,
  UpdateNoticeStatus: moveNotice,
  AddNoticeRead: addRead,
  ConfirmNotice: confirmNotice,
  GetReceiptPageList: listReceipts,
  GetReceiptDeptList: (ctx, { id }) => countReceipts(ctx, id),
  RemindNotice: remindReaders,
})

/** One page of the notices that the caller manages, or of those that the caller received: of these pinned ones come first. */
async function listNotices(
  ctx: Ctx,
  query: Input<typeof Notice.GetNoticePageList>,
): Promise<Result<typeof Notice.GetNoticePageList>> {
  const conditions = conditionsOf(ctx, query)
  if (query.managed) {
    const source = { table: 'notice', rows: selectNotices(ctx), count: noticesOf(ctx) }
    const { rows, total } = await page(ctx.db, query, conditions, source)
    return { rows: rows.map(rowOf(ctx, true)), total }
  }
  const [rows, total] = await Promise.all([
    selectNotices(ctx)
      .where(conditions)
      .orderBy('notice.is_top', 'desc')
      .orderBy(sql.ref(`notice.${query.sort_field}`), query.sort_order)
      .orderBy('notice.id', query.sort_order)
      .limit(query.pagesize)
      .offset(offsetOf(query))
      .execute(),
    totalOf(ctx.db, noticesOf(ctx).where(conditions)),
  ])
  return { rows: rows.map(rowOf(ctx, false)), total }
}
