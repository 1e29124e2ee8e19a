import type { ApproveNode, FlowNode, NodeId, UserId } from '../definition.ts'
import { isLive, type Picks, type Task } from '../instance.ts'
import { chosenBranches } from './conditions.ts'
import type { Deciding } from './deciding.ts'
import { find } from './find.ts'
import { insteadOfInitiator, isSelf } from './self.ts'

/** Whose seat a task fills: that of the person it was found for, whoever does it. */
export const principalOf = ({ principal, assignee }: Task): UserId | null => principal ?? assignee

/**
 * Two seats that the flow gives to two people are filled by two people (policy `standIn`): whoever has a seat of the
 * request, past, open or to come, does not stand in on one of somebody else. `none`: the flow lets them, in words.
 */
const isApart = ({ flow }: Deciding): boolean => flow.definition.policies.standIn !== 'together'

/** Whether somebody who would stand in for `principal` has a seat of the request in another capacity. */
export function hasOtherSeat(deciding: Deciding, user: UserId, principal: UserId): boolean {
  if (!isApart(deciding)) return false
  const held = deciding.instance.tasks.some((task) => principalOf(task) !== principal && fills(deciding, task, user))
  return held || ahead(deciding, deciding.flow.definition.flow).includes(user)
}

/** Whether somebody has agreed in another's place on a node that still counts: their own seat is then another's. */
export const hasStoodIn = (deciding: Deciding, user: UserId): boolean =>
  isApart(deciding) &&
  deciding.instance.tasks.some((task) => agreedBy(deciding, task) === user && isStandIn(task, user))

/** Whether the agreement of the actor would be their second, of two people of whom they stand in for one. */
export function wouldFillTwo(deciding: Deciding, task: Task): boolean {
  const { actor } = deciding.command
  if (!isApart(deciding) || actor === null || !votes(task)) return false
  const principal = isStandIn(task, actor) ? principalOf(task) : actor
  return deciding.instance.tasks.some((other) => {
    if (other.no === task.no) return false
    const capacity = isStandIn(other, actor) ? principalOf(other) : actor
    const standsIn = capacity !== actor || principal !== actor
    if (!standsIn || capacity === principal) return false
    // A seat of their own that is open is theirs to decide; another's may wait for whom it belongs to.
    return principal === actor ? agreedBy(deciding, other) === actor : fills(deciding, other, actor)
  })
}

const isStandIn = ({ principal }: Task, user: UserId): boolean => principal !== null && principal !== user

/** Advice and work are no vote on the request. */
const votes = ({ kind, part }: Task): boolean => kind === 'approve' && part !== 'advice'

/** Of the present pass, or kept by a return that jumps back. */
const counts = ({ instance: { marks, carry } }: Deciding, { node, act }: Task): boolean =>
  node !== null && (marks[node]?.act === act || carry?.nodes[node]?.act === act)

/** Whose agreement a task is; of what passed by policy the person whom it rests on. */
function agreedBy(deciding: Deciding, task: Task): UserId | null {
  if (!votes(task) || task.status !== 'agreed' || !counts(deciding, task)) return null
  return task.auto === 'duplicate' ? task.assignee : task.endedBy
}

const fills = (deciding: Deciding, task: Task, user: UserId): boolean =>
  agreedBy(deciding, task) === user ||
  (votes(task) &&
    isLive(task) &&
    counts(deciding, task) &&
    (task.assignee === null ? task.pool.includes(user) : task.assignee === user))

/** Who has a seat on a node that is still to come, as the form is now. One of many of whom any will do is not needed. */
function ahead(deciding: Deciding, nodes: readonly FlowNode[]): readonly UserId[] {
  return nodes.flatMap((node) => {
    const mark = deciding.mark(node.id)
    if ('branches' in node) {
      const taken = mark ? node.branches.filter(({ id }) => mark.branches.includes(id)) : chosenBranches(deciding, node)
      return taken.flatMap((branch) => ahead(deciding, branch.flow))
    }
    if (node.type !== 'approve' || mark) return []
    const users = named(deciding, node)
    return node.mode.kind === 'any' && users.length > 1 ? [] : users
  })
}

function named(deciding: Deciding, node: ApproveNode): readonly UserId[] {
  const users = node.who.flatMap((rule) =>
    rule.rule === 'initiatorPick' || rule.rule === 'previousPick'
      ? pickedFor(deciding.instance.picks, node.id)
      : (find(deciding, node.id, rule) ?? []),
  )
  const decided = users.flatMap((user) => (isSelf(deciding, node, user) ? (insteadOfInitiator(deciding) ?? []) : user))
  return [...new Set(decided)]
}

const pickedFor = (picks: Picks, node: NodeId): readonly UserId[] => (Object.hasOwn(picks, node) && picks[node]) || []
