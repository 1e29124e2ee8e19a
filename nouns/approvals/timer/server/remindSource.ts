import { remindTrigger } from '@shouya/contract/reminders'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'

/** Open tasks of approvals by their time limits. Requests belong to those who take part, so to no unit. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.approval,
  code: 'approval_due',
  table: 'appr_task',
  permission: null,
  async rows(db, { from, to, limit }) {
    const rows = await db
      .selectFrom('appr_task as task')
      .innerJoin('appr_instance as request', 'request.id', 'task.instance_id')
      .select(['task.id', 'task.instance_id', 'task.assignee_id', 'request.title', 'request.bill_no'])
      .select(sql<number>`extract(epoch from task.due_time)::float8 * 1000`.as('due'))
      .where('task.ended_time', 'is', null)
      .where('task.opened_time', 'is not', null)
      .where('task.due_time', '>', moment(from))
      .where('task.due_time', '<=', moment(to))
      .orderBy('task.due_time', 'desc')
      .orderBy('task.id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, instance_id, assignee_id, title, bill_no, due }) => ({
      ...{ id, unit: null, due, level: 2, link: `/form/examine?id=${instance_id}`, receivers: [assignee_id] },
      params: { title, bill_no: bill_no ?? '' },
    }))
  },
}
