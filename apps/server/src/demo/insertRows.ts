import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

// PostgreSQL has something to do while the next part makes its rows, and one statement's JSON still fits in memory.
const CHUNK = 20_000

/** What was sent and has not arrived, in transactions that do not wait for it. */
const underWay = new WeakMap<Kysely<DB>, Promise<unknown>>()

/**
 * Runs `work`, whose calls of `insertRows` wait only for the rows of the call before: the next ones are made while PostgreSQL stores
 * these. Resolves when all have arrived; statements in between see them, since a connection answers in order.
 * @throws what refused the first rows, not the refusals of the statements after them
 */
export async function inPipeline<Result>(tx: Kysely<DB>, work: () => Promise<Result>): Promise<Result> {
  underWay.set(tx, Promise.resolve())
  try {
    return await work()
  } finally {
    await underWay.get(tx)
    underWay.delete(tx)
  }
}

/**
 * Inserts many rows in few round trips, with given ids; the sequence of the table continues after them. What a row does not name and
 * another one does is null.
 */
export async function insertRows(db: Kysely<DB>, table: keyof DB, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const before = underWay.get(db)
  await before
  const sent = send(db, table, rows)
  if (!before) return sent
  // The next call, or the end of the pipeline, is told.
  sent.catch(() => {})
  underWay.set(db, sent)
}

async function send(db: Kysely<DB>, table: keyof DB, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  const text = `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  const statements = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) =>
    CompiledQuery.raw(text, [JSON.stringify(rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK))]),
  )
  if (rows.some((row) => 'id' in row))
    statements.push(
      CompiledQuery.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    )
  await Promise.all(statements.map((statement) => db.executeQuery(statement)))
}
