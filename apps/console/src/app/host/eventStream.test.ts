import { afterEach, expect, test, vi } from 'vitest'
import { openStream, waitBefore } from './eventStream.ts'

test('waits twice as long each time, up to a minute, never all at once', () => {
  const longest = [0, 1, 2, 6, 50].map((attempt) => waitBefore(attempt, () => 1))
  expect(longest).toEqual([1000, 2000, 4000, 60_000, 60_000])
  expect(waitBefore(3, () => 0)).toBe(4000)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream that had to give way to those of other windows comes back late, and tells nobody', () => {
  vi.useFakeTimers()
  const sources: Source[] = []
  class Source {
    onmessage?: (event: { data: string }) => void
    onerror?: () => void
    constructor() {
      sources.push(this)
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Source)
  const heard: object[] = []
  const close = openStream((event) => heard.push(event))
  sources[0]?.onmessage?.({ data: '{"topic":"crowded"}' })
  sources[0]?.onerror?.()
  vi.advanceTimersByTime(29_999)
  expect(sources).toHaveLength(1)
  vi.advanceTimersByTime(30_001)
  expect(sources).toHaveLength(2)
  expect(heard).toEqual([])
  close()
})
