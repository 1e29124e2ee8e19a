import { setImmediate as breath } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const CHUNK = 2500
/** Rows that are made before the socket gets a turn: the kernel takes only a part of a chunk at once. */
const AT_ONCE = 100

/**
 * Inserts many rows in few round trips, with given ids; the sequence of the table continues after them. What a row of a list does not name
 * and another one does is null. Of rows that are made one by one the first 2,500 name all columns; they are made while PostgreSQL stores
 * those before them.
 * @throws Error of a row with a column that the first ones do not name
 */
export async function insertRows(db: Kysely<DB>, table: keyof DB, rows: Iterable<object>): Promise<void> {
  let names = Array.isArray(rows) ? columnsOf(rows) : null
  let storing: Promise<unknown> = Promise.resolve()
  for await (const chunk of chunksOf(rows)) {
    names ??= columnsOf(chunk)
    const columns = [...names].join(', ')
    const text = `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1::json)`
    const content = JSON.stringify(chunk.map((row) => filledIn(row, names as ReadonlySet<string>)))
    await storing
    storing = db.executeQuery(CompiledQuery.raw(text, [content]))
    // Whoever waits for it next hears of a failure, after the rows that are being made.
    storing.catch(() => {})
  }
  await storing
  if (names?.has('id'))
    await db.executeQuery(
      CompiledQuery.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    )
}

/** A row without its nulls: reading rows takes PostgreSQL longer than storing them. */
function filledIn(row: object, names: ReadonlySet<string>): object {
  const filled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    if (!names.has(name)) throw new Error(`the first rows do not name ${name}`)
    if (value !== null) filled[name] = value
  }
  return filled
}

const columnsOf = (rows: readonly object[]): Set<string> => new Set(rows.flatMap((row) => Object.keys(row)))

async function* chunksOf(rows: Iterable<object>): AsyncGenerator<object[]> {
  let chunk: object[] = []
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length % AT_ONCE === 0) await breath()
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
