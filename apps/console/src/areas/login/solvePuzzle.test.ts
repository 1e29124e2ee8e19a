import { expect, test } from 'vitest'
import { solvePuzzle } from './solvePuzzle.ts'

test('finds what the server counts as an answer', async () => {
  const jscode = await solvePuzzle({ id: 'a-puzzle', bits: 12 })
  expect(jscode).toMatch(/^a-puzzle:\d+$/)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(jscode))
  expect(new DataView(hash).getUint32(0)).toBeLessThan(2 ** 20)
  expect(await solvePuzzle({ id: 'nothing to do', bits: 0 })).toBe('nothing to do:0')
})
