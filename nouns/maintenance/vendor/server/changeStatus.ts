import { shutOut } from '@shouya/server/core/access/shutOut.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { endBindings } from '../../server/endBindings.ts'
import type * as Vendor from '../contract.ts'
import { vendor } from '../noun.ts'

/** Dictionary user_type. */
const VENDOR = 3

export const changeVendorStatus: Handler<typeof Vendor.ChangeCompanyStatus> = async (ctx, input) => {
  const { id, version, command, reason } = input
  const before = await toMove(ctx, vendor, { id, version }, command)
  if (command === 'resume' && before.contract_end < todayOf(ctx))
    fail('WrongState', { reason: 'vendor.refused.expired' })
  if (command === 'terminate') await endBindings(ctx, id)
  const status = vendor.states.codes[vendor.moves[command].to]
  const stamp = {
    status_reason: reason,
    status_time: ctx.now,
    status_user_id: ctx.user.userId,
    status_user_name: ctx.user.name,
  }
  const saved = await updateRow(ctx, vendor.table, id, { status, ...stamp })
  await shutOut(ctx.db, { userType: VENDOR, id, status }, ctx.now)
  ctx.note({ table: vendor.table, id, before, after: { status }, message: reason })
  return saved
}
