import { result } from '../../rectify/answer/rules.ts'

/** Dictionary check_scene. */
export const scene = { monthly: 4, guards: 5, fire: 6, self: 7 } as const

/** How many check together, in the order of the scenes (domain 5.4, 5.6, 5.7, 7.3). */
export const leastInspectors = { monthly: 1, guards: 2, fire: 2, self: 1 } as const

type Answer = { readonly result: number | null; readonly score: number | null; readonly full_score: number }

/** The points of a plain item, which is normal or not. */
const PLAIN = 1

/** The points of the items that apply, and those that a report has got. */
export function scoreOf(answers: readonly Answer[]): { score: number; full_score: number } {
  const applying = answers.filter(({ result: verdict }) => verdict === result.normal || verdict === result.abnormal)
  const full_score = applying.reduce((sum, item) => sum + (item.full_score || PLAIN), 0)
  const score = applying.reduce((sum, item) => sum + pointsOf(item), 0)
  return { score: rounded(score), full_score: rounded(full_score) }
}

function pointsOf({ result: verdict, score, full_score }: Answer): number {
  if (full_score > 0) return score ?? (verdict === result.normal ? full_score : 0)
  return verdict === result.normal ? PLAIN : 0
}

const rounded = (points: number): number => Math.round(points * 10) / 10

/** The least percentages of grades A to C (domain 5.4), dictionary grade 1 to 4. */
const LEAST = [95, 85, 75] as const

export function gradeOf({ score, full_score }: { score: number; full_score: number }): number {
  const percentage = full_score === 0 ? 100 : (score / full_score) * 100
  const index = LEAST.findIndex((least) => percentage >= least)
  return index < 0 ? LEAST.length + 1 : index + 1
}
