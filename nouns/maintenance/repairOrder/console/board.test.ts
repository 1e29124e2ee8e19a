import { expect, test } from 'vitest'
import { leadsTo } from './board.ts'

test('a card goes where one of its moves leads', () => {
  expect(leadsTo({ allowed: ['accept', 'refuse'] }, 'working')).toBe('accept')
  expect(leadsTo({ allowed: ['accept', 'refuse'] }, 'waiting')).toBe('refuse')
  expect(leadsTo({ allowed: ['fix', 'suspend', 'arrive', 'force'] }, 'suspended')).toBe('suspend')
  expect(leadsTo({ allowed: ['force'] }, 'confirming')).toBeUndefined()
  expect(leadsTo({ allowed: [] }, 'rating')).toBeUndefined()
})
