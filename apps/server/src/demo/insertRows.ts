import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const CHUNK = 2500

/**
 * Inserts many rows in few round trips, with given ids; the sequence of the table continues after them. What a row does not name and
 * another one does is null.
 */
export async function insertRows(db: Kysely<DB>, table: keyof DB, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  const text = `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  for (let from = 0; from < rows.length; from += CHUNK)
    await db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows.slice(from, from + CHUNK))]))
  if ('id' in first)
    await db.executeQuery(
      CompiledQuery.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    )
}
