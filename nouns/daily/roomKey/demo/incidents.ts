import { type } from '../rules.ts'
import type { Outlet } from './outlet.ts'

/** A key lent yesterday and due by the evening, not returned. */
export function leaveOverdue({ team, calendar, book }: Outlet): void {
  const at = calendar.at(-1, 15 * 60 + 20)
  const expect = calendar.at(-1, 17 * 60 + 30)
  const { safety: from, teller: to } = team
  book.hand({ type: type.temporary, keys: ['XF-1'], from, to, at, expect, reason: '消防设施维保', back: null })
}

/** 遗失报告. */
export function lose({ team, calendar, book }: Outlet, day: number): void {
  const { safety: from, leader: to, teller: supervisor } = team
  const at = calendar.at(day, 16 * 60 + 30)
  book.hand({ type: type.loss, keys: ['XF-1'], from, to, supervisor, at, reason: '交接清点时发现遗失，已查找未果' })
}

/** 更换锁具: the new key goes to the other of the two people. */
export function newLock({ team, calendar, book, file }: Outlet, day: number): void {
  const { leader, safety, teller: supervisor } = team
  const at = calendar.at(day, 15 * 60 + 30)
  const from = book.holder('LD-B', at)
  if (from !== leader && from !== safety) return
  const to = from === leader ? safety : leader
  file({ type: type.newLock, keys: ['LD-B'], from, to, supervisor, at, reason: '联动门锁芯磨损，更换锁具' })
}
