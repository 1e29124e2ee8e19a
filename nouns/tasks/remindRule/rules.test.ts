import { filled } from '@shouya/contract/messages'
import { hasLooseBraces, variablesIn } from '@shouya/contract/reminders'
import { describe, expect, test } from 'vitest'
import { passedAdvance } from './rules.ts'

const MINUTE = 60_000
const at = (minutes: number) => 1_000_000_000_000 + minutes * MINUTE
const due = at(0)

describe('the moment of a rule', () => {
  const before = { trigger: 1, advance: [60, 30] }
  test.each([
    ['too early', at(-61), undefined],
    ['on the hour', at(-60), 60],
    ['in between', at(-31), 60],
    ['the later one after a pause', at(-29), 30],
    ['not once it is over', at(0), undefined],
  ])('before: %s', (_, now, minutes) => {
    expect(passedAdvance(before, due, { since: at(-1440), now })).toBe(minutes)
  })

  const after = { trigger: 5, advance: [0, 120] }
  test.each([
    ['not before it', at(-1), undefined],
    ['when it comes', at(0), 0],
    ['the last one that has passed', at(121), 120],
  ])('after: %s', (_, now, minutes) => {
    expect(passedAdvance(after, due, { since: at(-1440), now })).toBe(minutes)
  })

  test('a rule looks back no farther than its last change', () => {
    expect(passedAdvance(after, due, { since: at(0), now: at(10) })).toBeUndefined()
    expect(passedAdvance(after, due, { since: at(0), now: at(120) })).toBe(120)
  })

  test('without an advance it is the moment itself', () => {
    expect(passedAdvance({ trigger: 6, advance: [] }, due, { since: at(-5), now: at(1) })).toBe(0)
  })
})

describe('the words of a rule', () => {
  test('have places, and nothing else in braces', () => {
    expect(variablesIn('{dept}：{name}{name}，{count, item|items}')).toEqual(['dept', 'name', 'count'])
    for (const text of ['{', 'a}', '{a b}', '{{name}}', '{}', '{a.b}']) expect(hasLooseBraces(text)).toBe(true)
    for (const text of ['', '{name}', '{count, one|other}']) expect(hasLooseBraces(text)).toBe(false)
  })

  test('take values as they are: a value with a place is not replaced again', () => {
    const params = { name: '{secret} <b>', secret: 'x' }
    expect(filled('CN', '{name}', params)).toBe('{secret} <b>')
    expect(filled('CN', '{constructor}', params)).toBe('{constructor}')
  })
})
