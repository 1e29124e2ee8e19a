import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { failAt } from '../failure.ts'

/** Field of the body → dictionary code and value; null and undefined are not checked. */
type Fields = Readonly<Record<string, readonly [code: string, value: string | number | null | undefined]>>

/** Ends with 1001 where a value is not an enabled one of its dictionary (domain 2.1). */
export async function checkDict(db: Kysely<Unscoped>, fields: Fields): Promise<void> {
  const given = Object.entries(fields).flatMap(([path, [code, value]]) =>
    value === null || value === undefined ? [] : [{ path, code, value: String(value) }],
  )
  if (given.length === 0) return
  const known = await valuesOf(
    db,
    given.map(({ code }) => code),
  )
  const wrong = given.find(({ code, value }) => !known.has(`${code} ${value}`))
  if (wrong) failAt(wrong.path, 'input.dict')
}

/** What a transaction has found already: an import asks the same for thousands of rows. */
const found = new WeakMap<object, Map<string, Promise<ReadonlySet<string>>>>()

function valuesOf(db: Kysely<Unscoped>, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const key = codes.join(' ')
  const before = found.get(db) ?? new Map<string, Promise<ReadonlySet<string>>>()
  const values = before.get(key) ?? readValues(db, codes)
  if (db.isTransaction) found.set(db, before.set(key, values))
  return values
}

async function readValues(db: Kysely<Unscoped>, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value'])
    .where('dict_code', 'in', codes)
    .where('status', '=', 1)
    .execute()
  return new Set(rows.map(({ dict_code, value }) => `${dict_code} ${value}`))
}
