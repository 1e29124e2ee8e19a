import type { ApproveNode, FlowNode, NodeId, UserId } from '../definition.ts'
import { isLive, type Picks, type Task } from '../instance.ts'
import { chosenBranches } from './conditions.ts'
import type { Deciding } from './deciding.ts'
import { find } from './find.ts'
import { insteadOfInitiator, isSelf } from './self.ts'

/** The owner of a task's seat: the person it was found for, whoever does it. */
export const principalOf = ({ principal, assignee }: Task): UserId | null => principal ?? assignee

/**
 * Two seats for two people must be filled by two people (policy `standIn`): whoever has a seat in the request, past,
 * open or to come, is no substitute on another's seat. `together`: the flow allows it explicitly.
 */
const isApart = ({ flow }: Deciding): boolean => flow.definition.policies.standIn !== 'together'

/** Whether somebody who would stand in for `principal` has a seat of the request in another capacity. */
export function hasOtherSeat(deciding: Deciding, user: UserId, principal: UserId): boolean {
  if (!isApart(deciding)) return false
  const hasSeat = deciding.instance.tasks.some((task) => principalOf(task) !== principal && fills(deciding, task, user))
  return hasSeat || ahead(deciding, deciding.flow.definition.flow).includes(user)
}

/** Whether somebody has agreed as a substitute on a node that still counts. */
export const hasStoodIn = (deciding: Deciding, user: UserId): boolean =>
  isApart(deciding) &&
  deciding.instance.tasks.some((task) => agreedBy(deciding, task) === user && isStandIn(task, user))

/** Whether the actor's agreement would be the second one for two people, one of whom they substitute. */
export function wouldFillTwo(deciding: Deciding, task: Task): boolean {
  const { actor } = deciding.command
  if (!isApart(deciding) || actor === null || !votes(task)) return false
  const principal = isStandIn(task, actor) ? principalOf(task) : actor
  return deciding.instance.tasks.some((other) => {
    if (other.no === task.no) return false
    const capacity = isStandIn(other, actor) ? principalOf(other) : actor
    const standsIn = capacity !== actor || principal !== actor
    if (!standsIn || capacity === principal) return false
    // Their own open seat is theirs to decide; another's can wait for its owner.
    return principal === actor ? agreedBy(deciding, other) === actor : fills(deciding, other, actor)
  })
}

const isStandIn = ({ principal }: Task, user: UserId): boolean => principal !== null && principal !== user

/** Advice and work are not votes. */
const votes = ({ kind, part }: Task): boolean => kind === 'approve' && part !== 'advice'

/** Of the current pass, or kept by a return that jumps back. */
const counts = ({ instance: { marks, carry } }: Deciding, { node, act }: Task): boolean =>
  node !== null && (marks[node]?.act === act || carry?.nodes[node]?.act === act)

/** Who gave the agreement of a task; of an automatic one the person whose agreement was copied. */
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

/** Who has a seat on a node still to come, by the current form; pools, where any of several will do, are left out. */
function ahead(deciding: Deciding, nodes: readonly FlowNode[]): readonly UserId[] {
  return nodes.flatMap((node) => {
    const mark = deciding.mark(node.id)
    if ('branches' in node) {
      const branches = mark
        ? node.branches.filter(({ id }) => mark.branches.includes(id))
        : chosenBranches(deciding, node)
      return branches.flatMap((branch) => ahead(deciding, branch.flow))
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
