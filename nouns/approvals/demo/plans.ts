import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'

/** How a request differs from one that everybody agrees to. */
export type Twist =
  | 'none'
  | 'refuse'
  | 'return'
  | 'returned'
  | 'withdraw'
  | 'draft'
  | 'transfer'
  | 'delegate'
  | 'addBefore'
  | 'addAfter'
  | 'comment'
  | 'cc'
  | 'urge'
  | 'terminate'
  | 'again'
  | 'revoke'
  | 'stall'

export type Plan = {
  readonly no: number
  /** The code of its flow's template. */
  readonly code: string
  readonly by: Person
  readonly team: Team
  readonly at: number
  readonly twist: Twist
  /** The index of the decision at which the twist happens. */
  readonly step: number
  /** Minutes between two steps. */
  readonly pace: number
  /** The node at which it still waits now. */
  readonly until?: string
  /** Values that decide its path. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** The number of each: 300 together with follow-up requests and the requests of the shown outlet. */
const counts: Readonly<Record<Twist, number>> = {
  none: 113,
  refuse: 24,
  return: 26,
  returned: 8,
  withdraw: 14,
  draft: 16,
  transfer: 10,
  delegate: 8,
  addBefore: 7,
  addAfter: 7,
  comment: 10,
  cc: 6,
  urge: 8,
  terminate: 5,
  again: 6,
  revoke: 5,
  stall: 6,
}

const share = [
  ['FLOW_LEAVE', 80],
  ['FLOW_TEMP_ESCORT', 65],
  ['FLOW_VIDEO', 55],
  ['FLOW_VISIT', 40],
  ['FLOW_VAULT', 22],
  ['FLOW_PURCHASE', 17],
] as const

const DAYS = 59
/** Days ago when the flow of purchases was disabled. */
const PURCHASES_UNTIL = 26

type Staff = { teams: readonly Team[]; guards: ReadonlyMap<number, Person>; days: Calendar }

/** The requests of the outlets in sixty days, in the order of their numbers. */
export function makePlans({ teams, guards, days }: Staff): Plan[] {
  const draw = random('approvals')
  const twists = (Object.keys(counts) as Twist[]).flatMap((twist) => Array<Twist>(counts[twist]).fill(twist))
  const codes = share.flatMap(([code, count]) => Array<string>(count).fill(code))
  const shown = teams.find(({ unit }) => unit.dept_code === SHOWN_OUTLET)
  if (!shown) throw new Error('no shown outlet')
  const plans = twists.map((twist, index): Plan => {
    const code = codes[(index * 101) % codes.length] ?? 'FLOW_LEAVE'
    const fit = code === 'FLOW_VAULT' ? teams.filter(({ unit }) => unit.has_vault) : teams
    const team = draw.chance(0.2) ? shown : (fit[draw.int(0, fit.length - 1)] ?? shown)
    const firstDay = code === 'FLOW_PURCHASE' ? PURCHASES_UNTIL : twist === 'stall' ? 3 : 1
    return {
      no: index + 1,
      code,
      by: initiatorOf(code, team, guards.get(team.unit.id), draw),
      team,
      at: days.at(-draw.int(firstDay, twist === 'stall' ? 6 : DAYS), draw.int(8 * 60 + 35, 16 * 60)),
      twist,
      step: twist === 'refuse' || twist === 'return' ? draw.int(0, 1) : 0,
      pace: code === 'FLOW_TEMP_ESCORT' ? draw.int(5, 55) : draw.int(15, 420),
    }
  })
  return [...plans, ...shownPlans(shown, guards.get(shown.unit.id), days, plans.length)]
}

function initiatorOf(code: string, team: Team, guard: Person | undefined, draw: Random): Person {
  const { teller, safety, leader } = team
  if (code === 'FLOW_LEAVE') return draw.pick([teller, safety, guard ?? teller, teller])
  return code === 'FLOW_VISIT' ? safety : draw.pick([safety, safety, leader])
}

/** Recent requests that wait for the people of the shown accounts, so that none is overdue. */
function shownPlans(team: Team, guard: Person | undefined, days: Calendar, planCount: number): Plan[] {
  const { teller, safety, leader } = team
  const escort = 'FLOW_TEMP_ESCORT'
  const list: Pick<Plan, 'code' | 'by' | 'until' | 'values'>[] = [
    { code: 'FLOW_LEAVE', by: teller, until: 'n1' },
    { code: 'FLOW_VIDEO', by: safety, until: 'n1' },
    { code: 'FLOW_VIDEO', by: safety, until: 'n2', values: { access_mode: '4' } },
    { code: 'FLOW_VISIT', by: safety, until: 'n2', values: { area: ['4'], hot_work: false } },
    { code: 'FLOW_VIDEO', by: leader, until: 'n3', values: { access_mode: '3' } },
    { code: escort, by: safety, until: 'n3', values: { amount_level: '3' } },
    { code: 'FLOW_VISIT', by: safety, until: 'n3', values: { area: ['3'], hot_work: false } },
    { code: escort, by: leader, until: 'n4', values: { amount_level: '2' } },
    { code: 'FLOW_LEAVE', by: guard ?? teller, until: 'n2' },
    { code: 'FLOW_LEAVE', by: teller, until: 'returned' },
  ]
  return list.map((plan, index) => ({
    ...plan,
    no: planCount + index + 1,
    team,
    at: days.present - (100 - index * 4) * 60_000,
    twist: plan.until === 'returned' ? 'returned' : 'none',
    step: 0,
    pace: 9,
  }))
}
