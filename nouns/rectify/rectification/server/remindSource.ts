import { remindTrigger } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import { MAJOR, rectification, unmended } from '../noun.ts'

/** The end of the day until which something has to be mended. */
const due = sql<string>`(rectification.deadline + 1)::timestamptz`

/** Open rectifications by their deadlines. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.rectification,
  code: 'rectify_due',
  table: rectification.table,
  permission: rectification.permission,
  async rows(db, { from, to, units, limit }) {
    const rows = await db
      .selectFrom('rectification')
      .innerJoin('dept', 'dept.id', 'rectification.dept_id')
      .select(['rectification.id', 'bill_no', 'rectification.dept_id', 'rectification.dept_name', 'problem_desc'])
      .select(['deadline', 'hazard_level', 'duty_user_id', 'safety_user_id'])
      .select(sql<number>`extract(epoch from ${due})::float8 * 1000`.as('due'))
      .where('rectification.status', 'in', unmended)
      .where(due, '>', moment(from))
      .where(due, '<=', moment(to))
      .orderBy('deadline', 'desc')
      .orderBy('rectification.id', 'desc')
      .limit(limit)
      .where((eb) => (units === null ? eb.val(true) : eb('rectification.dept_id', 'in', units)))
      .execute()
    return rows.map((row) => ({
      id: row.id,
      unit: row.dept_id,
      due: row.due,
      params: { bill_no: row.bill_no, deadline: row.deadline, dept: row.dept_name, problem: row.problem_desc },
      link: linkTo(rectification, row.id),
      receivers: [row.duty_user_id ?? row.safety_user_id],
      level: row.hazard_level === MAJOR ? 3 : 1,
    }))
  },
}
