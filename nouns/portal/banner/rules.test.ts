import { expect, test } from 'vitest'
import { isOutside, isWide, pathOfPage } from './rules.ts'

test.for<[number, number, boolean]>([
  [1600, 900, true],
  [1920, 1080, true],
  // 5 % off, and a little more.
  [1680, 900, true],
  [1681, 900, false],
  [1520, 900, true],
  [1519, 900, false],
  [900, 1600, false],
  [1000, 1000, false],
  [1600, 0, false],
  [0, 0, false],
])('%i x %i is 16 : 9: %s', ([width, height, fits]) => {
  expect(isWide(width, height)).toBe(fits)
})

test.for<[string, string | null]>([
  ['/form/daily/taskdaily/EscortList', '/form/daily/taskdaily/EscortList'],
  ['/exception/address?tab=bind&x=1', '/exception/address'],
  ['//elsewhere.example/a', null],
  ['/\\elsewhere.example', null],
  ['/a\\b', null],
  ['https://elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['/a#b', null],
  ['/a b', null],
  ['/', null],
  ['', null],
])('%s names the page %s', ([link, path]) => {
  expect(pathOfPage(link)).toBe(path)
})

test.for<[string, boolean]>([
  ['https://example.com/a?b=c', true],
  ['http://example.com', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['https://name:word@example.com/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.com', false],
  ['/exception/dept', false],
  ['https://', false],
  ['ftp://example.com', false],
])('%s leads outside: %s', ([link, outside]) => {
  expect(isOutside(link)).toBe(outside)
})
