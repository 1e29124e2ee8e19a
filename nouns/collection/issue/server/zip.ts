import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type Archive, distinct, plainName } from '@shouya/server/core/files/archive.ts'
import { archiveLink } from '@shouya/server/core/files/archiveLink.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { Kysely } from 'kysely'
import { filesIn, latestEntries } from '../../../customForms/server/public.ts'
import type * as Contract from '../contract.ts'
import { table } from './types.ts'

/** A link to everything that was handed in for a collection in scope. */
export async function linkToZip(
  ctx: Ctx,
  { id }: Input<typeof Contract.DownloadZip>,
): Promise<Result<typeof Contract.DownloadZip>> {
  const row = await find(ctx, table, id)
  const { entries } = await archiveOf(everything(ctx.db), id)
  if (entries.length === 0) fail('WrongState', { reason: 'issue.refused.noFiles' })
  ctx.note({ type: 4, table, id, billNo: row.bill_no, message: `${row.title} ${entries.length}` })
  const url = archiveLink(ctx.services.keys, { table, id, userId: ctx.user.userId }, ctx.now)
  return { url, files: entries.length }
}

/** What was handed in for a collection: a folder for each receiver (domain 6.2). */
export async function archiveOf(db: Kysely<DB>, id: number): Promise<Archive> {
  const { title, bill_no } = await db
    .selectFrom('issue')
    .select(['title', 'bill_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('issue_item')
    .innerJoin('dept', 'dept.id', 'issue_item.dept_id')
    .select(['issue_item.id', 'dept_code', 'issue_item.dept_name', 'personal', 'duty_user_name', 'file_ids'])
    .select('submission_id')
    .where('issue_id', '=', id)
    .where('submit_time', 'is not', null)
    .orderBy('dept.path')
    .orderBy('issue_item.id')
    .execute()
  const answered = await filesOfForms(db, items)
  const owners = new Map(
    items.flatMap((item) => [...item.file_ids, ...(answered.get(item.id) ?? [])].map((file) => [file, item] as const)),
  )
  if (owners.size === 0) return { name: `${plainName(title)}.zip`, entries: [] }
  const files = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'file.name', 'file.sha256', 'file_blob.size', 'file.create_time'])
    .where('file.id', 'in', [...owners.keys()])
    .execute()
  const byId = new Map(files.map((file) => [file.id, file]))
  const entries = [...owners].flatMap(([fileId, { dept_code, dept_name, personal, duty_user_name }]) => {
    const file = byId.get(fileId)
    if (!file) return []
    const folder = plainName([dept_code, dept_name, personal ? duty_user_name : null].filter(Boolean).join('_'))
    const { sha256, size } = file
    return [{ path: `${folder}/${plainName(file.name)}`, sha256, size, time: new Date(file.create_time) }]
  })
  return { name: `${plainName(`${title}_${bill_no}`)}.zip`, entries: distinct(entries) }
}

/** The files in the answers of forms, by receiver. */
async function filesOfForms(db: Kysely<DB>, items: readonly { id: number; submission_id: number | null }[]) {
  const ids = items.flatMap(({ submission_id }) => submission_id ?? [])
  const entries = await latestEntries({ db: db as unknown as Kysely<Unscoped> }, ids)
  return new Map(
    items.map(({ id, submission_id }) => {
      const entry = submission_id === null ? undefined : entries.get(submission_id)
      return [id, entry ? filesIn(entry.document, entry.data) : []]
    }),
  )
}
