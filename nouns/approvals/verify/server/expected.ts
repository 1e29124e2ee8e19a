import type { Definition } from '@shouya/approvals/definition'
import type { Recorded } from '@shouya/approvals/event'
import { evolve } from '@shouya/approvals/evolve'
import type { Flow } from '@shouya/approvals/flow'
import { draft, isEnded, type Task } from '@shouya/approvals/instance'
import { project, type RowChange } from '@shouya/approvals/project'
import { taskStates } from '../../request/noun.ts'
import { nodeNameOf } from '../../request/server/names.ts'

/** A row as the events define it, and the event that last changed it. */
export type Made<T> = ReadonlyMap<string, { readonly row: T; readonly seq: number }>

type Row<T = object> = { readonly row: T; readonly seq: number }

/** The expected rows of a request in all tables, computed from its events. */
export function expectedOf({ definition }: Flow, records: readonly Recorded[]) {
  const rows: Rows = {
    tasks: new Map(),
    timers: new Map(),
    parts: new Map(),
    copies: new Map(),
    effects: new Map(),
  }
  let state = draft
  let finished: number | null = null
  for (const record of records) {
    const next = evolve(state, record)
    for (const change of project(state, record, next)) enter(rows, definition, record, change)
    if (isEnded(next) && !isEnded(state)) finished = record.at
    state = next
  }
  return { state, finished, ...rows, pools: poolsOf(state.tasks, state.seq) }
}

type Rows = {
  readonly tasks: Map<string, Row>
  readonly timers: Map<string, Row<{ due: number }>>
  readonly parts: Map<string, Row>
  readonly copies: Map<string, Row>
  readonly effects: Map<string, Row>
}

/** Of several changes of one row the last one counts. */
function enter(rows: Rows, definition: Definition, { seq, at }: Recorded, change: RowChange): void {
  switch (change.row) {
    case 'task':
      rows.tasks.set(`${change.task.no}`, { row: taskRow(change.task, nodeNameOf(definition, change.task.node)), seq })
      return
    case 'timer': {
      const key = 'task' in change.of ? `task ${change.of.task}` : `node ${change.of.node}`
      if (change.at === null) rows.timers.delete(key)
      else rows.timers.set(key, { row: { due: change.at }, seq })
      return
    }
    case 'part':
      rows.parts.set(`${change.user}`, { row: { user_id: change.user, at }, seq })
      return
    case 'copy':
      rows.copies.set(`${change.user}`, { row: { user_id: change.user, at }, seq })
      return
    case 'effect':
      rows.effects.set(`${change.topic} ${change.node}`, { row: { topic: change.topic, node_id: change.node }, seq })
  }
}

const taskRow = (task: Task, node_name: string) => ({
  no: task.no,
  node_id: task.node,
  node_name,
  round: task.round,
  kind: task.kind,
  assignee_id: task.assignee,
  principal_id: task.principal,
  status: taskStates[task.status],
  opened: task.openedAt,
  ended: task.endedAt,
  due: task.dueAt,
  read: task.readAt,
  urge_count: task.urges,
})

/** The people who may claim an unclaimed task. */
function poolsOf(tasks: readonly Task[], seq: number): Made<object> {
  const open = tasks.filter(({ status, assignee }) => status === 'open' && assignee === null)
  return new Map(
    open.flatMap(({ no, pool, openedAt }) =>
      pool.map((user_id) => [`${no} ${user_id}`, { row: { no, user_id, opened: openedAt }, seq }] as const),
    ),
  )
}
