import type { Ctx } from '@shouya/server/core/context.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { PAY_MINUTES } from '../../payment/noun.ts'
import { openPayment } from '../../payment/server/openPayment.ts'
import { pledge } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { outstandingOf } from '../rules.ts'
import { changeFigures } from './figures.ts'
import { type Locked, lockDeposit } from './lock.ts'
import { addRecord, paymentType } from './record.ts'
import { lockWaiting, replaceWaiting } from './waiting.ts'

type Asked = { readonly amount: number; readonly pay_type: number }
type Begun = { readonly id: number; readonly until: Date }

/** Pays what is outstanding through a provider, or goes on paying: the record waits for whoever reports the payment (`depositPayable`). */
export const payOnline: Handler<typeof Deposit.PayDepositOnline> = async (ctx, { pay_type, ...seen }) => {
  const waiting = await lockWaiting(ctx.db, seen.id)
  const row = await lockDeposit(ctx, seen, 'payOnline')
  const asked = { amount: outstandingOf(row), pay_type }
  const { id, until } = (await goOn(ctx, waiting, asked)) ?? (await begin(ctx, row, asked))
  const of = { record: { table: pledge.table, id }, agentId: row.agent_id, memberId: row.member_id }
  const payment = { ...of, payType: pay_type, amount: asked.amount, expireTime: until }
  const payment_id = await openPayment(ctx, payment)
  // In another version, so that of two who begin at once the second sees what the first has begun.
  return { ...(await changeFigures(ctx, row, {}, null)), payment_id }
}

const untilOf = (begin: Date): Date => new Date(begin.getTime() + PAY_MINUTES * 60_000)

/** The record that waits already, if it is for the same and its time is not over; else it is canceled. */
async function goOn(ctx: Ctx, waiting: Awaited<ReturnType<typeof lockWaiting>>, asked: Asked) {
  if (!waiting) return undefined
  const until = untilOf(instant(waiting.create_time, ctx.services.database.timezone))
  const isSame = waiting.pay_type === asked.pay_type && waiting.amount === asked.amount
  if (isSame && until > ctx.now) return { id: waiting.id, until }
  await replaceWaiting(ctx, waiting.id)
  return undefined
}

async function begin(ctx: Ctx, row: Locked, asked: Asked): Promise<Begun> {
  const said = { ...asked, type: paymentType(row), status: pledge.states.codes.unpaid }
  const { id } = await addRecord(ctx, row, said)
  return { id, until: untilOf(ctx.now) }
}
