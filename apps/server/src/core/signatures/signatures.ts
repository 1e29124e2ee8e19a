import { hash } from 'node:crypto'
import type { Sign, SignInput } from '@shouya/contract/sign'
import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { Ctx } from '../context.ts'
import { fail } from '../failure.ts'
import { fileUrl } from '../files/files.ts'
import { localTime } from '../time/local.ts'

/** A verified signature: the password is demanded, or the image is the signer's own. */
export type Checked = { sign: Sign; fileId: number | null }

type Signing<I, R> = (ctx: Ctx, input: I) => Promise<R>

/**
 * A change that its caller signs. A drawn signature is attached to the record afterwards with `attachFile`. 1001 no
 * such image; 1010 wrong password, which is reported only if the change would otherwise be allowed.
 */
export const signed =
  <I extends { sign: SignInput }, R>(run: (ctx: Ctx, input: I, checked: Checked) => Promise<R>): Signing<I, R> =>
  async (ctx, input) =>
    run(ctx, input, await take(ctx, input.sign))

/** The same with an optional signature. */
export const signedIfGiven =
  <I extends { sign?: SignInput | null | undefined }, R>(
    run: (ctx: Ctx, input: I, checked: Checked | null) => Promise<R>,
  ): Signing<I, R> =>
  async (ctx, input) =>
    run(ctx, input, input.sign ? await take(ctx, input.sign) : null)

async function take(ctx: Ctx, input: SignInput): Promise<Checked> {
  const { services, db, user, now, ip } = ctx
  const base = { user_id: user.userId, name: user.name, time: localTime(now, services.database.timezone), ip }
  if (input.method === 1) {
    const file = await ownImage(db, user.userId, input.file_id)
    if (!file) fail('BadInput', { data: [{ path: 'sign.file_id', reason: 'input.file' }] })
    return { sign: { ...base, method: 1, img_url: fileUrl(input.file_id) }, fileId: input.file_id }
  }
  ctx.demandPassword({ password: input.password, path: 'sign.password' })
  return { sign: { ...base, method: 2, img_url: null }, fileId: null }
}

const ownImage = (db: Kysely<Unscoped>, userId: number, id: number) =>
  db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select('file.id')
    .where('file.id', '=', id)
    .where('create_user_id', '=', userId)
    .where('ref_id', 'is', null)
    .where('mime', '=', 'image/png')
    .executeTakeFirst()

/** SHA-256 of the signed content, its fields in alphabetical order (domain 0.3). */
export const contentHash = (content: Record<string, unknown>): string =>
  hash('sha256', JSON.stringify(inAlphabeticalOrder(content)))

function inAlphabeticalOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inAlphabeticalOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = value as Readonly<Record<string, unknown>>
  const ordered: Record<string, unknown> = {}
  for (const name of Object.keys(members).sort()) {
    // Assigned, it would set the prototype and be missing from what is signed.
    if (name === '__proto__') throw new Error('content with a member __proto__ cannot be signed')
    ordered[name] = inAlphabeticalOrder(members[name])
  }
  return ordered
}
