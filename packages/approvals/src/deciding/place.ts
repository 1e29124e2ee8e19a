import type { PeopleNode, UserId } from '../definition.ts'
import { leaveAt } from '../leaves.ts'
import type { Deciding } from './deciding.ts'
import { hasOtherSeat, hasStoodIn } from './otherSeats.ts'
import { isSelf } from './self.ts'

/** Who does it: the person, or during leave a substitute for them. */
export interface Placed {
  readonly assignee: UserId
  readonly principal: UserId | null
}

/** Substitutes of substitutes are followed so far (I18). */
const MOST_STEPS = 5

/**
 * Finds who does a person's work on a node: the first of the chain of substitutes who may act, is not on leave, is not
 * the initiator (of an approval), has no say on the node yet (`taken`) and, of an approval, no other seat of the request,
 * else the person. undefined: a question is open. null: the person may not act.
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
  const seen = new Set([user])
  let leave = leaveAt(person.leaves, deciding.facts.now)
  while (leave && !seen.has(leave.substitute) && seen.size <= MOST_STEPS) {
    const { substitute } = leave
    seen.add(substitute)
    const next = deciding.ask({ ask: 'person', user: substitute })
    if (!next) return undefined
    leave = leaveAt(next.leaves, deciding.facts.now)
    const free = !taken.includes(substitute) && !isSelf(deciding, node, substitute)
    const second = node.type === 'approve' && hasOtherSeat(deciding, substitute, user)
    if (deciding.needs.size > 0) return undefined
    if (!leave && next.mayAct && free && !second) return { assignee: substitute, principal: user }
  }
  return { assignee: user, principal: null }
}

/** As `place` for somebody whom a person names: refuses with the reason why that one cannot be given the task. */
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
