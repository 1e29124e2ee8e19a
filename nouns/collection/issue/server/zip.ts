import type { Input, Result } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type Archive, type ArchiveEntry, distinct, plainName } from '@shouya/server/core/files/archive.ts'
import { archiveLink } from '@shouya/server/core/files/archiveLink.ts'
import { wholeWorkbook } from '@shouya/server/noun/wholeWorkbook.ts'
import { find } from '@shouya/server/registers/find.ts'
import { filesIn, latestEntries } from '../../../customForms/server/public.ts'
import type * as Contract from '../contract.ts'
import { GetItemList } from '../contract.ts'
import { answerWorkbook } from './answerWorkbook.ts'
import { itemExporter } from './exporter.ts'
import { table } from './types.ts'

/** A link to everything that was handed in for a collection in scope. */
export async function linkToZip(
  ctx: Ctx,
  { id }: Input<typeof Contract.DownloadZip>,
): Promise<Result<typeof Contract.DownloadZip>> {
  const row = await find(ctx, table, id)
  const { entries } = await archiveOf(ctx, id)
  if (entries.length === 0) fail('WrongState', { reason: 'issue.refused.noFiles' })
  ctx.note({ type: 4, table, id, billNo: row.bill_no, message: `${row.title} ${entries.length}` })
  const url = archiveLink(ctx.services.keys, { table, id, userId: ctx.user.userId, lang: ctx.lang }, ctx.now)
  return { url, files: entries.length }
}

/**
 * What was handed in for a collection: a folder for each receiver with the files and, where a form was filled in, a workbook of the
 * answers; above them the summary (domain 6.2). Workbooks are made one at a time, when the download has come to them.
 */
export async function archiveOf(ctx: Ctx, id: number): Promise<Archive> {
  const db = everything(ctx.db)
  const { title, bill_no } = await db
    .selectFrom('issue')
    .select(['title', 'bill_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = `${plainName(`${title}_${bill_no}`)}.zip`
  const items = await db
    .selectFrom('issue_item')
    .innerJoin('dept', 'dept.id', 'issue_item.dept_id')
    .select(['issue_item.id', 'dept_code', 'issue_item.dept_name', 'personal', 'duty_user_name', 'file_ids'])
    .select((eb) => ['submission_id', eb.ref('submit_time').$notNull().as('submit_time')])
    .where('issue_id', '=', id)
    .where('submit_time', 'is not', null)
    .orderBy('dept.path')
    .orderBy('issue_item.id')
    .execute()
  if (items.length === 0) return { name, entries: [] }
  const answered = await filesOfForms(ctx, items)
  const files = await filesNamed(ctx, [...items.flatMap(({ file_ids }) => file_ids), ...[...answered.values()].flat()])
  const summary: ArchiveEntry = {
    path: `${plainName(message(ctx.lang, 'issueItem.book'))}.xlsx`,
    time: ctx.now,
    make: () => wholeWorkbook(ctx, { exporter: itemExporter, query: GetItemList.in.parse({ issue_id: id }) }),
  }
  const entries = items.flatMap((item): ArchiveEntry[] => {
    const { dept_code, dept_name, personal, duty_user_name, submission_id } = item
    const folder = plainName([dept_code, dept_name, personal ? duty_user_name : null].filter(Boolean).join('_'))
    const own = new Set([...item.file_ids, ...(answered.get(item.id) ?? [])])
    const stored = [...own].flatMap((fileId) => files.get(fileId) ?? [])
    const answers = submission_id === null ? [] : [answersOf(ctx, submission_id, new Date(item.submit_time))]
    return [...answers, ...stored].map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }))
  })
  return { name, entries: distinct([summary, ...entries]) }
}

const answersOf = (ctx: Ctx, submission: number, time: Date): ArchiveEntry => ({
  path: `${plainName(message(ctx.lang, 'issueItem.answer'))}.xlsx`,
  time,
  make: () => answerWorkbook(ctx, submission),
})

/** Files of the store by id, as they stand in an archive. */
async function filesNamed({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, ArchiveEntry>> {
  if (ids.length === 0) return new Map()
  const files = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'file.name', 'file.sha256', 'file_blob.size', 'file.create_time'])
    .where('file.id', 'in', ids)
    .execute()
  return new Map(
    files.map(({ id, name, sha256, size, create_time }) => [
      id,
      { path: plainName(name), sha256, size, time: new Date(create_time) },
    ]),
  )
}

/** The files in the answers of forms, by receiver. */
async function filesOfForms(ctx: Pick<Ctx, 'db'>, items: readonly { id: number; submission_id: number | null }[]) {
  const entries = await latestEntries(
    ctx,
    items.flatMap(({ submission_id }) => submission_id ?? []),
  )
  return new Map(
    items.map(({ id, submission_id }) => {
      const entry = submission_id === null ? undefined : entries.get(submission_id)
      return [id, entry ? filesIn(entry.document, entry.data) : []]
    }),
  )
}
