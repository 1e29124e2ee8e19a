import { type Calendar, HOUR, MINUTE } from '../calendar.ts'
import type { Team } from '../people.ts'
import { random } from '../random.ts'

const DAYS = 60
/** One in twelve outlets a day (domain 16.2). */
const CHANCE = 0.08
/** Of a hundred: four are refused, five never carried out, six lend media. */
const REFUSED = 0.04
const FORGOTTEN = 0.05
const LENT = 0.06

export type AccessPlan = {
  team: Team
  at: number
  kind: 'police' | 'regulator' | 'superior'
  mode: number
  /** When it was carried out, and when the supervisor signed; never where it has not come to that. */
  accessedAt: number | null
  signedAt: number | null
  end: 'refused' | 'expired' | null
  /** Lent, and when the media came back. */
  lent: boolean
  returnedAt: number | null
}

/** Sixty days of an outlet's access to recordings, as far as each has come by now. */
export function planAccess(team: Team, days: Calendar): AccessPlan[] {
  const draw = random(`access ${team.unit.dept_code}`)
  const plans: AccessPlan[] = []
  for (let day = -DAYS; day <= 0; day++) {
    const [comes, fate, minutes, wait, signs] = [
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
    const by = (moment: number) => (moment <= days.until ? moment : null)
    const refused = fate < REFUSED
    const forgotten = !refused && fate < REFUSED + FORGOTTEN
    const accessedAt = refused || forgotten ? null : by(at + wait * HOUR)
    const signedAt = accessedAt === null ? null : by(accessedAt + signs * HOUR)
    const lent = fate > 1 - LENT && accessedAt !== null
    plans.push({
      team,
      at,
      kind,
      mode,
      accessedAt,
      signedAt,
      end: refused ? 'refused' : forgotten && at + 7 * 24 * HOUR < days.until ? 'expired' : null,
      lent,
      returnedAt: lent && signedAt !== null ? by(signedAt + 3 * 24 * HOUR + 20 * MINUTE) : null,
    })
  }
  return plans
}
