import { type Calendar, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Route, Stop } from '../../route/demo/layRoutes.ts'
import { crewRole, plan as noun, shift } from '../noun.ts'
import { type Called, calledNow } from './calledNow.ts'
import { type Carrier, rides as mayRide, type Team } from './crews.ts'

export const PAST_DAYS = 59
const TOMORROW = 1

/** Begin and end of each shift's plans, in minutes after midnight. */
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
  /** The shown outlet. */
  shown: number | undefined
}

/** The course of a plan: when it was made and published, the reason for a late one, and its stops. */
type Course = {
  span: readonly [begin: number, end: number]
  publish: number
  late: string | null
  create: number
  stops: readonly { dept_id: number; plan_time: string }[]
}

/** An extra run called a moment ago, to one outlet of a route. */
function courseCalled({ begin, end, stop }: Called, days: Calendar, dept_id: number): Course {
  const publish = days.at(0, begin - 40)
  const stops = [{ dept_id, plan_time: clock(stop) }]
  return { span: [begin, end], publish, late: '网点临时申请加钞', create: publish - 10 * MINUTE, stops }
}

/** The current state of a plan with its time of publication; one to be published later is still a draft. */
function stateOf(days: Calendar, offset: number, { span, publish }: Course, cancelled: boolean): number {
  if (publish > days.now) return noun.states.codes.draft
  if (cancelled) return noun.states.codes.cancelled
  const [begin, end] = span
  if (days.at(offset, end) <= days.now) return noun.states.codes.done
  return days.at(offset, begin) <= days.now ? noun.states.codes.underway : noun.states.codes.published
}

/** When a stop of a route is reached in a shift. */
const timeOf = ({ deliver_plan, collect_plan }: Stop, when: Shift): string =>
  ({ 1: deliver_plan, 2: collect_plan, 3: clock(hours[3][0] + 30) })[when]

/** Rows of four tables for sixty days and tomorrow; the ids are those the plans will have. */
export function planRows({ days, carrier, routes, teams, spare, shown }: Sources) {
  const draw = random('escort plans')
  const rows = { plans: [] as object[], stops: [] as object[], crew: [] as object[], changes: [] as object[] }
  const guards = spare.filter(({ duty_type, is_leader }) => duty_type === crewRole.guard && !is_leader)
  const author = { create_user_id: carrier.admin?.id ?? null, create_user_name: carrier.admin?.name ?? null }

  const regularCourse = (offset: number, when: Shift, route: Numbered): Course => {
    const isLate = when !== shift.temporary && draw.chance(0.01)
    const stops = when === shift.temporary ? route.stops.slice(0, 1) : route.stops
    return {
      span: hours[when],
      publish: days.at(offset - 1, isLate ? 18 * 60 + draw.int(5, 70) : 16 * 60 + draw.int(0, 105)),
      late: isLate ? draw.pick(['人员临时请假，重新排班', '车辆检修，更换车辆', '线路临时调整']) : null,
      create: days.at(offset - 1, 12 * 60 + draw.int(0, 30)),
      stops: stops.map((stop) => ({ dept_id: stop.dept_id, plan_time: timeOf(stop, when) })),
    }
  }

  const add = (offset: number, when: Shift, { route, team }: Ride, course: Course, cancelled = false) => {
    const id = rows.plans.length + 1
    const [begin, end] = course.span
    const plan_date = days.day(offset)
    const status = stateOf(days, offset, course, cancelled)
    const draft = status === noun.states.codes.draft
    const reason = draw.pick(['网点取消临时调款', '道路管制，改日执行'])
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
      publish_time: draft ? null : stamp(course.publish),
      late_reason: draft ? null : course.late,
      cancel_reason: status === noun.states.codes.cancelled ? reason : null,
      status,
      ...author,
      create_time: stamp(course.create),
      version: draft ? 1 : 2,
    })
    rows.stops.push(...course.stops.map((stop, no) => ({ plan_id: id, seq: no + 1, ...stop })))
    return { id, plan_date, begin, end, status }
  }
  type Added = ReturnType<typeof add>

  const seat = ({ id, plan_date, begin, end, status }: Added, team: Team, substitute?: Person) => {
    const riding = [
      [team.driver, crewRole.driver],
      ...team.guards.map((person, index) => [index === 1 && substitute ? substitute : person, crewRole.guard]),
      [team.cashier, crewRole.cashier],
    ] as [Person, number][]
    for (const [person, crew_role] of riding)
      rows.crew.push({
        plan_id: id,
        staff_id: person.id,
        crew_role,
        period: `["${plan_date} ${clock(begin)}","${plan_date} ${clock(end)}")`,
        live: status !== noun.states.codes.cancelled,
      })
  }

  /** A substitute for the second guard of a morning, with the record of the exchange. */
  const exchange = (offset: number, plan: Added, { route, team }: Ride): Person | undefined => {
    const available = guards.filter((person) => mayRide(person, route))
    const [substitute, secondGuard] = [available[count(offset) % Math.max(1, available.length)], team.guards[1]]
    if (!substitute || !secondGuard || !carrier.admin || plan.status !== noun.states.codes.done) return undefined
    rows.changes.push({
      plan_id: plan.id,
      part: 'guard',
      old_id: secondGuard.id,
      old_name: `${secondGuard.name} ${secondGuard.staff_no}`,
      new_id: substitute.id,
      new_name: `${substitute.name} ${substitute.staff_no}`,
      reason: draw.pick(['临时请假', '身体不适', '参加培训']),
      ...author,
      create_time: stamp(days.at(offset, plan.begin - draw.int(20, 50))),
    })
    return substitute
  }

  const rides = routes.flatMap((route, index): Ride[] => (teams[index] ? [{ route, team: teams[index] }] : []))
  for (let offset = -PAST_DAYS; offset <= TOMORROW; offset++) {
    // At most one substitution per day, so that nobody has two duties at a time.
    const changed = rides[count(offset) % (rides.length * 3)]
    for (const ride of rides) {
      const plan = (when: Shift) => add(offset, when, ride, regularCourse(offset, when, ride.route))
      const morning = plan(shift.morning)
      seat(morning, ride.team, ride === changed ? exchange(offset, morning, ride) : undefined)
      seat(plan(shift.evening), ride.team)
    }
    const called = rides[count(offset) % rides.length]
    if (called && offset < 0 && offset % 2 === 0) {
      const course = regularCourse(offset, shift.temporary, called.route)
      seat(add(offset, shift.temporary, called, course, draw.chance(0.15)), called.team)
    }
  }
  const called = calledNow(days, [hours[shift.morning], hours[shift.evening]])
  // The shown outlet's ride, and the one of the cashier who has an account.
  const own = rides.find(({ route }) => route.stops.some(({ dept_id }) => dept_id === shown))
  const [crewed] = rides.toSorted((a, b) => a.team.cashier.id - b.team.cashier.id)
  for (const ride of called ? new Set([own, crewed]) : []) {
    const to = ride?.route.stops.find(({ dept_id }) => dept_id === shown) ?? ride?.route.stops[0]
    if (called && ride && to) seat(add(0, shift.temporary, ride, courseCalled(called, days, to.dept_id)), ride.team)
  }
  return rows
}

/** Days since a fixed date, so that rotations continue. */
const count = (offset: number): number => offset + PAST_DAYS * 7
