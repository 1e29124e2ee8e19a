import { crewRole, planStatus, shift } from '../../areas/escort/plan/rules.ts'
import { type Calendar, localText } from '../calendar.ts'
import { random } from '../random.ts'
import { type Carrier, rides as mayRide, type Team } from './crews.ts'
import type { Route, Stop } from './layRoutes.ts'

export const PAST_DAYS = 59
const TOMORROW = 1

/** When the plans of each shift begin and end, in minutes after midnight. */
const hours = {
  [shift.morning]: [6 * 60 + 50, 9 * 60],
  [shift.evening]: [16 * 60 + 40, 18 * 60 + 50],
  [shift.temporary]: [11 * 60, 12 * 60 + 30],
} as const

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const stamp = (moment: number) => `${localText(moment)}+08`

type Shift = 1 | 2 | 3
type Person = Carrier['people'][number]
type Numbered = Route & { id: number }
type Ride = { route: Numbered; team: Team }

type Sources = {
  days: Calendar
  carrier: Carrier
  routes: readonly Numbered[]
  teams: readonly (Team | undefined)[]
  spare: readonly Person[]
}

/** Where a plan stands now that was published at a moment; what would be published later than now is still a draft. */
function stateOf(days: Calendar, offset: number, when: Shift, publish: number, cancelled: boolean): number {
  if (publish > days.now) return planStatus.draft
  if (cancelled) return planStatus.cancelled
  const [begin, end] = hours[when]
  if (days.at(offset, end) <= days.now) return planStatus.done
  return days.at(offset, begin) <= days.now ? planStatus.underway : planStatus.published
}

/** When a stop of a route is reached in a shift. */
const timeOf = ({ deliver_plan, collect_plan }: Stop, when: Shift): string =>
  ({ 1: deliver_plan, 2: collect_plan, 3: clock(hours[3][0] + 30) })[when]

/** Rows of four tables for sixty days and tomorrow; ids are those that the plans will have. */
export function planRows({ days, carrier, routes, teams, spare }: Sources) {
  const draw = random('escort plans')
  const rows = { plans: [] as object[], stops: [] as object[], crew: [] as object[], changes: [] as object[] }
  const guards = spare.filter(({ duty_type, is_leader }) => duty_type === crewRole.guard && !is_leader)
  const author = { create_user_id: carrier.admin?.id ?? null, create_user_name: carrier.admin?.name ?? null }

  const add = (offset: number, when: Shift, { route, team }: Ride, cancelled = false) => {
    const id = rows.plans.length + 1
    const [begin, end] = hours[when]
    const plan_date = days.day(offset)
    const late = when !== shift.temporary && draw.chance(0.01)
    const publish = days.at(offset - 1, late ? 18 * 60 + draw.int(5, 70) : 16 * 60 + draw.int(0, 105))
    const status = stateOf(days, offset, when, publish, cancelled)
    const draft = status === planStatus.draft
    const why = draw.pick(['人员临时请假，重新排班', '车辆检修，更换车辆', '线路临时调整'])
    const off = draw.pick(['网点取消临时调款', '道路管制，改日执行'])
    rows.plans.push({
      id,
      plan_date,
      escort_company_id: carrier.id,
      route_id: when === shift.temporary ? null : route.id,
      shift: when,
      begin_time: clock(begin),
      end_time: clock(end),
      car_id: team.car_id,
      leader_id: team.leader_id,
      publish_time: draft ? null : stamp(publish),
      late_reason: late && !draft ? why : null,
      cancel_reason: status === planStatus.cancelled ? off : null,
      status,
      ...author,
      create_time: stamp(days.at(offset - 1, 12 * 60 + draw.int(0, 30))),
      version: draft ? 1 : 2,
    })
    const reached = when === shift.temporary ? route.stops.slice(0, 1) : route.stops
    for (const [no, stop] of reached.entries())
      rows.stops.push({ plan_id: id, seq: no + 1, dept_id: stop.dept_id, plan_time: timeOf(stop, when) })
    return { id, plan_date, begin, end, status }
  }
  type Added = ReturnType<typeof add>

  const seat = ({ id, plan_date, begin, end, status }: Added, team: Team, stands?: Person) => {
    const riding = [
      [team.driver, crewRole.driver],
      ...team.guards.map((person, at) => [at === 1 && stands ? stands : person, crewRole.guard]),
      [team.cashier, crewRole.cashier],
    ] as [Person, number][]
    for (const [person, crew_role] of riding)
      rows.crew.push({
        plan_id: id,
        staff_id: person.id,
        crew_role,
        period: `["${plan_date} ${clock(begin)}","${plan_date} ${clock(end)}")`,
        live: status !== planStatus.cancelled,
      })
  }

  /** Somebody stands in for the second guard of a morning, with what was written of it. */
  const exchange = (offset: number, plan: Added, { route, team }: Ride): Person | undefined => {
    const there = guards.filter((person) => mayRide(person, route))
    const [stands, second] = [there[count(offset) % Math.max(1, there.length)], team.guards[1]]
    if (!stands || !second || !carrier.admin || plan.status !== planStatus.done) return undefined
    rows.changes.push({
      plan_id: plan.id,
      part: 'guard',
      old_id: second.id,
      old_name: `${second.name} ${second.staff_no}`,
      new_id: stands.id,
      new_name: `${stands.name} ${stands.staff_no}`,
      reason: draw.pick(['临时请假', '身体不适', '参加培训']),
      ...author,
      create_time: stamp(days.at(offset, plan.begin - draw.int(20, 50))),
    })
    return stands
  }

  const rides = routes.flatMap((route, at): Ride[] => (teams[at] ? [{ route, team: teams[at] }] : []))
  for (let offset = -PAST_DAYS; offset <= TOMORROW; offset++) {
    // At most one stands in on a day, so that nobody does twice at a time.
    const changed = rides[count(offset) % (rides.length * 3)]
    for (const ride of rides) {
      const morning = add(offset, shift.morning, ride)
      seat(morning, ride.team, ride === changed ? exchange(offset, morning, ride) : undefined)
      seat(add(offset, shift.evening, ride), ride.team)
    }
    const called = rides[count(offset) % rides.length]
    if (called && offset < 0 && offset % 2 === 0)
      seat(add(offset, shift.temporary, called, draw.chance(0.15)), called.team)
  }
  return rows
}

/** Days from a fixed one on, so that what happens in turn goes on. */
const count = (offset: number): number => offset + PAST_DAYS * 7
