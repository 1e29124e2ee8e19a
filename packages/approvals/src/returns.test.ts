import { expect, test } from 'vitest'
import type { ApproveNode, FlowNode } from './definition.ts'
import { above, approve, branch, flow, gateway, INITIATOR, otherwise } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

function started(nodes: readonly FlowNode[], form = {}) {
  const game = new Game(flow(nodes))
  expect(game.submit(form)).toBe('ok')
  return game
}

const from = (id: string, user: number, targets: readonly string[], more: Partial<ApproveNode> = {}) =>
  approve(id, [user], { returnable: targets, ...more })

const resubmit = (game: Game, patch = {}) => game.give(INITIATOR, { do: 'resubmit', patch })

test('to the initiator: nobody else has anything to do until it is submitted again', () => {
  const game = started([approve('a', [1, 2]), approve('b', [3])])
  game.giveBack(1, 'initiator')
  expect([game.status, game.open]).toEqual(['returned', ['start:100']])
  expect(game.agree(2)).toBe('TASK_CLOSED')
  expect(game.give(1, { do: 'resubmit', patch: {} })).toBe('NOT_INITIATOR')
  expect(resubmit(game, { memo: 'better' })).toBe('ok')
  expect([game.instance.round, game.instance.formRev, game.open]).toEqual([1, 2, ['a:1', 'a:2']])
})

test('previous: the last node that a person decided, over branches and nodes without people', () => {
  const nodes = [
    approve('a', [1]),
    gateway('choice', 'g', branch('x', [approve('b', [2])], above(5)), otherwise('y', [])),
    { id: 'c', type: 'cc', name: 'c', who: [] } as const,
    approve('d', [3]),
  ]
  const long = started(nodes, { amount: 9 })
  for (const user of [1, 2]) long.agree(user)
  long.giveBack(3, 'previous')
  expect(long.open).toEqual(['b:2'])
  const short = started(nodes, { amount: 1 })
  short.agree(1)
  short.giveBack(3, 'previous')
  expect(short.open).toEqual(['a:1'])
  short.giveBack(1, 'previous')
  expect(short.status).toBe('returned')
})

const sides = (more: readonly FlowNode[] = []) => [
  approve('a', [1]),
  gateway(
    'parallel',
    'g',
    branch('x', [approve('b', [2]), from('c', 3, ['a', 'b', 'initiator'])]),
    branch('y', [approve('d', [4])]),
  ),
  ...more,
]

test('out of a parallel branch: the siblings are cancelled with it (I12)', () => {
  const game = started(sides())
  for (const user of [1, 2]) game.agree(user)
  expect(game.open).toEqual(['c:3', 'd:4'])
  game.giveBack(3, 'a')
  expect(game.open).toEqual(['a:1'])
  expect(game.agree(4)).toBe('TASK_CLOSED')
  for (const user of [1, 2, 3, 4]) expect(game.agree(user)).toBe('ok')
  expect(game.status).toBe('approved')
})

test('within a branch: the branch beside goes on', () => {
  const game = started(sides())
  for (const user of [1, 2, 4]) game.agree(user)
  game.giveBack(3, 'b')
  expect(game.open).toEqual(['b:2'])
  expect(game.instance.marks.d).toMatchObject({ state: 'done', round: 0 })
})

test('into a branch of a gateway that was joined: it waits for that branch again', () => {
  const game = started(sides([from('e', 5, ['b'])]))
  for (const user of [1, 2, 3, 4]) game.agree(user)
  expect(game.giveBack(5, 'b')).toBe('ok')
  expect([game.open, game.instance.marks.g?.state]).toEqual([['b:2'], 'open'])
  for (const user of [2, 3]) game.agree(user)
  expect(game.open).toEqual(['e:5'])
})

