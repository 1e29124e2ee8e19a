import type { PeopleNode, UserId } from '../definition.ts'
import { leaveAt } from '../leaves.ts'
import type { Deciding } from './deciding.ts'
import { hasOtherSeat, hasStoodIn } from './otherSeats.ts'
import { isSelf } from './self.ts'

/** Who does a task: the person, or during leave a substitute. */
export interface Placed {
  readonly assignee: UserId
  readonly principal: UserId | null
}

/** The longest chain of substitutes that is followed (I18). */
const MOST_STEPS = 5

/**
 * Finds who does a person's work on a node: the first in the chain of substitutes who may act, is not on leave, is not
 * the initiator (of an approval), is not on the node yet (`taken`) and, for an approval, has no other seat of the
 * request; else the person. undefined: a question is open. null: the person may not act.
 */
export function place(
  deciding: Deciding,
  node: PeopleNode,
  user: UserId,
  taken: readonly UserId[],
): Placed | null | undefined {
  const person = deciding.ask({ ask: 'person', user })
  if (!person) return undefined
  if (!person.mayAct) return null
  const visited = new Set([user])
  let leave = leaveAt(person.leaves, deciding.facts.now)
  while (leave && !visited.has(leave.substitute) && visited.size <= MOST_STEPS) {
    const { substitute } = leave
    visited.add(substitute)
    const next = deciding.ask({ ask: 'person', user: substitute })
    if (!next) return undefined
    leave = leaveAt(next.leaves, deciding.facts.now)
    const free = !taken.includes(substitute) && !isSelf(deciding, node, substitute)
    const isSecondSeat = node.type === 'approve' && hasOtherSeat(deciding, substitute, user)
    if (deciding.needs.size > 0) return undefined
    if (!leave && next.mayAct && free && !isSecondSeat) return { assignee: substitute, principal: user }
  }
  return { assignee: user, principal: null }
}

/** As `place` for a person named in a command: refuses with the reason why they cannot be given the task. */
export function placeNamed(
  deciding: Deciding,
  node: PeopleNode,
  user: UserId,
  taken: readonly UserId[],
): Placed | undefined {
  const where = { node: node.id, user }
  if (isSelf(deciding, node, user)) return deciding.refuse('IS_INITIATOR', where)
  if (taken.includes(user)) return deciding.refuse('ALREADY_ON_NODE', where)
  if (node.type === 'approve' && hasStoodIn(deciding, user)) return deciding.refuse('STANDS_IN', where)
  const placed = place(deciding, node, user, taken)
  return placed === null ? deciding.refuse('CANNOT_ACT', where) : placed
}
