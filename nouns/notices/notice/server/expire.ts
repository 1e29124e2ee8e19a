import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { ring } from './publish.ts'
import { status } from './rules.ts'

/** Writes down that the time of published notices is over (domain 17.3 notice_expire); readers have seen that already. */
export const expireNotices = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute((tx) => expireIn(tx, now))

/** The same in a transaction. */
export async function expireIn(tx: Kysely<DB>, now: Date): Promise<number> {
  const db = tx as unknown as Kysely<Unscoped>
  const over = await tx
    .updateTable('notice')
    .set((eb) => ({ status: status.expired, update_time: now, version: eb('version', '+', 1) }))
    .where('status', '=', status.published)
    .where('expire_time', '<=', moment(now))
    .returning(['id', 'recv_dept_id'])
    .execute()
  for (const { id, recv_dept_id } of over) {
    await settle(db, { codes: ['notice_unread'], table: 'notice', id, by: 0 }, now)
    await ring({ db }, recv_dept_id)
  }
  return over.length
}
