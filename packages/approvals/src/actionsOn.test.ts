import { expect, test } from 'vitest'
import { actionsOn } from './actionsOn.ts'
import { returnTarget } from './returnTarget.ts'
import { approve, flow, handle } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

test('what may be done with a task: all of the node for its owner, an answer for who is asked', () => {
  const node = approve('n', [1], { actions: ['refuse', 'return', 'transfer'] })
  const game = new Game(flow([node]))
  game.submit()
  game.give(1, { do: 'delegate', task: 1, to: 2 })
  expect(actionsOn(node, game.task(1))).toEqual(['refuse', 'return', 'transfer'])
  const adviceTask = { ...game.task(1), part: 'advice' } as const
  expect(actionsOn(node, adviceTask)).toEqual(['refuse', 'transfer'])
  expect(actionsOn(handle('h', [1], { actions: ['refuse', 'cc'] }), adviceTask)).toEqual(['cc'])
})

test('where a return leads, to be offered with its name', () => {
  const last = approve('c', [3])
  const game = new Game(flow([approve('a', [1]), approve('b', [2]), last]))
  game.submit()
  game.agree(1)
  const target = (to: string) => returnTarget(game.flow.definition, game.instance, last, to)
  expect([target('initiator'), target('previous'), target('a'), target('b'), target('c')]).toEqual([
    null,
    'a',
    'a',
    undefined,
    undefined,
  ])
})
