import { actionsOn } from '@shouya/approvals/actionsOn'
import type { Definition, PeopleNode } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import { indexFlow } from '@shouya/approvals/indexFlow'
import type { Instance, Task } from '@shouya/approvals/instance'
import { returnTarget } from '@shouya/approvals/returnTarget'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { taskStates } from '../../request/noun.ts'
import type { TaskMove } from '../../request/schemas.ts'
import { nodeNameOf } from '../../request/server/names.ts'
import type { Row } from '../../request/server/request.ts'

const decisions: readonly string[] = ['agree', 'refuse', 'return']

type Moves = (task: Task) => TaskMove[]

/** The tasks of a request, each with the caller's moves. */
export async function shownTasks(
  { db, services }: Ctx,
  row: Row,
  { definition }: Flow,
  state: Instance,
  names: ReadonlyMap<number, string>,
  moves: Moves,
  needsAnother: (task: Task) => boolean,
) {
  const { tasks } = state
  if (tasks.length === 0) return []
  const ids = await db.selectFrom('appr_task').select(['id', 'no']).where('instance_id', '=', row.id).execute()
  const idOf = new Map(ids.map(({ id, no }) => [no, id]))
  const time = (at: number | null) => (at === null ? null : localTime(new Date(at), services.database.timezone))
  const person = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
  return tasks.map((task) => {
    const allowed = moves(task)
    return {
      id: idOf.get(task.no) ?? 0,
      no: task.no,
      node_id: task.node,
      node_name: nodeNameOf(definition, task.node),
      round: task.round,
      kind: task.kind,
      origin: task.origin,
      status: taskStates[task.status],
      assignee: person(task.assignee),
      principal: person(task.principal),
      advises: person(task.part === 'advice' ? ownerOf(tasks, task) : null),
      ended_by: person(task.endedBy),
      opened_time: time(task.openedAt),
      ended_time: time(task.endedAt),
      due_time: time(task.dueAt),
      read_time: time(task.readAt),
      allowed,
      needs_another: needsAnother(task),
      asks: allowed.some((move) => decisions.includes(move)) ? asksOf(definition, state, task) : null,
    }
  })
}

/** The person for whose decision advice was requested. */
function ownerOf(tasks: Instance['tasks'], { parent }: Task): number | null {
  const above = parent === null ? undefined : tasks[parent - 1]
  return above?.assignee ?? null
}

/** What a decision on a task requires, for the page; the engine checks it by the same definition. */
function asksOf(definition: Definition, state: Instance, task: Task) {
  const node = indexFlow(definition).get(task.node ?? '')?.node as PeopleNode | undefined
  if (!node) return null
  const { reason = 'onRefuse' as const, signature = false } = node.require ?? {}
  const leading = (node.returnable ?? []).map((target) => ({
    target,
    to: returnTarget(definition, state, node, target),
  }))
  const targets = leading
    // Without an earlier decision there is no previous node; and each target is listed once, even if it has two names.
    .filter(({ to }, at) => to !== undefined && leading.findIndex((other) => other.to === to) === at)
    .map(({ target, to }) => ({ target, name: nodeNameOf(definition, to ?? null) }))
  return { reason, signature, targets, cc: actionsOn(node, task).includes('cc') }
}
