import type { Kysely } from 'kysely'
import type { Subscribers } from '../../core/topics/topics.ts'
import type { DB } from '../../db/schema.gen.ts'
import { dropRequest, requestRectification } from './request/request.ts'

/** Rectifications that other areas' events call for. */
export const subscribers: Subscribers = {
  'key.lost': (tx, { room_key_id, dept_id, bill_no, keys }, now) =>
    requestRectification(tx, {
      source_table: 'room_key',
      source_id: room_key_id,
      dept_id,
      hazard_level: 2,
      problem_desc: `${bill_no} ${keys}`,
      now,
    }),
  'key.found': (tx, { room_key_id }) => dropRequest(tx, 'room_key', room_key_id),
}

/** Does a record wait for its rectification? */
export async function rectificationPending(db: Kysely<DB>, table: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('rectify_request')
    .select('id')
    .where('source_table', '=', table)
    .where('source_id', '=', id)
    .where('status', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
