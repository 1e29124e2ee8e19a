import { remindTrigger } from '@shouya/contract/reminders'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import { roomKey } from '../noun.ts'

/** Keys that were lent by the time when they have to come back. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.key,
  code: 'key_overdue',
  table: roomKey.table,
  permission: roomKey.permission,
  async rows(db, { from, to, units, limit }) {
    const rows = await db
      .selectFrom('room_key')
      .select(['id', 'dept_id', 'bill_no', 'keys', 'to_user_id', 'to_user_name', 'expect_return_time'])
      .select(sql<number>`extract(epoch from expect_return_time)::float8 * 1000`.as('due'))
      .where('status', '=', roomKey.states.codes.toReturn)
      .where('expect_return_time', '>', moment(from))
      .where('expect_return_time', '<=', moment(to))
      .orderBy('expect_return_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .where((eb) => (units === null ? eb.val(true) : eb('dept_id', 'in', units)))
      .execute()
    return rows.map((row) => ({
      id: row.id,
      unit: row.dept_id,
      due: row.due,
      params: {
        bill_no: row.bill_no,
        keys: row.keys.map(({ key_name }: { key_name: string }) => key_name),
        expect: row.expect_return_time?.slice(0, 16) ?? '',
        holder: row.to_user_name,
      },
      link: `${roomKey.route}?keywords=${row.bill_no}`,
      receivers: [row.to_user_id],
      level: 2,
    }))
  },
}
