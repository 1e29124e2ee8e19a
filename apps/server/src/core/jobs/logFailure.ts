import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

export type FailedJob = { name: string; error: unknown; now: Date }

/** Records a failed job in the audit log as an error (dictionary log_type 5), where administrators look. */
export async function logFailure(db: Kysely<DB>, { name, error, now }: FailedJob): Promise<void> {
  const message = String(error).slice(0, 500)
  await db
    .insertInto('sys_log')
    .values({ log_type: 5, action: `Job/${name}`, result: false, code: 500, message, create_time: now })
    .execute()
}
