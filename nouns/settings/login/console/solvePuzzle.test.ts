import { expect, test } from 'vitest'
import { solvePuzzle } from './solvePuzzle.ts'

test('finds what the server counts as answers', async () => {
  const jscode = await solvePuzzle({ id: 'a-puzzle', bits: 10, parts: 3 })
  expect(jscode).toMatch(/^a-puzzle:\d+,\d+,\d+$/)
  for (const [part, answer] of jscode.slice('a-puzzle:'.length).split(',').entries()) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`a-puzzle:${part}:${answer}`))
    expect(new DataView(hash).getUint32(0)).toBeLessThan(2 ** 22)
  }
  expect(await solvePuzzle({ id: 'nothing to do', bits: 0, parts: 2 })).toBe('nothing to do:0,0')
})
