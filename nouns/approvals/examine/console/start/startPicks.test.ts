import { expect, test } from 'vitest'
import { unpicked } from './startPicks.ts'

test('each node wants as many people as it says', () => {
  const nodes = [
    { node: 'n1', name: '复核', min: 1, max: 2 },
    { node: 'n2', name: '知会', min: 0, max: 1 },
  ]
  const wrong = (picks: Record<string, number[]>) => unpicked(nodes, picks).map(({ node }) => node)
  expect(wrong({})).toEqual(['n1'])
  expect(wrong({ n1: [4, 5], n2: [6] })).toEqual([])
  expect(wrong({ n1: [4, 5, 6], n2: [6, 7] })).toEqual(['n1', 'n2'])
})
