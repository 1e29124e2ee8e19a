import type { PeopleNode, UserId } from '../definition.ts'
import { relate } from '../indexFlow.ts'
import type { Task } from '../instance.ts'
import { changedSince } from './conditions.ts'
import type { Deciding } from './deciding.ts'
import { tasksOn } from './seats.ts'

/**
 * Lets people who agreed before agree without being asked again (policy `duplicate`). Asked all the same: where a
 * signature is wanted, where work is to be done, and where something that they may read has changed since.
 */
export function agreeAsBefore(deciding: Deciding, node: PeopleNode): undefined {
  const { duplicate, duplicateIfFormChanged } = deciding.flow.definition.policies
  if (duplicate === 'never' || node.type !== 'approve' || node.require?.signature) return
  for (const task of tasksOn(deciding.instance, node.id)) {
    if (task.status !== 'open' || task.part !== 'main' || task.assignee === null || task.origin !== 'rule') continue
    const find = duplicate === 'consecutive' ? agreementBefore : agreementOf
    const before = find(deciding, node, task.assignee)
    if (!before) continue
    if (duplicateIfFormChanged === 'ask' && changedSince(deciding, node.id, before.formRev)) continue
    const decision = { result: 'agreed', reason: '', signature: null, auto: 'duplicate' } as const
    deciding.emit({ type: 'decided', task: task.no, ...decision }, null)
  }
}

/** The person's own agreement on another node that still stands: the one made on the newest form. */
function agreementOf(deciding: Deciding, node: PeopleNode, user: UserId): Task | undefined {
  return deciding.instance.tasks
    .filter((task) => task.node !== node.id && isOwn(task, user) && isStanding(deciding, task))
    .toSorted((a, b) => a.formRev - b.formRev)
    .at(-1)
}

/** That on the node just before; where they were not asked there either, the one that it rests on. */
function agreementBefore(deciding: Deciding, node: PeopleNode, user: UserId): Task | undefined {
  const last = justBefore(deciding, node)
  const tasks = last ? tasksOn(deciding.instance, last.id) : []
  const own = tasks.find((task) => isOwn(task, user))
  if (own || !last) return own
  return tasks.some(({ auto, assignee }) => auto === 'duplicate' && assignee === user)
    ? agreementBefore(deciding, last, user)
    : undefined
}

const isOwn = ({ status, part, kind, auto, endedBy }: Task, user: UserId): boolean =>
  status === 'agreed' && part === 'main' && kind === 'approve' && auto === null && endedBy === user

const isStanding = (deciding: Deciding, { node, act }: Task): boolean =>
  node !== null && deciding.mark(node)?.act === act

/** The approval with people that was passed last of those that lie before a node. */
function justBefore(deciding: Deciding, { id }: PeopleNode): PeopleNode | undefined {
  const here = deciding.index.get(id)
  const before = [...deciding.index.values()].flatMap(({ node, way, order }) => {
    const mark = deciding.mark(node.id)
    const isPassed = mark?.state === 'done' && mark.how !== 'empty'
    return node.type === 'approve' && isPassed && here && relate(way, here.way) === 'before'
      ? [{ node, order, done: mark.done }]
      : []
  })
  return before.toSorted((a, b) => a.done - b.done || a.order - b.order).at(-1)?.node
}
