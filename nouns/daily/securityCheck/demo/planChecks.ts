import { type Calendar, HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { session } from '../noun.ts'
import { needsSecond } from '../rules.ts'

const DAYS = 60

/** Of a hundred sessions (domain 16.1): one is missing, two are late, four have abnormal items. */
const MISSING = 0.01
const LATE = 0.02
const ABNORMAL = 0.04

/** One session of an outlet's day, as filed. */
export type Plan = {
  team: Team
  day: number
  session: number
  checkedAt: number
  /** The time of its last signature. */
  receivedAt: number
  checker: Person
  second: Person | null
  /** The number of abnormal items. */
  abnormal: number
  /** Whether it waits for its second checker. */
  waits: boolean
  /** The time of the head's confirmation; null until then. */
  confirmedAt: number | null
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Sixty days of an outlet's checks until now. */
export function planChecks(team: Team, days: Calendar): Plan[] {
  const draw = random(`checks ${team.unit.dept_code}`)
  const plans: Plan[] = []
  for (let day = -DAYS; day <= 0; day++)
    for (const kind of [session.before, session.during, session.after]) {
      const plan = planOne(team, day, kind, days, draw)
      // Up to now, unlike events without a fixed hour: otherwise every outlet would be late in the morning and in the
      // evening.
      if (plan && plan.receivedAt <= days.now) plans.push(plan)
    }
  return team.unit.dept_code === SHOWN_OUTLET ? shown(plans, team, days) : plans
}

/** Minutes after midnight: the time of a session's check, and its deadline. */
function hours(kind: number, opens: number, draw: Random) {
  if (kind === session.before) return { at: opens - draw.int(22, 45), due: opens }
  if (kind === session.during) return { at: draw.int(630, 870), due: 900 }
  return { at: draw.int(1040, 1100), due: 1200 }
}

function planOne(team: Team, day: number, kind: number, days: Calendar, draw: Random): Plan | null {
  const { at, due } = hours(kind, minutes(team.unit.business_begin ?? '09:00'), draw)
  const [chance, findings, takes, delay, confirms] = [
    draw.next(),
    draw.next(),
    draw.int(3, 12),
    draw.int(6, 55),
    draw.int(1, 6),
  ]
  const abnormal = findings < ABNORMAL ? (findings < ABNORMAL / 4 ? 2 : 1) : 0
  if (chance < MISSING) return null
  const receivedAt = days.at(day, chance < MISSING + LATE ? due + delay : at + takes)
  const confirmed = receivedAt + confirms * HOUR
  return {
    team,
    day,
    session: kind,
    checkedAt: days.at(day, at),
    receivedAt,
    checker: team.safety,
    second: needsSecond(kind) ? team.teller : null,
    abnormal,
    waits: false,
    confirmedAt: abnormal > 0 && confirmed <= days.until ? confirmed : null,
  }
}

/** The shown outlet has a check to countersign, one to confirm, and most of today still to do. */
function shown(plans: readonly Plan[], team: Team, days: Calendar): Plan[] {
  const pastPlans = plans.filter(({ day }) => day < 0)
  const last = pastPlans.findLast(({ day, session: which }) => day === -1 && which === session.after)
  const past = pastPlans.filter((plan) => plan !== last)
  const common = { team, checker: team.safety, second: team.teller, confirmedAt: null }
  const evening = days.at(-1, 1060)
  const toConfirm = { ...common, day: -1, session: session.after, abnormal: 1, waits: false }
  const toSign = { ...common, day: 0, session: session.before, abnormal: 0, waits: true }
  const now = days.present - 18 * MINUTE
  return [
    ...past,
    { ...toConfirm, checkedAt: evening, receivedAt: evening + 8 * MINUTE },
    // Before the bank's day begins there is none.
    ...(now >= days.at(0, 8 * 60) ? [{ ...toSign, checkedAt: now, receivedAt: now }] : []),
  ]
}
