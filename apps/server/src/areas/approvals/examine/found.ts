import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import { allOf, matching } from '../../../registers/filters.ts'
import { taskStatuses } from '../run/states.ts'

const MOST = 5

/**
 * Requests that a word names, by number and title, for the search of the whole console: those that the caller started, has
 * or decided a task of, or was informed about. Nothing of their forms is searched: titles hold no field that a node hides.
 */
export async function foundRequests({ db, user }: Ctx, keywords: string) {
  if (!can(user, 'form_basic', 'query') && !can(user, 'form_step', 'query')) return []
  const me = user.userId
  const open = sql.lit(taskStatuses.open)
  const rows = await db
    .selectFrom('appr_instance')
    .select(['id', 'bill_no', 'title', 'dept_name'])
    .where(
      sql<boolean>`id in (
        select id from appr_instance where initiator_id = ${me}
        union all select instance_id from appr_part where user_id = ${me}
        union all select instance_id from appr_cc where user_id = ${me}
        union all select instance_id from appr_task where status = ${open} and assignee_id = ${me}
        union all select instance_id from appr_task where status = ${open} and principal_id = ${me}
        union all select instance_id from appr_pool join appr_task on appr_task.id = task_id where user_id = ${me})`,
    )
    .where(allOf(matching('appr_instance.search_text', keywords)))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, title, dept_name }) => ({
    kind: 'approval' as const,
    title,
    note: [bill_no, dept_name].filter(Boolean).join(' '),
    link: `/form/examine?id=${id}`,
  }))
}
