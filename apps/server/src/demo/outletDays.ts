import { type } from '../areas/daily/roomKey/rules.ts'
import type { Calendar } from './calendar.ts'
import { MINUTE } from './calendar.ts'
import { errandsOf, lend } from './errands.ts'
import type { Entry, Plan } from './handover.ts'
import { openKeyBook } from './keyBook.ts'
import type { LedgerKey } from './keys.ts'
import { leaveEnds, leaveStarts } from './leave.ts'
import { openToday } from './openToday.ts'
import type { Team } from './people.ts'
import { random } from './random.ts'
import { shiftBag } from './shift.ts'
import { makeStory } from './stories.ts'

export const DAYS = 60
const LOSS_DAY = -6
/** What a handover takes at most until everybody has signed. */
const SETTLED = 16 * MINUTE

/** Sixty days of an outlet's keys until now. */
export function outletDays(team: Team, keys: readonly LedgerKey[], calendar: Calendar): readonly Entry[] {
  const draw = random(`days ${team.unit.dept_code}`)
  const story = makeStory(team)
  const book = openKeyBook(team, keys, draw)
  const file = (plan: Plan) => {
    if (plan.at + SETTLED <= calendar.until) book.hand(plan)
  }
  const outlet = { team, calendar, draw, book, file }
  const late: { at: number }[] = []
  for (let day = -DAYS; day <= 0; day++) {
    const leave = story.leaves.find(({ from, to }) => from <= day && day <= to)
    const away = leave && leave.from < day && day < leave.to ? leave.away : null
    const forgotten = late.pop()
    if (!away) {
      if (forgotten) shiftBag(outlet, calendar.at(day, 7 * 60 + draw.int(36, 44)), { handedAt: forgotten.at })
      if (leave?.to === day) leaveEnds(outlet, leave, day)
      else if (draw.chance(0.88)) shiftBag(outlet, calendar.at(day, 7 * 60 + draw.int(50, 85)))
    }
    const quiet = story.shown && day === 0
    for (const errand of errandsOf(outlet, day))
      if (!quiet && !(story.overdue && errand.no === 'XF-1' && day >= -1)) lend(outlet, { ...errand, away })
    if (story.overdue && day === -1) leaveOverdue()
    if (story.loss && day === LOSS_DAY) lose(day)
    if (!story.shown && !leave && draw.chance(0.003)) newLock(day)
    if (leave?.from === day) leaveStarts(outlet, leave, day)
    else if (!away && draw.chance(0.75)) {
      const at = calendar.at(day, 17 * 60 + draw.int(5, 50))
      // Nobody wrote it down that evening; it is entered the next morning.
      if (draw.chance(0.015) && day < -1) late.push({ at })
      else shiftBag(outlet, at)
    }
  }
  openToday(outlet, story)
  return book.entries

  function leaveOverdue() {
    const at = calendar.at(-1, 15 * 60 + 20)
    const [from, to] = [team.safety, team.teller]
    book.hand({
      type: type.temporary,
      keys: ['XF-1'],
      from,
      to,
      at,
      expect: calendar.at(-1, 17 * 60 + 30),
      reason: '消防设施维保',
      back: null,
    })
  }

  function lose(day: number) {
    const { safety: from, leader: to, teller: supervisor } = team
    file({
      type: type.loss,
      keys: ['XF-1'],
      from,
      to,
      supervisor,
      at: calendar.at(day, 16 * 60 + 30),
      reason: '交接清点时发现遗失，已查找未果',
    })
  }

  function newLock(day: number) {
    const at = calendar.at(day, 15 * 60 + 30)
    const from = book.holder('LD-B', at)
    if (from !== team.leader && from !== team.safety) return
    const to = from === team.leader ? team.safety : team.leader
    file({
      type: type.newLock,
      keys: ['LD-B'],
      from,
      to,
      supervisor: team.teller,
      at,
      reason: '联动门锁芯磨损，更换锁具',
    })
  }
}
