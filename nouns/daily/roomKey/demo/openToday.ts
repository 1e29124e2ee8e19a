import { HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import { type } from '../rules.ts'
import type { Outlet } from './outlet.ts'
import { BAG } from './shift.ts'
import type { Story } from './stories.ts'

/** The handovers that are open now: waiting for signatures, or not returned. */
export function openToday(outlet: Outlet, story: Story): void {
  if (story.shown) openShown(outlet)
  else if (story.waiting) openSome(outlet)
}

/** The shown outlet has one for each of the three people. */
function openShown({ team, calendar, book }: Outlet): void {
  const { leader, safety, teller } = team
  const ago = (minutes: number) => calendar.present - minutes * MINUTE
  const soon = Math.ceil(calendar.now / (30 * MINUTE)) * 30 * MINUTE
  // At the end the safety officer holds keys to hand over, which is what most users try first.
  const bag = book.holder('DM-1', ago(66))
  if (bag && bag !== safety) book.hand({ type: type.shift, keys: BAG, from: bag, to: safety, at: ago(66) })
  const lent = { type: type.temporary, to: teller }
  book.hand({
    ...lent,
    keys: ['ZZ-1'],
    from: safety,
    at: ago(52),
    expect: soon + 2 * HOUR,
    back: null,
    reason: '自助设备加钞',
  })
  book.hand({ type: type.shift, keys: ['LD-B'], from: leader, to: safety, at: ago(41), ending: 'waiting' })
  const waits = { ...lent, expect: soon + 3 * HOUR }
  book.hand({ ...waits, keys: ['JK-1'], from: leader, at: ago(33), ending: 'waiting', reason: '录像机硬盘检修' })
  const watched = { ...waits, from: safety, supervisor: leader }
  book.hand({ ...watched, keys: ['BX-2'], at: ago(24), ending: 'waiting', reason: '重要空白凭证领用' })
  book.hand({ ...watched, keys: ['YK-2'], at: ago(17), ending: 'unsupervised', reason: '业务库查库' })
}

function openSome({ team, calendar, draw, book }: Outlet): void {
  const at = calendar.present - draw.int(8, 55) * MINUTE
  const no = draw.pick(['LD-B', 'JK-1', 'DM-1', 'ZZ-1'])
  const hours = draw.int(1, 4)
  const from = book.holder(no, at)
  if (!from) return
  if (from !== team.teller && (no === 'JK-1' || no === 'ZZ-1')) {
    const expect = Math.ceil(calendar.now / HOUR) * HOUR + hours * HOUR
    const plan = { type: type.temporary, keys: [no], from, to: team.teller, at, expect, reason: '设备维护' }
    book.hand({ ...plan, ending: 'waiting' })
    return
  }
  const to = from === team.leader ? team.safety : team.leader
  book.hand({ type: type.shift, keys: [no], from, to, at, ending: 'waiting' })
}
