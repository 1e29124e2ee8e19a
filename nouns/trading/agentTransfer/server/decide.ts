import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { giveBack } from '@shouya/server/core/ledger/hold.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { takeOwed } from '../../server/takeOwed.ts'
import type * as Transfer from '../contract.ts'
import { agentTransfer, transferType } from '../noun.ts'
import { checkTradeNo } from './checkTradeNo.ts'
import { recordOf, type StoredTransfer } from './rows.ts'
import { settleTold, tellDecided } from './tell.ts'

const { done, refused, withdrawn } = agentTransfer.states.codes

const notTheApplicant =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: StoredTransfer) =>
    row.create_user_id === user.userId ? ('agentTransfer.refused.own' as const) : undefined

const decidedBy = ({ user, now }: Pick<Ctx, 'user' | 'now'>) => ({
  ...{ decide_user_id: user.userId, decide_user_name: user.name, decide_time: now },
})

/** The money has arrived, or was paid. */
export const confirmTransfer: Handler<typeof Transfer.ConfirmTransfer> = async (
  ctx,
  { arrived_amount, trade_no, ...seen },
) => {
  const before = await toMove(ctx, agentTransfer, seen, 'confirm', notTheApplicant(ctx))
  const isPayIn = before.type === transferType.payIn
  if (isPayIn) checkArrived(before, arrived_amount)
  else if (trade_no === null) failAt('trade_no', 'input.required')
  else await checkTradeNo(ctx, trade_no)
  await settleTold(ctx, before.id)
  await tellDecided(ctx, 'agent_transfer_done', before)
  const txn_no = isPayIn ? await takeIn(ctx, before) : await payOut(ctx, before)
  const change = { status: done, txn_no, ...decidedBy(ctx), ...(!isPayIn && { trade_no }) }
  return changeRow(ctx, agentTransfer, before, change)
}

function checkArrived({ amount }: StoredTransfer, arrived: number | null): void {
  if (arrived === null) failAt('arrived_amount', 'input.required')
  if (arrived !== amount) failAt('arrived_amount', 'agentTransfer.refused.otherAmount')
}

const saidOf = ({ user }: Pick<Ctx, 'user'>, row: StoredTransfer) => ({
  ...{ record: recordOf(row), operator: user, memo: row.bill_no },
})

/** What it owes of commissions is taken from it at once. */
async function takeIn(ctx: Ctx, row: StoredTransfer): Promise<string> {
  const { txn_no } = await post(
    ctx.db,
    {
      ...{ event: 'agent_paid_in', owners: { agent: row.agent_id }, amounts: { amount: row.amount } },
      ...saidOf(ctx, row),
    },
    ctx.now,
  )
  const got = { agent: row.agent_id, account: 'goods', amount: row.amount, source: row.bill_no } as const
  await takeOwed(ctx.db, got, ctx.user, ctx.now)
  return txn_no
}

/** Pays out what was set aside; whoever says so has paid it, so that nothing stays under way. */
async function payOut(ctx: Ctx, row: StoredTransfer): Promise<string> {
  const { goods_amount: goods, commission_amount: commission, amount } = row
  const said = saidOf(ctx, row)
  const { txn_no } = await post(
    ctx.db,
    { event: 'agent_payout_sent', owners: { agent: row.agent_id }, amounts: { goods, commission }, ...said },
    ctx.now,
  )
  await post(ctx.db, { event: 'refund_arrived', owners: {}, amounts: { amount }, ...said }, ctx.now)
  return txn_no
}

/** Finance does not take part: what was set aside can be used again. */
export const refuseTransfer: Handler<typeof Transfer.RefuseTransfer> = async (ctx, { opinion, ...seen }) => {
  const before = await toMove(ctx, agentTransfer, seen, 'refuse', notTheApplicant(ctx))
  const saved = await changeRow(ctx, agentTransfer, before, { status: refused, opinion, ...decidedBy(ctx) }, opinion)
  await settleTold(ctx, before.id)
  await tellDecided(ctx, 'agent_transfer_refused', before, opinion)
  await giveBack(ctx.db, recordOf(before), ctx.now)
  return saved
}

/** Whoever asked takes it back. */
export const withdrawTransfer: Handler<typeof Transfer.WithdrawTransfer> = async (ctx, seen) => {
  const before = await toMove(ctx, agentTransfer, seen, 'withdraw')
  const saved = await changeRow(ctx, agentTransfer, before, { status: withdrawn, ...decidedBy(ctx) })
  await settleTold(ctx, before.id)
  await giveBack(ctx.db, recordOf(before), ctx.now)
  return saved
}
