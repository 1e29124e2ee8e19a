import { type PeriodType, partsOfPeriod, periodBefore, periodOf, periodType } from '@shouya/noun/period'

/** What a self-check is of: a half-year, a year, or a single day, for an occasion. */
export const kinds = [periodType.half, periodType.year, periodType.day] as const
export type Kind = (typeof kinds)[number]

export const periodOfKind = (kind: Kind, day: string): string => periodOf(kind, day)

export const kindOf = (periodKey: string): Kind => {
  const { type }: { type: PeriodType } = partsOfPeriod(periodKey)
  return kinds.find((kind) => kind === type) ?? periodType.half
}

/** The other half of the same year. */
export const otherHalf = (half: string): string => (half.endsWith('H1') ? `${half.slice(0, 4)}H2` : periodBefore(half))

/**
 * The year that is completely checked once a self-check is confirmed (domain 5.1 Y_SELF, 100 %): that of a yearly one, and that
 * of a half-year if the other half is confirmed too. Null: none.
 */
export function yearDone(periodKey: string, isOtherHalfDone: boolean): string | null {
  const kind = kindOf(periodKey)
  if (kind === periodType.year) return periodKey
  return kind === periodType.half && isOtherHalfDone ? periodKey.slice(0, 4) : null
}
