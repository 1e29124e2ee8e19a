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
  const known = await db
    .selectFrom('dict_data')
    .select(['dict_code', 'value'])
    .where(
      'dict_code',
      'in',
      given.map(({ code }) => code),
    )
    .where('status', '=', 1)
    .execute()
  const wrong = given.find(({ code, value }) => !known.some((row) => row.dict_code === code && row.value === value))
  if (wrong) failAt(wrong.path, 'input.dict')
}
