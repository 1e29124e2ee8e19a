import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import type * as NoticeContract from '../contract.ts'
import { lockOwn } from './find.ts'
import { isDraft, isOpen } from './rules.ts'

/** Takes a draft or a withdrawn notice out of the lists into the recycle bin; row, receipts and files stay until retention. */
export const removeNotice: Handler<typeof NoticeContract.DeleteNotice> = async (ctx, { id, version }) => {
  const row = await lockOwn(ctx, id)
  if (version !== undefined) checkVersion(row, version)
  if (!isOpen(row.status)) fail('WrongState', { reason: 'notice.withdrawFirst' })
  if (isDraft(row)) checkOwnDraft(row, ctx.user)
  await recycle(ctx, { table: 'notice', id, name: [row.title, row.bill_no].filter(Boolean).join(' ') })
  await ctx.scoped
    .change('notice')
    .set({ is_deleted: true, ...changed(ctx) })
    .where('id', '=', id)
    .execute()
  const { title, status } = row
  ctx.note({
    table: 'notice',
    id,
    billNo: row.bill_no ?? '',
    before: { title, status, is_deleted: false },
    after: { is_deleted: true },
  })
  return null
}
