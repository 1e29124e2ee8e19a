import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** The purpose of the keyed hash by which an identity number or credit code is found again. */
export const IDENTITY = 'member identity'
/** `member_secret.kind`. */
const kinds = { identity: 1, bank_account: 2 } as const
type Name = keyof typeof kinds

/** Numbers that are stored encrypted: a text replaces a number, null removes it, undefined keeps it. */
export type Numbers = { readonly [N in Name]?: string | null | undefined }

/** The purpose of the encryption names member and kind, so that a number cannot be moved to another one. */
const purposeOf = (memberId: number, kind: number) => `member_secret ${memberId} ${kind}`

/** The columns of given numbers: the masks, and the hash of the identity. */
export function numberColumns(keys: Keys, { identity, bank_account }: Numbers) {
  const masked = (value: string | null) => value && maskNumber(value)
  return {
    ...(identity != null && { identity_mask: maskNumber(identity), identity_hash: keys.hash(IDENTITY, identity) }),
    ...(bank_account !== undefined && { bank_account_mask: masked(bank_account) }),
  }
}

/** The row of a number in the table. */
export const sealedRow = (keys: Keys, member_id: number, name: Name, value: string) => ({
  member_id,
  kind: kinds[name],
  sealed: keys.seal(purposeOf(member_id, kinds[name]), value),
})

export async function keepNumbers(db: Kysely<Unscoped>, keys: Keys, memberId: number, numbers: Numbers): Promise<void> {
  for (const [name, value] of Object.entries(numbers) as [Name, string | null | undefined][]) {
    if (value === undefined) continue
    await db.deleteFrom('member_secret').where('member_id', '=', memberId).where('kind', '=', kinds[name]).execute()
    if (value !== null)
      await db
        .insertInto('member_secret')
        .values(sealedRow(keys, memberId, name, value))
        .execute()
  }
}

/** The whole numbers of some members by id; those that cannot be decrypted are null. */
export async function openNumbers(db: Kysely<Unscoped>, keys: Keys, memberIds: readonly number[]) {
  const rows = await db
    .selectFrom('member_secret')
    .select(['member_id', 'kind', 'sealed'])
    .where('member_id', 'in', [...memberIds])
    .execute()
  const all = new Map<number, { [N in Name]: string | null }>()
  for (const { member_id, kind, sealed } of rows) {
    const name: Name = kind === kinds.identity ? 'identity' : 'bank_account'
    const own = all.get(member_id) ?? { identity: null, bank_account: null }
    all.set(member_id, { ...own, [name]: keys.unseal(purposeOf(member_id, kind), sealed) })
  }
  return all
}
