import type { Payable } from '@shouya/server/core/payments.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { refundArrived } from '../../payment/server/refundArrived.ts'
import { credit } from './credit.ts'
import { status, table } from './types.ts'

const waiting = (db: Kysely<DB>, id: number) =>
  db.selectFrom(table).selectAll().where('id', '=', id).where('status', '=', status.waiting).executeTakeFirst()

const change = (db: Kysely<DB>, id: number, columns: object, now: Date) =>
  db
    .updateTable(table)
    .set({ ...columns, update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()

/** What a provider's payment does to a recharge. */
export const rechargePayable: Payable = {
  async paid(db, { biz_id, trade_no, pay_time }, now) {
    const row = await waiting(db, biz_id)
    if (!row) return false
    const credited = await credit(db, row, null, now)
    await change(db, row.id, { ...credited, pay_time, trade_no }, now)
    return true
  },

  async mismatched(db, { biz_id, trade_no, paid_amount }, now) {
    const row = await waiting(db, biz_id)
    if (!row) return false
    await change(db, row.id, { status: status.wrong, wrong_amount: paid_amount, trade_no }, now)
    return true
  },

  arrived: refundArrived,
}
