import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePattern } from './compilePattern.ts'

const isMatch = (source: string, text: string) => {
  const pattern = compilePattern(source)
  return pattern.ok ? pattern.test(text) : pattern.reason
}

test.each([
  ['^\\s$', '\u3000'],
  ['^\\S+$', '全角\u3000空格'],
  ['^[\\s]$', '\u00a0'],
  ['^[^\\s]$', '\u3000'],
  ['^[\\S]$', '\u2003'],
  ['^.$', '\r'],
  ['^.$', '\u2028'],
  ['^[\\u4e00-\\u9fa5]+$', '守押'],
  ['^(?:京|沪)[A-Z]·\\d{5}$', '京A·12345'],
  ['[[]', '['],
  ['a|', ''],
  ['^\\/\\-$', '/-'],
  ['\\bfoo\\b', 'a foo b'],
])('%s on %j is what JavaScript says', (source, text) => {
  expect(isMatch(source, text)).toBe(new RegExp(source).test(text))
})

test('characters are counted as people do', () => {
  expect(isMatch('^.{1}$', '😀')).toBe(true)
})

test.each([
  ['(?=x)', 'lookAround'],
  ['(?!x)', 'lookAround'],
  ['(?<=x)', 'lookAround'],
  ['(?<!x)', 'lookAround'],
  ['(a)\\1', 'backReference'],
  ['(?<n>a)\\k<n>', 'backReference'],
  ['[a', 'notPattern'],
  ['a{2000}', 'notPattern'],
  ['x'.repeat(1001), 'tooLong'],
])('%.20s is refused: %s', (source, reason) => {
  expect(isMatch(source, '')).toBe(reason)
})

test.each(['[(?=]', '\\\\1', '[\\]\\\\1]', '\\(?=', '(?<name>a)'])('%s only looks like it', (source) => {
  expect(compilePattern(source).ok).toBe(true)
})

describe('properties', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    '\\d',
    '\\w',
    '\\s',
    '\\S',
    '.',
    '[ab]',
    '[^a]',
    '[\\s-]',
    '中',
    '\\u4e2d',
    '(?:ab)',
    '(a|b)',
    '^',
    '$',
    '\\.',
  )
  const pattern = fc
    .array(fc.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}')), { maxLength: 6 })
    .map((parts) => parts.map((part) => (/^[$^]/.test(part[0]) ? part[0] : part.join(''))).join(''))
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '\u3000', '中', '.', '\n', '-') })

  test('the same texts match as in JavaScript', () => {
    fc.assert(
      fc.property(pattern, text, (source, input) => {
        expect(isMatch(source, input)).toBe(new RegExp(source).test(input))
      }),
      { numRuns: 1000 },
    )
  })

  test('anything as a pattern never throws', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (source, input) => void isMatch(source, input)))
  })
})
