import { describe, expect, test } from 'vitest'
import { guardGrade, mustReply, scoreOf, type Veto } from './rules.ts'

const judged = (deducts: number[], reward_points = 0, vetoes: Veto[] = []) =>
  scoreOf({ items: deducts.map((deduct) => ({ deduct })), reward_points, vetoes })

describe('the score of a guard (domain 5.4)', () => {
  test.each([
    [[], 0, 100, guardGrade.excellent],
    [[5], 0, 95, guardGrade.excellent],
    [[3, 3], 0, 94, guardGrade.good],
    [[10, 5], 0, 85, guardGrade.good],
    [[10, 6], 0, 84, guardGrade.passed],
    [[20, 10], 0, 70, guardGrade.passed],
    [[20, 11], 0, 69, guardGrade.failed],
    [[20, 11], 1, 70, guardGrade.passed],
    [[], 5, 105, guardGrade.excellent],
    [[100], 0, 0, guardGrade.failed],
  ])('%j and a reward of %d are %d points', (deducts, reward, score, grade) => {
    expect(judged(deducts, reward)).toMatchObject({ score, grade })
  })

  test('a one-vote item fails whoever has all points, and the company must reply', () => {
    const result = judged([], 5, ['asleep'])
    expect(result).toEqual({ deducted: 0, score: 105, grade: guardGrade.failed })
    expect(mustReply(result)).toBe(true)
    expect(mustReply(judged([10, 6]))).toBe(false)
  })
})
