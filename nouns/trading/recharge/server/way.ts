import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { isOnline, PAY_MINUTES, payType } from '../../payment/noun.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import { openPayment } from '../../payment/server/openPayment.ts'
import { recordOf } from './types.ts'

/** A transfer is confirmed by its voucher. */
export function checkWay({
  pay_type,
  voucher_file_ids,
}: {
  pay_type: number
  voucher_file_ids: readonly number[]
}): void {
  if (pay_type === payType.transfer && voucher_file_ids.length === 0)
    failAt('voucher_file_ids', 'recharge.refused.voucher')
}

type Payable = {
  readonly id: number
  readonly agent_id: number
  readonly member_id: number
  readonly pay_type: number
  readonly pay_amount: number
}

/** The payment of a way that a provider carries out; of another way none waits any more. */
export async function payOnline(ctx: Ctx, row: Payable): Promise<number | null> {
  const record = recordOf(row)
  if (!isOnline(row.pay_type)) {
    await closePayments(everything(ctx.db), record)
    return null
  }
  const expireTime = new Date(ctx.now.getTime() + PAY_MINUTES * 60_000)
  const of = { record, agentId: row.agent_id, memberId: row.member_id }
  return openPayment(ctx, { ...of, payType: row.pay_type, amount: row.pay_amount, expireTime })
}
