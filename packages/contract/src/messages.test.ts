import { expect, test } from 'vitest'
import { message } from './messages.ts'

test('a text takes its values, and the word that goes with a number', () => {
  const wait = (seconds: number) => message('US', 'error.tooMany', { seconds })
  expect(wait(1)).toBe('Too many requests; try again in 1 second')
  expect(wait(30)).toBe('Too many requests; try again in 30 seconds')
  expect(message('CN', 'error.tooMany', { seconds: 1 })).toContain('1')
  expect(message('US', 'error.exists')).toBe('{field} already exists')
})

test('a list is written as the language writes lists, and a key of the messages in it as its text', () => {
  const params = { name: '林望舟', reasons: ['escort.why.away', 'a', 'b'] }
  expect(message('US', 'plan.refused.crewNotEligible', params)).toMatch(
    /^May not escort: 林望舟 \([A-Z][^,、]+, a, b\)$/,
  )
  expect(message('CN', 'plan.refused.crewNotEligible', params)).toMatch(/^不能执行押运：林望舟（[^,、]+、a、b）$/)
})
