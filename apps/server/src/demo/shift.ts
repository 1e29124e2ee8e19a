import { type } from '../areas/daily/roomKey/rules.ts'
import type { Ending } from './handover.ts'
import type { Outlet } from './outlet.ts'

/** What goes from shift to shift. */
export const BAG = ['DM-1', 'LD-A']

const endings: readonly [number, Ending, readonly [string, ...string[]]][] = [
  [0.006, 'refused', ['钥匙数量与登记不符', '封签破损，退回核对', '本人当日外出，无法接收']],
  [0.004, 'voided', ['接收人选择错误', '重复登记']],
  [0.002, 'voidedAfter', ['误登记，实际未交接']],
]

/** 班次交接 between the head and the safety officer; now and then it comes to nothing. */
export function shiftBag(
  { team, book, draw, file }: Outlet,
  at: number,
  { handedAt }: { handedAt?: number } = {},
): void {
  const { leader, safety, teller } = team
  const from = book.holder('DM-1', at)
  const chance = draw.next()
  const watched = draw.chance(0.1)
  const remark = draw.int(0, 2)
  if (from !== leader && from !== safety) return
  const to = from === leader ? safety : leader
  const plan = { type: type.shift, keys: BAG, from, to, supervisor: watched ? teller : null, at }
  if (handedAt !== undefined) {
    file({ ...plan, handedAt, backfillReason: '当日系统维护，次日补录' })
    return
  }
  let limit = 0
  for (const [share, ending, reasons] of endings) {
    limit += share
    if (chance < limit) return file({ ...plan, ending, closeReason: reasons[remark % reasons.length] ?? reasons[0] })
  }
  file(plan)
}
