import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf } from '../../../registers/filters.ts'
import { after, cursorTime, cut } from '../../../registers/keyset.ts'
import { taskStatuses } from '../run/states.ts'
import { requestConditions, selectRequests } from './lists.ts'

const MOST_COUNTED = 100

const open = sql<boolean>`appr_task.status = ${sql.lit(taskStatuses.open)}`

/** `limit` absent: all of them. */
type Want = { db: Kysely<Unscoped>; user: number; where: RawBuilder<boolean>; limit?: number; filtered: boolean }

/** The first tasks of one way into an inbox, each by an index of its own that holds open tasks only. */
function reach({ db, where, limit, filtered }: Want, mine: RawBuilder<boolean>) {
  const tasks = db.selectFrom('appr_task').select(['appr_task.id', 'appr_task.opened_time'])
  const wanted = filtered
    ? tasks.innerJoin('appr_instance', 'appr_instance.id', 'appr_task.instance_id').where(where)
    : tasks.where(where)
  return wanted
    .where(open)
    .where(mine)
    .orderBy('appr_task.opened_time', 'desc')
    .orderBy('appr_task.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
}

/** Open tasks of a person: their own, those they are away from, those they may claim (I21). */
const awaiting = (want: Want) =>
  want.db
    .selectFrom(reach(want, sql`appr_task.assignee_id = ${want.user}`).as('own'))
    .select('own.id')
    .union(
      want.db
        .selectFrom(reach(want, sql`appr_task.principal_id = ${want.user}`).as('principal'))
        .select('principal.id'),
    )
    .union(
      want.db
        .selectFrom(
          reach(want, sql`appr_task.id in (select task_id from appr_pool where user_id = ${want.user})`).as('pool'),
        )
        .select('pool.id'),
    )

/** What awaits the caller. */
export async function auditList({ db, user }: Ctx, query: Input<typeof OaExamine.GetAuditList>) {
  const { cursor, pagesize, ...filters } = query
  const conditions = requestConditions(filters, 'appr_task.opened_time')
  const where = allOf([...conditions, ...after('appr_task', 'opened_time', cursor)])
  const ids = awaiting({ db, user: user.userId, where, limit: pagesize + 1, filtered: conditions.length > 0 })
  const rows = await selectRequests(db)
    .innerJoin('appr_task', 'appr_task.instance_id', 'appr_instance.id')
    .select([
      'appr_task.id as task_id',
      'appr_task.node_name',
      'appr_task.due_time',
      'appr_task.urge_count',
      'appr_task.assignee_id',
      'appr_task.principal_id',
      cursorTime('appr_task', 'opened_time').as('cursor_time'),
    ])
    .select(sql<string>`appr_task.opened_time`.as('opened_time'))
    .select(sql<'approve' | 'handle' | 'resubmit'>`appr_task.kind`.as('kind'))
    .where('appr_task.id', 'in', ids)
    .orderBy('appr_task.opened_time', 'desc')
    .orderBy('appr_task.id', 'desc')
    .limit(pagesize + 1)
    .execute()
  // The cursor names a task; a request stands here once for each of its tasks.
  const { rows: found, next } = cut(
    rows.map((row) => ({ ...row, id: row.task_id, instance_id: row.id })),
    pagesize,
  )
  const names = await namesOf(db, [...new Set(found.flatMap(({ principal_id }) => principal_id ?? []))])
  return {
    next,
    rows: found.map(({ instance_id, assignee_id, principal_id, ...row }) => ({
      ...row,
      id: instance_id,
      principal_name: principal_id === null ? null : (names.get(principal_id) ?? null),
      to_claim: assignee_id === null,
    })),
  }
}

/** All tasks that await somebody, for the work bench. */
export const allAwaiting = (db: Kysely<Unscoped>, user: number) =>
  db.selectFrom(awaiting({ db, user, where: sql`true`, filtered: false }).as('awaiting'))

/** How many tasks await somebody, at most 100: a badge says 99+. */
export async function auditCount(db: Kysely<Unscoped>, user: number): Promise<number> {
  const ids = awaiting({ db, user, where: sql`true`, limit: MOST_COUNTED, filtered: false })
  const { count } = await db
    .selectFrom(ids.as('awaiting'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Math.min(count, MOST_COUNTED)
}

/** Names of people, wherever they belong: taking part in a request is enough to be named in it. */
export async function namesOf(db: Kysely<Unscoped>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await everything(db).selectFrom('sys_user').select(['id', 'real_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}
