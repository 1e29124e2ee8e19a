import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { useResult } from '../rules.ts'

/**
 * Adds a use to its month, which is kept when the details are gone: in the transaction that counts it, so that the months agree with the
 * details at any time, whenever a use is reported.
 */
export const rollUp = (db: Kysely<Unscoped>, useId: number, start: Date) =>
  sql`
    insert into use_month as kept (month, device_id, agent_id, member_id, uses, failed, fee, duration_s, consume_qty)
    select date_trunc('month', start_time)::date, device_id, agent_id, member_id,
      (result <> ${useResult.failed})::int, (result = ${useResult.failed})::int, fee, duration_s, consume_qty
    from use_log where id = ${useId} and start_time = ${start}
    on conflict (month, device_id, agent_id, member_id) do update set uses = kept.uses + excluded.uses,
      failed = kept.failed + excluded.failed, fee = kept.fee + excluded.fee, duration_s = kept.duration_s + excluded.duration_s,
      consume_qty = kept.consume_qty + excluded.consume_qty`.execute(db)
