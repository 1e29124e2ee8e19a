import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

type Job = { name: string; table: keyof DB; now: Date }
type Done = { id: number; before?: object; after: object }

/** What a job has changed, a row for each record: nobody's name stands there, and the record's own history shows it. */
export async function auditJob(tx: Kysely<DB>, { name, table, now }: Job, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return
  await tx
    .insertInto('sys_log')
    .values(
      done.map(({ id, before = {}, after }) => ({
        log_type: 2,
        action: `Job/${name}`,
        target_table: table,
        target_id: id,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        result: true,
        create_time: now,
      })),
    )
    .execute()
}
