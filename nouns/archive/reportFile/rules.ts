/**
 * The categories of the archive (dictionary archive_category): their letters in archive numbers, and what they are called
 * among the years of `archive.retention_years` (domain 5.8, 17.1).
 */
export const categories = {
  1: { letters: 'AQ', years: 'check' },
  2: { letters: 'KX', years: 'escort' },
  3: { letters: 'YS', years: 'key' },
  4: { letters: 'CR', years: 'inout' },
  5: { letters: 'LX', years: 'video' },
  6: { letters: 'HY', years: 'meeting' },
  7: { letters: 'PJ', years: 'guard_evaluation' },
  8: { letters: 'NK', years: 'evaluation' },
  9: { letters: 'CG', years: 'purchase' },
  10: { letters: 'JK', years: 'vault' },
  11: { letters: 'ZG', years: 'rectify' },
  12: { letters: 'ZD', years: 'rectify_major' },
  13: { letters: 'YL', years: 'drill' },
  14: { letters: 'XF', years: 'fire' },
  15: { letters: 'WX', years: 'repair' },
} as const

export type Category = keyof typeof categories

/** The category whose years are called so; undefined for what the archive does not keep. */
export const categoryOf = (years: string): Category | undefined =>
  (Object.keys(categories).map(Number) as Category[]).find((category) => categories[category].years === years)

/** `DA2026-XF-0317-001`: the year of its period, its category, its unit, a serial of at least three digits. */
export const archiveNo = (year: string, category: Category, unit: string, serial: number): string =>
  `DA${year}-${categories[category].letters}-${unit}-${String(serial).padStart(3, '0')}`

/** The day so many years later; of February 29 the day before March. */
export function expiryOf(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return [year + years, String(month).padStart(2, '0'), String(Math.min(date, last)).padStart(2, '0')].join('-')
}
