import { type Calendar, HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { source } from '../noun.ts'
import { kindsOf } from './faultsOfTypes.ts'

const DAYS = 60
/** Orders of an outlet and day, rounds and maintenance among them (domain 16.1). */
const CHANCE = 0.15
/** Dictionary repair_order_type: what a round of inspection finds is maintenance. */
const [FAULT, MAINTENANCE] = [1, 4]

export type Device = {
  id: number
  equip_no: string
  name: string
  device_type: number
  location: string
  dept_id: number
  warranty_end: string
  /** Who maintains it today; null: nobody. */
  company_id: number | null
}

/** What an order goes through, as moments; null: not yet. */
export type Plan = {
  team: Team
  device: Device
  kind: ReturnType<typeof kindsOf>[number]
  at: number
  source: number
  order_type: number
  urgency: number
  acceptedAt: number | null
  arrivedAt: number | null
  /** It waits for a part. */
  suspendedAt: number | null
  fixedAt: number | null
  confirmedAt: number | null
  ratedAt: number | null
  marks: readonly [number, number, number]
  isRework: boolean
}

/** Sixty days of the outlets' orders; a device has one at a time. */
export function planRepairs(teams: readonly Team[], devices: readonly Device[], days: Calendar): Plan[] {
  const byUnit = Map.groupBy(devices, ({ dept_id }) => dept_id)
  return teams
    .flatMap((team) => plansOf(team, byUnit.get(team.unit.id) ?? [], days))
    .sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
}

function plansOf(team: Team, devices: readonly Device[], days: Calendar): Plan[] {
  const draw = random(`repairs ${team.unit.dept_code}`)
  const taken = new Set<number>()
  const plans = team.unit.dept_code === SHOWN_OUTLET ? shownPlans(team, devices, days, taken) : []
  for (let day = -DAYS; day <= 0; day++) {
    const [luck, which, minutes] = [draw.next(), draw.int(0, devices.length - 1), draw.int(8 * 60, 17 * 60)]
    const rest = courseOf(draw)
    const device = devices[which]
    const at = days.at(day, minutes)
    if (luck >= CHANCE || !device || at > days.until || taken.has(device.id)) continue
    const plan = planOf({ team, device, at, ...rest }, days.until)
    // What is still open holds its device.
    if (plan.confirmedAt === null) taken.add(device.id)
    plans.push(plan)
  }
  return plans
}

type Course = {
  nth: number
  urgency: number
  wait: number
  way: number
  work: number
  answer: number
  rate: number
  luck: number
}

/** How long each step takes, in minutes. */
const courseOf = (draw: Random): Course => ({
  nth: draw.int(0, 9),
  urgency: draw.int(1, 3),
  wait: draw.int(3, 70),
  way: draw.int(40, 300),
  work: draw.int(20, 1_800),
  answer: draw.int(30, 2_000),
  rate: draw.int(5, 4_000),
  luck: draw.next(),
})

type Begun = Course & { team: Team; device: Device; at: number }

function planOf({ team, device, at, nth, urgency, wait, way, work, answer, rate, luck }: Begun, until: number): Plan {
  const kinds = kindsOf(device.device_type)
  const ifPast = (moment: number | null) => (moment !== null && moment <= until ? moment : null)
  const acceptedAt = device.company_id === null ? null : ifPast(at + wait * MINUTE)
  const arrivedAt = acceptedAt && ifPast(acceptedAt + way * MINUTE)
  const isHeld = luck > 0.94
  const fixedAt = arrivedAt && ifPast(arrivedAt + (work + (isHeld ? 40 * 60 : 0)) * MINUTE)
  const confirmedAt = fixedAt && ifPast(fixedAt + answer * MINUTE)
  const isRound = nth === 0
  const poor = luck < 0.03
  return {
    ...{ team, device, at, urgency, acceptedAt, arrivedAt, fixedAt, confirmedAt },
    kind: kinds[nth % kinds.length] as Plan['kind'],
    source: isRound ? source.inspection : source.direct,
    order_type: isRound ? MAINTENANCE : FAULT,
    suspendedAt: isHeld && arrivedAt !== null && fixedAt === null ? arrivedAt + 20 * MINUTE : null,
    ratedAt: confirmedAt && ifPast(confirmedAt + rate * MINUTE),
    marks: poor ? [2, 3, 1] : luck < 0.25 ? [4, 4, 4] : [5, 5, 4],
    isRework: luck > 0.1 && luck < 0.13,
  }
}

/** The orders of domain 8.3 at the shown outlet: one under repair, one to be confirmed, one to be rated, one without a vendor. */
function shownPlans(team: Team, devices: readonly Device[], days: Calendar, taken: Set<number>): Plan[] {
  const named = (name: string) => devices.find((device) => device.name === name)
  const { until } = days
  const hour = (ago: number) => until - ago * HOUR
  const course = { nth: 1, urgency: 2, wait: 20, way: 60, work: 60, answer: 60, rate: 60, luck: 0.5 }
  const shown = [
    { device: named('防尾随联动门'), at: hour(21), cut: { fixedAt: null } },
    { device: named('NVR 32路'), at: hour(30), cut: { confirmedAt: null } },
    { device: named('枪机2 营业厅'), at: hour(60), cut: { ratedAt: null } },
    { device: named('紧急按钮'), at: hour(0.3), cut: { acceptedAt: null } },
  ]
  return shown.flatMap(({ device, at, cut }) => {
    if (!device) return []
    taken.add(device.id)
    const plan = planOf({ team, device, at, ...course, nth: device.device_type === 4 ? 0 : 1 }, until)
    const order = ['acceptedAt', 'arrivedAt', 'fixedAt', 'confirmedAt', 'ratedAt'] as const
    const from = order.indexOf(Object.keys(cut)[0] as (typeof order)[number])
    const nothing = Object.fromEntries(order.slice(from).map((name) => [name, null]))
    return [{ ...plan, ...nothing, suspendedAt: null }]
  })
}
