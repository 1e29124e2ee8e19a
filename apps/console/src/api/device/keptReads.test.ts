import { beforeEach, expect, test, vi } from 'vitest'
import { keepRead, keptRead } from './keptReads.ts'

const shelf = new Map<string, Uint8Array>()
vi.mock('./vault.ts', () => ({
  currentVault: async () => ({
    put: async (_: string, name: string, bytes: Uint8Array) => void shelf.set(name, bytes),
    get: async (_: string, name: string) => shelf.get(name),
  }),
}))
beforeEach(() => shelf.clear())

const blank = 'SecurityCheck/GetBlank'

test('the same question is answered as it was last, another one not', async () => {
  await keepRead('RoomKey/GetPersonList', { dept_id: 1 }, [1])
  await keepRead('RoomKey/GetPersonList', { dept_id: 1 }, [2])
  expect(await keptRead('RoomKey/GetPersonList', { dept_id: 1 })).toEqual([2])
  expect(await keptRead('RoomKey/GetPersonList', { dept_id: 2 })).toBeUndefined()
})

test('a question of a day that was never asked is answered by another day’s, of the same session only', async () => {
  await keepRead(blank, { session: 1, biz_date: '2026-11-20' }, { biz_date: '2026-11-20' })
  await keepRead(blank, { session: 1, biz_date: '2026-11-21' }, { biz_date: '2026-11-21' })
  expect(await keptRead(blank, { session: 1, biz_date: '2026-11-20' })).toEqual({ biz_date: '2026-11-20' })
  expect(await keptRead(blank, { session: 1, biz_date: '2026-11-22' })).toEqual({ biz_date: '2026-11-21' })
  expect(await keptRead(blank, { session: 2, biz_date: '2026-11-22' })).toBeUndefined()
})
