import { describe, expect, test } from 'vitest'
import type { Order } from './command.ts'
import type { FlowNode } from './definition.ts'
import { readableForm } from './rights.ts'
import { approve, flow, handle, INITIATOR } from './testing/definitions.ts'
import type { Directory } from './testing/directory.ts'
import { Game } from './testing/game.ts'

function started(nodes: readonly FlowNode[], directory: Directory = {}) {
  const game = new Game(flow(nodes), directory)
  expect(game.submit({ cost: 3, memo: 'm' })).toBe('ok')
  return game
}

const give = (game: Game, actor: number, order: Order) => game.give(actor, order)
const status = (game: Game) => game.instance.tasks.map((task) => `${task.assignee} ${task.status}`)
const addSign = (how: 'addBefore' | 'addAfter' | 'addParallel', ...users: number[]) =>
  ({ do: 'addSign', task: 1, how, users }) as const

describe('transfer and delegate', () => {
  test('a transferred task ends, its seat goes on with another task', () => {
    const game = started([approve('n', [1, 2])])
    expect(give(game, 1, { do: 'transfer', task: 1, to: 3 })).toBe('ok')
    expect(status(game)).toEqual(['1 transferred', '2 open', '3 open'])
    expect(game.instance.tasks[2]).toMatchObject({ seat: 0, origin: 'transfer', by: 1 })
    game.agree(2)
    expect(game.agree(3)).toBe('ok')
    expect(game.status).toBe('approved')
  })

  test('not to the initiator, to oneself, to who is on the node, to who may not act; back again it may go', () => {
    const game = started([approve('n', [1, 2])], { people: { 9: { mayAct: false } } })
    const to = (user: number) => give(game, 1, { do: 'transfer', task: 1, to: user })
    expect([to(INITIATOR), to(1), to(2), to(9)]).toEqual([
      'IS_INITIATOR',
      'ALREADY_ON_NODE',
      'ALREADY_ON_NODE',
      'CANNOT_ACT',
    ])
    expect(to(3)).toBe('ok')
    expect(give(game, 3, { do: 'transfer', task: 3, to: 1 })).toBe('ok')
    expect(game.open).toEqual(['n:1', 'n:2'])
  })

  test('handling is no approval: the initiator may do it', () => {
    const game = started([handle('h', [1])])
    expect(give(game, 1, { do: 'transfer', task: 1, to: INITIATOR })).toBe('ok')
  })

  test('a delegate advises, the owner decides', () => {
    const game = started([approve('n', [1])])
    give(game, 1, { do: 'delegate', task: 1, to: 2 })
    expect([game.agree(1), status(game)]).toEqual(['TASK_SUSPENDED', ['1 suspended', '2 open']])
    expect(game.refuse(2)).toBe('ok')
    expect([game.status, ...status(game)]).toEqual(['running', '1 open', '2 refused'])
    game.agree(1)
    expect(game.status).toBe('approved')
  })
})

describe('add-sign', () => {
  test('before: the owner decides when all have spoken', () => {
    const game = started([approve('n', [1])])
    expect(give(game, 1, addSign('addBefore', 2, 3))).toBe('ok')
    game.agree(2)
    expect(game.agree(1)).toBe('TASK_SUSPENDED')
    game.refuse(3)
    expect(game.open).toEqual(['n:1'])
  })

  test('after: the owner has agreed, the node waits for them and falls with them', () => {
    for (const [say, end] of [
      ['agree', 'approved'],
      ['refuse', 'refused'],
    ] as const) {
      const game = started([approve('n', [1], { mode: { kind: 'any', anyRefuse: 'first' } })])
      give(game, 1, addSign('addAfter', 2))
      expect([game.status, ...status(game)]).toEqual(['running', '1 agreed', '2 open'])
      game[say](2)
      expect(game.status).toBe(end)
    }
  })

  test('parallel: a seat more, with the weight of who added it', () => {
    const game = started([approve('n', [1])])
    give(game, 1, addSign('addParallel', 2))
    game.agree(1)
    expect([game.status, game.open]).toEqual(['running', ['n:2']])
    game.agree(2)
    expect(game.status).toBe('approved')
  })

  test('the same person twice, nobody, too many', () => {
    const game = started([approve('n', [1])])
    expect(give(game, 1, addSign('addBefore', 2, 2))).toBe('ALREADY_ON_NODE')
    expect(give(game, 1, addSign('addBefore'))).toBe('NOBODY_NAMED')
    expect(give(game, 1, addSign('addBefore', ...Array.from({ length: 200 }, (_, n) => n + 2)))).toBe('TOO_MANY')
  })

  test('removed by who added them, while they have not decided', () => {
    const before = started([approve('n', [1])])
    give(before, 1, addSign('addBefore', 2, 3))
    expect(give(before, 2, { do: 'removeSign', task: 2 })).toBe('NOT_ADDED_BY_YOU')
    before.agree(2)
    expect(give(before, 1, { do: 'removeSign', task: 2 })).toBe('TASK_CLOSED')
    expect(give(before, 1, { do: 'removeSign', task: 3 })).toBe('ok')
    expect(before.open).toEqual(['n:1'])
    const after = started([approve('n', [1])])
    give(after, 1, addSign('addAfter', 2))
    give(after, 1, { do: 'removeSign', task: 2 })
    expect(after.status).toBe('approved')
    const parallel = started([approve('n', [1])])
    give(parallel, 1, addSign('addParallel', 2))
    parallel.agree(1)
    give(parallel, 1, { do: 'removeSign', task: 2 })
    expect(parallel.status).toBe('approved')
  })
})

