import { message } from '@shouya/contract/messages'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { dropUntouched } from './ofSource.ts'
import { requestRectifications } from './request.ts'
import { source } from './rules.ts'

const SERIOUS = 2
const NOBODY = 0
const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

/**
 * A lost key means that the lock must be changed (domain 4.7 type 7); if the key is found, the rectification is
 * cancelled unless somebody has started it.
 */
export const subscribers: Subscribers = {
  async 'key.lost'(tx, { room_key_id, dept_id, bill_no, keys }, now) {
    const request = {
      source_type: source.other,
      source_table: 'room_key',
      source_id: room_key_id,
      source_item_id: null,
      source_no: bill_no,
      dept_id,
      hazard_level: SERIOUS,
      category: null,
      problem_desc: `${bill_no} ${keys}`,
      by: null,
    }
    await requestRectifications(unscoped(tx), dept_id, [request], now)
  },
  async 'key.found'(tx, { room_key_id }, now) {
    const hazard = {
      source_table: 'room_key',
      source_id: room_key_id,
      reason: message('CN', 'rectification.refused.sourceGone'),
      now,
      by: NOBODY,
    }
    await dropUntouched(unscoped(tx), hazard)
  },
}
