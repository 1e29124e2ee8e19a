import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { balanceCheck } from '../../consumeBalance/server/check.ts'
import { orderCheck } from '../../order/server/check.ts'
import { wrongRefunds } from './wrongRefunds.ts'

type Check = (db: Kysely<DB>) => Promise<readonly unknown[]>

const found =
  (query: ReturnType<typeof sql>): Check =>
  async (db) =>
    (await query.execute(db)).rows

/** Consistency checks of domain 17.4 over all records of trading: what each finds is wrong. */
const checks: Readonly<Record<string, Check>> = {
  '10: a transaction of the ledger balances': found(sql`
    select txn.id from ledger_txn txn
      left join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      group by txn.id having coalesce(sum(case direction when 1 then amount else -amount end), 1) <> 0`),
  '10: no customer is below what is set aside': found(sql`
    select id from ledger_account where owner_type <> 1 and balance < frozen`),
  '10: pieces are what their log says, and what waits is set aside': balanceCheck,
  '10: deposits are what the platform owes': found(sql`
    select sum(balance) filter (where account_type = 23) as held, sum(balance) filter (where account_type = 93) as owed
      from ledger_account having coalesce(sum(balance) filter (where account_type = 23), 0)
        <> coalesce(sum(balance) filter (where account_type = 93), 0)`),
  '11: a device that runs is bound to its member, and its lease has its deposit': found(sql`
    select device.id from device left join member_device bound on bound.device_id = device.id and bound.status = 1
    where device.status = 3 and (bound.member_id is distinct from device.member_id
      or bound.bind_type = 2 and bound.deposit_due > 0 and bound.deposit_status <> 2)`),
  // That no more is paid back than was paid is a rule of the table.
  '12: what was paid of an order is in the ledger': orderCheck,
  '12: what was paid back of an order is what its pieces are worth': wrongRefunds,
  '12: what a line says was refunded is what its refunds say': found(sql`
    select line.id from order_line line left join (
      select line_id, sum(part.qty) as qty from order_refund_line part
        join order_refund refund on refund.id = part.refund_id and refund.status = 2 group by line_id
    ) paid on paid.line_id = line.id where line.refunded_qty <> coalesce(paid.qty, 0)`),
  '12: of a commission no more was returned than was earned, and with the whole order all that is not owed': found(sql`
    select txn.biz_id from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      join ledger_account account on account.id = entry.account_id and account.account_type in (11, 12)
      join trade_order on trade_order.id = txn.biz_id
      where txn.biz_type = 'trade_order' and txn.event in ('commission_earned', 'commission_returned')
      group by txn.biz_id, trade_order.status
      having sum(case direction when 2 then amount else -amount end) < 0
        or trade_order.status = 7 and sum(case direction when 2 then amount else -amount end) <>
          (select coalesce(sum(commission_short - commission_taken), 0) from order_refund where order_id = txn.biz_id)`),
}

/** What is wrong with the records of trading, by check; empty where all is as it must be. */
export async function wrongTrades(db: Kysely<DB>): Promise<Record<string, readonly unknown[]>> {
  const wrong: Record<string, readonly unknown[]> = {}
  for (const [name, check] of Object.entries(checks)) {
    const rows = await check(db)
    if (rows.length > 0) wrong[name] = rows
  }
  return wrong
}
