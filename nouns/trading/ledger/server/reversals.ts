import { linkTo } from '@shouya/noun/noun'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { reverse } from '@shouya/server/core/ledger/reverse.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { corrects } from '../../books/corrects.ts'
import { requireBooks } from '../../server/booksOf.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Ledger from '../contract.ts'
import { ledger } from '../noun.ts'

const { table } = ledger

/** Asks for a correction (domain 11.1 rule 3): one that waits at a time. Others of finance are told. */
export const askReversal: Handler<typeof Ledger.AskReversal> = async (ctx, { id, reason }) => {
  requireBooks(ctx)
  const { db, user, now } = ctx
  const txn = await db
    .selectFrom('ledger_txn')
    .leftJoin('ledger_txn as reversal', 'reversal.reversed_txn_id', 'ledger_txn.id')
    .select(['ledger_txn.txn_no', 'ledger_txn.reversed_txn_id', 'reversal.id as reversal_txn_id'])
    .where('ledger_txn.id', '=', id)
    .executeTakeFirst()
  if (!txn) fail('NotFound')
  if (txn.reversed_txn_id !== null) fail('WrongState', { reason: 'ledger.isReversal' })
  if (txn.reversal_txn_id !== null) fail('WrongState', { reason: 'ledger.wasReversed' })
  const asked = await db
    .insertInto('ledger_reversal')
    .values({ txn_id: id, reason, ask_user_id: user.userId, ask_user_name: user.name, ask_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!asked) fail('WrongState', { reason: 'ledger.refused.waits' })
  const receivers = (await holdersOf(db, corrects.id, corrects.operation)).filter(
    (receiver) => receiver !== user.userId,
  )
  const told = { params: { name: user.name, number: txn.txn_no, reason }, link: linkTo(ledger, id), table, id }
  await remind(db, { code: 'ledger_reversal', receivers, level: 2, ...told }, now)
  ctx.note({ table, id, billNo: txn.txn_no, after: { reason } })
  return { id: asked.id }
}

/** Decides on a correction that somebody else has asked for. */
export const decideReversal: Handler<typeof Ledger.DecideReversal> = async (ctx, { id, command, opinion }) => {
  requireBooks(ctx)
  const { db, user, now } = ctx
  const asked = await db.selectFrom('ledger_reversal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!asked) fail('NotFound')
  if (asked.decide_time !== null) fail('WrongState', { reason: 'ledger.refused.decided' })
  if (asked.ask_user_id === user.userId) fail('WrongState', { reason: 'ledger.refused.own' })
  const isConfirmed = command === 'confirm'
  if (!isConfirmed && opinion === null) failAt('opinion', 'input.required')
  const txn = isConfirmed
    ? await reverse(db, { txnId: asked.txn_id, operator: user, memo: asked.reason }, now)
    : undefined
  const decided = { opinion, reversal_txn_id: txn?.id ?? null }
  await db
    .updateTable('ledger_reversal')
    .set({ ...decided, decide_user_id: user.userId, decide_user_name: user.name, decide_time: now })
    .where('id', '=', id)
    .execute()
  ctx.note({ table, id: asked.txn_id, after: { command, ...decided } })
  return null
}
