import { type RecordCheck, reconcile } from '@shouya/server/core/ledger/reconcile.ts'
import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'
import { transferCheck } from '../../../agentTransfer/server/check.ts'
import { balanceCheck } from '../../../consumeBalance/server/check.ts'
import { checkDeposits } from '../../../deposit/server/checkDeposits.ts'
import { paymentCheck } from '../../../ledgerDifference/server/paymentCheck.ts'
import { orderCheck } from '../../../order/server/check.ts'
import { rechargeCheck } from '../../../recharge/server/check.ts'
import { quotaLeft } from '../../../server/quotaLeft.ts'
import { wrongTrades } from '../../../server/testing/tradeChecks.ts'
import { atWorkshop } from '../../../tradeRepair/noun.ts'

const checks: readonly RecordCheck[] = [
  balanceCheck,
  checkDeposits,
  orderCheck,
  paymentCheck,
  rechargeCheck,
  transferCheck,
]

/** The properties of the demonstration's trading side (domain 11, 16.1). */
export function tradesHold({ rows, none, db, now }: Loaded): void {
  const number = async (table: string) => Number((await rows(`select count(*) from ${table}`))[0].count)

  test('no agent has more devices, or waits for more, than were agreed', async () => {
    const opened = await rows('select agent_id::int, product_id::int from agent_product')
    for (const { agent_id, product_id } of opened)
      expect((await quotaLeft(db(), agent_id, [product_id])).get(product_id)).toBeGreaterThanOrEqual(0)
  })

  test('are as many as said, in every state', async () => {
    const tables = ['device', 'member', 'trade_order', 'recharge_order', 'cash_pledge', 'use_log']
    expect(await Promise.all(tables.map(number))).toEqual([600, 180, 400, 1500, 260, 40_000])
    const states = async (table: string) =>
      (await rows(`select distinct status from ${table} order by status`)).map(({ status }) => status)
    expect(await states('device')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(await states('member')).toEqual([0, 1, 2, 3, 4, 5])
    expect(await states('trade_order')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 31])
    expect(await states('recharge_order')).toEqual([1, 3, 4, 5, 6, 7])
    expect(await states('agent_transfer')).toEqual([1, 2, 3, 4])
    expect(
      await rows('select distinct outcome, settle_time is null as open from payment_notice order by 1, 2'),
    ).toEqual([
      { outcome: 'mismatch', open: false },
      { outcome: 'mismatch', open: true },
      { outcome: 'settled', open: true },
      { outcome: 'unknown', open: true },
    ])
    await none(`select id from recharge_order recharge where (status = 7) <> exists (select from payment
      where biz_type = 'recharge_order' and biz_id = recharge.id and payment.status = 3 and paid_amount = wrong_amount)`)
    // Deposits were paid online, refunded the same way, once in vain.
    expect(await rows('select distinct arrive_time is null as open from payment_refund order by 1')).toEqual([
      { open: false },
      { open: true },
    ])
    expect(await states('cash_pledge')).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('reconciles to zero, and the samples have what domain 11 says', async () => {
    const operator = { userId: 1, name: 'test' }
    // Taken back: another loading makes the same content as this one.
    const tx = await db().startTransaction().execute()
    const run = await reconcile(tx as never, checks, { operator }, now).finally(() => tx.rollback().execute())
    expect(run).toMatchObject({ differences: 0 })
    expect(
      await rows(
        `select balance, frozen from ledger_account where owner_type = 2 and owner_id = 1 and account_type = 11`,
      ),
    ).toEqual([{ balance: 1_280_000, frozen: 0 }])
    expect(await rows(`select remain_times from device where device_no = 'KG24A0000017'`)).toEqual([
      { remain_times: 412 },
    ])
    expect(await rows(`select status from device where device_no = 'HT5C0000021'`)).toEqual([{ status: 4 }])
  })

  test('fits together (domain 17.4)', async () => expect(await wrongTrades(db() as never)).toEqual({}))

  test('parts of orders went back before and after they were sent, and after the receipt, with their commission', async () => {
    const parts = `from order_refund refund join trade_order on trade_order.id = order_id
      where refund.status = 2 and trade_order.status <> 7`
    expect(await rows(`select distinct from_status ${parts} order by from_status`)).toEqual([
      ...[{ from_status: 3 }, { from_status: 4 }, { from_status: 5 }],
    ])
    await none(`select trade_order.id ${parts} and refund_amount >= paid_amount`)
    expect(await rows(`select event from ledger_txn where event = 'commission_returned' limit 1`)).toHaveLength(1)
  })

  test('members in arrears are those whom the clock has frozen, and they stay so', async () => {
    expect(await number(`member where auto_frozen`)).toBe(2)
    await none(`select member.id from member where auto_frozen and not exists (select from device
      join member_device link on link.device_id = device.id and link.status = 1
      where device.member_id = member.id and device.status = 5 and unpaid_since is not null and link.deposit_status = 1)`)
    await none('select id from member where greatest(status_time, arrears_since) > $1', [now])
  })

  test('nobody has what the rules forbid', async () => {
    // Who asks for money back, who decides and who pays are three people.
    await none(`select id from cash_pledge where type = 3 and (apply_user_id = audit_user_id
      or audit_user_id = pay_user_id or apply_user_id = pay_user_id)`)
    await none('select id from agent_transfer where status <> 4 and create_user_id = decide_user_id')
    // Of what an agent is to be paid, as much is set aside.
    await none(`select id from agent_transfer transfer where type = 2 and status = 1 and amount <> coalesce((
      select sum(amount) from ledger_hold where biz_type = 'agent_transfer' and biz_id = transfer.id and status = 1), 0)`)
    // A device has one member, whom its binding names; a terminal in repair has a repair that is under way.
    await none(`select device.id from device left join member_device bound
      on bound.device_id = device.id and bound.status = 1
      where device.member_id is distinct from bound.member_id`)
    await none(`select device.id from device where (status = 4) <> exists (
      select from trade_repair where device_id = device.id and status in (${atWorkshop.join()}))`)
    // Uses are counted where they are shown.
    await none(`select device.id from device left join (select device_id, count(*) as uses from use_log group by 1) used
      on used.device_id = device.id where use_count <> coalesce(used.uses, 0)`)
    await none('select id from use_log where greatest(start_time, end_time, reported_time) > $1', [now])
    await none('select id from trade_order where greatest(create_time, pay_time, receive_time) > $1', [now])
    await none('select id from recharge_order where greatest(create_time, credit_time, refund_time) > $1', [now])
    await none('select id from ledger_txn where occur_time > $1', [now])
  })
}
