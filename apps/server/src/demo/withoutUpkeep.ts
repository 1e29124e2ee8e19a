import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Foreign = { table: string; drops: string; adds: string }

/**
 * Runs `work` while the tables have neither keyword indexes nor foreign keys, and makes both at its end: to build an index and to compare
 * two tables at once takes a fraction of the time of doing so row by row. What does not fit together fails there.
 */
export async function withoutUpkeep<Result>(tx: Kysely<DB>, work: () => Promise<Result>): Promise<Result> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like '% USING gin %'`.execute(tx)
  const { rows: keys } = await sql<Foreign>`
    select conrelid::regclass::text as table, string_agg(format('drop constraint %I', conname), ', ') as drops,
      string_agg(format('add constraint %I %s', conname, pg_get_constraintdef(oid)), ', ') as adds
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    group by conrelid`.execute(tx)
  await sql`drop index ${sql.join(indexes.map(({ name }) => sql.ref(name)))}`.execute(tx)
  for (const { table, drops } of keys) await sql.raw(`alter table ${table} ${drops}`).execute(tx)
  const result = await work()
  // No table with deferred checks pending can be altered.
  await sql`set constraints all immediate`.execute(tx)
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
  // Smaller tables are read by two processes, too: taking words apart takes longest.
  await sql`set local min_parallel_table_scan_size = '1MB'`.execute(tx)
  for (const { definition } of indexes) await sql.raw(definition).execute(tx)
  for (const { table, adds } of keys) await sql.raw(`alter table ${table} ${adds}`).execute(tx)
  return result
}
