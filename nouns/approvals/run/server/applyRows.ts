import type { Recorded } from '@shouya/approvals/event'
import type { Flow } from '@shouya/approvals/flow'
import type { Task } from '@shouya/approvals/instance'
import type { RowChange } from '@shouya/approvals/project'
import { sql } from 'kysely'
import { publishEffects } from '../../effect/server/publishEffects.ts'
import { taskStates } from '../../request/noun.ts'
import { nodeNameOf } from '../../request/server/names.ts'
import type { Row } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'
import { sendNotices } from './notices.ts'

type Of<R extends RowChange['row']> = Extract<RowChange, { row: R }>

/** Writes the rows that follow from events. Of several changes of one row the last one counts. */
export async function applyRows(
  runner: Runner,
  row: Row,
  flow: Flow,
  changes: readonly RowChange[],
  records: readonly Recorded[],
): Promise<void> {
  const of = <R extends RowChange['row']>(kind: R) => changes.filter((change): change is Of<R> => change.row === kind)
  const tasks = [...new Map(of('task').map(({ task }) => [task.no, task])).values()]
  const ids = await writeTasks(runner, row, flow, tasks)
  await writePools(runner, tasks, ids)
  await writeTimers(runner, row, of('timer'))
  await writeParts(runner, row, of('part'))
  await writeCopies(runner, row, of('copy'))
  await publishEffects(runner, row, of('effect'))
  await sendNotices(runner, row, of('notice'), tasks, ids, records)
}

const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant))

async function writeTasks({ db }: Runner, row: Row, flow: Flow, tasks: readonly Task[]): Promise<Map<number, number>> {
  if (tasks.length === 0) return new Map()
  const rows = tasks.map((task) => ({
    instance_id: row.id,
    no: task.no,
    node_id: task.node,
    node_name: nodeNameOf(flow.definition, task.node),
    round: task.round,
    kind: task.kind,
    assignee_id: task.assignee,
    principal_id: task.principal,
    status: taskStates[task.status],
    opened_time: at(task.openedAt),
    ended_time: at(task.endedAt),
    due_time: at(task.dueAt),
    read_time: at(task.readAt),
    urge_count: task.urges,
  }))
  const written = await db
    .insertInto('appr_task')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'no']).doUpdateSet((eb) => ({
        assignee_id: eb.ref('excluded.assignee_id'),
        principal_id: eb.ref('excluded.principal_id'),
        status: eb.ref('excluded.status'),
        opened_time: eb.ref('excluded.opened_time'),
        ended_time: eb.ref('excluded.ended_time'),
        due_time: eb.ref('excluded.due_time'),
        read_time: eb.ref('excluded.read_time'),
        urge_count: eb.ref('excluded.urge_count'),
      })),
    )
    .returning(['id', 'no'])
    .execute()
  return new Map(written.map(({ id, no }) => [no, id]))
}

/** Everybody who may claim an open task sees it; after the claim, or its end, the others do not. */
async function writePools({ db }: Runner, tasks: readonly Task[], ids: ReadonlyMap<number, number>): Promise<void> {
  const pooled = tasks.filter(({ pool }) => pool.length > 0)
  if (pooled.length === 0) return
  await db
    .deleteFrom('appr_pool')
    .where(
      'task_id',
      'in',
      pooled.flatMap(({ no }) => ids.get(no) ?? []),
    )
    .execute()
  const rows = pooled.flatMap((task) =>
    task.status === 'open' && task.assignee === null
      ? task.pool.map((user_id) => ({
          user_id,
          task_id: ids.get(task.no) ?? 0,
          opened_time: new Date(task.openedAt ?? 0),
        }))
      : [],
  )
  if (rows.length > 0) await db.insertInto('appr_pool').values(rows).execute()
}

async function writeTimers({ db, now }: Runner, row: Row, timers: readonly Of<'timer'>[]): Promise<void> {
  const last = [...new Map(timers.map((timer) => [JSON.stringify(timer.of), timer])).values()]
  if (last.length === 0) return
  const tasks = last.flatMap(({ of }) => ('task' in of ? of.task : []))
  const nodes = last.flatMap(({ of }) => ('node' in of ? of.node : []))
  await db
    .updateTable('appr_timer')
    .set({ done_time: now })
    .where('instance_id', '=', row.id)
    .where('done_time', 'is', null)
    .where(sql<boolean>`(task_no = any(${tasks}::int[]) or node_id = any(${nodes}::text[]))`)
    .execute()
  const due = last.flatMap(({ of, at: due }) => {
    const place = 'task' in of ? { task_no: of.task, node_id: null } : { task_no: null, node_id: of.node }
    return due === null ? [] : { instance_id: row.id, ...place, due_time: new Date(due) }
  })
  if (due.length > 0) await db.insertInto('appr_timer').values(due).execute()
}

async function writeParts({ db, now }: Runner, row: Row, parts: readonly Of<'part'>[]): Promise<void> {
  const users = [...new Set(parts.map(({ user }) => user))]
  if (users.length === 0) return
  await db
    .insertInto('appr_part')
    .values(users.map((user_id) => ({ user_id, instance_id: row.id, acted_time: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'instance_id']).doUpdateSet((eb) => ({ acted_time: eb.ref('excluded.acted_time') })),
    )
    .execute()
}

/** A repeated copy counts as unread again. */
async function writeCopies({ db, now }: Runner, row: Row, copies: readonly Of<'copy'>[]): Promise<void> {
  const users = [...new Set(copies.map(({ user }) => user))]
  if (users.length === 0) return
  await db
    .insertInto('appr_cc')
    .values(users.map((user_id) => ({ user_id, instance_id: row.id, cc_time: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'instance_id'])
        .doUpdateSet((eb) => ({ cc_time: eb.ref('excluded.cc_time'), read_time: null })),
    )
    .execute()
}
