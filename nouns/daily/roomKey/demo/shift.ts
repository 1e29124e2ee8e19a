import { type } from '../rules.ts'
import type { Ending } from './handover.ts'
import type { Outlet } from './outlet.ts'

/** The keys that are handed over at every shift. */
export const BAG = ['DM-1', 'LD-A']

const endings: readonly [number, Ending, readonly [string, ...string[]]][] = [
  [0.006, 'refused', ['钥匙数量与登记不符', '封签破损，退回核对', '本人当日外出，无法接收']],
  [0.004, 'voided', ['接收人选择错误', '重复登记']],
  [0.002, 'voidedAfter', ['误登记，实际未交接']],
]

/** 班次交接, mostly between the head and the safety officer; occasionally it fails. */
export function shiftBag(
  { team, book, draw, file }: Outlet,
  at: number,
  { handedAt }: { handedAt?: number } = {},
): void {
  const [chance, whom, watched, reasonIndex] = [draw.next(), draw.next(), draw.chance(0.1), draw.int(0, 5)]
  const from = book.holder('DM-1', at)
  if (!from) return
  const [first, second] = [team.leader, team.safety, team.teller].filter((person) => person !== from)
  if (!first || !second) return
  const [to, third] = whom < 0.7 ? [first, second] : [second, first]
  const plan = { type: type.shift, keys: BAG, from, to, supervisor: watched ? third : null, at }
  if (handedAt !== undefined) {
    file({ ...plan, handedAt, backfillReason: '当日系统维护，次日补录' })
    return
  }
  let limit = 0
  const ending = endings.find(([share]) => {
    limit += share
    return chance < limit
  })
  if (!ending) {
    file(plan)
    return
  }
  const [, kind, reasons] = ending
  file({ ...plan, ending: kind, closeReason: reasons[reasonIndex % reasons.length] ?? reasons[0] })
}
