import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type { Sign, SignInput } from '@shouya/contract/sign'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Call, Principal } from '../context.ts'
import { fail } from '../failure.ts'
import { fileUrl } from '../files/files.ts'
import { localTime } from '../time/local.ts'

type Signer = Call & { readonly user: Principal }

/** A signature that has been checked: the password was right, or the drawing is the signer's own image. */
export type Checked = { sign: Sign; fileId: number | null }

/**
 * Checks a signature of the caller before the transaction opens (argon2 takes its time). A drawn one is attached to the
 * record afterwards with `attachFile`. 1010 wrong password, 1001 no such image.
 */
export async function checkSignature({ services, user, now, ip }: Signer, input: SignInput): Promise<Checked> {
  const { kysely, timezone } = services.database
  const base = { user_id: user.userId, name: user.name, time: localTime(now, timezone), ip }
  if (input.method === 1) {
    const file = await ownImage(kysely, user.userId, input.file_id)
    if (!file) fail('BadInput', { data: [{ path: 'sign.file_id', reason: 'input.file' }] })
    return { sign: { ...base, method: 1, img_url: fileUrl(input.file_id) }, fileId: input.file_id }
  }
  const { password_hash } = await kysely
    .selectFrom('sys_user')
    .select('password_hash')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  if (!(await verify(password_hash, input.password)))
    fail('SignInFailed', { reason: 'password.wrong', data: [{ path: 'sign.password', reason: 'password.wrong' }] })
  return { sign: { ...base, method: 2, img_url: null }, fileId: null }
}

const ownImage = (db: Kysely<DB>, userId: number, id: number) =>
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
export function contentHash(content: Record<string, unknown>): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, v]) => [key, sorted(v)]),
    )
  }
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
}
