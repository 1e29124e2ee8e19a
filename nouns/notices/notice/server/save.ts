import type { Input } from '@shouya/contract/action'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { keepFiles } from '@shouya/server/core/files/keepFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import type * as NoticeContract from '../contract.ts'
import { findOwn } from './find.ts'
import { checkEnd, checkUrl, filesOf, receiverOf } from './parts.ts'
import { type Moved, publish } from './publish.ts'
import { type Annex, isDraft, isOpen, type Notice, status, wordsOf } from './rules.ts'

type Fields = Input<typeof NoticeContract.SaveNotice>

/** A draft of the caller's, or a withdrawn notice, which may be changed and deleted. */
async function findOpen(ctx: Ctx, id: number, version: number | undefined): Promise<Notice> {
  const row = await findOwn(ctx, id, 'lock')
  if (version !== undefined) checkVersion(row, version)
  if (!isOpen(row.status)) fail('WrongState', { reason: 'notice.refused.withdrawFirst' })
  if (isDraft(row)) checkOwnDraft(row, ctx.user)
  return row
}

/** Writes a draft, or changes one or a withdrawn notice; published at once if the caller says so. */
export async function saveNotice(ctx: Ctx, input: Fields): Promise<Moved> {
  const isPublished = input.status === status.published
  if (isPublished && !can(ctx.user, 'sys_notice', 'publish')) fail('NoOperation')
  const before = input.id === undefined ? null : await findOpen(ctx, input.id, input.version)
  const receiver = await receiverOf(ctx, input)
  checkUrl(input)
  checkEnd(ctx, input.expire_time)
  const { cover_file_id, annex, all } = await filesOf(ctx, input)
  const { title, type, url, is_top, need_receipt, expire_time } = input
  const content = cleanHtml(input.content)
  const fields = { title, type, url, content, is_top, need_receipt, expire_time, cover_file_id, ...receiver }
  const stored = {
    ...fields,
    annex: JSON.stringify(annex),
    search_text: wordsOf({
      ...fields,
      bill_no: before?.bill_no ?? null,
      create_user_name: before?.create_user_name ?? ctx.user.name,
    }),
  }
  const written = before
    ? ctx.scoped
        .change('notice')
        .set({ ...stored, edition: editionOf(before, { ...fields, annex }), ...changed(ctx) })
        .where('id', '=', before.id)
    : ctx.scoped
        .insert('notice')
        .values({ ...stored, dept_id: ctx.user.deptId, dept_name: ctx.user.deptName, ...made(ctx) })
  const row = await written.returningAll().executeTakeFirstOrThrow()
  await keepFiles(ctx, all, { table: 'notice', id: row.id })
  ctx.note({
    ...{ table: 'notice', id: row.id, billNo: row.bill_no ?? '' },
    before: before && logged(before),
    after: { ...logged({ ...fields, annex }), ...(isPublished ? { status: input.status } : {}) },
  })
  return isPublished ? publish(ctx, row) : { id: row.id, version: row.version, status: row.status }
}

type Read = Pick<Notice, 'title' | 'content' | 'url' | 'need_receipt'> & { annex: unknown }

/** Receipts are for what people have read: once it was published, another text is another edition. */
function editionOf(before: Notice, after: Read): number {
  const words = ({ title, content, url, need_receipt, annex }: Read) =>
    JSON.stringify([title, content, url, need_receipt, (annex as Annex[]).map(({ file_id }) => file_id)])
  return before.status === status.withdrawn && words(before) !== words(after) ? before.edition + 1 : before.edition
}

type Said = Read & Pick<Notice, 'type' | 'recv_dept_name' | 'is_top' | 'expire_time' | 'cover_file_id'>

/** A notice as the log has it: words instead of markup and of numbers. */
const logged = ({ title, type, recv_dept_name, content, url, cover_file_id, annex, ...row }: Said) => ({
  ...{ title, type, recv_dept_name },
  content: textOfHtml(content),
  url: url || null,
  cover: cover_file_id !== null,
  annex: (annex as Annex[]).map(({ name }) => name).join('、') || null,
  is_top: row.is_top,
  need_receipt: row.need_receipt,
  expire_time: row.expire_time,
})

/** Takes a draft or a withdrawn notice out of the lists into the recycle bin; row, receipts and files stay until retention. */
export const removeNotice: Handler<typeof NoticeContract.DeleteNotice> = async (ctx, { id, version }) => {
  const { title, bill_no, status } = await findOpen(ctx, id, version)
  await recycle(ctx, { table: 'notice', id, name: [title, bill_no].filter(Boolean).join(' ') })
  await updateRow(ctx, 'notice', id, { is_deleted: true })
  ctx.note({
    table: 'notice',
    id,
    billNo: bill_no ?? '',
    before: { title, status, is_deleted: false },
    after: { is_deleted: true },
  })
  return null
}
