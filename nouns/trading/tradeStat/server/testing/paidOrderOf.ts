import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'

/** A paid order of an agent like the one of `makeTrades`, as the record of postings. */
export async function paidOrderOf(t: TestApp, agent: number): Promise<{ table: string; id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into trade_order (bill_no, order_type, buyer_type, buyer_id, buyer_name, agent_id, goods_amount, status, paid_amount,
        pay_type, pay_time, search_text, create_user_id, create_user_name, create_time, submit_time)
      select 'DDPAID' || ${agent}::text, order_type, buyer_type, ${agent}, buyer_name, ${agent}, goods_amount, status, paid_amount,
        pay_type, pay_time, search_text, create_user_id, create_user_name, create_time, submit_time
      from trade_order where bill_no = 'DDMADE2' returning id`.execute(t.services.database.kysely)
  return { table: 'trade_order', id: Number(rows[0]?.id) }
}
