import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { pinyinOfName } from '@shouya/server/core/text/pinyin.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { keyLedger } from '../../../daily/keyLedger/noun.ts'
import { forgetDevices } from '../../session/server/knownDevice.ts'
import { endSessions } from '../../session/server/session.ts'
import type * as User from '../contract.ts'
import { user } from '../noun.ts'
import { dataScopeOf } from './dataScope.ts'
import { refuseDuties } from './duties.ts'
import { insertAccount } from './insertAccount.ts'
import { rolesOf, setRoles } from './roles.ts'
import { checkCodes, checkNotAbove, checkOutsider, checkRoles, checkUnique, checkUnit } from './rules.ts'

const { closed } = user.states.codes
const FOR_EVER = '9999-12-31'

export type Password = { password: string; hash: string }

export async function addUser(
  ctx: Ctx,
  input: Input<typeof User.Add>,
  { password, hash }: Password,
): Promise<Result<typeof User.Add>> {
  const { role_ids, ...fields } = input
  await checkUnit(ctx, input.dept_id)
  const party_id = await checkOutsider(ctx, input)
  await checkCodes(ctx, input)
  await checkRoles(ctx, input, [])
  const { changed: _, ...reach } = await dataScopeOf(ctx, input)
  const { id, version } = await insertAccount(ctx, { ...fields, ...reach, party_id }, role_ids, hash)
  ctx.note({ table: 'sys_user', id, after: { ...input, ...reach, party_id } })
  return { id, version, password }
}

export async function editUser(
  ctx: Ctx,
  { id, version, role_ids, status, despite, ...fields }: Input<typeof User.Edit>,
) {
  const before = await findSeen(ctx, 'sys_user', { id, version })
  await checkNotAbove(ctx, before)
  const held = await rolesOf(ctx, id)
  const sameRoles = held.length === role_ids.length && held.every((role) => role_ids.includes(role))
  const party = await checkOutsider(ctx, { ...fields, role_ids }, before)
  const wanted = { ...fields, party_id: party, role_ids }
  const { changed: newReach, ...reach } = await dataScopeOf(ctx, fields, before)
  if (
    id === ctx.user.userId &&
    (!sameRoles || newReach || fields.dept_id !== before.dept_id || (status !== undefined && status !== before.status))
  )
    fail('WrongState', { reason: 'user.refused.ownRoles' })
  if (fields.dept_id !== before.dept_id) await checkUnit(ctx, fields.dept_id)
  await checkCodes(ctx, fields, before)
  if (!sameRoles || fields.user_type !== before.user_type) await checkRoles(ctx, wanted, held)
  await checkUnique(ctx, fields, id)
  const sameReach =
    fields.dept_id === before.dept_id && fields.user_type === before.user_type && party === before.party_id
  if (!sameRoles || newReach || !sameReach || opens(before, { ...fields, status })) await checkProof(ctx)
  if (status === 0 && before.status !== 0 && !despite) await refuseDuties(ctx, id)
  const saved = await updateRow(ctx, 'sys_user', id, {
    ...fields,
    ...reach,
    party_id: party,
    name_pinyin: pinyinOfName(fields.real_name),
    status: status ?? before.status,
  })
  if (!sameRoles) await setRoles(ctx, id, role_ids)
  if (status === 0 && before.status !== 0) await endSessions(ctx.db, { userId: id }, ctx.now)
  await notify(ctx.db, { type: 'permission' })
  ctx.note({
    table: 'sys_user',
    id,
    before: { ...before, role_ids: held },
    after: { ...fields, ...reach, party_id: party, role_ids, status: status ?? before.status },
  })
  return saved
}

type Openness = { status?: number | undefined; expire_date: string | null }

/** An account that was closed or over comes back to life, or lives longer. */
const opens = (before: Openness, after: Openness) =>
  (after.status === 1 && before.status !== 1) || (after.expire_date ?? FOR_EVER) > (before.expire_date ?? FOR_EVER)

/** 注销: the account stays for its signatures, and its name stays taken (domain 1.2). */
export const closeUser: Handler<typeof User.Delete> = async (ctx, { id, version, despite }) => {
  const before = await findSeen(ctx, 'sys_user', { id, version })
  if (id === ctx.user.userId) fail('WrongState', { reason: 'user.refused.self' })
  await checkNotAbove(ctx, before)
  const holding = await everything(ctx.db)
    .selectFrom('key_ledger')
    .select('id')
    .where('holder_user_id', '=', id)
    .where('position', '=', keyLedger.states.codes.held)
    .executeTakeFirst()
  // Whoever is switched off already left nothing unsaid then.
  if (!despite && before.status !== 0) await refuseDuties(ctx, id)
  if (holding) fail('InUse')
  await updateRow(ctx, 'sys_user', id, { status: closed })
  await endSessions(ctx.db, { userId: id }, ctx.now)
  await forgetDevices(ctx.db, id)
  ctx.note({ table: 'sys_user', id, before: { status: before.status }, after: { status: closed } })
  return null
}
