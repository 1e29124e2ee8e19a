import type { MessageKey } from '@shouya/contract/messages'
import { codesOf, type MoveName } from '@shouya/noun/noun'
import { crewRole, plan as noun, shift } from '../noun.ts'

export type PlanMove = MoveName<typeof noun>

const { draft } = noun.states.codes

type Plan = { status: number; approval_id: number | null }

export const isDraft = (plan: Pick<Plan, 'status'>): boolean => plan.status === draft

/** Whether the state of a plan allows a move; a plan that an approval requires is cancelled, not deleted. */
export const allowsMove = (plan: Plan, move: PlanMove): boolean =>
  codesOf(noun, noun.moves[move].from).includes(plan.status) &&
  (move !== 'delete' || plan.approval_id === null) &&
  // Drafts that no approval requires are deleted instead.
  (move !== 'cancel' || plan.status !== draft || plan.approval_id !== null)

type Issue = { path: string; reason: MessageKey; params?: Record<string, string | number> }
type Way = { plan_date: string; shift: number; begin_time: string; end_time: string; route_id: number | null }

/** The faults of a plan's day, times, route and stops; `times`: `HH:mm` of its stops in their order. */
export function wayIssues(plan: Way, times: readonly string[], today: string): Issue[] {
  const issues: (Issue | false)[] = [
    plan.plan_date < today && { path: 'plan_date', reason: 'plan.refused.past' },
    plan.end_time <= plan.begin_time && { path: 'end_time', reason: 'plan.refused.end' },
    plan.shift !== shift.temporary && plan.route_id === null && { path: 'route_id', reason: 'input.required' },
    times.length === 0 && { path: 'stops', reason: 'input.required' },
    times.some((time, at) => at > 0 && time <= (times[at - 1] ?? '')) && {
      path: 'stops',
      reason: 'route.refused.stopOrder',
    },
    plan.begin_time > (times[0] ?? plan.begin_time) && { path: 'begin_time', reason: 'plan.refused.beforeFirst' },
    plan.end_time < (times.at(-1) ?? plan.end_time) && { path: 'end_time', reason: 'plan.refused.afterLast' },
  ]
  return issues.filter((issue) => issue !== false)
}

export type Crew = {
  driver_id: number
  guard_ids: readonly number[]
  cashier_ids: readonly number[]
  leader_id: number
}
export type Member = { staff_id: number; crew_role: number; path: string }

/** The members of a crew, each with the path of its field. */
export const membersOf = ({ driver_id, guard_ids, cashier_ids }: Crew): Member[] => [
  { staff_id: driver_id, crew_role: crewRole.driver, path: 'driver_id' },
  ...guard_ids.map((staff_id, at) => ({ staff_id, crew_role: crewRole.guard, path: `guard_ids.${at}` })),
  ...cashier_ids.map((staff_id, at) => ({ staff_id, crew_role: crewRole.cashier, path: `cashier_ids.${at}` })),
]

type Person = { id: number; escort_company_id: number; duty_type: number; is_leader: boolean }

/** The faults of a crew: too few guards, a person twice, another duty, no leader among its members. */
export function crewIssues(crew: Crew, people: readonly Person[], company: number, minGuards: number): Issue[] {
  const members = membersOf(crew)
  const personOf = (id: number) => people.find((person) => person.id === id)
  const each = members.flatMap(({ staff_id, crew_role, path }, at): Issue[] => {
    const person = personOf(staff_id)
    if (!person || person.escort_company_id !== company) return [{ path, reason: 'plan.refused.otherCompany' }]
    if (members.slice(0, at).some((other) => other.staff_id === staff_id))
      return [{ path, reason: 'plan.refused.crewTwice' }]
    return person.duty_type === crew_role ? [] : [{ path, reason: 'plan.refused.crewDuty' }]
  })
  const leads = members.some(({ staff_id }) => staff_id === crew.leader_id) && personOf(crew.leader_id)?.is_leader
  return [
    ...(crew.guard_ids.length < minGuards
      ? [{ path: 'guard_ids', reason: 'plan.refused.minGuards' as const, params: { count: minGuards } }]
      : []),
    ...each,
    ...(leads ? [] : [{ path: 'leader_id', reason: 'plan.refused.crewLeader' as const }]),
  ]
}

type Seat = { part: 'car' | 'leader' | 'driver' | 'guard' | 'cashier'; id: number }
export type Exchange = { part: Seat['part']; old_id: number | null; new_id: number | null }

/** The page with the plans of a day. */
export const linkToDay = (day: string) => `${noun.route}?begin_date=${day}&end_date=${day}`

/** The exchanges between two crews; of several with one duty the first old one is replaced by the first new one. */
export function exchanges(before: readonly Seat[], after: readonly Seat[]): Exchange[] {
  const missing = (from: readonly Seat[], seats: readonly Seat[], part: Seat['part']) =>
    from.filter((seat) => seat.part === part && !seats.some((other) => other.part === part && other.id === seat.id))
  const parts = ['car', 'leader', 'driver', 'guard', 'cashier'] as const
  return parts.flatMap((part) => {
    const gone = missing(before, after, part)
    const come = missing(after, before, part)
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
      part,
      old_id: gone[at]?.id ?? null,
      new_id: come[at]?.id ?? null,
    }))
  })
}
