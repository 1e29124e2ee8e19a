import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { payFrom, useResult, useType } from '../../useLog/rules.ts'
import type { Need } from './ground.ts'
import type { Journal } from './journal.ts'
import { type BindingPlan, type DevicePlan, isRunning } from './planDevices.ts'

const USES = 40_000
const DAYS = 60
const HOUR = 3_600_000
const MINUTE = 60_000
/** Fen of a use that no package pays. */
const FEE = 100
/** How many uses KG24A0000017 has had of its 520 (domain 11.5: 412 are left). */
const SAMPLE = 'KG24A0000017'
const SAMPLE_USES = 108

/** How the uses of a device are paid. */
export type PayMode = 'times' | 'days' | 'balance'
export function payModeOf({ id, no }: DevicePlan): PayMode {
  if (no === SAMPLE) return 'times'
  if (id % 5 === 0) return 'balance'
  return id % 2 === 0 ? 'times' : 'days'
}

export type UseTotals = { uses: number; failed: number; last: number; consumed: Map<number, number> }
/** `start` and `end` are moments in milliseconds. */
type UseRow = Record<string, unknown> & {
  id: number
  readonly start: number
  readonly end: number
  readonly member_id: number
  readonly consume_id: number | null
  readonly consume_qty: number
  readonly result: number
  readonly fee: number
}

/** What a use was and how it ended, by chance; the first one of a terminal is a trial. */
function courseOf(draw: Random, index: number) {
  const chance = draw.next()
  const isUpkeep = chance > 0.2 && chance < 0.21
  return {
    type: index === 0 ? useType.trial : isUpkeep ? useType.upkeep : useType.byUse,
    result: chance < 0.97 ? useResult.done : chance < 0.99 ? useResult.interrupted : useResult.failed,
    // Its terminal was offline for a day.
    isLate: chance > 0.5 && chance < 0.503,
    seconds: draw.int(20, 400),
  }
}

/** From what a use was paid, and how much. */
function paid(device: DevicePlan, { type, result }: ReturnType<typeof courseOf>) {
  if (type !== useType.byUse || result !== useResult.done) return { fee: 0, pay_from: payFrom.nothing, fee_gift: 0 }
  return payModeOf(device) === 'balance'
    ? { fee: FEE, pay_from: payFrom.balance, fee_gift: 0 }
    : { fee: 0, pay_from: payFrom.package, fee_gift: 0 }
}

/** The uses of running devices in sixty days, as the terminals would have reported them (domain 11.9, 16.1). */
export function planUses(bindings: readonly BindingPlan[], needs: readonly Need[], journal: Journal, days: Calendar) {
  const draw = random('trade uses')
  const running = bindings.filter(isRunning)
  const needOf = new Map(needs.map((need) => [need.productId, need]))
  const totals = new Map<number, UseTotals>()
  const perDevice = Math.floor((USES - SAMPLE_USES) / (running.length - 1))
  let rest = USES - SAMPLE_USES - perDevice * (running.length - 1)
  const rows: UseRow[] = []
  for (const binding of running) {
    const { device, since } = binding
    const count = device.no === SAMPLE ? SAMPLE_USES : perDevice + (rest-- > 0 ? 1 : 0)
    const first = Math.max(since + 2 * HOUR, days.at(-DAYS, 8 * 60))
    const moments = Array.from({ length: count }, () => workTime(first + draw.next() * (days.until - first), days))
    const need = needOf.get(device.product.id)
    const uses = moments.sort((a, b) => a - b).map((start, index) => oneUse(binding, need, start, index))
    totals.set(device.id, totalsOf(uses))
    rows.push(...uses)
  }
  rows.sort((a, b) => a.start - b.start)
  for (const [index, row] of rows.entries()) {
    row.id = index + 1
    if (row.fee > 0) charge(row, journal)
  }
  return { rows, totals }

  function oneUse({ device, member }: BindingPlan, need: Need | undefined, start: number, index: number): UseRow {
    const course = courseOf(draw, index)
    const { type, result, isLate, seconds } = course
    const end = start + seconds * 1000
    const consumed = need && result === useResult.done && type !== useType.upkeep ? need : undefined
    return {
      ...{ id: 0, start, end, start_time: iso(start), end_time: iso(end), use_type: type, result, qty: 1 },
      ...{ device_id: device.id, device_no: device.no, product_id: device.product.id, terminal_seq: index + 1 },
      ...{ member_id: member.id, agent_id: member.agent.id, ...paid(device, course) },
      ...{ consume_id: consumed?.consumeId ?? null, consume_qty: consumed?.qty ?? 0 },
      ...(result === useResult.failed && { error_code: draw.pick(['E12', 'E20', 'E31']) }),
      reported_time: iso(Math.min(days.now, end + (isLate ? 30 * HOUR : 2_000))),
    }
  }
}

/** What a device's uses, which are in the order of their time, add up to. */
function totalsOf(uses: readonly UseRow[]): UseTotals {
  const consumed = new Map<number, number>()
  for (const { consume_id, consume_qty } of uses)
    if (consume_id !== null) consumed.set(consume_id, (consumed.get(consume_id) ?? 0) + consume_qty)
  const failed = uses.filter(({ result }) => result !== useResult.done).length
  return { uses: uses.length, failed, last: uses.at(-1)?.end ?? 0, consumed }
}

/** A use is paid from gifts first. */
function charge(row: UseRow, journal: Journal): void {
  journal.post({
    ...{ at: row.start + 30_000, event: 'used', table: 'use_log', id: row.id, operator: null },
    owners: { member: row.member_id },
    amounts: (available) => {
      const gift = Math.min(FEE, available('gift'))
      return { gift, paid: FEE - gift }
    },
    posted(_, { gift }) {
      row.fee_gift = gift
      if (gift === FEE) row.pay_from = payFrom.gift
    },
  })
}

/** A moment of the working hours of its day, not after the present. */
function workTime(at: number, days: Calendar): number {
  const midnight = at - ((at + 8 * HOUR) % (24 * HOUR))
  const minutes = 8 * 60 + (((at - midnight) / MINUTE) % (12 * 60))
  return Math.min(midnight + Math.floor(minutes * MINUTE), days.until)
}
