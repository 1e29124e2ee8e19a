import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** The most characters of all files of a document that keywords look through. */
const LONGEST = 100_000

/** What was read of the content of files, in their order. */
export async function textsOf(db: Kysely<Unscoped>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('file')
    .innerJoin('file_text', 'file_text.sha256', 'file.sha256')
    .select(['file.id', 'content'])
    .where('file.id', 'in', ids)
    .where('content', 'is not', null)
    .orderBy('file.id')
    .execute()
  let left = LONGEST
  return rows.map(({ content }) => {
    const text = (content ?? '').slice(0, left)
    left -= text.length
    return text
  })
}

/** Has the content of the files read that nobody has read yet (job material_text), once this transaction is committed. */
export async function readLater({ db, services }: Ctx, id: number, files: readonly number[]): Promise<void> {
  if (files.length === 0) return
  const unread = await db
    .selectFrom('file')
    .leftJoin('file_text', 'file_text.sha256', 'file.sha256')
    .select('file.id')
    .where('file.id', 'in', files)
    .where('file_text.sha256', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (unread) await services.jobs.send(db, 'material_text', { id })
}
