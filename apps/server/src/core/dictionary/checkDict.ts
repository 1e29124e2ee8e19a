import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { failAt } from '../failure.ts'

/** Field of the body → dictionary code and value; null and undefined are not checked. */
type Fields = Readonly<Record<string, readonly [code: string, value: string | number | null | undefined]>>

/** Fails with 1001 where a value is not an enabled one of its dictionary (domain 2.1). */
export async function checkDict(db: Kysely<Unscoped>, fields: Fields): Promise<void> {
  const entered = Object.entries(fields).flatMap(([path, [code, value]]) =>
    value === null || value === undefined ? [] : [{ path, code, value: String(value) }],
  )
  if (entered.length === 0) return
  const enabled = await valuesOf(
    db,
    entered.map(({ code }) => code),
  )
  const invalid = entered.find(({ code, value }) => !enabled.has(`${code} ${value}`))
  if (invalid) failAt(invalid.path, 'input.dict')
}

/** Values already read in a transaction: an import asks the same for thousands of rows. */
const valuesIn = new WeakMap<object, Map<string, Promise<ReadonlySet<string>>>>()

function valuesOf(db: Kysely<Unscoped>, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const key = codes.join(' ')
  const cached = valuesIn.get(db) ?? new Map<string, Promise<ReadonlySet<string>>>()
  const values = cached.get(key) ?? readValues(db, codes)
  if (db.isTransaction) valuesIn.set(db, cached.set(key, values))
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
