import { movesOf } from '@shouya/noun/moves'
import { expect, test } from 'vitest'
import { device } from './noun.ts'
import { isEdge } from './rules.ts'

const { codes } = device.states

test('the edges of domain 11.5, and no others', () => {
  const all = Object.values(codes).flatMap((from) =>
    Object.values(codes).flatMap((to) => (isEdge(from, to) ? [`${from}${to}`] : [])),
  )
  expect(all.sort()).toEqual(
    ['01', '11', '12', '16', '23', '24', '25', '26', '32', '34', '35', '36', '42', '46', '52', '56', '60', '67'].sort(),
  )
})

test('each move that people make is an edge', () => {
  for (const [name, move] of Object.entries(device.moves))
    if ('to' in move)
      for (const from of move.from) expect(isEdge(codes[from], codes[move.to]), `${name} from ${from}`).toBe(true)
  const caller = { userId: 1, may: () => true, isFresh: true }
  expect(movesOf(device, { status: codes.scrapped }, caller)).toEqual([])
})
