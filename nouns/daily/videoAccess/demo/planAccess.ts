import { type Calendar, HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { AskedAccess } from '../../../approvals/effect/demo/part.ts'
import { COPY } from '../rules.ts'
import { type Application, askedOf, officialOf } from './applicants.ts'

const DAYS = 60
/** One in twelve outlets a day (domain 16.2). */
const CHANCE = 0.08
/** Of a hundred: four are refused, five never carried out, six lend media. */
const REFUSED = 0.04
const FORGOTTEN = 0.05
const LENT = 0.06
const DAY = 24 * HOUR

export type AccessPlan = {
  team: Team
  /** Who entered it, or started its request. */
  by: Person
  at: number
  application: Application
  /** The time when it was carried out, and of the supervisor's signature; null until then. */
  accessedAt: number | null
  signedAt: number | null
  end: 'draft' | 'refused' | 'expired' | 'revoked' | null
  /** Whether media were lent, and when they were returned. */
  lent: boolean
  returnedAt: number | null
}

const open = { accessedAt: null, signedAt: null, end: null, lent: false, returnedAt: null }

/** Sixty days of an outlet's access to recordings, in their states of now. */
export function planAccess(team: Team, days: Calendar): AccessPlan[] {
  const draw = random(`access ${team.unit.dept_code}`)
  const plans: AccessPlan[] = []
  for (let day = -DAYS; day <= 0; day++) {
    const [comes, outcome, minutes, wait, signs] = [
      draw.next(),
      draw.next(),
      draw.int(560, 960),
      draw.int(1, 30),
      draw.int(1, 20),
    ]
    const kind = draw.pick(['police', 'police', 'superior', 'regulator'] as const)
    const mode = draw.pick([1, 1, 1, 2] as const)
    const at = days.at(day, minutes)
    if (comes >= CHANCE || at > days.until) continue
    const ifPast = (moment: number) => (moment <= days.until ? moment : null)
    const refused = outcome < REFUSED
    const forgotten = !refused && outcome < REFUSED + FORGOTTEN
    const accessedAt = refused || forgotten ? null : ifPast(at + wait * HOUR)
    const signedAt = accessedAt === null ? null : ifPast(accessedAt + signs * HOUR)
    const lent = outcome > 1 - LENT && accessedAt !== null
    plans.push({
      team,
      by: team.safety,
      at,
      application: officialOf(kind, team.unit.id, mode, at),
      accessedAt,
      signedAt,
      end: refused ? 'refused' : forgotten && at + 7 * DAY < days.until ? 'expired' : null,
      lent,
      returnedAt: lent && signedAt !== null ? ifPast(signedAt + 3 * DAY + 20 * MINUTE) : null,
    })
  }
  return plans
}

/** Records that wait for the people of the shown accounts: a draft, a signature of the supervisor, overdue media. */
export function shownAccess(team: Team, days: Calendar): AccessPlan[] {
  const at = (moment: number, mode: number) => ({
    ...open,
    team,
    by: team.safety,
    at: moment,
    application: officialOf('police', team.unit.id, mode, moment),
  })
  const [lentAt, lookedAt] = [days.at(-12, 9 * 60 + 40), days.at(-1, 14 * 60 + 10)]
  return [
    { ...at(lentAt, 1), accessedAt: lentAt + 2 * HOUR, signedAt: lentAt + 5 * HOUR, lent: true },
    { ...at(lookedAt, 2), accessedAt: lookedAt + HOUR },
    { ...at(days.until - 30 * MINUTE, 1), end: 'draft' },
  ]
}

/** Access by approved requests: all copies, some with lent media. */
export function planAsked(access: AskedAccess, team: Team, by: Person, days: Calendar): AccessPlan {
  const draw = random(`asked ${access.oa_examine_no}`)
  const plan = { ...open, team, by, at: access.at, application: askedOf(access) }
  if (access.revoked) return { ...plan, end: 'revoked' }
  const then = (moment: number) => (moment <= days.until ? moment : null)
  const [outcome, wait, signs] = [draw.next(), draw.int(1, 40), draw.int(1, 20)]
  if (outcome < FORGOTTEN) return { ...plan, end: access.at + 7 * DAY < days.until ? 'expired' : null }
  const accessedAt = then(access.at + wait * HOUR)
  const signedAt = accessedAt === null ? null : then(accessedAt + signs * HOUR)
  const lent = plan.application.access_mode === COPY && accessedAt !== null && draw.chance(0.4)
  const returnedAt = lent && signedAt !== null && draw.chance(0.8) ? then(signedAt + 3 * DAY + 20 * MINUTE) : null
  return { ...plan, accessedAt, signedAt, lent, returnedAt }
}
