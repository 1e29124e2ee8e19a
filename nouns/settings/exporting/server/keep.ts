import { addFile } from '@shouya/server/core/files/files.ts'
import type { Stored } from '@shouya/server/core/files/store.ts'
import { XLSX } from '@shouya/server/core/files/workbookFile.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely, Selectable } from 'kysely'

const HOURS = 24

/** Attaches the file to its export for a day; undefined if the export was cancelled meanwhile. */
export async function keepExport(
  db: Kysely<Unscoped>,
  { id, run, user_id, name }: Selectable<DB['export_job']>,
  { sha256, size, rows }: Stored & { rows: number },
  now: Date,
): Promise<Selectable<DB['export_job']> | undefined> {
  // Not attached to anything at first: the file of a cancelled export is deleted like every file without an owner.
  const file_id = await addFile(db, { sha256, size, name, folder: 'export', mime: XLSX, userId: user_id, now })
  const row = await db
    .updateTable('export_job')
    .set({
      state: 2,
      rows,
      total: rows,
      size,
      file_id,
      finish_time: now,
      expire_time: new Date(now.getTime() + HOURS * 3_600_000),
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 1)
    .returningAll()
    .executeTakeFirst()
  if (row) await db.updateTable('file').set({ ref_table: 'export_job', ref_id: id }).where('id', '=', file_id).execute()
  return row
}
