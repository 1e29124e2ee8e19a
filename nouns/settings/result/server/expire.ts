import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

const KEPT_DAYS = 30

/** Deletes results older than 30 days with their files; answers how many. */
export const expireResults = (db: Kysely<DB>, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const since = moment(new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    const gone = await tx.deleteFrom('operation_result').where('create_time', '<', since).returning('file_id').execute()
    const files = gone.flatMap(({ file_id }) => file_id ?? [])
    if (files.length > 0) await tx.deleteFrom('file').where('id', 'in', files).execute()
    return gone.length
  })
