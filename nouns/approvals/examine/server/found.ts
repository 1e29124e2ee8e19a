import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { taskStates } from '../../request/noun.ts'

const MOST = 5

/**
 * Requests that match a word, by number and title, for the search of the console: those that the caller started, has or
 * decided a task of, or has a copy of. Forms are not searched: titles contain no field that a node hides.
 *
 * For each way of taking part the newest few are found in the order of its own index, so that a word in thousands of
 * requests does not read all of them. A rare word is found through the search index.
 */
export async function foundRequests({ db, user }: Ctx, keywords: string) {
  if (!can(user, 'form_basic', 'query') && !can(user, 'form_step', 'query')) return []
  const me = user.userId
  const open = sql.lit(taskStates.open)
  const named = allOf(matching('appr_instance.search_text', keywords))
  const newest = sql`limit ${sql.lit(MOST)}`
  const sources = sql`
    (select id from appr_instance where initiator_id = ${me} and ${named} order by create_time desc, id desc ${newest})
    union (select instance_id from appr_part join appr_instance on appr_instance.id = instance_id
      where user_id = ${me} and ${named} order by acted_time desc, instance_id desc ${newest})
    union (select instance_id from appr_cc join appr_instance on appr_instance.id = instance_id
      where user_id = ${me} and ${named} order by cc_time desc, instance_id desc ${newest})
    union (select instance_id from appr_task join appr_instance on appr_instance.id = instance_id
      where appr_task.status = ${open} and assignee_id = ${me} and ${named}
      order by opened_time desc, appr_task.id desc ${newest})
    union (select instance_id from appr_task join appr_instance on appr_instance.id = instance_id
      where appr_task.status = ${open} and principal_id = ${me} and ${named}
      order by opened_time desc, appr_task.id desc ${newest})
    union (select instance_id from appr_pool join appr_task on appr_task.id = task_id
      join appr_instance on appr_instance.id = instance_id
      where user_id = ${me} and ${named} order by appr_pool.opened_time desc, task_id desc ${newest})`
  const rows = await db
    .selectFrom('appr_instance')
    .select(['id', 'bill_no', 'title', 'dept_name'])
    .where(sql<boolean>`id in (${sources})`)
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
