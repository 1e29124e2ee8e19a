import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { holdRefreshes, queryClient, refresh } from './queryClient.ts'

const reads: string[] = []
const looked = (name: string) =>
  new QueryObserver(queryClient, {
    queryKey: ['OaExamine', name],
    queryFn: () => {
      reads.push(name)
      return name
    },
  })
const read = (...names: string[]) => expect.poll(() => reads.toSorted()).toEqual(names.toSorted())

afterEach(() => {
  focusManager.setFocused(undefined)
  queryClient.clear()
  reads.length = 0
})

test('of several kept pages the one in front reads again, the others when they come forward', async () => {
  const pages = ['a', 'b', 'c'].map(looked)
  const leave = pages.map((page) => page.subscribe(() => undefined))
  await read('a', 'b', 'c')
  leave[1]?.()
  leave[2]?.()
  await refresh('OaExamine', 'Home')
  await read('a', 'a', 'b', 'c')
  pages[1]?.subscribe(() => undefined)
  await read('a', 'a', 'b', 'b', 'c')
})

test('a browser tab that nobody looks at reads when it comes forward', async () => {
  queryClient.mount()
  looked('d').subscribe(() => undefined)
  await read('d')
  focusManager.setFocused(false)
  await refresh('OaExamine')
  expect(reads).toEqual(['d'])
  focusManager.setFocused(true)
  await read('d', 'd')
  queryClient.unmount()
})

test('what changed is read anew when the last form that holds has gone', async () => {
  let readCount = 0
  const observer = new QueryObserver(queryClient, { queryKey: ['RoomKey', 'Get'], queryFn: async () => ++readCount })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => readCount).toBe(1)
  const free = [holdRefreshes(), holdRefreshes()] as const
  await refresh('RoomKey')
  free[0]()
  free[0]()
  expect(readCount).toBe(1)
  free[1]()
  await expect.poll(() => readCount).toBe(2)
  await refresh('RoomKey')
  expect(readCount).toBe(3)
  stop()
})
