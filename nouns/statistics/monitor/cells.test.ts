import { expect, test } from 'vitest'
import { numberOf, shownOf, toneOf, totalOf, type WarnRule } from './cells.ts'
import { dataType } from './measures.ts'

test('days count from today, parts by their share, texts not at all', () => {
  const of = (raw: Parameters<typeof numberOf>[0]) => numberOf(raw, '2026-06-30')
  expect([of(7), of(null), of('沈砚秋'), of('2026-07-30'), of('2026-06-01')]).toEqual([7, null, null, 30, -29])
  expect([of({ part: 3, of: 4 }), of({ part: 0, of: 0 })]).toEqual([75, null])
})

test('the first rule that holds gives the colour; lights have rules by themselves', () => {
  const rules: WarnRule[] = [
    { sign: '<', value: 0, tone: 'bad' },
    { sign: '<', value: 30, tone: 'waits' },
  ]
  const of = (value: number | null) => toneOf(rules, dataType.day, value)
  expect([of(-1), of(0), of(29), of(30), of(null)]).toEqual(['bad', 'waits', 'waits', undefined, undefined])
  const light = (value: number) => toneOf([], dataType.light, value)
  expect([light(1), light(2), light(3)]).toEqual([undefined, 'waits', 'bad'])
  expect(toneOf([], dataType.whole, 3)).toBeUndefined()
})

test('values are shown by their type', () => {
  expect(shownOf(96.66, dataType.percent)).toBe(96.7)
  expect(shownOf(96.66, dataType.whole)).toBe(97)
  expect(shownOf({ part: 2, of: 3 }, dataType.text)).toBe('2/3')
  expect(shownOf({ part: 0, of: 0 }, dataType.text)).toBeNull()
})

test('several units become one by sum, mean, least or most; what is missing does not count', () => {
  expect(totalOf('sum', [1, null, 2])).toBe(3)
  expect(totalOf('mean', [90, null, 95])).toBe(92.5)
  expect(totalOf('least', [92, 61, null])).toBe(61)
  expect(totalOf('least', ['2026-07-01', null, '2026-05-01'])).toBe('2026-05-01')
  expect(totalOf('most', [1, 3, 2])).toBe(3)
  expect(totalOf('sum', [{ part: 1, of: 2 }, null, { part: 3, of: 3 }])).toEqual({ part: 4, of: 5 })
  expect([totalOf('none', ['甲']), totalOf('sum', [null]), totalOf('sum', [])]).toEqual([null, null, null])
})
