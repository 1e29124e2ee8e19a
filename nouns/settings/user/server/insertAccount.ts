import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failTaken } from '@shouya/server/core/failure.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { pinyinOfName } from '@shouya/server/core/text/pinyin.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRow } from '@shouya/server/noun/store.ts'
import { type Insertable, sql } from 'kysely'
import { setRoles } from './roles.ts'
import { checkUnique } from './rules.ts'

/** The columns of a new account that its maker decides. */
type Account = Pick<
  Insertable<DB['sys_user']>,
  'username' | 'real_name' | 'phone' | 'dept_id' | 'user_type' | 'party_id' | 'expire_date'
> & { emp_no?: string | null }

/**
 * A new account with its roles, which the caller has judged. Last of all it demands the caller's password anew (1016). 1003 user
 * name, phone or staff number taken.
 */
export async function insertAccount<A extends Account>(
  ctx: Ctx,
  account: A,
  roleIds: readonly number[],
  hash: string,
): Promise<{ id: number; version: number }> {
  const taken = await everything(ctx.db)
    .selectFrom('sys_user')
    .select('id')
    .where(sql`lower(username)`, '=', account.username.toLowerCase())
    .executeTakeFirst()
  if (taken) failTaken(ctx.lang, 'username', 'user.field.username')
  await checkUnique(ctx, { phone: account.phone, emp_no: account.emp_no ?? null })
  await checkProof(ctx)
  const saved = await insertRow(ctx, 'sys_user', {
    ...account,
    name_pinyin: pinyinOfName(account.real_name),
    password_hash: hash,
    password_time: ctx.now,
  })
  await setRoles(ctx, saved.id, roleIds)
  return saved
}
