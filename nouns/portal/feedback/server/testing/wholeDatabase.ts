import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'

/** Every row of every table of the database, also of the jobs, as text under its table. */
export async function wholeDatabase({ services }: TestApp): Promise<Map<string, Set<string>>> {
  const db = services.database.kysely
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const whole = new Map<string, Set<string>>()
  for (const { schema, name } of tables) {
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(line)::text as row from ${sql.table(`${schema}.${name}`)} line`.execute(db)
    whole.set(`${schema}.${name}`, new Set(rows.map(({ row }) => row)))
  }
  return whole
}

/** The rows that were not there before, by table. */
export const newRows = (before: Map<string, Set<string>>, after: Map<string, Set<string>>) =>
  Object.fromEntries(
    [...after].flatMap(([table, rows]) => {
      const added = [...rows].filter((row) => !before.get(table)?.has(row)).map((row) => JSON.parse(row))
      return added.length === 0 ? [] : [[table, added as Record<string, unknown>[]]]
    }),
  )
