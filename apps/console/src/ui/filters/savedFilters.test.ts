import { expect, test } from 'vitest'
import { keepFilter, keepRefused, mostFilters, readFilters, renameFilter, turnDefault } from './savedFilters.ts'

const late = { name: '超时', query: 'flow_id=3', isDefault: true }
const mine = { name: '本机构', query: 'dept_id=7', isDefault: false }

test('what does not look like a filter any more is left out', () => {
  expect(readFilters([late, null, 7, { name: 'x' }, { ...mine, isDefault: 'yes' }])).toEqual([late, mine])
  expect([readFilters(null), readFilters({ name: 'x' })]).toEqual([[], []])
})

test('a name is kept once: a second time its query is replaced and it stays the default', () => {
  expect(keepFilter([late], '本机构', 'dept_id=7')).toEqual([late, mine])
  expect(keepFilter([late, mine], '超时', 'flow_id=4')).toEqual([{ ...late, query: 'flow_id=4' }, mine])
})

test('nothing asked, no name and too many are refused; one that is there can be replaced', () => {
  const full = Array.from({ length: mostFilters }, (_, at) => ({ ...mine, name: String(at) }))
  expect(keepRefused([], 'a', '')).toBe(true)
  expect(keepRefused([], '', 'a=1')).toBe(true)
  expect(keepRefused([], 'a', `a=${'1'.repeat(500)}`)).toBe(true)
  expect(keepRefused(full, 'a', 'a=1')).toBe(true)
  expect(keepRefused(full, '3', 'a=1')).toBe(false)
})

test('no two get the same name, and one at most is the default', () => {
  expect(renameFilter([late, mine], '超时', '本机构')).toEqual([late, mine])
  expect(renameFilter([late, mine], '超时', '')).toEqual([late, mine])
  expect(renameFilter([late], '超时', '迟到')).toEqual([{ ...late, name: '迟到' }])
  expect(turnDefault([late, mine], '本机构').map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect(turnDefault([late, mine], '超时').map(({ isDefault }) => isDefault)).toEqual([false, false])
})
