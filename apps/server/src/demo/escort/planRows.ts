import { planStatus, shift } from '../../areas/escort/plan/rules.ts'
import { type Calendar, localText } from '../calendar.ts'
import { random } from '../random.ts'
import type { Carrier, Team } from './crews.ts'
import type { Route } from './layRoutes.ts'

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
const at = (moment: number) => `${localText(moment)}+08`

type Sources = {
  days: Calendar
  carrier: Carrier
  routes: readonly (Route & { id: number })[]
  teams: readonly (Team | undefined)[]
  spare: Carrier['people']
}

/** Rows of four tables for sixty days and tomorrow; ids are those that the plans will have. */
export function planRows({ days, carrier, routes, teams, spare }: Sources) {
  const draw = random('escort plans')
  const plans: object[] = []
  const stops: object[] = []
  const crew: object[] = []
  const changes: object[] = []
  const guards = spare.filter(({ duty_type, is_leader }) => duty_type === 2 && !is_leader)
  const author = { create_user_id: carrier.admin?.id ?? null, create_user_name: carrier.admin?.name ?? null }

  const add = (offset: number, when: 1 | 2 | 3, route: Route & { id: number }, team: Team, cancelled = false) => {
    const id = plans.length + 1
    const [begin, end] = hours[when]
    const plan_date = days.day(offset)
    const published = days.at(offset - 1, 16 * 60 + draw.int(0, 105))
    const late = when !== shift.temporary && draw.chance(0.01)
    const publish = late ? days.at(offset - 1, 18 * 60 + draw.int(5, 70)) : published
    // What would be published later than now is still a draft.
    const draft = publish > days.now
    const status = draft
      ? planStatus.draft
      : cancelled
        ? planStatus.cancelled
        : days.at(offset, end) <= days.now
          ? planStatus.done
          : days.at(offset, begin) <= days.now
            ? planStatus.underway
            : planStatus.published
    plans.push({
      id,
      plan_date,
      escort_company_id: carrier.id,
      route_id: when === shift.temporary ? null : route.id,
      shift: when,
      begin_time: clock(begin),
      end_time: clock(end),
      car_id: team.car_id,
      leader_id: team.leader_id,
      publish_time: draft ? null : at(publish),
      late_reason: late && !draft ? draw.pick(['人员临时请假，重新排班', '车辆检修，更换车辆', '线路临时调整']) : null,
      cancel_reason: status === planStatus.cancelled ? draw.pick(['网点取消临时调款', '道路管制，改日执行']) : null,
      status,
      remark: null,
      ...author,
      create_time: at(days.at(offset - 1, 12 * 60 + draw.int(0, 30))),
      version: draft ? 1 : 2,
    })
    const reached = when === shift.temporary ? route.stops.slice(0, 1) : route.stops
    for (const [no, stop] of reached.entries())
      stops.push({
        plan_id: id,
        seq: no + 1,
        dept_id: stop.dept_id,
        plan_time:
          when === shift.morning ? stop.deliver_plan : when === shift.evening ? stop.collect_plan : clock(begin + 30),
      })
    // At most one on a day, so that nobody stands in twice at a time.
    const stands =
      when === shift.morning && status === planStatus.done && route === routes[(offset + 600) % (routes.length * 5)]
        ? guards[(offset + 600) % Math.max(1, guards.length)]
        : undefined
    const second = team.guards[1]
    const riding = [
      { person: team.driver, role: 1 },
      ...team.guards.map((person) => ({ person: stands && person === second ? stands : person, role: 2 })),
      { person: team.cashier, role: 3 },
    ]
    for (const { person, role } of riding)
      crew.push({
        plan_id: id,
        staff_id: person.id,
        crew_role: role,
        period: `["${plan_date} ${clock(begin)}","${plan_date} ${clock(end)}")`,
        live: status !== planStatus.cancelled,
      })
    if (stands && second && carrier.admin)
      changes.push({
        plan_id: id,
        part: 'guard',
        old_id: second.id,
        old_name: `${second.name} ${second.staff_no}`,
        new_id: stands.id,
        new_name: `${stands.name} ${stands.staff_no}`,
        reason: draw.pick(['临时请假', '身体不适', '参加培训']),
        ...author,
        create_time: at(days.at(offset, begin - draw.int(20, 50))),
      })
  }

  for (let offset = -PAST_DAYS; offset <= TOMORROW; offset++) {
    for (const [index, route] of routes.entries()) {
      const team = teams[index]
      if (!team) continue
      add(offset, shift.morning, route, team)
      add(offset, shift.evening, route, team)
    }
    const index = (offset + 600) % routes.length
    const [route, team] = [routes[index], teams[index]]
    if (route && team && offset < 0 && offset % 2 === 0) add(offset, shift.temporary, route, team, draw.chance(0.15))
  }
  return { plans, stops, crew, changes }
}
