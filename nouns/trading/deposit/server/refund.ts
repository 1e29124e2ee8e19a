import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { giveBack, setAside } from '@shouya/server/core/ledger/hold.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Deposit from '../contract.ts'
import { deposit } from '../noun.ts'
import { changeFigures } from './figures.ts'
import { type Locked, lockDeposit } from './lock.ts'
import { takeFrom } from './origin.ts'
import { owes } from './owes.ts'
import { payDue } from './payDue.ts'
import { addRecord } from './record.ts'
import { tell } from './tell.ts'

const { table } = pledge
const { waiting, approved, refused, canceled } = pledge.states.codes

/** Asks for a refund, whose amount is set aside until it is paid or refused. */
export const applyRefund: Handler<typeof Deposit.ApplyRefund> = async (ctx, { reason, ...input }) => {
  const { amount, origin_pledge_no } = input
  const row = await lockDeposit(ctx, input, 'askRefund')
  const { pay_type } = await takeFrom(ctx, row, input)
  if (await owes(ctx.db, row.member_id)) fail('WrongState', { reason: 'deposit.refused.owes' })
  const saved = await changeFigures(ctx, row, {}, 'asked')
  const said = { type: pledgeTypes.refund, amount, pay_type, origin_pledge_no, reason: reason || null }
  const record = await addRecord(ctx, row, { ...said, status: waiting })
  const of = { table, id: record.id }
  await setAside(ctx.db, { account: 'deposit', ownerId: row.member_id, amount, record: of }, ctx.now)
  const { permission, moves } = deposit
  await tell(ctx, row, record.id, 'deposit_refund_audit', {
    amount,
    receivers: await holdersOf(ctx.db, permission, moves.auditRefund.operation),
  })
  return saved
}

/** Takes the own request back. */
export const withdrawRefund: Handler<typeof Deposit.WithdrawRefund> = async (ctx, seen) => {
  const row = await lockDeposit(ctx, seen, 'withdraw')
  const { id } = refundOf(row)
  await updateRow(ctx, table, id, { status: canceled, finish_time: ctx.now })
  ctx.note({ table, id, before: { status: waiting }, after: { status: canceled } })
  await settle(ctx.db, { codes: ['deposit_refund_audit'], table, id, by: ctx.user.userId }, ctx.now)
  const saved = await changeFigures(ctx, row, {}, null)
  await giveBack(ctx.db, { table, id }, ctx.now)
  return saved
}

/** Approves a refund or refuses it; whoever asked for it does not decide. */
export const auditRefund: Handler<typeof Deposit.AuditRefund> = async (ctx, { command, opinion, ...seen }) => {
  const row = await lockDeposit(ctx, seen, 'auditRefund')
  const passed = command === 'pass'
  if (!passed && opinion.length < 2) failAt('opinion', 'input.required')
  const { id, amount } = refundOf(row)
  const change = {
    ...{ status: passed ? approved : refused, audit_opinion: opinion || null },
    ...(passed ? { pay_due: await payDue(ctx) } : { finish_time: ctx.now }),
  }
  const { userId, name } = ctx.user
  await updateRow(ctx, table, id, { ...change, audit_user_id: userId, audit_user_name: name, audit_time: ctx.now })
  ctx.note({ table, id, before: { status: waiting }, after: change, message: opinion })
  const saved = await changeFigures(ctx, row, {}, passed ? 'approved' : 'refused')
  await settle(ctx.db, { codes: ['deposit_refund_audit'], table, id, by: userId }, ctx.now)
  const { permission, moves } = deposit
  if (passed)
    await tell(ctx, row, id, 'deposit_refund_pay', {
      amount,
      receivers: await holdersOf(ctx.db, permission, moves.payRefund.operation),
    })
  else
    await tell(ctx, row, id, 'deposit_refund_refused', {
      amount,
      reason: opinion,
      receivers: [row.refund_user_id ?? 0],
    })
  if (!passed) await giveBack(ctx.db, { table, id }, ctx.now)
  return saved
}

/** The refund that is under way: the state of its deposit says that there is one. */
export function refundOf({ refund_id: id, refund_amount: amount }: Locked): { id: number; amount: number } {
  if (id === null || amount === null) throw new Error('a deposit in this state has a refund')
  return { id, amount }
}
