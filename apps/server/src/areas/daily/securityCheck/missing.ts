import { type Kysely, sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import { type Remind, remindAll } from '../../../core/messages/remind.ts'
import type { Services } from '../../../core/services.ts'
import { localDay } from '../../../core/time/local.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { deadlineOf, limitsOf } from './deadline.ts'
import { checksOn } from './due.ts'
import { status } from './rules.ts'

/** Whoever is a little late is not reminded (domain 21: 截止后15分钟). */
const GRACE = 15 * 60_000

/** Tells safety officer and head of an outlet once that a session of today was not filed by its deadline. */
export async function remindMissing(services: Pick<Services, 'database' | 'settings'>, now: Date): Promise<void> {
  const { database } = services
  const today = localDay(now, database.timezone)
  const limits = await limitsOf(services)
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const rows = await everything(db)
      .selectFrom('dept')
      .innerJoin(sql<{ session: number }>`(select * from (values (1), (2), (3)) as v (session))`.as('due'), (join) =>
        join.onTrue(),
      )
      .select(['dept.id', 'dept_name', 'business_begin', 'leader_user_id', 'safety_user_id', 'due.session'])
      .where(checksOn(sql`${today}::date`))
      .where(
        sql<boolean>`not exists (select from security_check c where c.dept_id = dept.id and c.biz_date = ${today}::date
          and c.session = due.session and c.status not in (${status.draft}, ${status.revoked}))`,
      )
      .where(
        sql<boolean>`not exists (select from remind_msg m where m.biz_table = 'dept' and m.biz_id = dept.id
          and m.remind_code = 'check_missing' and m.params ->> 'date' = ${today}
          and m.params ->> 'session' = due.session::text)`,
      )
      .orderBy('dept.id')
      .execute()
    const messages = rows.flatMap((row): Remind[] => {
      const deadline = deadlineOf(row.session, today, row, limits)
      if (deadline === null || now.getTime() < deadline.getTime() + GRACE) return []
      return [
        {
          code: 'check_missing',
          receivers: [row.safety_user_id, row.leader_user_id].filter((id) => id !== null),
          params: { dept: row.dept_name, date: today, session: row.session },
          link: `/form/daily/taskdaily/SecurityItemList?new=${row.session}`,
          table: 'dept',
          id: row.id,
          level: 2,
        },
      ]
    })
    await remindAll(db, messages, now)
  })
}
