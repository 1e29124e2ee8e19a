import { expect, test } from 'vitest'
import { around } from './around.ts'

test('a plan lasts from before its first stop until after its last, within the day', () => {
  expect(around(['08:10', '08:30', '09:05'])).toEqual({ begin_time: '07:30', end_time: '09:45' })
  expect(around(['00:10', '23:50'])).toEqual({ begin_time: '00:00', end_time: '23:59' })
  expect(around([])).toEqual({})
})