describe('claim', () => {
  const pool = [approve('n', [1, 2, 3], { mode: { kind: 'any', anyRefuse: 'first', claim: true } })]

  test('one of the pool takes it, gives it back, another takes it', () => {
    const game = started(pool)
    expect(give(game, 4, { do: 'claim', task: 1 })).toBe('NOT_IN_POOL')
    give(game, 1, { do: 'claim', task: 1 })
    expect(give(game, 2, { do: 'claim', task: 1 })).toBe('ALREADY_CLAIMED')
    expect(give(game, 2, { do: 'agree', task: 1 })).toBe('ALREADY_CLAIMED')
    expect(give(game, 2, { do: 'unclaim', task: 1 })).toBe('NOT_CLAIMED')
    give(game, 1, { do: 'unclaim', task: 1 })
    give(game, 2, { do: 'claim', task: 1 })
    expect(give(game, 2, { do: 'agree', task: 1 })).toBe('ok')
    expect(game.status).toBe('approved')
  })
})

describe('take back (I11)', () => {
  const nodes = [approve('a', [1, 2]), approve('b', [3])]

  test('while the node waits for others', () => {
    const game = started(nodes)
    game.agree(1)
    expect(give(game, 1, { do: 'takeBack', task: 1 })).toBe('ok')
    expect(status(game)).toEqual(['1 agreed', '2 open', '1 open'])
  })

  test('after the node was passed, until somebody looks', () => {
    const game = started(nodes)
    game.agree(1)
    game.agree(2)
    expect(give(game, 1, { do: 'takeBack', task: 1 })).toBe('TAKE_BACK_TOO_LATE')
    expect(give(game, 2, { do: 'takeBack', task: 2 })).toBe('ok')
    expect(game.open).toEqual(['a:2'])
    game.agree(2)
    give(game, 3, { do: 'read', task: game.task(3).no })
    expect(give(game, 2, { do: 'takeBack', task: game.task(2).no })).toBe('TAKE_BACK_TOO_LATE')
  })

  test('those whom it closed and those who had their turn by it are put back', () => {
    const any = started([approve('a', [1, 2], { mode: { kind: 'any', anyRefuse: 'first' } }), approve('b', [3])])
    any.agree(1)
    give(any, 1, { do: 'takeBack', task: 1 })
    expect(any.open).toEqual(['a:1', 'a:2'])
    const seq = started([approve('a', [1, 2, 3], { mode: { kind: 'seq' } })])
    seq.agree(1)
    give(seq, 1, { do: 'takeBack', task: 1 })
    expect(seq.open).toEqual(['a:1'])
    for (const user of [1, 2, 3]) expect(seq.agree(user)).toBe('ok')
    expect(seq.status).toBe('approved')
  })

  test('not what another decided, not after a topic went out', () => {
    const game = started([approve('a', [1]), { id: 't', type: 'trigger', topic: 'x' }, approve('b', [3])])
    game.agree(1)
    expect(give(game, 3, { do: 'takeBack', task: 1 })).toBe('NOT_YOURS')
    expect(give(game, 1, { do: 'takeBack', task: 1 })).toBe('TAKE_BACK_TOO_LATE')
  })
})

