import { expect, test } from 'vitest'
import { sheetNames } from './sheetNames.ts'

test('names of sheets are such as spreadsheet programs take, and no two are the same', () => {
  const long = '驻点保安员器械配备及完好情况逐项登记明细表（含备用与送修）'
  expect(sheetNames(['明细', '明细', 'List', 'list', '明细'])).toEqual([
    '明细',
    '明细 (2)',
    'List',
    'list (2)',
    '明细 (3)',
  ])
  expect(sheetNames(["'a/b:c'", '', '  '])).toEqual(['a b c', '_', '_ (2)'])
  const twice = sheetNames([`${long}一二三`, `${long}一二四`])
  expect(new Set(twice).size).toBe(2)
  expect(twice.every((name) => name.length <= 31)).toBe(true)
})
