import type { Input } from '@shouya/contract/action'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import type * as NoticeContract from '../contract.ts'
import { lockOwn } from './find.ts'
import { checkEnd, checkUrl, filesOf, looseFiles, receiverOf } from './parts.ts'
import { type Moved, publish } from './publish.ts'
import { isDraft, isOpen, type Notice, status } from './rules.ts'
import { logged, searchText } from './words.ts'

type Fields = Input<typeof NoticeContract.SaveNotice>

/** Writes a draft, or changes one or a withdrawn notice; published at once if the caller says so. */
export async function saveNotice(ctx: Ctx, input: Fields): Promise<Moved> {
  if (input.status === status.published && !can(ctx.user, 'sys_notice', 'publish')) fail('NoOperation')
  const before = input.id === undefined ? null : await lockOwn(ctx, input.id)
  if (before) {
    if (input.version !== undefined) checkVersion(before, input.version)
    if (!isOpen(before.status)) fail('WrongState', { reason: 'notice.withdrawFirst' })
    if (isDraft(before)) checkOwnDraft(before, ctx.user)
  }
  const receiver = await receiverOf(ctx, input)
  checkUrl(input)
  checkEnd(ctx, input.expire_time)
  const { cover_file_id, annex, all } = await filesOf(ctx, input)
  const { title, type, url, is_top, need_receipt, expire_time } = input
  const content = cleanHtml(input.content)
  const fields = {
    ...{ title, type, url, content, is_top, need_receipt, expire_time, cover_file_id },
    ...receiver,
    annex: JSON.stringify(annex),
    search_text: searchText({
      title,
      content,
      bill_no: before?.bill_no ?? null,
      by: before?.create_user_name ?? ctx.user.name,
    }),
  }
  const row = before
    ? await update(ctx, before, { ...fields, edition: editionOf(before, { ...fields, annex }) })
    : await insert(ctx, fields)
  await tieFiles(ctx, all, { table: 'notice', id: row.id })
  if (before) await looseFiles(ctx, row.id, all)
  ctx.note({
    ...{ table: 'notice', id: row.id, billNo: row.bill_no ?? '' },
    before: before && logged(before),
    after: { ...logged({ ...fields, annex }), ...(input.status === status.published ? { status: input.status } : {}) },
  })
  if (input.status !== status.published) return { id: row.id, version: row.version, status: row.status }
  return publish(ctx, row)
}

type Read = Pick<Notice, 'title' | 'content' | 'url' | 'need_receipt'> & { annex: unknown }

/** Receipts are for what people have read: once it was published, another text is another edition. */
function editionOf(before: Notice, after: Read): number {
  const words = ({ title, content, url, need_receipt, annex }: Read) =>
    JSON.stringify([title, content, url, need_receipt, (annex as { file_id: number }[]).map(({ file_id }) => file_id)])
  return before.status === status.withdrawn && words(before) !== words(after) ? before.edition + 1 : before.edition
}

type Values = Omit<Fields, 'id' | 'version' | 'status' | 'cover' | 'annex_urls' | 'annex_name' | 'recv_dept_id'> & {
  recv_dept_id: number | null
  recv_dept_name: string | null
  cover_file_id: number | null
  annex: string
  search_text: string
}

const insert = (ctx: Ctx, values: Values): Promise<Notice> =>
  ctx.scoped
    .insert('notice')
    .values({ ...values, dept_id: ctx.user.deptId, dept_name: ctx.user.deptName, ...made(ctx) })
    .returningAll()
    .executeTakeFirstOrThrow()

const update = (ctx: Ctx, { id }: Notice, values: Values & { edition: number }): Promise<Notice> =>
  ctx.scoped
    .change('notice')
    .set({ ...values, ...changed(ctx) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
