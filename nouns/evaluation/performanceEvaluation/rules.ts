/** What an item's system part comes from; items without a source are judged by people alone (domain 5.5). */
export const sources = [
  'attendance',
  'monthly',
  'scene',
  'duty',
  'consistency',
  'certificates',
  'training',
  'drills',
  'emergency',
  'complaints',
  'conduct',
  null,
] as const
export type Source = Exclude<(typeof sources)[number], null>

/** 1 a guard or somebody who rides, 2 a company. */
export const subjectType = { person: 1, company: 2 } as const

export const LEAST_EVALUATORS = 2
export const MOST_ADJUST = 5
/** Working days of public notice, at least. */
export const LEAST_PUBLICITY = 5
/** The share of excellent ones in a branch above which is warned. */
export const MOST_EXCELLENT = 0.2

/** Dictionary perf_grade. */
export const perfGrade = { excellent: 1, competent: 2, basic: 3, incompetent: 4 } as const
const LEAST = [
  [90, perfGrade.excellent],
  [75, perfGrade.competent],
  [60, perfGrade.basic],
] as const

/** The system's part and the people's part of the total. */
const AUTO_PART = 0.6

type Item = { weight: number; value: number | null; manual: number | null }

const rounded = (score: number) => Math.round(score * 100) / 100

/**
 * Scores of an evaluation: each part is of 100. Items without data count in the people's part only; where no item has data,
 * people decide alone. Null as long as an item has no points of people.
 */
export function scoresOf(items: readonly Item[], adjust: number) {
  const measured = items.filter(({ value }) => value !== null)
  const weight = measured.reduce((sum, item) => sum + item.weight, 0)
  const auto_score =
    weight === 0
      ? null
      : rounded((measured.reduce((sum, item) => sum + item.weight * (item.value ?? 0), 0) / weight) * 100)
  const isJudged = items.every(({ manual }) => manual !== null)
  const full = items.reduce((sum, item) => sum + item.weight, 0)
  const manual_score = isJudged
    ? rounded((items.reduce((sum, { manual }) => sum + (manual ?? 0), 0) / full) * 100)
    : null
  if (manual_score === null) return { auto_score, manual_score, total: null, grade: null }
  const both = auto_score === null ? manual_score : auto_score * AUTO_PART + manual_score * (1 - AUTO_PART)
  const total = rounded(Math.min(100, Math.max(0, both + adjust)))
  return { auto_score, manual_score, total, grade: gradeOf(total) }
}

export const gradeOf = (total: number): number => LEAST.find(([least]) => total >= least)?.[1] ?? perfGrade.incompetent

/** The points that an item's system part suggests to whoever judges: to half a point. */
export const suggested = ({ weight, value }: Pick<Item, 'weight' | 'value'>): number | null =>
  value === null ? null : Math.round(weight * value * 2) / 2
