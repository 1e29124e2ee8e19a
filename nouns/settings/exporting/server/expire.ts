import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

const KEPT_DAYS = 30

/** Deletes the files of exports that have expired, and the records of old exports. Returns the number of files. */
export async function expireExports(db: Kysely<DB>, now: Date): Promise<number> {
  const expired = await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('export_job')
      .select(['id', 'file_id'])
      .where('state', '=', 2)
      .where('expire_time', '<=', moment(now))
      .forUpdate()
      .execute()
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx.updateTable('export_job').set({ state: 5, file_id: null }).where('id', 'in', ids).execute()
    const files = due.flatMap(({ file_id }) => file_id ?? [])
    if (files.length > 0) await tx.deleteFrom('file').where('id', 'in', files).execute()
    return files.length
  })
  await db
    .deleteFrom('export_job')
    .where('create_time', '<', moment(new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
    .where('state', 'in', [3, 4, 5])
    .execute()
  return expired
}
