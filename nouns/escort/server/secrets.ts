import type { Keys } from '@shouya/server/core/keys/keys.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** The record to which numbers belong. */
export type Owner = { staff_id: number } | { escort_company_id: number }

const ownerId = (owner: Owner) => ('staff_id' in owner ? owner.staff_id : owner.escort_company_id)
const ownerColumn = (owner: Owner) => ('staff_id' in owner ? 'staff_id' : 'escort_company_id')
/** The purpose of the encryption contains record and field, so that a value cannot be moved to another record. */
const purposeOf = (owner: Owner, field: string) => `escort_secret ${ownerColumn(owner)} ${ownerId(owner)} ${field}`

/** The row of a number in the table. */
export const sealedRow = (keys: Keys, owner: Owner, field: string, value: string) => ({
  ...owner,
  field,
  sealed: keys.seal(purposeOf(owner, field), value),
})

/** Stores numbers encrypted: a text replaces a number, null removes it, undefined keeps it. */
export async function keepSecrets(
  db: Kysely<Unscoped>,
  keys: Keys,
  owner: Owner,
  values: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await db
    .deleteFrom('escort_secret')
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where(
      'field',
      'in',
      given.map(([field]) => field),
    )
    .execute()
  const rows = given.flatMap(([field, value]) =>
    typeof value === 'string' ? [sealedRow(keys, owner, field, value)] : [],
  )
  if (rows.length > 0) await db.insertInto('escort_secret').values(rows).execute()
}

/** The decrypted numbers by field; numbers that cannot be decrypted are left out. */
export async function openSecrets(
  db: Kysely<Unscoped>,
  keys: Keys,
  owner: Owner,
): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('escort_secret')
    .select(['field', 'sealed'])
    .where(ownerColumn(owner), '=', ownerId(owner))
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ field, sealed }) => {
      const value = keys.unseal(purposeOf(owner, field), sealed)
      return value === null ? [] : [[field, value]]
    }),
  )
}

/** The decrypted numbers of several people: id → number by field. */
export async function openSecretsOf(
  db: Kysely<Unscoped>,
  keys: Keys,
  staffIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
  const rows = await db
    .selectFrom('escort_secret')
    .select((eb) => [eb.ref('staff_id').$notNull().as('staff_id'), 'field', 'sealed'])
    .where('staff_id', 'in', [...staffIds])
    .execute()
  const all = new Map<number, Record<string, string>>()
  for (const { staff_id, field, sealed } of rows) {
    const value = keys.unseal(purposeOf({ staff_id }, field), sealed)
    if (value !== null) all.set(staff_id, { ...all.get(staff_id), [field]: value })
  }
  return all
}
