export const amountUnits = ['minutes', 'hours', 'days'] as const
export type AmountUnit = (typeof amountUnits)[number]

const sizes: Readonly<Record<AmountUnit, number>> = { minutes: 1, hours: 60, days: 1440 }

/** Minutes in the largest unit that fits. */
export function amountOf(minutes: number): { count: number; unit: AmountUnit } {
  const unit = minutes === 0 ? 'minutes' : (amountUnits.findLast((name) => minutes % sizes[name] === 0) ?? 'minutes')
  return { count: minutes / sizes[unit], unit }
}

export const minutesOf = ({ count, unit }: { count: number; unit: AmountUnit }): number =>
  Math.round(count * sizes[unit])
