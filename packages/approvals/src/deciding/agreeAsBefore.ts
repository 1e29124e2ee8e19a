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
    const before = agreementOf(deciding, node, task.assignee, duplicate === 'consecutive')
    if (!before) continue
    if (duplicateIfFormChanged === 'ask' && changedSince(deciding, node.id, before.formRev)) continue
    const decision = { result: 'agreed', reason: '', signature: null, auto: 'duplicate' } as const
    deciding.emit({ type: 'decided', task: task.no, ...decision }, null)
  }
}

/** The person's last own agreement that still stands, on another node; only on the one just before when `consecutive`. */
function agreementOf(deciding: Deciding, node: PeopleNode, user: UserId, consecutive: boolean): Task | undefined {
  const own = deciding.instance.tasks.filter(
    (task) =>
      task.status === 'agreed' &&
      task.part === 'main' &&
      task.kind === 'approve' &&
      task.auto === null &&
      task.endedBy === user &&
      task.node !== null &&
      task.node !== node.id &&
      deciding.mark(task.node)?.act === task.act,
  )
  const last = consecutive ? justBefore(deciding, node) : undefined
  return own.findLast((task) => !consecutive || task.node === last)
}

/** The approval passed last of those that lie before a node. */
function justBefore(deciding: Deciding, { id }: PeopleNode): string | undefined {
  const here = deciding.index.get(id)
  const before = [...deciding.index.values()].filter(
    ({ node, way }) =>
      here && node.type === 'approve' && relate(way, here.way) === 'before' && deciding.mark(node.id)?.state === 'done',
  )
  const done = (entry: (typeof before)[number]) => deciding.mark(entry.node.id)?.done ?? 0
  return before.toSorted((a, b) => done(a) - done(b) || a.order - b.order).at(-1)?.node.id
}
