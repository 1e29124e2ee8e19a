import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { recharge as noun } from '../../recharge/noun.ts'
import { refundOf, totalOf, unusedOf } from '../../recharge/rules.ts'
import type { Journal } from './journal.ts'
import { packages } from './packages.ts'
import { type BindingPlan, isRunning } from './planDevices.ts'
import { payModeOf, type UseTotals } from './planUses.ts'
import { RechargeBook, type RechargeRow } from './rechargeBook.ts'

const RECHARGES = 1500
const HOUR = 3_600_000
const DAY = 24 * HOUR
const { codes } = noun.states
const [big, month, thousand, hundred, three] = packages

/** What a device has left of what was bought for it. */
export type Stock = { times: number; end: number | null }

/**
 * What members have bought in two months (domain 16.1): enough for the uses that were made, and some of each state. Packages of times and
 * days are earned up to the last night, as the job does it (ADR 069).
 */
export function planRecharges(
  bindings: readonly BindingPlan[],
  totals: ReadonlyMap<number, UseTotals>,
  staff: Staff,
  journal: Journal,
  days: Calendar,
) {
  const draw = random('trade recharges')
  const book = new RechargeBook(staff, journal, draw)
  const running = bindings.filter(isRunning)
  const stocks = new Map<number, Stock>()
  buyWhatIsUsed()
  const moment = (from: number, to: number) => days.at(-draw.int(from, to), draw.int(9 * 60, 19 * 60))
  /** Purchases of money by members who are spread over all. */
  const spread = (count: number, state: number, at: () => number) =>
    Array.from({ length: count }, (_, index) => {
      const { member } = running[(index * 37) % running.length] as BindingPlan
      return book.buy({ member, bought: three, at: at(), state })
    })
  for (const row of spread(40, codes.refunded, () => moment(10, 55))) book.refund(row)
  for (const row of spread(10, codes.refunding, () => moment(3, 9))) book.askRefund(row)
  spread(58, codes.closed, () => moment(1, 60))
  spread(5, codes.wrong, () => moment(1, 6))
  spread(12, codes.waiting, () => days.present - draw.int(5, 20) * 60_000)
  buyMoreTimes()
  earn()
  return { rows: book.rows, stocks }

  /** What the terminals' uses were paid from. */
  function buyWhatIsUsed(): void {
    const paidMembers = new Set<number>()
    for (const { device, member, since } of running) {
      // Not all on one day.
      const at = Math.max(days.at(-62 - (device.id % 28), 9 * 60), since + HOUR)
      const mode = payModeOf(device)
      if (mode === 'times') {
        book.buy({ member, device, bought: big, at, state: codes.credited })
        const left = big.times + big.giftTimes - (totals.get(device.id)?.uses ?? 0)
        stocks.set(device.id, { times: left, end: null })
      } else if (mode === 'days') {
        let end = at
        for (; end < days.now; end += 30 * DAY)
          book.buy({ member, device, bought: month, at: end, state: codes.credited })
        stocks.set(device.id, { times: 0, end })
      } else if (!paidMembers.has(member.id)) {
        paidMembers.add(member.id)
        book.buy({ member, bought: thousand, at, state: codes.credited })
      }
    }
  }

  /** More times for terminals that have some. */
  function buyMoreTimes(): void {
    // KG24A0000017 has the 412 of domain 11.5.
    const timed = running.filter(({ device }) => payModeOf(device) === 'times' && device.no !== 'KG24A0000017')
    for (let turn = 0; book.rows.length < RECHARGES; turn++) {
      const { device, member, since } = timed[turn % timed.length] as BindingPlan
      const at = Math.max(moment(1, 58), since + 2 * DAY)
      if (at >= days.until) continue
      book.buy({ member, device, bought: hundred, at, state: codes.credited })
      const stock = stocks.get(device.id)
      if (stock) stock.times += hundred.times
    }
  }

  /** As the nightly job: what was used is earned, what ended is earned whole. */
  function earn(): void {
    const night = days.at(0, 3 * 60) <= days.now ? days.at(0, 3 * 60) : days.at(-1, 3 * 60)
    const onDevices = book.rows.filter(({ device_id, status }) => device_id !== null && status === codes.credited)
    for (const [deviceId, own] of Map.groupBy(onDevices, (row) => row.device_id)) {
      const left = leftOf(stocks.get(Number(deviceId)), night)
      let later = 0
      for (const row of own.toSorted((a, b) => b.expire - a.expire || b.id - a.id)) {
        const unused = unusedOf(left, later, totalOf(row))
        later += totalOf(row)
        if (Date.parse(String(row.credit_time)) < night) earnOf(row, unused, night)
      }
    }
  }

  function earnOf(row: RechargeRow, unused: number, night: number): void {
    const total = totalOf(row)
    const isOver = row.expire <= night || unused === 0
    const earned = isOver ? row.pay_amount : refundOf(row.pay_amount, total - unused, total)
    if (earned > 0) book.earn(row, earned, night, isOver)
  }
}

/** Times, or whole days. */
function leftOf(stock: Stock | undefined, night: number): number {
  if (!stock?.end) return stock?.times ?? 0
  return Math.max(0, Math.floor((stock.end - night) / DAY))
}
