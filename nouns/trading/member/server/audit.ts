import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { statusStamp } from './stamp.ts'

const { waiting, normal, refused } = member.states.codes
const { table } = member

/** Asks for the approval: whoever may decide on it is told. */
export const applyForAudit: Handler<typeof Member.ApplyForAudit> = async (ctx, seen) => {
  const before = await toMove(ctx, member, seen, 'apply')
  const missing = [
    ...(before.identity_hash === null ? ['identity'] : []),
    ...(before.licence_file_ids.length === 0 ? ['licence_file_ids'] : []),
  ]
  if (missing.length > 0) fail('BadInput', { data: missing.map((path) => ({ path, reason: 'input.required' })) })
  const saved = await changeRow(ctx, member, before, {
    ...{ status: waiting, ...statusStamp(ctx, null) },
    ...{ apply_user_id: ctx.user.userId, apply_time: ctx.now, audit_user_id: null, audit_user_name: null },
    ...{ audit_time: null, audit_opinion: null },
  })
  const receivers = await holdersOf(ctx.db, member.permission, member.moves.audit.operation)
  await tell(ctx, before, 'member_audit', receivers, {})
  return saved
}

/** Approves or refuses; who entered the member or asked for it does not decide. */
export const auditMember: Handler<typeof Member.Audit> = async (ctx, { command, opinion, ...seen }) => {
  const { userId, name } = ctx.user
  const before = await toMove(ctx, member, seen, 'audit', (row) =>
    row.status === waiting && (row.create_user_id === userId || row.apply_user_id === userId)
      ? 'member.refused.ownAudit'
      : undefined,
  )
  const passed = command === 'pass'
  if (!passed && opinion.length < 2) failAt('opinion', 'input.required')
  const saved = await changeRow(ctx, member, before, {
    ...{ status: passed ? normal : refused, ...statusStamp(ctx, passed ? null : opinion) },
    ...{ audit_user_id: userId, audit_user_name: name, audit_time: ctx.now, audit_opinion: opinion || null },
  })
  if (passed) await openAccounts(ctx.db, 'member', [before.id], ctx.now)
  await settle(ctx.db, { codes: ['member_audit'], table, id: before.id, by: userId }, ctx.now)
  const asked = before.apply_user_id === null ? [] : [before.apply_user_id]
  await tell(ctx, before, passed ? 'member_passed' : 'member_refused', asked, { reason: opinion })
  return saved
}

type Told = { readonly id: number; readonly member_no: string; readonly member_name: string }

const tell = (
  ctx: Ctx,
  { id, member_no, member_name }: Told,
  code: 'member_audit' | 'member_passed' | 'member_refused',
  receivers: readonly number[],
  params: Readonly<Record<string, string>>,
) =>
  remind(
    ctx.db,
    {
      ...{ code, receivers, params: { member_no, name: member_name, ...params } },
      ...{ link: linkTo(member, id), table, id, act: ctx.now.getTime(), level: 1 },
    },
    ctx.now,
  )
