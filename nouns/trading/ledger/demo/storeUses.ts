import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { type Kysely, sql } from 'kysely'

/** Uses with their sums of the month, as the gateway keeps them. */
export async function storeUses(tx: Kysely<DB>, rows: readonly object[]): Promise<void> {
  await insertRows(tx, 'use_log', rows)
  await sql`insert into use_seq (device_id, terminal_seq, use_id, start_time)
    select device_id, terminal_seq, id, start_time from use_log`.execute(tx)
  await sql`insert into use_month (month, device_id, agent_id, member_id, uses, failed, fee, duration_s, consume_qty)
    select date_trunc('month', start_time)::date, device_id, agent_id, member_id, count(*), count(*) filter (where result = 3),
      sum(fee), sum(duration_s), sum(consume_qty) from use_log
    group by date_trunc('month', start_time)::date, device_id, agent_id, member_id`.execute(tx)
}