test('only where a person has decided', () => {
  const nobody = { people: { 9: { mayAct: false } } }
  const timed = approve('t', [4], { due: { hours: 1, calendar: 'all', outcome: 'agree' } })
  const nodes = [approve('z', [1]), approve('a', [9]), timed, from('b', 2, ['a', 't', 'previous'])]
  const game = new Game(flow(nodes, { empty: { to: 'pass' } }), nobody)
  game.submit()
  game.agree(1)
  game.tick()
  expect([game.giveBack(2, 'a'), game.giveBack(2, 't')]).toEqual(['TARGET_NOT_DECIDED', 'TARGET_NOT_DECIDED'])
  expect([game.giveBack(2, 'previous'), game.open]).toEqual(['ok', ['z:1']])
  const refusing = approve('b', [2], { onRefuse: { do: 'return', to: 'a' } })
  const refused = new Game(flow([approve('a', [9]), refusing], { empty: { to: 'pass' } }), nobody)
  refused.submit()
  refused.refuse(2)
  expect(refused.status).toBe('returned')
})

test('jumpBack: nodes in between are carried, unless something that they may read has changed', () => {
  const nodes = (fields: ApproveNode['fields']) => [
    approve('a', [1], { fields: { memo: 'write' } }),
    approve('b', [2], { fields }),
    from('c', 3, ['a'], { afterReturn: 'jumpBack' }),
    approve('d', [4]),
  ]
  const play = (fields: ApproveNode['fields'], patch: object) => {
    const game = started(nodes(fields))
    for (const user of [1, 2]) game.agree(user)
    game.giveBack(3, 'a')
    game.agree(1, { patch: { ...patch } })
    return game
  }
  expect(play({}, {}).open).toEqual(['c:3'])
  expect(play({}, { memo: 'x' }).open).toEqual(['b:2'])
  const hidden = play({ memo: 'hidden' }, { memo: 'x' })
  expect([hidden.open, hidden.way]).toEqual([['c:3'], 'a b c a ~b c'])
  for (const user of [3, 4]) hidden.agree(user)
  expect(hidden.status).toBe('approved')
})

test('jumpBack from the initiator, and past branches that stand beside', () => {
  const game = started([
    approve('a', [1]),
    gateway(
      'parallel',
      'g',
      branch('x', [approve('b', [2]), from('c', 3, ['initiator'], { afterReturn: 'jumpBack' })]),
      branch('y', [approve('d', [4])]),
    ),
  ])
  for (const user of [1, 2, 4]) game.agree(user)
  game.giveBack(3, 'initiator')
  resubmit(game)
  expect(game.open).toEqual(['c:3'])
})

test('jumpBack runs anew where the way no longer leads to who returned', () => {
  const nodes = [
    approve('a', [1], { fields: { amount: 'write' } }),
    approve('b', [2], { fields: { amount: 'hidden' } }),
    gateway(
      'choice',
      'g',
      branch('x', [from('c', 3, ['a'], { afterReturn: 'jumpBack' })], above(5)),
      otherwise('y', []),
    ),
  ]
  const play = (amount: number) => {
    const game = started(nodes, { amount: 9 })
    for (const user of [1, 2]) game.agree(user)
    game.giveBack(3, 'a')
    game.agree(1, { patch: { amount } })
    return game.open
  }
  expect([play(8), play(1)]).toEqual([['c:3'], ['b:2']])
})

test('what agreed before a return is asked again, also by who agrees as before', () => {
  const game = new Game(flow([approve('a', [1]), from('b', 2, ['a'])], { duplicate: 'everApproved' }))
  game.submit()
  game.agree(1)
  game.giveBack(2, 'a')
  expect(game.open).toEqual(['a:1'])
})

test('topics go out once however often a node is run', () => {
  const game = started([approve('a', [1]), { id: 't', type: 'trigger', topic: 'x' }, from('b', 2, ['a'])])
  game.agree(1)
  game.giveBack(2, 'a')
  game.agree(1)
  expect([game.open, game.instance.effects]).toEqual([['b:2'], [{ topic: 'x', node: 't' }]])
})

test('a refusal that returns ends the request when the rounds are used up (I16)', () => {
  const again = { onRefuse: { do: 'return', to: 'previous' } } as const
  const game = new Game(flow([approve('a', [1]), approve('b', [2], again)], { maxRounds: 2 }))
  game.submit()
  for (const round of [1, 2]) {
    game.agree(1)
    game.refuse(2)
    expect(game.instance.round).toBe(round)
  }
  game.agree(1)
  game.refuse(2)
  expect(game.status).toBe('refused')
})
