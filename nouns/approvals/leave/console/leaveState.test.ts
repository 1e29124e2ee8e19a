import { expect, test } from 'vitest'
import { leaveState } from './leaveState.ts'

const leave = { from_time: '2026-11-22 08:00:00', to_time: '2026-11-24 18:00:00', revoke_time: null }

test('a leave comes, is in force, and is over; cancelled it is nothing else', () => {
  expect(leaveState(leave, '2026-11-22 07:59:59')).toBe('coming')
  expect(leaveState(leave, '2026-11-22 08:00:00')).toBe('current')
  expect(leaveState(leave, '2026-11-24 18:00:00')).toBe('over')
  expect(leaveState({ ...leave, revoke_time: '2026-11-21 09:00:00' }, '2026-11-23 08:00:00')).toBe('revoked')
})
