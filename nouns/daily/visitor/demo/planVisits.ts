import { type Calendar, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import { type Visitor, visitorsOf } from './visitorBook.ts'

const DAYS = 60
/** Of a hundred: two are refused, one is voided. */
const REFUSED = 0.02
const VOIDED = 0.01

/** One visit to an outlet, in its state of now. */
export type Visit = {
  team: Team
  visitor: Visitor
  inAt: number
  /** null while the visitor is inside. */
  outAt: number | null
  end: 'refused' | 'voided' | null
  by: Person
  /** The request that permits the visit; most need none. */
  permit: { oa_examine_id: number; oa_examine_no: string } | null
}

/** Sixty days of an outlet's visitors until now (domain 16.1). */
export function planVisits(team: Team, at: number, days: Calendar): Visit[] {
  const draw = random(`visits ${team.unit.dept_code}`)
  const visitors = visitorsOf(team, at)
  // The last one visits only the shown outlet: a visitor who is overdue.
  const often = visitors.slice(0, -1)
  const visits: Visit[] = []
  for (let day = -DAYS; day <= 0; day++) {
    const count = draw.int(1, 4)
    for (let nth = 0; nth < count; nth++) {
      const visitor = often[(day + DAYS + nth) % often.length] as Visitor
      const inAt = days.at(day, 9 * 60 + 10 + nth * 105 + draw.int(0, 60))
      const outAt = inAt + draw.int(8, 40) * MINUTE
      const chance = draw.next()
      const end = chance < REFUSED ? 'refused' : chance < REFUSED + VOIDED ? 'voided' : null
      const filer = draw.pick([team.safety, team.teller])
      if (inAt > days.until) continue
      visits.push({ team, visitor, inAt, outAt: outAt <= days.until ? outAt : null, end, by: filer, permit: null })
    }
  }
  if (team.unit.dept_code === SHOWN_OUTLET) visits.push(...comeNow(often, visits, team, days))
  const forgotten = visitors.at(-1)
  if (team.unit.dept_code === SHOWN_OUTLET && forgotten)
    visits.push({
      team,
      visitor: forgotten,
      inAt: days.at(-1, 15 * 60 + 20),
      outAt: null,
      end: null,
      by: team.safety,
      permit: null,
    })
  return visits
}

/** A visitor who is inside at any hour: the first one who is not inside already. */
function comeNow(often: readonly Visitor[], visits: readonly Visit[], team: Team, days: Calendar): Visit[] {
  const inAt = days.now - 25 * MINUTE
  const inside = new Set(
    visits.filter(({ outAt, end }) => outAt === null && end === null).map(({ visitor }) => visitor),
  )
  const visitor = often.find((candidate) => !inside.has(candidate))
  return visitor ? [{ team, visitor, inAt, outAt: null, end: null, by: team.safety, permit: null }] : []
}
