import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Runs `work` while the tables have no keyword indexes, and rebuilds them at its end: building an index at once takes a
 * fraction of the time of row-by-row updates.
 */
export async function withoutKeywordIndexes<Result>(tx: Kysely<DB>, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like '% USING gin %'`.execute(tx)
  await sql`drop index ${sql.join(rows.map(({ name }) => sql.ref(name)))}`.execute(tx)
  const result = await work()
  // No index can be built on a table with deferred foreign key checks pending.
  await sql`set constraints all immediate`.execute(tx)
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
  for (const { definition } of rows) await sql.raw(definition).execute(tx)
  return result
}
