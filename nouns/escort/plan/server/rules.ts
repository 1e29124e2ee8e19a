import type { MessageKey } from '@shouya/contract/messages'
import { addDays } from '@shouya/server/core/time/local.ts'
import type { planMoves } from '../contract.ts'

/** Dictionary plan_status (domain 3.4). */
export const planStatus = { draft: 0, published: 1, underway: 2, done: 3, cancelled: 4 } as const

/** Dictionary shift_type. */
export const shift = { morning: 1, evening: 2, temporary: 3 } as const

/** Who rides: dictionary staff_duty, the first three. */
export const crewRole = { driver: 1, guard: 2, cashier: 3 } as const

export type PlanMove = (typeof planMoves)[number]

const { draft, published, underway } = planStatus

/** Move → the states that it begins in and the operation that it takes (domain 3.4, 14.1). */
export const planMoveTable = {
  edit: { from: [draft], operation: 'edit' },
  takeOver: { from: [draft], operation: 'edit' },
  publish: { from: [draft], operation: 'publish' },
  change: { from: [published, underway], operation: 'change' },
  cancel: { from: [draft, published], operation: 'change' },
  delete: { from: [draft], operation: 'delete' },
} as const satisfies Record<PlanMove, { from: readonly number[]; operation: string }>

type Plan = { status: number; approval_id: number | null }

export const isDraft = (plan: Pick<Plan, 'status'>): boolean => plan.status === draft

/** Whether a plan in its state allows a move; what an approval has called for is cancelled, not deleted. */
export const allowsMove = (plan: Plan, move: PlanMove): boolean =>
  (planMoveTable[move].from as readonly number[]).includes(plan.status) &&
  (move !== 'delete' || plan.approval_id === null) &&
  // A draft of one's own is deleted.
  (move !== 'cancel' || plan.status !== draft || plan.approval_id !== null)

type Issue = { path: string; reason: MessageKey; params?: Record<string, string | number> }
type Way = { plan_date: string; shift: number; begin_time: string; end_time: string; route_id: number | null }

/** Everything that is wrong with where a plan goes and when, by itself; `times`: `HH:mm` of its stops in their order. */
export function wayIssues(plan: Way, times: readonly string[], today: string): Issue[] {
  const found: (Issue | false)[] = [
    plan.plan_date < today && { path: 'plan_date', reason: 'escort.planPast' },
    plan.end_time <= plan.begin_time && { path: 'end_time', reason: 'escort.planEnd' },
    plan.shift !== shift.temporary && plan.route_id === null && { path: 'route_id', reason: 'input.required' },
    times.length === 0 && { path: 'stops', reason: 'input.required' },
    times.some((time, at) => at > 0 && time <= (times[at - 1] ?? '')) && { path: 'stops', reason: 'escort.stopOrder' },
    plan.begin_time > (times[0] ?? plan.begin_time) && { path: 'begin_time', reason: 'escort.beforeFirst' },
    plan.end_time < (times.at(-1) ?? plan.end_time) && { path: 'end_time', reason: 'escort.afterLast' },
  ]
  return found.filter((issue) => issue !== false)
}

export type Crew = {
  driver_id: number
  guard_ids: readonly number[]
  cashier_ids: readonly number[]
  leader_id: number
}
export type Member = { staff_id: number; crew_role: number; path: string }

/** Everybody who rides, with the field that names them. */
export const membersOf = ({ driver_id, guard_ids, cashier_ids }: Crew): Member[] => [
  { staff_id: driver_id, crew_role: crewRole.driver, path: 'driver_id' },
  ...guard_ids.map((staff_id, at) => ({ staff_id, crew_role: crewRole.guard, path: `guard_ids.${at}` })),
  ...cashier_ids.map((staff_id, at) => ({ staff_id, crew_role: crewRole.cashier, path: `cashier_ids.${at}` })),
]

type Person = { id: number; escort_company_id: number; duty_type: number; is_leader: boolean }

/** Everything that is wrong with a crew as such: enough guards, nobody twice, each in their duty, a leader among them. */
export function crewIssues(crew: Crew, people: readonly Person[], company: number, minGuards: number): Issue[] {
  const members = membersOf(crew)
  const personOf = (id: number) => people.find((person) => person.id === id)
  const each = members.flatMap(({ staff_id, crew_role, path }, at): Issue[] => {
    const person = personOf(staff_id)
    if (!person || person.escort_company_id !== company) return [{ path, reason: 'escort.otherCompany' }]
    if (members.slice(0, at).some((other) => other.staff_id === staff_id)) return [{ path, reason: 'escort.crewTwice' }]
    return person.duty_type === crew_role ? [] : [{ path, reason: 'escort.crewDuty' }]
  })
  const leads = members.some(({ staff_id }) => staff_id === crew.leader_id) && personOf(crew.leader_id)?.is_leader
  return [
    ...(crew.guard_ids.length < minGuards
      ? [{ path: 'guard_ids', reason: 'escort.minGuards' as const, params: { count: minGuards } }]
      : []),
    ...each,
    ...(leads ? [] : [{ path: 'leader_id', reason: 'escort.crewLeader' as const }]),
  ]
}

const DEADLINE = '18:00:00'

/** Whether it is past the evening before (domain 3.4); `now` is `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export const isLate = (planDate: string, now: string): boolean => now > `${addDays(planDate, -1)} ${DEADLINE}`

type Seat = { part: 'car' | 'leader' | 'driver' | 'guard' | 'cashier'; id: number }
export type Exchange = { part: Seat['part']; old_id: number | null; new_id: number | null }

/** Who and what takes whose place; of several with one duty the first who goes makes room for the first who comes. */
export function exchanges(before: readonly Seat[], after: readonly Seat[]): Exchange[] {
  const missing = (from: readonly Seat[], seats: readonly Seat[], part: Seat['part']) =>
    from.filter((one) => one.part === part && !seats.some((other) => other.part === part && other.id === one.id))
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
