import { HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import { dualControl } from '../../keyLedger/rules.ts'
import { type } from '../rules.ts'
import type { Outlet } from './outlet.ts'

type Kind = {
  no: string
  keyType: number
  probability: number
  /** Earliest and latest start and duration, in minutes. */
  start: readonly [number, number]
  takes: readonly [number, number]
  reasons: readonly [string, ...string[]]
}

/** The reasons for which a teller borrows keys, in the order of a day. */
const kinds: readonly Kind[] = [
  {
    no: 'YK-2',
    keyType: 3,
    probability: 0.4,
    start: [532, 555],
    takes: [15, 40],
    reasons: ['业务库出款', '业务库查库'],
  },
  {
    no: 'ZZ-1',
    keyType: 5,
    probability: 0.48,
    start: [570, 660],
    takes: [20, 70],
    reasons: ['自助设备加钞', '自助设备清机', '自助设备故障处理'],
  },
  {
    no: 'BX-2',
    keyType: 4,
    probability: 0.22,
    start: [690, 800],
    takes: [15, 60],
    reasons: ['重要空白凭证领用', '尾箱现金调拨', '印章启用'],
  },
  {
    no: 'JK-1',
    keyType: 6,
    probability: 0.14,
    start: [815, 870],
    takes: [30, 80],
    reasons: ['录像机硬盘检修', '配合录像调阅', '监控设备除尘'],
  },
  {
    no: 'XF-1',
    keyType: 7,
    probability: 0.06,
    start: [885, 910],
    takes: [20, 60],
    reasons: ['消防栓检查', '灭火器维保'],
  },
]

type Errand = {
  no: string
  keyType: number
  at: number
  takes: number
  slack: number
  reason: string
  away?: 'leader' | 'safety' | null
}

/** The errands of a day. */
export function errandsOf({ calendar, draw }: Outlet, day: number): Errand[] {
  return kinds.flatMap(({ no, keyType, probability, start, takes, reasons }) => {
    const errand = {
      no,
      keyType,
      at: calendar.at(day, draw.int(...start)) + draw.int(0, 59) * 1000,
      takes: draw.int(...takes),
      slack: draw.int(1, 6) * 5,
      reason: draw.pick(reasons),
    }
    return draw.chance(probability) ? [errand] : []
  })
}

/** The share of lent keys that are returned late. */
const LATE = 0.02

/** 临时保管: a key goes to the teller and is returned the same day, or is not returned yet. */
export function lend({ team, book, calendar, file }: Outlet, errand: Errand): void {
  const { no, at, takes, slack, reason, away = null } = errand
  const from = book.holder(no, at)
  if (from !== team.leader && from !== team.safety) return
  if (away && from === team[away]) return
  const supervised = dualControl(errand.keyType)
  if (supervised && away) return
  const supervisor = supervised ? (from === team.leader ? team.safety : team.leader) : null
  const returned = at + takes * MINUTE
  const back = returned <= calendar.until ? returned : null
  const expected = back ?? Math.max(returned, calendar.now) + HOUR
  const planned = Math.ceil(expected / (5 * MINUTE)) * 5 * MINUTE + slack * MINUTE
  // A random sequence of its own for each errand, so that a late one does not change the others.
  const isLate = back !== null && random(`late ${team.unit.dept_code} ${at}`).chance(LATE)
  const expect = isLate ? at + (takes - 6) * MINUTE : planned
  file({ type: type.temporary, keys: [no], from, to: team.teller, supervisor, at, reason, expect, back })
}
