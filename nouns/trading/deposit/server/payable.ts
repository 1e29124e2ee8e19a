import { message } from '@shouya/contract/messages'
import { searchText } from '@shouya/noun/searchText'
import { post } from '@shouya/server/core/ledger/post.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Payable } from '@shouya/server/core/payments.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'
import { freeIfPaid } from '../../member/server/freeIfPaid.ts'
import { lockStanding } from '../../member/server/lockStanding.ts'
import { pledge } from '../../pledge/noun.ts'
import { outstandingOf } from '../rules.ts'
import { figuresAfter } from './figures.ts'
import { BOUND } from './moves.ts'
import { payReminders, tell } from './tell.ts'
import { isTaken } from './tradeNo.ts'
import { cancelWaiting } from './waiting.ts'

const { table } = pledge
const { unpaid, done, approved, failed } = pledge.states.codes

/** What payments through a provider do to deposits. */
export const depositPayable: Payable = {
  async paid(db, { biz_id, trade_no }, now) {
    const record = await recordIn(db, biz_id, [unpaid])
    if (!record) return false
    const row = await lockBinding(db, record.binding_id)
    // Paid otherwise meanwhile, or the device was given back.
    const isWanted = row.bind_status === BOUND && record.amount <= outstandingOf(row) && !(await isTaken(db, trade_no))
    if (!isWanted) {
      await cancelWaiting(db, biz_id, 'deposit.online.notWanted', now)
      return false
    }
    await store(db, row.id, figuresAfter(row, { paid: record.amount }, null), now)
    const ledger = db as unknown as Kysely<Unscoped>
    const payer = await lockStanding(ledger, row.member_id)
    const { txn_no } = await post(
      ledger,
      {
        ...{ event: 'deposit_paid', record: { table, id: biz_id }, owners: { member: row.member_id } },
        ...{ amounts: { amount: record.amount }, operator: null, memo: record.pledge_no },
      },
      now,
    )
    await freeIfPaid(ledger, payer, now)
    const search_text = searchText(pledge, { ...record, ...row, trade_no })
    await change(db, biz_id, { status: done, trade_no, txn_no, finish_time: now, search_text }, now)
    return true
  },

  async mismatched(db, { biz_id }, now) {
    if (!(await recordIn(db, biz_id, [unpaid]))) return false
    await cancelWaiting(db, biz_id, 'deposit.online.mismatched', now)
    return true
  },

  async arrived(db, { record: { id }, amount, refund_no }, now) {
    const { row, record } = await refundIn(db, id)
    await store(db, row.id, figuresAfter(row, { refunded: amount }, null), now)
    const ledger = db as unknown as Kysely<Unscoped>
    await settle(ledger, { codes: payReminders, table, id, by: record.pay_user_id ?? 0 }, now)
    const receivers = [record.apply_user_id ?? 0]
    await tell({ db: ledger, now }, row, id, 'deposit_refund_paid', { amount, receivers })
    const said = { record: { table, id }, amounts: { amount }, operator: null, memo: record.pledge_no }
    const owners = { member: row.member_id }
    const { txn_no } = await post(ledger, { event: 'deposit_refund_sent', owners, ...said }, now)
    await post(ledger, { event: 'refund_arrived', owners: {}, ...said }, now)
    const search_text = searchText(pledge, { ...record, ...row, trade_no: refund_no })
    const columns = { status: done, trade_no: refund_no, fail_reason: null, txn_no, finish_time: now, search_text }
    await change(db, id, columns, now)
  },

  async notTaken(db, { record: { id }, amount }, now) {
    const { row, record } = await refundIn(db, id)
    if (record.status !== approved) return
    const reason = message('CN', 'payment.refused.provider')
    await change(db, id, { status: failed, fail_reason: reason }, now)
    const { apply_user_id, audit_user_id, pay_user_id } = record
    const receivers = [...new Set([apply_user_id, audit_user_id, pay_user_id])].filter((user) => user !== null)
    await tell({ db: db as unknown as Kysely<Unscoped>, now }, row, id, 'deposit_refund_failed', {
      ...{ amount, reason, receivers },
    })
  },
}

const recordIn = (db: Kysely<DB>, id: number, states: readonly number[]) =>
  db.selectFrom(table).selectAll().where('id', '=', id).where('status', 'in', states).forUpdate().executeTakeFirst()

/** A binding with its names, locked. */
const lockBinding = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('member_device')
    .innerJoin('member', 'member.id', 'member_device.member_id')
    .innerJoin('device', 'device.id', 'member_device.device_id')
    .select(['member_device.id', 'member_device.member_id', 'member_device.status as bind_status'])
    .select(['deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded', 'member_name', 'device_no'])
    .where('member_device.id', '=', id)
    .forUpdate('member_device')
    .executeTakeFirstOrThrow()

/** A refund that the provider was asked for. The binding is locked first, as by those who decide on refunds. */
async function refundIn(db: Kysely<DB>, id: number) {
  const { binding_id } = await db.selectFrom(table).select('binding_id').where('id', '=', id).executeTakeFirstOrThrow()
  const row = await lockBinding(db, binding_id)
  const record = await recordIn(db, id, [approved, failed])
  if (!record) throw new Error(`the refund ${id} is not under way`)
  return { row, record }
}

const stamp = (now: Date) => ({ update_time: now, version: sql<number>`version + 1` })

const change = (db: Kysely<DB>, id: number, columns: Updateable<DB['cash_pledge']>, now: Date) =>
  db
    .updateTable(table)
    .set({ ...columns, ...stamp(now) })
    .where('id', '=', id)
    .execute()

const store = (db: Kysely<DB>, id: number, figures: ReturnType<typeof figuresAfter>, now: Date) =>
  db
    .updateTable('deposit')
    .set({ ...figures, ...stamp(now) })
    .where('id', '=', id)
    .execute()
