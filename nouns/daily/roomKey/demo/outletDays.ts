import { type Calendar, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { LedgerKey } from '../../keyLedger/demo/keys.ts'
import { errandsOf, lend } from './errands.ts'
import type { Entry, Plan } from './handover.ts'
import { leaveOverdue, lose, newLock } from './incidents.ts'
import { openKeyBook } from './keyBook.ts'
import { leaveEnds, leaveStarts } from './leave.ts'
import { openToday } from './openToday.ts'
import type { Outlet } from './outlet.ts'
import { shiftBag } from './shift.ts'
import { makeStory, type Story } from './stories.ts'

const DAYS = 60
const LOSS_DAY = -6
/** The longest time until everybody has signed a handover. */
const SETTLED = 16 * MINUTE

/** Sixty days of an outlet's keys until now. */
export function outletDays(team: Team, keys: readonly LedgerKey[], calendar: Calendar): readonly Entry[] {
  const draw = random(`days ${team.unit.dept_code}`)
  const story = makeStory(team)
  const book = openKeyBook(team, keys, draw)
  const file = (plan: Plan) => {
    if (plan.at + SETTLED <= calendar.until) book.hand(plan)
  }
  const outlet: Outlet = { team, calendar, draw, book, file }
  let forgotten: number | null = null
  for (let day = -DAYS; day <= 0; day++) forgotten = passDay(outlet, story, day, forgotten)
  openToday(outlet, story)
  return book.entries
}

/** Plays one day. Returns the time of an evening's shift handover that was not recorded, if any. */
function passDay(outlet: Outlet, story: Story, day: number, forgotten: number | null): number | null {
  const { draw, calendar } = outlet
  const leave = story.leaves.find(({ from, to }) => from <= day && day <= to)
  const away = leave && leave.from < day && day < leave.to ? leave.away : null
  if (!away) passMorning(outlet, day, forgotten, leave?.to === day ? leave : null)
  const quiet = story.shown && day === 0
  for (const errand of errandsOf(outlet, day))
    if (!quiet && !(story.overdue && errand.no === 'XF-1' && day >= -1)) lend(outlet, { ...errand, away })
  passIncidents(outlet, story, day, leave !== undefined)
  if (leave?.from === day) {
    leaveStarts(outlet, leave, day)
    return null
  }
  const at = calendar.at(day, 17 * 60 + draw.int(5, 50))
  const [shifts, forgets] = [draw.chance(0.82), draw.chance(0.015)]
  if (away || !shifts) return null
  if (forgets && day < -1) return at
  shiftBag(outlet, at)
  return null
}

function passMorning(
  outlet: Outlet,
  day: number,
  forgotten: number | null,
  endedLeave: Story['leaves'][number] | null,
) {
  const { draw, calendar } = outlet
  const [early, shift, shifts] = [draw.int(36, 44), draw.int(50, 85), draw.chance(0.88)]
  if (forgotten) shiftBag(outlet, calendar.at(day, 7 * 60 + early), { handedAt: forgotten })
  if (endedLeave) leaveEnds(outlet, endedLeave, day)
  else if (shifts) shiftBag(outlet, calendar.at(day, 7 * 60 + shift))
}

function passIncidents(outlet: Outlet, story: Story, day: number, leave: boolean) {
  if (story.overdue && day === -1) leaveOverdue(outlet)
  if (story.loss && day === LOSS_DAY) lose(outlet, day)
  if (outlet.draw.chance(0.003) && !story.shown && !leave) newLock(outlet, day)
}
