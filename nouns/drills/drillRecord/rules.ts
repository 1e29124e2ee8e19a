/** The clock during a drill, with seconds where they matter. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

export const MOST_SECONDS = 36_000

/** What a record must have when it is submitted (domain 7.1). */
export const LEAST_PEOPLE = 3
export const LEAST_PHOTOS = 2

/** A drill that failed is repeated within so many days. */
export const REDRILL_DAYS = 15

/** The half-year of a quarter: `2026Q3` is in `2026H2`. */
export const halfOf = (quarter: string): string => `${quarter.slice(0, 4)}H${Number(quarter.slice(5)) <= 2 ? 1 : 2}`

/** The quarters of a quarter, a half-year or a year by their keys. */
export function quartersOf(period: string): string[] {
  const [year, part] = [period.slice(0, 4), period.slice(4)]
  if (part.startsWith('Q')) return [period]
  const quarters = part === 'H1' ? [1, 2] : part === 'H2' ? [3, 4] : [1, 2, 3, 4]
  return quarters.map((quarter) => `${year}Q${quarter}`)
}
