/** One-vote items (domain 5.4): asleep, away for more than 15 minutes, drinking, using the machines for a customer. */
export const vetoes = ['asleep', 'away', 'drinking', 'machines'] as const
export type Veto = (typeof vetoes)[number]

/** The most points that are given on top; days within which a company replies where it must. */
export const MOST_REWARD = 5
export const REPLY_DAYS = 5
/** Days after which it is archived although the guard has not acknowledged it. */
export const ACK_DAYS = 30
/** As many items as the standard has. */
export const MOST_ITEMS = 10
const BASE = 100

/** Dictionary guard_grade. */
export const guardGrade = { excellent: 1, good: 2, passed: 3, failed: 4 } as const
const LEAST_EXCELLENT = 95
const LEAST_GOOD = 85
const LEAST_PASSED = 70

type Judged = { items: readonly { deduct: number }[]; reward_points: number; vetoes: readonly Veto[] }

/** The points taken in all, the score of 0 to 105 and the grade: with a one-vote item nobody passes (domain 5.4). */
export function scoreOf({ items, reward_points, vetoes: hit }: Judged): {
  deducted: number
  score: number
  grade: number
} {
  const deducted = items.reduce((sum, { deduct }) => sum + deduct, 0)
  const score = Math.min(BASE + MOST_REWARD, Math.max(0, BASE - deducted + reward_points))
  return { deducted, score, grade: hit.length > 0 ? guardGrade.failed : gradeOf(score) }
}

function gradeOf(score: number): number {
  if (score >= LEAST_EXCELLENT) return guardGrade.excellent
  if (score >= LEAST_GOOD) return guardGrade.good
  return score >= LEAST_PASSED ? guardGrade.passed : guardGrade.failed
}

/** Whether the company must reply. */
export const mustReply = ({ grade }: { grade: number }): boolean => grade === guardGrade.failed

/** The one-vote items of a row, which holds their names with commas between them. */
export const vetoesOf = (stored: string | null): Veto[] =>
  vetoes.filter((veto) => (stored ?? '').split(',').includes(veto))
