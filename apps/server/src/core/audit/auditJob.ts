import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

type Job = { name: string; table: keyof DB; now: Date }
type Done = { id: number; before?: object; after: object }

/** Records what a job changed, one row per record without an actor, so that the record's history shows it. */
export async function auditJob(tx: Kysely<DB>, { name, table, now }: Job, changes: readonly Done[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insertInto('sys_log')
    .values(
      changes.map(({ id, before = {}, after }) => ({
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
