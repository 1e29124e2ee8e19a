import { expect, test } from 'vitest'
import { withValues } from './withValues.ts'

const data = { name: 'A', people: [{ card: '1***2' }, { card: '3***4' }] }

test('puts values where they belong and leaves the data as it was', () => {
  const shown = withValues(data, [
    { path: ['people', 1, 'card'], value: '3224' },
    { path: ['name'], value: 'B' },
  ])
  expect(shown).toEqual({ name: 'B', people: [{ card: '1***2' }, { card: '3224' }] })
  expect(data.people[1]?.card).toBe('3***4')
})

test('a row that is not there stays away', () => {
  expect(withValues(data, [{ path: ['people', 7, 'card'], value: 'x' }])).toEqual(data)
})
