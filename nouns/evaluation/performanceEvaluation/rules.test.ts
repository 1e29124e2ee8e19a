import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeOf, perfGrade, scoresOf, suggested } from './rules.ts'

const weights = [15, 15, 10, 10, 10, 5, 5, 5, 5, 5, 10, 5]
const items = (values: (number | null)[], manual: (number | null)[]) =>
  weights.map((weight, index) => ({ weight, value: values[index] ?? null, manual: manual[index] ?? null }))

describe('the score of a year (domain 5.5)', () => {
  test('the system has 60 of 100, people 40, and what has no data counts for people only', () => {
    expect(scoresOf(items([1, 0.9], weights), 0)).toEqual({
      auto_score: 95,
      manual_score: 100,
      total: 97,
      grade: perfGrade.excellent,
    })
  })

  test('without any data people decide alone; without all their points there is no total', () => {
    const half = weights.map((weight) => weight / 2)
    expect(scoresOf(items([], half), 0)).toMatchObject({ auto_score: null, total: 50, grade: perfGrade.incompetent })
    expect(scoresOf(items([1], half.slice(1)), 0)).toMatchObject({ auto_score: 100, manual_score: null, total: null })
  })

  test.each([
    [90, perfGrade.excellent],
    [89.99, perfGrade.competent],
    [75, perfGrade.competent],
    [74.99, perfGrade.basic],
    [60, perfGrade.basic],
    [59.99, perfGrade.incompetent],
  ])('%d points', (total, grade) => expect(gradeOf(total)).toBe(grade))

  test('stays between 0 and 100, and an adjustment moves it by as much within', () => {
    const rate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null })
    fc.assert(
      fc.property(
        fc.array(rate, { maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -5, max: 5 }),
        (values, share, adjust) => {
          const judged = items(
            values,
            weights.map((weight) => weight * share),
          )
          const [plain, moved] = [scoresOf(judged, 0).total ?? 0, scoresOf(judged, adjust).total ?? 0]
          expect(moved).toBeGreaterThanOrEqual(0)
          expect(moved).toBeLessThanOrEqual(100)
          expect(moved).toBeCloseTo(Math.min(100, Math.max(0, plain + adjust)), 1)
        },
      ),
    )
  })

  test('suggests half points', () => {
    expect(suggested({ weight: 15, value: 0.95 })).toBe(14.5)
    expect(suggested({ weight: 5, value: null })).toBe(null)
  })
})
