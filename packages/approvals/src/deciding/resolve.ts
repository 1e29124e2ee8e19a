import type { PeopleNode, UserId } from '../definition.ts'
import type { Seat, TaskOrigin } from '../instance.ts'
import type { Deciding } from './deciding.ts'
import { find } from './find.ts'
import { isFromAbove } from './findInUnits.ts'
import { hasStoodIn } from './otherSeats.ts'
import { type Placed, place } from './place.ts'
import { insteadOfInitiator, isSelf } from './self.ts'

/** A seat with its person; in a pool only the person counts. */
export interface Filled extends Placed {
  readonly seat: Seat
  readonly origin: TaskOrigin
}

interface Candidate {
  readonly user: UserId
  readonly rule: number | null
  readonly weight: number
}

/**
 * The seats of a node: people by its rules in order, each once; the initiator replaced by policy; without those who may
 * not act or have agreed as a substitute; substitutes for people on leave; the people of the empty policy when nobody
 * is left. An empty list: nobody at all. undefined: a question is open.
 */
export function resolve(deciding: Deciding, node: PeopleNode): readonly Filled[] | undefined {
  const byRule = node.who.map((rule) => find(deciding, node.id, rule))
  if (byRule.some((users) => users === undefined)) return undefined
  const candidates = byRule.flatMap((users, rule) =>
    (users ?? []).map((user) => ({ user, rule, weight: node.who[rule]?.weight ?? 1 })),
  )
  const filled = fill(deciding, node, candidates, 'rule')
  if (filled?.length !== 0) return filled
  return byEmptyPolicy(deciding, node, candidates)
}

function byEmptyPolicy(
  deciding: Deciding,
  node: PeopleNode,
  candidates: readonly Candidate[],
): readonly Filled[] | undefined {
  const { to, users } = deciding.flow.definition.policies.empty
  // Somebody is there but has filled another's seat: that is no reason to go on, or to end, without anybody.
  const stoodIn = candidates.some(({ user }) => isBarred(deciding, node, user))
  if (!stoodIn && (to === 'pass' || to === 'refuse')) return []
  const named = to === 'users' ? users : deciding.ask({ ask: 'admins' })
  if (!named) return undefined
  // The initiator is not replaced a second time: an administrator's request has no other way than the others.
  const others = named.filter((user) => !isSelf(deciding, node, user))
  const filled = fill(
    deciding,
    node,
    others.map((user) => ({ user, rule: null, weight: 1 })),
    'empty',
  )
  return filled?.length === 0 ? deciding.refuse('NO_APPROVER', { node: node.id }) : filled
}

function fill(
  deciding: Deciding,
  node: PeopleNode,
  candidates: readonly Candidate[],
  origin: TaskOrigin,
): readonly Filled[] | undefined {
  const replaced = candidates.map((candidate) => withoutSelf(deciding, node, candidate))
  if (replaced.some((list) => list === undefined)) return undefined
  const people = replaced
    .flatMap((list) => list ?? [])
    .filter(({ user }) => !isSelf(deciding, node, user) && !isBarred(deciding, node, user))
  const distinct = people.filter(({ user }, index) => people.findIndex((other) => other.user === user) === index)
  const names = distinct.map(({ user }) => user)
  const taken = new Set<UserId>()
  const filled = distinct.map(({ user, rule, weight }) => {
    const placed = place(deciding, node, user, [...taken, ...names])
    if (placed) for (const other of [placed.assignee, placed.principal]) if (other !== null) taken.add(other)
    const fromAbove = rule !== null && isFromAbove(deciding, node.who[rule]) ? ({ above: true } as const) : {}
    return placed && { ...placed, seat: { weight, rule, ...fromAbove }, origin }
  })
  return filled.some((seat) => seat === undefined) ? undefined : filled.flatMap((seats) => seats ?? [])
}

/** Work needs no two people. */
const isBarred = (deciding: Deciding, node: PeopleNode, user: UserId): boolean =>
  node.type === 'approve' && hasStoodIn(deciding, user)

/** Replaces the initiator by their superior or the head of their unit (policy `selfApprove`). */
function withoutSelf(deciding: Deciding, node: PeopleNode, candidate: Candidate): readonly Candidate[] | undefined {
  if (!isSelf(deciding, node, candidate.user)) return [candidate]
  return insteadOfInitiator(deciding)?.map((user) => ({ ...candidate, user }))
}
