import { remindTrigger } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import { visitor } from '../noun.ts'

/** Visitors inside by the time when they have to leave. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.visitor,
  code: 'visitor_overdue',
  table: visitor.table,
  permission: visitor.permission,
  async rows(db, { from, to, units, limit }) {
    const rows = await db
      .selectFrom('out_inside')
      .innerJoin('dept', 'dept.id', 'out_inside.dept_id')
      .select(['out_inside.id', 'bill_no', 'name', 'company', 'in_time', 'out_inside.dept_id', 'out_inside.dept_name'])
      .select(['safety_user_id', sql<number>`extract(epoch from leave_due)::float8 * 1000`.as('due')])
      .where('out_inside.status', '=', visitor.states.codes.inside)
      .where('leave_due', '>', moment(from))
      .where('leave_due', '<=', moment(to))
      .orderBy('leave_due', 'desc')
      .orderBy('out_inside.id', 'desc')
      .limit(limit)
      .where((eb) => (units === null ? eb.val(true) : eb('out_inside.dept_id', 'in', units)))
      .execute()
    return rows.map(({ id, bill_no, name, company, in_time, dept_id, dept_name, safety_user_id, due }) => ({
      ...{ id, unit: dept_id, due, level: 2, link: linkTo(visitor, id), receivers: [safety_user_id] },
      params: { bill_no, name, company: company ?? '', dept: dept_name, time: in_time.slice(5, 16) },
    }))
  },
}
