import { expect, test } from 'vitest'
import type { Offer } from './offers.ts'
import type { Request } from './request.ts'
import { decidedAlready, isSame } from './standing.ts'

const first = { by: 1, name: '甲', at: '2026-03-02 10:00:00', status: 3 }

test('the same decision has arrived; another one, or the same with other words, did not count', () => {
  expect(isSame(first, 'agree', '同意')).toBe(true)
  expect(isSame({ ...first, opinion: '同意' }, 'agree', ' 同意 ')).toBe(true)
  expect(isSame({ ...first, opinion: '同意' }, 'agree', '金额过高')).toBe(false)
  expect(isSame(first, 'refuse', '金额过高')).toBe(false)
  expect(isSame({ ...first, status: null }, 'agree', '')).toBe(false)
})

test('what the page has read of a task that ended says who decided; taking back is for such tasks', () => {
  const task = { id: 7, status: 4, ended_by: { id: 1, name: '甲' }, ended_time: '2026-03-02 10:00:00' }
  const request = { tasks: [task] } as unknown as Request
  const offer = { move: 'agree', task, danger: false } as unknown as Offer
  expect(decidedAlready(offer, request)).toEqual({ by: 1, name: '甲', at: '2026-03-02 10:00:00', status: 4 })
  expect(decidedAlready({ ...offer, move: 'takeBack' }, request)).toBe(null)
  expect(decidedAlready(offer, { tasks: [{ ...task, status: 1 }] } as unknown as Request)).toBe(null)
})
