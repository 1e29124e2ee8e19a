import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { decide, source } from '../../../rectify/server/public.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck } from '../noun.ts'
import { answers, hasChecked, status } from './rules.ts'

const { table } = securityCheck

/** The head decides on every abnormal item, and signs. */
export async function confirm(
  ctx: Ctx,
  { id, version, ...decision }: Input<typeof SecurityCheck.Confirm>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Confirm>> {
  const before = await toMove(ctx, securityCheck, { id, version }, 'confirm')
  if (before.abnormal_count === 0) fail('WrongState')
  if (hasChecked(before, ctx.user.userId)) fail('WrongState', { reason: 'securityCheck.refused.ownCheck' })
  const check = { ...before, table }
  const { rectify_count, rectify_nos } = await decide(ctx, { answers, check, source: source.daily, ...decision })
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  // Everything was solved on the spot: nothing is left to wait for.
  const next = rectify_count === 0 ? status.done : status.rectifying
  const saved = await updateRow(ctx, table, id, {
    leader_user_id: ctx.user.userId,
    leader_user_name: ctx.user.name,
    leader_sign: JSON.stringify(sign),
    rectify_count,
    status: next,
  })
  await settle(ctx.db, { codes: ['check_confirm'], table, id, by: ctx.user.userId }, ctx.now)
  ctx.note({
    table,
    id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status },
    after: { status: next, rectify_no: rectify_nos.join(' ') || null },
  })
  return { ...saved, status: next, rectify_nos }
}
