import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk } from './loadChunk.ts'

afterEach(() => vi.useRealTimers())

test('a chunk that is gone is a ChunkError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause })
})

test('a chunk that has not come within 120 s does not come [C-8-13 C-9-02]', async () => {
  vi.useFakeTimers()
  let over: unknown
  const loading = loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
    over = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(over).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(over).toBeInstanceOf(ChunkError)
})
