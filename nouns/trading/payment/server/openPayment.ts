import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import { paymentStatus } from '../contract.ts'
import { paymentPrefix } from '../noun.ts'
import { closePayments } from './closePayments.ts'
import { providerOf } from './provider/providers.ts'

type Wish = {
  readonly record: LedgerRecord
  /** In whose tree the record is, and whose it is, if a member's. */
  readonly agentId: number
  readonly memberId: number | null
  /** Dictionary pay_type: WeChat or Alipay. */
  readonly payType: number
  readonly amount: number
  readonly expireTime: Date
}

/**
 * The payment of a record that waits for its payer, in the transaction of the record, which is locked. There is one at a time: another
 * way of paying closes the one before. What the payer scans comes later (`Payment/Open`), since the provider is not asked in a transaction.
 * @throws 1004 if no merchant's account is set up for this way
 */
export async function openPayment(
  ctx: Ctx,
  { record, agentId, memberId, payType, amount, expireTime }: Wish,
): Promise<number> {
  const provider = await providerOf(ctx.services, payType)
  if (!provider) fail('WrongState', { reason: 'payment.refused.notSetUp' })
  const db = everything(ctx.db)
  const waiting = await db
    .selectFrom('payment')
    .select(['id', 'provider', 'amount'])
    .where('biz_type', '=', record.table)
    .where('biz_id', '=', record.id)
    .where('status', '=', paymentStatus.waiting)
    .where('expire_time', '>', ctx.now.toISOString())
    .executeTakeFirst()
  if (waiting && waiting.provider === provider.name && waiting.amount === amount) return waiting.id
  await closePayments(db, record)
  const { id } = await db
    .insertInto('payment')
    .values({
      pay_no: await tradeNumber(ctx, paymentPrefix),
      ...{ biz_type: record.table, biz_id: record.id, agent_id: agentId, member_id: memberId },
      ...{ provider: provider.name, amount, expire_time: expireTime, create_time: ctx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
