import { nouns } from '@shouya/nouns/declared.gen.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** The column with the unit of a record, where its noun belongs to units. */
const columns: ReadonlyMap<string, string> = new Map(
  nouns.flatMap(({ table, scope }) => (scope && typeof scope.unit === 'string' ? [[table, scope.unit]] : [])),
)

type About = { readonly table: string; readonly id: number }

const keyOf = ({ table, id }: About) => `${table} ${id}`

/** The units of records; those of tables without units have none. One statement a table. */
export async function unitsOf(db: Kysely<DB>, about: readonly About[]): Promise<(record: About) => number | undefined> {
  const units = new Map<string, number>()
  for (const [table, records] of Map.groupBy(about, (record) => record.table)) {
    const column = columns.get(table)
    if (column === undefined) continue
    const ids = [...new Set(records.map(({ id }) => id))]
    const { rows } = await sql<{ id: number; unit: number | null }>`
      select id, ${sql.ref(column)} as unit from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db)
    for (const { id, unit } of rows) if (unit !== null) units.set(keyOf({ table, id }), unit)
  }
  return (record) => units.get(keyOf(record))
}
