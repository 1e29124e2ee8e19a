import { everything } from '@shouya/server/core/access/everything.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { roomKey } from '../noun.ts'

/** Notifies holder, safety officer and head of the unit of overdue keys, once an hour (domain 4.7). */
export async function remindOverdue({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const rows = await everything(db)
      .selectFrom('room_key')
      .innerJoin('dept', 'dept.id', 'room_key.dept_id')
      .select([
        'room_key.id',
        'bill_no',
        'keys',
        'to_user_id',
        'to_user_name',
        'expect_return_time',
        'leader_user_id',
        'safety_user_id',
      ])
      .where('room_key.status', '=', roomKey.states.codes.toReturn)
      .where('expect_return_time', '<', moment(now))
      .orderBy('expect_return_time')
      .limit(5000)
      .execute()
    for (const row of rows)
      await remind(
        db,
        {
          code: 'key_overdue',
          receivers: [row.to_user_id, row.safety_user_id, row.leader_user_id].filter((id) => id !== null),
          params: {
            bill_no: row.bill_no,
            keys: row.keys.map(({ key_name }: { key_name: string }) => key_name),
            expect: row.expect_return_time?.slice(0, 16) ?? '',
            holder: row.to_user_name,
          },
          link: `${roomKey.route}?keywords=${row.bill_no}`,
          table: 'room_key',
          id: row.id,
          level: 2,
        },
        now,
      )
  })
}
