import { MINUTE } from '@shouya/server/demo/calendar.ts'
import { type } from '../rules.ts'
import type { Outlet } from './outlet.ts'
import { BAG } from './shift.ts'
import type { Story } from './stories.ts'

type Leave = Story['leaves'][number]

const OWN = { leader: ['LD-B', 'JK-1', 'PD-1'], safety: ['ZZ-1', 'XF-1'] } as const
const SIMPLE = [...BAG, ...OWN.leader, ...OWN.safety]
const HALVES = { leader: ['BX-1', 'YK-1'], safety: ['BX-2', 'YK-2'] } as const
const BACK = 8 * 60 + 25

/**
 * 休假移交: one of two people is away for days. Nobody may hold both halves of dual control, so the teller keeps the safety
 * officer's half meanwhile; whoever takes over the head's half changes the password.
 */
export function leaveStarts({ team, calendar, book, file }: Outlet, { away, to: last }: Leave, day: number): void {
  const from = team[away]
  const stays = away === 'leader' ? team.safety : team.leader
  const evening = calendar.at(day, 16 * 60 + 20)
  const keysOf = (nos: readonly string[], holder = from) => nos.filter((no) => book.holder(no, evening) === holder)
  const lent = keysOf(HALVES.safety, team.safety)
  const reason = '年休假，钥匙移交保管'
  const back = calendar.at(last, BACK)
  if (lent.length > 0)
    file({
      type: type.temporary,
      keys: lent,
      from: team.safety,
      to: team.teller,
      supervisor: team.leader,
      at: evening,
      expect: back + 35 * MINUTE,
      back,
      reason,
    })
  const halves = away === 'leader' ? keysOf(HALVES.leader) : []
  const rest = { type: type.leave, from, to: stays, supervisor: team.teller, reason }
  if (halves.length > 0) file({ ...rest, keys: halves, at: evening + 12 * MINUTE, passwordChanged: true })
  const simple = keysOf(SIMPLE)
  if (simple.length > 0) file({ ...rest, keys: simple, at: evening + 24 * MINUTE })
}

/** 归还 on return. The lent halves come last, when the head has theirs again. */
export function leaveEnds({ team, calendar, book, file }: Outlet, { away }: Leave, day: number): void {
  const to = team[away]
  const from = away === 'leader' ? team.safety : team.leader
  const morning = calendar.at(day, 7 * 60 + 48)
  const keysOf = (nos: readonly string[]) => nos.filter((no) => book.holder(no, morning) === from)
  const plan = { type: type.giveBack, from, to, supervisor: team.teller, reason: '休假结束，归还' }
  const simple = keysOf(OWN[away])
  if (simple.length > 0) file({ ...plan, keys: simple, at: morning })
  const halves = away === 'leader' ? keysOf(HALVES.leader) : []
  if (halves.length > 0) file({ ...plan, keys: halves, at: morning + 12 * MINUTE })
}
