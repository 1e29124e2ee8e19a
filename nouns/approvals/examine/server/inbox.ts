import type { Instance } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { type Expression, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { taskStates } from '../../request/noun.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { namesOf } from '../../request/server/names.ts'
import type * as OaExamine from '../contract.ts'
import { aloneAt } from './alone.ts'
import { requestConditions, selectRequests } from './lists.ts'
import { needsAnother } from './moves.ts'
import { summariesOf } from './summaries.ts'

const MOST_COUNTED = 100

const open = sql<boolean>`appr_task.status = ${sql.lit(taskStates.open)}`

/** Without `limit`: all tasks. */
type Want = { db: Kysely<Unscoped>; user: number; where: RawBuilder<boolean>; limit?: number; filtered: boolean }

const columns = [
  'appr_task.id',
  'appr_task.instance_id',
  'appr_task.no',
  'appr_task.node_id',
  'appr_task.node_name',
  'appr_task.kind',
  'appr_task.assignee_id',
  'appr_task.principal_id',
  'appr_task.opened_time',
  'appr_task.due_time',
  'appr_task.urge_count',
] as const

/** The first tasks of one kind in an inbox, each by an index of its own that contains only open tasks. */
function reach({ db, where, limit, filtered }: Want, ofUser: RawBuilder<boolean>) {
  const tasks = db.selectFrom('appr_task').select(columns)
  const filteredTasks = filtered
    ? tasks.innerJoin('appr_instance', 'appr_instance.id', 'appr_task.instance_id').where(where)
    : tasks.where(where)
  return filteredTasks
    .where(open)
    .where(ofUser)
    .orderBy('appr_task.opened_time', 'desc')
    .orderBy('appr_task.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
}

/**
 * Open tasks of a person: own ones, those for which they have a substitute, those they may claim (I21). No task is in
 * two of these: a substitute is another person, and a task with a holder cannot be claimed.
 */
const awaiting = (want: Want) =>
  want.db
    .selectFrom(reach(want, sql`appr_task.assignee_id = ${want.user}`).as('own'))
    .selectAll()
    .unionAll(want.db.selectFrom(reach(want, sql`appr_task.principal_id = ${want.user}`).as('principal')).selectAll())
    .unionAll(
      want.db
        .selectFrom(
          reach(
            want,
            sql`appr_task.assignee_id is null and appr_task.id = any(array(select task_id from appr_pool where user_id = ${want.user}))`,
          ).as('pool'),
        )
        .selectAll(),
    )

type NameOf<C> = C extends `appr_task.${infer Name}` ? Name & keyof DB['appr_task'] : never
type Awaiting = Pick<Selectable<DB['appr_task']>, NameOf<(typeof columns)[number]>>

/** The tasks of `awaiting` as a common table, read once and used twice. */
const withAwaiting = (db: Kysely<Unscoped>, tasks: Expression<unknown>): Kysely<Unscoped> =>
  db.with(
    (cte) => cte('awaiting').materialized(),
    () => tasks as never,
  ) as unknown as Kysely<Unscoped>

/** The tasks that await the caller. */
export async function auditList(ctx: Ctx, query: Input<typeof OaExamine.GetAuditList>) {
  const { db, user } = ctx
  const { cursor, pagesize, ...filters } = query
  const conditions = requestConditions(filters, 'appr_task.opened_time')
  const where = allOf([...conditions, ...after('appr_task', 'opened_time', cursor)])
  const each = awaiting({ db, user: user.userId, where, limit: pagesize + 1, filtered: conditions.length > 0 })
  const first = db
    .selectFrom(each.as('awaiting'))
    .selectAll()
    .orderBy('opened_time', 'desc')
    .orderBy('id', 'desc')
    .limit(pagesize + 1)
  const rows = await selectRequests(withAwaiting(db, first))
    .innerJoin(sql<Awaiting>`(select * from awaiting)`.as('appr_task'), 'appr_task.instance_id', 'appr_instance.id')
    // Finds all requests with one index lookup instead of one per task: the newest are stored close together.
    .where(sql<boolean>`appr_instance.id = any(array(select instance_id from awaiting))`)
    .select([
      'appr_task.id as task_id',
      'appr_task.no',
      'appr_task.node_id',
      'appr_task.node_name',
      'appr_instance.flow_version_id',
      'appr_task.due_time',
      'appr_task.urge_count',
      'appr_task.assignee_id',
      'appr_task.principal_id',
      cursorTime('appr_task', 'opened_time').as('cursor_time'),
    ])
    .select(sql<Values | null>`appr_instance.state->'form'`.as('form'))
    // Only for the few requests with substitutes: to know whether this person may agree.
    .select(
      sql<Instance | null>`case when exists (select from appr_task other where other.instance_id = appr_instance.id
        and other.principal_id <> other.assignee_id) then appr_instance.state end`.as('state'),
    )
    .select(sql<string>`appr_task.opened_time`.as('opened_time'))
    .select(sql<'approve' | 'handle' | 'resubmit'>`appr_task.kind`.as('kind'))
    .orderBy('appr_task.opened_time', 'desc')
    .orderBy('appr_task.id', 'desc')
    .execute()
  // The cursor is a task; a request is listed once for each of its tasks.
  const { rows: tasks, next } = cut(
    rows.map((row) => ({ ...row, id: row.task_id, instance_id: row.id })),
    pagesize,
  )
  const names = await namesOf(db, [...new Set(tasks.flatMap(({ principal_id }) => principal_id ?? []))])
  const summaries = await summariesOf(
    ctx,
    tasks.map(({ flow_version_id, node_id, form }) => ({ flow_version_id, places: [node_id ?? 'start'], form })),
  )
  const flows = await Promise.all(tasks.map(({ flow_version_id }) => frozenFlow(db, flow_version_id)))
  const needsOther = (at: number, state: Instance | null, no: number) => {
    const flow = flows[at]
    return flow !== undefined && state !== null && needsAnother(ctx, flow, state, no)
  }
  return {
    next,
    rows: tasks.map(({ instance_id, assignee_id, principal_id, form: _, state, no, ...row }, at) => ({
      ...row,
      summary: summaries[at] ?? [],
      alone: needsOther(at, state, no) ? ('another' as const) : aloneAt(flows[at]?.definition, row.node_id),
      id: instance_id,
      principal_name: principal_id === null ? null : (names.get(principal_id) ?? null),
      to_claim: assignee_id === null,
    })),
  }
}

/** All tasks that await a person, for the work bench. */
export const allAwaiting = (db: Kysely<Unscoped>, user: number) =>
  db.selectFrom(awaiting({ db, user, where: sql`true`, filtered: false }).as('awaiting'))

/** The number of tasks that await a person, at most 100: a badge shows 99+. */
export async function auditCount(db: Kysely<Unscoped>, user: number): Promise<number> {
  const ids = awaiting({ db, user, where: sql`true`, limit: MOST_COUNTED, filtered: false })
  const { count } = await db
    .selectFrom(ids.as('awaiting'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Math.min(count, MOST_COUNTED)
}
