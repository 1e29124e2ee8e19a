import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Ctx, Principal } from '../context.ts'
import { fail } from '../failure.ts'
import type { Stored } from './store.ts'

const PLACE = '/api/Common/PreviewDownloadFile?id='

/** The address of a file, for those who may read the record that refers to it. */
export const fileUrl = (id: number): string => `${PLACE}${id}`

/** The file id in one of our addresses; null for any other address. */
export function fileOf(url: string): number | null {
  const digits = url.startsWith(PLACE) ? url.slice(PLACE.length) : ''
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null
}

type NewFile = Stored & { name: string; folder: string; mime: string; userId: number; now: Date }

/**
 * Inserts an uploaded or generated file; until a record refers to it only its uploader may read it. One statement,
 * which locks the blob's row: the clean-up cannot remove the blob in between.
 */
export async function addFile(db: Kysely<Unscoped>, file: NewFile): Promise<number> {
  const { sha256, size, mime, now } = file
  const { id } = await db
    .with('blob', (q) =>
      q
        .insertInto('file_blob')
        .values({ sha256, size, mime, create_time: now })
        .onConflict((c) => c.column('sha256').doUpdateSet({ size: sql`excluded.size` }))
        .returning('sha256'),
    )
    .insertInto('file')
    .columns(['sha256', 'name', 'folder', 'create_user_id', 'create_time'])
    .expression((eb) =>
      eb
        .selectFrom('blob')
        .select(({ val, ref }) => [
          ref('blob.sha256').as('sha256'),
          val(file.name).as('name'),
          val(file.folder).as('folder'),
          sql<number>`${file.userId}::bigint`.as('create_user_id'),
          sql<Date>`${now}::timestamptz`.as('create_time'),
        ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Attaches the caller's own loose file to a record, so that nobody can reference a file they may not read. */
export async function attachFile(ctx: Ctx, id: number, table: string, recordId: number): Promise<void> {
  const tied = await ctx.db
    .updateTable('file')
    .set({ ref_table: table, ref_id: recordId })
    .where('id', '=', id)
    .where('create_user_id', '=', ctx.user.userId)
    .where('ref_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!tied) fail('BadInput', { data: [{ path: 'sign.file_id', reason: 'input.file' }] })
}

/** Whether a caller may read the records of a table, and so their files; `reveal`: yes, and it is to be logged. */
export type FileReaders = Readonly<
  Record<string, (db: Kysely<DB>, user: Principal, recordId: number, file: number) => Promise<boolean | 'reveal'>>
>
