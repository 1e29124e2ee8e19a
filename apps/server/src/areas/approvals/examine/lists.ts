import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf, among, inUnit, matching, onDays } from '../../../registers/filters.ts'
import { after, cursorTime, cut } from '../../../registers/keyset.ts'
import { type ExamineStatus, examineStatuses, taskStatuses } from '../run/states.ts'

type Filters = Omit<Input<typeof OaExamine.GetPageList>, 'cursor' | 'pagesize'>

/** Requests with what every list shows of them. */
export const selectRequests = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('appr_instance')
    .innerJoin('appr_flow', 'appr_flow.id', 'appr_instance.flow_id')
    .innerJoin('appr_category', 'appr_category.id', 'appr_flow.category_id')
    .select([
      'appr_instance.id',
      'appr_instance.version',
      'appr_instance.bill_no',
      'appr_instance.title',
      'appr_instance.flow_id',
      'appr_instance.flow_name',
      'category_name',
      'appr_instance.initiator_id',
      'appr_instance.initiator_name',
      'appr_instance.dept_id',
      'appr_instance.dept_name',
      'appr_instance.waits_at',
      'appr_instance.create_time',
      'appr_instance.submit_time',
      'appr_instance.finish_time',
    ])
    .select(sql<ExamineStatus>`appr_instance.status`.as('status'))

/** What people filter requests by, wherever they list them; `time`: the column that the days of a list mean. */
export const requestConditions = (filters: Filters, time: string): RawBuilder<boolean>[] => [
  ...matching('appr_instance.search_text', filters.keywords),
  ...among('appr_instance.status', filters.status),
  ...inUnit('appr_instance.dept_id', filters),
  ...onDays(time, filters),
  ...(filters.flow_id === undefined ? [] : [sql<boolean>`appr_instance.flow_id = ${filters.flow_id}`]),
  ...(filters.initiator_id === undefined ? [] : [sql<boolean>`appr_instance.initiator_id = ${filters.initiator_id}`]),
]

/** What the caller started. */
export async function startedList({ db, user }: Ctx, query: Input<typeof OaExamine.GetPageList>) {
  const rows = await selectRequests(db)
    .select(cursorTime('appr_instance', 'create_time').as('cursor_time'))
    .where('appr_instance.initiator_id', '=', user.userId)
    .where(
      allOf([
        ...requestConditions(query, 'appr_instance.create_time'),
        ...after('appr_instance', 'create_time', query.cursor),
      ]),
    )
    .orderBy('appr_instance.create_time', 'desc')
    .orderBy('appr_instance.id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  return cut(rows, query.pagesize)
}

/** In what the caller has decided something. */
export async function handledList({ db, user }: Ctx, query: Input<typeof OaExamine.GetHandledList>) {
  const rows = await selectRequests(db)
    .innerJoin('appr_part', 'appr_part.instance_id', 'appr_instance.id')
    .select(['acted_time', cursorTime('appr_part', 'acted_time').as('cursor_time')])
    .where('appr_part.user_id', '=', user.userId)
    .where(
      allOf([
        ...requestConditions(query, 'appr_part.acted_time'),
        ...after('appr_part', 'acted_time', query.cursor, 'instance_id'),
      ]),
    )
    .orderBy('acted_time', 'desc')
    .orderBy('appr_part.instance_id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  return cut(rows, query.pagesize)
}

/** What the caller was informed about. */
export async function ccList({ db, user }: Ctx, query: Input<typeof OaExamine.GetCcList>) {
  const rows = await selectRequests(db)
    .innerJoin('appr_cc', 'appr_cc.instance_id', 'appr_instance.id')
    .select(['cc_time', 'read_time', cursorTime('appr_cc', 'cc_time').as('cursor_time')])
    .where('appr_cc.user_id', '=', user.userId)
    .where(
      allOf([
        ...requestConditions(query, 'appr_cc.cc_time'),
        ...after('appr_cc', 'cc_time', query.cursor, 'instance_id'),
        ...(query.unread ? [sql<boolean>`appr_cc.read_time is null`] : []),
      ]),
    )
    .orderBy('cc_time', 'desc')
    .orderBy('appr_cc.instance_id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  return cut(rows, query.pagesize)
}

/** All that was submitted, for administrators of flows. */
export async function allList({ db }: Ctx, query: Input<typeof OaExamine.GetAllList>) {
  const { holder_id, cursor, pagesize, ...filters } = query
  const held =
    holder_id === undefined
      ? []
      : [
          sql<boolean>`appr_instance.id in (
            select instance_id from appr_task where status = ${sql.lit(taskStatuses.open)}
              and (assignee_id = ${holder_id} or principal_id = ${holder_id})
            union select instance_id from appr_pool join appr_task on appr_task.id = task_id
              where user_id = ${holder_id})`,
        ]
  const rows = await selectRequests(db)
    .select(cursorTime('appr_instance', 'create_time').as('cursor_time'))
    .where('appr_instance.status', '>', examineStatuses.draft)
    .where(
      allOf([
        ...requestConditions(filters, 'appr_instance.create_time'),
        ...held,
        ...after('appr_instance', 'create_time', cursor),
      ]),
    )
    .orderBy('appr_instance.create_time', 'desc')
    .orderBy('appr_instance.id', 'desc')
    .limit(pagesize + 1)
    .execute()
  return cut(rows, pagesize)
}
