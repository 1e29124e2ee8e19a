import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import { freeIfPaid } from '../../member/server/freeIfPaid.ts'
import { lockStanding } from '../../member/server/lockStanding.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { deposit } from '../noun.ts'
import { outstandingOf } from '../rules.ts'
import { changeFigures } from './figures.ts'
import { lockDeposit } from './lock.ts'
import { BOUND } from './moves.ts'
import { takeFrom } from './origin.ts'
import { addRecord } from './record.ts'

/** Uses the money of a device that came back for another device of the member; the ledger knows only the member's deposits as a whole. */
export const transferDeposit: Handler<typeof Deposit.TransferDeposit> = async (ctx, input) => {
  const { amount, origin_pledge_no, to_binding_id } = input
  const row = await lockDeposit(ctx, input, 'transfer')
  // Only money of returned devices goes on, and only to bound ones, so that two transfers never wait for each other.
  const target = await find(ctx, deposit.table, to_binding_id, 'lock')
  if (target.member_id !== row.member_id || target.bind_status !== BOUND)
    failAt('to_binding_id', 'deposit.refused.target')
  if (amount > outstandingOf(target)) fail('Insufficient', { reason: 'deposit.refused.outstanding' })
  const { pay_type } = await takeFrom(ctx, row, input)
  const saved = await changeFigures(ctx, row, { paid: -amount }, null)
  await changeFigures(ctx, target, { paid: amount }, null)
  await freeIfPaid(ctx.db, await lockStanding(ctx.db, row.member_id), ctx.now)
  await addRecord(ctx, row, {
    ...{ type: pledgeTypes.transfer, amount, pay_type, origin_pledge_no, to_binding_id },
    ...{ status: pledge.states.codes.done, finish_time: ctx.now },
  })
  return saved
}
