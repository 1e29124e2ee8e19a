import { expect, test } from 'vitest'
import { chartOption } from './chartOption.ts'

const data = {
  of: 'day',
  columns: [
    { key: 'ok', label: 'OK', tone: 'accent' },
    { key: 'failed', label: 'Failed', tone: 'bad' },
  ],
  rows: [
    { key: '1', label: 'one', values: [1, 2] },
    { key: '2', label: 'two', values: [3] },
  ],
} as const

test('each column is a series over all rows, a number that is missing is zero', () => {
  const { series } = chartOption('line', data, String)
  expect(series).toMatchObject([
    { type: 'line', name: 'OK', data: [1, 3] },
    { type: 'line', name: 'Failed', data: [2, 0] },
  ])
})

test('a ranking lies down, the first row on top', () => {
  const { xAxis, yAxis } = chartOption('ranking', data, String)
  expect(xAxis).toMatchObject({ type: 'value' })
  expect(yAxis).toMatchObject({ type: 'category', inverse: true, data: ['one', 'two'] })
})

test('colours are variables of the theme, so that the night needs no drawing anew', () => {
  const literal = /#[0-9a-f]{3,8}\b|rgba?\(/i
  expect(JSON.stringify(chartOption('bars', data, String))).not.toMatch(literal)
})
