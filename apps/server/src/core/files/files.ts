import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Ctx, Principal } from '../context.ts'
import { fail } from '../failure.ts'
import type { Stored } from './store.ts'

/** Where a file is fetched, by those who may read the record that refers to it. */
export const fileUrl = (id: number): string => `/api/Common/PreviewDownloadFile?id=${id}`

type NewFile = Stored & { name: string; folder: string; mime: string; userId: number; now: Date }

/** Enters an uploaded or generated file; until a record refers to it only its uploader reads it. */
export async function addFile(db: Kysely<Unscoped>, { sha256, size, mime, now, ...file }: NewFile): Promise<number> {
  await db
    .insertInto('file_blob')
    .values({ sha256, size, mime, create_time: now })
    .onConflict((c) => c.doNothing())
    .execute()
  const { id } = await db
    .insertInto('file')
    .values({ sha256, name: file.name, folder: file.folder, create_user_id: file.userId, create_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ties the caller's own loose file to a record. Nobody can quote a file that they may not read. */
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

/** Says whether somebody may read the records of a table, so also their files. */
export type FileReaders = Readonly<
  Record<string, (db: Kysely<DB>, user: Principal, recordId: number) => Promise<boolean>>
>
