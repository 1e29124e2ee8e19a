import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { parts } from '../budgets/budgets.ts'
import { moment } from '../time/moment.ts'
import type { FileStore } from './store.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const AT_ONCE = 500

/** Gives up uploads of which no part has come for a day. */
async function giveUpParts(db: Kysely<DB>, store: FileStore, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`delete from file_upload
    where touch_time < ${new Date(now.getTime() - parts.hours * HOUR)} returning id`.execute(db)
  for (const { id } of rows) await store.parts.remove(id)
}

/**
 * Removes files that no record refers to after a day, and then blobs without files. A blob whose content was uploaded
 * again in the meantime stays: `addFile` locks its row, and the store knows the time of the last put.
 */
export async function cleanUp(db: Kysely<DB>, store: FileStore, now: Date): Promise<{ files: number; blobs: number }> {
  await giveUpParts(db, store, now)
  const since = new Date(now.getTime() - DAY)
  const { numDeletedRows } = await db
    .deleteFrom('file')
    .where('ref_id', 'is', null)
    .where('create_time', '<', moment(since))
    .executeTakeFirstOrThrow()
  const loose = await db
    .selectFrom('file_blob')
    .select('sha256')
    .where('create_time', '<', moment(since))
    .where(sql<boolean>`not exists (select from file where file.sha256 = file_blob.sha256)`)
    .limit(AT_ONCE)
    .execute()
  let blobs = 0
  for (const { sha256 } of loose) if (await removeBlob(db, store, sha256, since)) blobs++
  return { files: Number(numDeletedRows), blobs }
}

const removeBlob = (db: Kysely<DB>, store: FileStore, sha256: string, since: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('file_blob')
      .select('sha256')
      .where('sha256', '=', sha256)
      .forUpdate()
      .executeTakeFirst()
    const reference = await tx.selectFrom('file').select('id').where('sha256', '=', sha256).executeTakeFirst()
    if (!row || reference || !(await store.remove(sha256, since))) return false
    await tx.deleteFrom('file_blob').where('sha256', '=', sha256).execute()
    return true
  })
