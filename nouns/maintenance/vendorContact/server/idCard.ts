import type { Ctx } from '@shouya/server/core/context.ts'
import type { Keys } from '@shouya/server/core/keys/keys.ts'

/** The purpose of the encryption names the contact, so that a number cannot be moved to somebody else. */
const purposeOf = (contactId: number) => `maintain_secret ${contactId} id_card`

/** The row of a contact's identity number. */
export const sealedRow = (keys: Keys, contact_id: number, number: string) => ({
  contact_id,
  sealed: keys.seal(purposeOf(contact_id), number),
})

/** Stores the identity number of a contact encrypted; null removes it, undefined keeps it. */
export async function keepIdCard({ db, services }: Ctx, contactId: number, number: string | null | undefined) {
  if (number === undefined) return
  await db.deleteFrom('maintain_secret').where('contact_id', '=', contactId).execute()
  if (number !== null)
    await db
      .insertInto('maintain_secret')
      .values(sealedRow(services.keys, contactId, number))
      .execute()
}

/** The identity number of a contact; null without one, or where it cannot be decrypted. */
export async function openIdCard({ db, services }: Ctx, contactId: number): Promise<string | null> {
  const row = await db
    .selectFrom('maintain_secret')
    .select('sealed')
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  return row ? services.keys.unseal(purposeOf(contactId), row.sealed) : null
}
