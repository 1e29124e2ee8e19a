import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { sql } from 'kysely'
import * as Notice from '../contract.ts'
import { findManaged, findReceived, manages } from './find.ts'
import { listNotices } from './list.ts'
import { moveNotice } from './publish.ts'
import { addRead, confirmNotice } from './read.ts'
import { countReceipts, listReceipts } from './receipts.ts'
import { remindReaders } from './remind.ts'
import { removeNotice } from './remove.ts'
import { conditionsOf, noticesOf, rowOf, selectNotices, unfiltered } from './rows.ts'
import { saveNotice } from './save.ts'

export const notice = handle(Notice, {
  GetNoticePageList: listNotices,

  async GetNotice(ctx, { id }) {
    const managed = manages(ctx)
    await (managed ? findManaged(ctx, id) : findReceived(ctx, id))
    const row = await selectNotices(ctx).where('notice.id', '=', id).executeTakeFirst()
    return row ? rowOf(ctx, managed)(row) : fail('NotFound')
  },

  async GetNoticeCount(ctx) {
    const { count } = await noticesOf(ctx)
      .where(conditionsOf(ctx, { ...unfiltered, IsRead: 0 }))
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
