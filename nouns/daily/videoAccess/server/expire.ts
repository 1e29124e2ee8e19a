import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { videoAccess } from '../noun.ts'
import { OPEN_FOR } from './rules.ts'

const status = videoAccess.states.codes
const MOST = 5000

/**
 * Applications that were not carried out expire after a week (domain 4.6), and the operator is reminded of overdue
 * media. Returns the number of expired ones.
 */
export async function expireAccess({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const expired = await everything(db)
      .updateTable('video_access')
      .set({ status: status.expired, update_time: now, version: sql<number>`version + 1` })
      .where('status', '=', status.open)
      .where('submit_time', '<', sql<string>`${new Date(now.getTime() - OPEN_FOR)}::timestamptz`)
      .returning('id')
      .execute()
    const ids = expired.map(({ id }) => id)
    if (ids.length > 0)
      await db
        .updateTable('remind_msg')
        .set({ status: 2, handle_time: now })
        .where('biz_table', '=', 'video_access')
        .where('biz_id', 'in', ids)
        .where('remind_code', '=', 'video_open')
        .where('status', 'in', [0, 1])
        .execute()
    const lent = await everything(db)
      .selectFrom('video_access')
      .select(['id', 'bill_no', 'media_no', 'return_due', 'applicant_unit', 'operator_user_id'])
      .where('status', '=', status.toReturn)
      .where('return_due', '<', localDay(now, database.timezone))
      .limit(MOST)
      .execute()
    await remindAll(
      db,
      lent.map((row) => ({
        code: 'video_return',
        receivers: row.operator_user_id === null ? [] : [row.operator_user_id],
        params: {
          bill_no: row.bill_no ?? '',
          media: row.media_no ?? '',
          unit: row.applicant_unit,
          due: row.return_due ?? '',
        },
        link: linkTo(videoAccess, row.id),
        table: 'video_access',
        id: row.id,
        level: 2,
      })),
      now,
    )
    return ids.length
  })
}
