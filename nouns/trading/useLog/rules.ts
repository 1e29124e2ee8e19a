/** Dictionary use_type. */
export const useType = { byUse: 1, byTime: 2, trial: 3, upkeep: 4 } as const

/** Choices of `result`. */
export const useResult = { done: 1, interrupted: 2, failed: 3 } as const

/** Choices of `pay_from`. */
export const payFrom = { nothing: 0, package: 1, balance: 21, gift: 22 } as const

const HOUR = 3_600_000

/** How far ahead of the server a terminal's clock may be, in milliseconds; years after which a use is not taken any more. */
export const MOST_AHEAD = 300_000
export const MOST_YEARS = 2

type Used = { use_type: number; qty: number; result: number; start: Date; end: Date }

/** How many times a use is charged: as often as it was done, or for each started hour; trials, upkeep and what failed are free. */
export function unitsOf({ use_type, qty, result, start, end }: Used): number {
  if (result !== useResult.done) return 0
  if (use_type === useType.byUse) return qty
  if (use_type === useType.byTime) return Math.max(1, Math.ceil((end.getTime() - start.getTime()) / HOUR))
  return 0
}

/** What each of several owners gives of pieces that are needed, one after the other, as far as each has them. */
export function takeFrom(needed: number, available: readonly number[]): number[] {
  let left = needed
  return available.map((pieces) => {
    const part = Math.min(left, pieces)
    left -= part
    return part
  })
}

type Means = {
  /** Uses that packages have left, and whether one of days was open when it began. */
  remain_times: number
  in_package: boolean
  /** Fen that may be taken. */
  gift: number
  balance: number
}

export type Charge = { pay_from: number; fee: number; fee_gift: number; times: number }

const nothing: Charge = { pay_from: payFrom.nothing, fee: 0, fee_gift: 0, times: 0 }

/** What was bought of packages for a device, and when it was credited, in milliseconds since 1970. */
export type Bought = { readonly times: number; readonly days: number; readonly at: number }

const DAY = 24 * HOUR

/**
 * What packages had left at a moment, by what the device has now and what was bought for it, in the order of its credits. Times go in that
 * order, so that what was credited since is what is left last. Days follow one another; without any since, the end on the device holds.
 */
export function packagesBefore(
  start: number,
  bought: readonly Bought[],
  { remain_times, package_end }: { remain_times: number; package_end: number | null },
): { remain_times: number; in_package: boolean } {
  const since = bought.filter(({ at }) => at > start)
  const times = since.reduce((sum, { times }) => sum + times, 0)
  const end = since.some(({ days }) => days > 0)
    ? bought
        .filter(({ days, at }) => days > 0 && at <= start)
        .reduce((end, { days, at }) => Math.max(end, at) + days * DAY, 0)
    : (package_end ?? 0)
  return { remain_times: Math.max(0, remain_times - times), in_package: end > start }
}

/** Whether a package pays for a use: by its times, else by its days. */
export function byPackage(
  units: number,
  { remain_times, in_package }: Omit<Means, 'gift' | 'balance'>,
): Charge | undefined {
  if (units === 0) return nothing
  if (remain_times >= units) return { ...nothing, pay_from: payFrom.package, times: units }
  return in_package ? { ...nothing, pay_from: payFrom.package } : undefined
}

/**
 * What a use costs that no package pays for: gift money first, then the balance. It has taken place already: what is not there is not
 * taken, and the device is stopped if that goes on.
 */
export function byMoney(price: number, { gift, balance }: Pick<Means, 'gift' | 'balance'>): Charge {
  const fee_gift = Math.min(gift, price)
  const fee = fee_gift + Math.min(balance, price - fee_gift)
  if (fee === 0) return nothing
  return { pay_from: fee_gift > 0 ? payFrom.gift : payFrom.balance, fee, fee_gift, times: 0 }
}
