import type { NodeId, PeopleNode, UserId } from '../definition.ts'
import { relate } from '../indexFlow.ts'
import type { Task } from '../instance.ts'
import { changedSince } from './conditions.ts'
import type { Deciding } from './deciding.ts'
import { principalOf } from './otherSeats.ts'
import { tasksOn } from './seats.ts'

/**
 * Lets people who agreed before agree automatically (policy `duplicate`): for the same principal, since an agreement as
 * substitute is not one's own, and vice versa. They are asked all the same where a signature or work is required, and
 * where something that they may read has changed since.
 */
export function agreeAsBefore(deciding: Deciding, node: PeopleNode): undefined {
  const { duplicate, duplicateIfFormChanged } = deciding.flow.definition.policies
  if (duplicate === 'never' || node.type !== 'approve' || node.require?.signature) return
  for (const task of tasksOn(deciding.instance, node.id)) {
    if (task.status !== 'open' || task.part !== 'main' || task.assignee === null || task.origin !== 'rule') continue
    const find = duplicate === 'consecutive' ? agreementBefore : agreementOf
    const earlier = find(deciding, node, { user: task.assignee, principal: principalOf(task) })
    if (!earlier) continue
    if (duplicateIfFormChanged === 'ask' && changedSince(deciding, node.id, earlier.formRev)) continue
    const decision = { result: 'agreed', reason: '', signature: null, auto: 'duplicate' } as const
    deciding.emit({ type: 'decided', task: task.no, ...decision }, null)
  }
}

/**
 * The person's own agreement that still counts on an earlier node: the one made on the newest form. Not in a parallel
 * branch: there it could be returned or taken back while this branch goes on.
 */
function agreementOf(deciding: Deciding, node: PeopleNode, who: Who): Task | undefined {
  return deciding.instance.tasks
    .filter(
      (task) => isOwn(deciding, task, who) && isStanding(deciding, task) && liesBefore(deciding, task.node, node.id),
    )
    .toSorted((a, b) => a.formRev - b.formRev)
    .at(-1)
}

/** The agreement on the node directly before; where it was automatic too, the one that it was copied from. */
function agreementBefore(deciding: Deciding, node: PeopleNode, who: Who): Task | undefined {
  const last = justBefore(deciding, node)
  const tasks = last ? tasksOn(deciding.instance, last.id) : []
  const own = tasks.find((task) => isOwn(deciding, task, who))
  if (own || !last) return own
  return tasks.some((task) => task.auto === 'duplicate' && isSame(task, who))
    ? agreementBefore(deciding, last, who)
    : undefined
}

/** A person with the seat they fill: another capacity counts as another person. */
interface Who {
  readonly user: UserId
  readonly principal: UserId | null
}

const isSame = (task: Task, { user, principal }: Who): boolean =>
  task.assignee === user && principalOf(task) === principal

/** A decision on a seat that the rules of its node gave; a seat added by hand is another person's decision. */
function isOwn({ instance }: Deciding, task: Task, who: Who): boolean {
  const { status, part, kind, auto, endedBy, node, act, seat } = task
  const decided = status === 'agreed' && part === 'main' && kind === 'approve' && auto === null
  const holders = instance.tasks.filter(
    (other) => other.node === node && other.act === act && other.seat === seat && other.part === 'main',
  )
  return (
    decided &&
    endedBy === who.user &&
    principalOf(task) === who.principal &&
    holders.every(({ origin }) => origin === 'rule' || origin === 'takeBack')
  )
}

const liesBefore = ({ index }: Deciding, a: NodeId | null, b: NodeId): boolean => {
  const [first, second] = [index.get(a ?? ''), index.get(b)]
  return first !== undefined && second !== undefined && relate(first.way, second.way) === 'before'
}

const isStanding = (deciding: Deciding, { node, act }: Task): boolean =>
  node !== null && deciding.mark(node)?.act === act

/** The most recently passed approval node with people among those before a node. */
function justBefore(deciding: Deciding, { id }: PeopleNode): PeopleNode | undefined {
  const passed = [...deciding.index.values()].flatMap(({ node, order }) => {
    const mark = deciding.mark(node.id)
    const isPassed = mark?.state === 'done' && mark.how !== 'empty'
    return node.type === 'approve' && isPassed && liesBefore(deciding, node.id, id)
      ? [{ node, order, done: mark.done }]
      : []
  })
  return passed.toSorted((a, b) => a.done - b.done || a.order - b.order).at(-1)?.node
}
