import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'
import { inTurns } from './inTurns.ts'
import type { DemoPart } from './part.ts'

const part = (...after: string[]): DemoPart => ({ title: 'x', after, tables: [], fill: async () => ({}) })
const pause = () => new Promise<void>((done) => setTimeout(done, 5))

test('parts begin when those they need have ended, some at once', async () => {
  const heard: string[] = []
  const parts = inOrder({ a: part(), b: part('a'), c: part(), d: part('b', 'c'), e: part() })
  await inTurns(parts, 2, async ([name]) => {
    heard.push(`+${name}`)
    await pause()
    heard.push(`-${name}`)
  })
  expect(heard).toHaveLength(10)
  expect(heard.slice(0, 2)).toEqual(['+a', '+c'])
  const at = (text: string) => heard.indexOf(text)
  expect(at('+b')).toBeGreaterThan(at('-a'))
  expect(at('+d')).toBeGreaterThan(Math.max(at('-b'), at('-c')))
  const most = heard.reduce(
    ({ now, high }, text) => {
      const next = now + (text.startsWith('+') ? 1 : -1)
      return { now: next, high: Math.max(high, next) }
    },
    { now: 0, high: 0 },
  )
  expect(most).toEqual({ now: 0, high: 2 })
})

test('an error is thrown when the others have ended, and nothing more begins', async () => {
  const heard: string[] = []
  const parts = inOrder({ a: part(), b: part(), c: part('b') })
  const work = inTurns(parts, 2, async ([name]) => {
    if (name === 'a') throw new Error('full')
    await pause()
    heard.push(name)
  })
  await expect(work).rejects.toThrow('full')
  expect(heard).toEqual(['b'])
})