describe('administrators', () => {
  test('terminate and reassign want a reason and the right', () => {
    const game = started([approve('n', [1])])
    expect(give(game, 1, { do: 'terminate', reason: '作废' })).toBe('NOT_ADMIN')
    expect(game.admin({ do: 'terminate', reason: '' })).toBe('REASON_REQUIRED')
    expect(game.admin({ do: 'reassign', task: 1, to: 2, reason: '调岗' })).toBe('ok')
    expect(game.open).toEqual(['n:2'])
    expect(game.admin({ do: 'terminate', reason: '作废' })).toBe('ok')
    expect([game.status, ...status(game)]).toEqual(['terminated', '1 transferred', '2 cancelled'])
  })

  test('a leaver hands everything over: tasks in every state and places in pools', () => {
    const claim = { kind: 'any', anyRefuse: 'first', claim: true } as const
    const game = started([
      {
        id: 'g',
        type: 'parallel',
        branches: [
          { id: 'x', flow: [approve('a', [2, 1], { mode: { kind: 'seq' } })] },
          { id: 'y', flow: [approve('b', [1, 3], { mode: claim })] },
          { id: 'z', flow: [approve('c', [1])] },
        ],
      },
    ])
    give(game, 1, { do: 'claim', task: game.task(1, 'b').no })
    give(game, 1, { do: 'delegate', task: game.task(1, 'c').no, to: 5 })
    expect(game.admin({ do: 'handOver', from: 1, to: 3 })).toBe('ALREADY_ON_NODE')
    expect(game.admin({ do: 'handOver', from: 1, to: 8 })).toBe('ok')
    expect(game.open).toEqual(['a:2', 'b:(8,3)', 'c:8'])
    game.agree(2)
    expect(game.open).toContain('a:8')
    expect(game.admin({ do: 'handOver', from: 1, to: 8 })).toBe('NOTHING_TO_HAND_OVER')
  })
})

describe('beside the decisions', () => {
  test('urging: the initiator, not too often, only while somebody can be urged', () => {
    const game = started([approve('n', [1])])
    expect(give(game, 1, { do: 'urge' })).toBe('NOT_INITIATOR')
    expect(give(game, INITIATOR, { do: 'urge' })).toBe('ok')
    expect(give(game, INITIATOR, { do: 'urge' })).toBe('URGE_TOO_SOON')
    game.now += 30 * 60_000
    expect(give(game, INITIATOR, { do: 'urge' })).toBe('ok')
    expect(game.instance.tasks[0]?.urges).toBe(2)
  })

  test('comments come from who takes part, also after the end', () => {
    const game = started([approve('n', [1])])
    expect(give(game, 7, { do: 'comment', text: '?' })).toBe('NOT_PARTICIPANT')
    expect(give(game, 1, { do: 'comment', text: '  ' })).toBe('TEXT_REQUIRED')
    game.agree(1)
    expect(give(game, 1, { do: 'comment', text: '已办' })).toBe('ok')
    expect(give(game, 1, { do: 'transfer', task: 1, to: 2 })).toBe('ENDED')
  })

  test('copies read with the rights of who sent them', () => {
    const game = started([approve('n', [1], { fields: { cost: 'hidden' } })])
    expect(give(game, 2, { do: 'cc', users: [7], task: 1 })).toBe('NOT_YOURS')
    expect(give(game, 7, { do: 'cc', users: [8] })).toBe('NOT_INITIATOR')
    give(game, 1, { do: 'cc', users: [7], task: 1 })
    expect(readableForm(game.flow.definition, game.instance, 7)).toEqual({ memo: 'm' })
    give(game, INITIATOR, { do: 'cc', users: [8] })
    expect(readableForm(game.flow.definition, game.instance, 8)).toEqual({ memo: 'm', cost: 3 })
    expect(readableForm(game.flow.definition, game.instance, 9)).toEqual({})
  })

  test('the second of two approvers learns who was first (TASK_CLOSED)', () => {
    const game = started([approve('n', [1, 2], { mode: { kind: 'any', anyRefuse: 'first' } }), approve('m', [3])])
    game.agree(1)
    expect(game.agree(2)).toBe('TASK_CLOSED')
    expect(game.instance.tasks[1]).toMatchObject({ status: 'closed', endedBy: 1 })
  })
})
