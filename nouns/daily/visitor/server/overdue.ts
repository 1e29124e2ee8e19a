import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { visitor } from '../noun.ts'

const MOST = 5000

/** Notifies the safety officer of a unit of overdue visitors, once an hour (domain 4.5). */
export async function remindVisitors({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const rows = await everything(db)
      .selectFrom('out_inside')
      .innerJoin('dept', 'dept.id', 'out_inside.dept_id')
      .select(['out_inside.id', 'bill_no', 'name', 'company', 'in_time', 'out_inside.dept_name', 'safety_user_id'])
      .where('out_inside.status', '=', visitor.states.codes.inside)
      .where('leave_due', '<', moment(now))
      .orderBy('leave_due')
      .limit(MOST)
      .execute()
    await remindAll(
      db,
      rows.map(({ id, bill_no, name, company, in_time, dept_name, safety_user_id }) => ({
        code: 'visitor_overdue',
        receivers: safety_user_id === null ? [] : [safety_user_id],
        params: { bill_no, name, company: company ?? '', dept: dept_name, time: in_time.slice(5, 16) },
        link: linkTo(visitor, id),
        table: 'out_inside',
        id,
        level: 2,
      })),
      now,
    )
  })
}
