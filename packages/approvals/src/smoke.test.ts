import { expect, test } from 'vitest'
import { above, approve, branch, flow, gateway, otherwise } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

test('smoke', () => {
  const game = new Game(
    flow([
      approve('n1', [1, 2]),
      gateway(
        'choice',
        'g',
        branch('b1', [approve('n2', [3], { mode: { kind: 'any', anyRefuse: 'first' } })], above(5)),
        otherwise('b2', []),
      ),
      gateway('parallel', 'p', branch('p1', [approve('n3', [1])]), branch('p2', [approve('n4', [2])])),
    ]),
  )
  expect(game.submit({ amount: 7 })).toBe('ok')
  expect(game.open).toEqual(['n1:1', 'n1:2'])
  expect(game.agree(1)).toBe('ok')
  expect(game.agree(2)).toBe('ok')
  expect(game.open).toEqual(['n2:3'])
  expect(game.giveBack(3, 'previous')).toBe('ok')
  expect(game.open).toEqual(['n1:1', 'n1:2'])
  game.agree(1)
  game.agree(2)
  game.agree(3)
  expect(game.open).toEqual(['n3:1', 'n4:2'])
  game.agree(1)
  game.agree(2)
  expect(game.status).toBe('approved')
  expect(game.instance.title).toBe('何向北-临时押运-2026-03-02')
})
