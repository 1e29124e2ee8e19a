import { expect, test } from 'vitest'
import type { ApproveNode, FlowNode, Policies } from './definition.ts'
import { approve, branch, flow, gateway, handle, INITIATOR } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

function started(nodes: readonly FlowNode[], duplicate: Policies['duplicate'], nobody: readonly number[] = []) {
  const people = Object.fromEntries(nobody.map((user) => [user, { mayAct: false }]))
  const game = new Game(flow(nodes, { duplicate, empty: { to: 'pass' } }), { people })
  game.submit()
  return game
}

test('consecutive: along a row of nodes, and past those without people', () => {
  const row = started([approve('a', [1]), approve('b', [1]), approve('c', [1])], 'consecutive')
  row.agree(1)
  expect(row.status).toBe('approved')
  const gap = started([approve('a', [1]), approve('b', [9]), approve('c', [1])], 'consecutive', [9])
  gap.agree(1)
  expect(gap.status).toBe('approved')
})

test('what they rest on is the own agreement: a change that only the third node shows has it asked again', () => {
  const nodes = (fields: ApproveNode['fields']) => [
    gateway(
      'parallel',
      'p',
      branch('x', [
        approve('w', [3], { fields: { memo: 'write' } }),
        approve('v', [3], { require: { signature: true, reason: 'never' } }),
      ]),
      branch('y', [approve('a', [1]), approve('b', [2]), approve('c', [1], { fields: { memo: 'hidden' } })]),
    ),
    approve('d', [1], { fields }),
  ]
  const play = (fields: ApproveNode['fields']) => {
    const game = started(nodes(fields), 'everApproved')
    game.agree(1)
    game.give(3, { do: 'agree', task: game.task(3, 'w').no, patch: { memo: 'new' } })
    game.agree(2)
    expect(game.task(1, 'c').auto).toBe('duplicate')
    game.give(3, { do: 'agree', task: game.task(3, 'v').no, signature: 's' })
    return game.status
  }
  expect([play({}), play({ memo: 'hidden' })]).toEqual(['running', 'approved'])
})

test('of several agreements the one on the newest form counts', () => {
  const nodes = [
    approve('a', [1]),
    approve('b', [2], { fields: { memo: 'write' } }),
    approve('c', [1]),
    approve('d', [1]),
  ]
  const game = started(nodes, 'everApproved')
  game.agree(1)
  game.agree(2, { patch: { memo: 'x' } })
  expect(game.open).toEqual(['c:1'])
  game.agree(1)
  expect(game.status).toBe('approved')
})

test('not for work, not for what was asked beside, not for who was given the task by hand', () => {
  const work = started([approve('a', [1]), handle('h', [1])], 'everApproved')
  work.agree(1)
  expect(work.open).toEqual(['h:1'])
  const advice = started([approve('a', [2]), approve('b', [1])], 'everApproved')
  advice.give(2, { do: 'delegate', task: 1, to: 1 })
  advice.agree(1)
  advice.agree(2)
  expect(advice.open).toEqual(['b:1'])
  const game = started([approve('a', [1]), approve('b', [2])], 'everApproved')
  game.agree(1)
  game.give(2, { do: 'transfer', task: 2, to: 1 })
  expect(game.open).toEqual(['b:1'])
})

test('of a countersign those are asked who have not agreed', () => {
  const game = started([approve('a', [1]), approve('b', [1, 2])], 'everApproved')
  game.agree(1)
  expect(game.open).toEqual(['b:2'])
  expect(game.give(INITIATOR, { do: 'urge' })).toBe('ok')
})

test('not beside: in parallel branches everybody is asked', () => {
  const game = started(
    [gateway('parallel', 'p', branch('x', [approve('a', [1])]), branch('y', [approve('b', [1])]))],
    'everApproved',
  )
  game.agree(1)
  expect(game.open).toEqual(['a:1'])
})

test('what rested on an agreement falls with it', () => {
  const nodes = [
    approve('a', [1]),
    approve('b', [1]),
    approve('c', [3], { returnable: ['a'], afterReturn: 'jumpBack' }),
  ]
  const game = started(nodes, 'everApproved')
  game.agree(1)
  game.giveBack(3, 'a')
  game.give(1, { do: 'transfer', task: game.task(1, 'a').no, to: 2 })
  game.agree(2)
  expect(game.open).toEqual(['b:1'])
})
