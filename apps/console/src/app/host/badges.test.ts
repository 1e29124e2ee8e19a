import { expect, test } from 'vitest'
import { badgeText } from './badges.ts'

test('beyond 99 nobody counts', () => {
  expect([badgeText(1), badgeText(99), badgeText(100)]).toEqual(['1', '99', '99+'])
})
