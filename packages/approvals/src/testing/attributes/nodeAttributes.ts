import { expect } from 'vitest'
import type { ApproveNode } from '../../definition.ts'
import { above, approve, branch, gateway, handle, otherwise, users } from '../definitions.ts'
import { HOUR, START } from '../game.ts'

import { by, delay, due, one, started } from './kit.ts'

/** The attributes of a node. */
export const nodeAttributes: Record<string, () => unknown> = {
  id: () => expect(started([approve('here', [1])]).open).toEqual(['here:1']),
  type: () => {
    expect(started([handle('n', [1])]).refuse(1)).toBe('ACTION_NOT_ALLOWED')
    expect(started([approve('n', [1])]).refuse(1)).toBe('ok')
  },
  who: () => expect(started([by(users(3, 4))]).open).toEqual(['n:3', 'n:4']),
  mode: () => {
    const play = (mode: ApproveNode['mode'], votes: readonly ('agree' | 'refuse')[], who = [users(1, 2, 3)]) => {
      const game = started([approve('n', [], { who, mode })])
      for (const [index, vote] of votes.entries()) game[vote](index + 1)
      return game.status
    }
    expect(play({ kind: 'all' }, ['agree', 'agree'])).toBe('running')
    expect(play({ kind: 'all' }, ['agree', 'agree', 'agree'])).toBe('approved')
    expect(play({ kind: 'all' }, ['agree', 'refuse'])).toBe('refused')
    expect(play({ kind: 'any', anyRefuse: 'first' }, ['agree'])).toBe('approved')
    expect(play({ kind: 'any', anyRefuse: 'first' }, ['refuse'])).toBe('refused')
    expect(play({ kind: 'any', anyRefuse: 'all' }, ['refuse', 'refuse'])).toBe('running')
    expect(play({ kind: 'any', anyRefuse: 'all' }, ['refuse', 'refuse', 'refuse'])).toBe('refused')
    expect(play({ kind: 'any', anyRefuse: 'all' }, ['refuse', 'agree'])).toBe('approved')
    expect(play({ kind: 'ratio', pass: 60 }, ['agree', 'agree'])).toBe('approved')
    expect(play({ kind: 'ratio', pass: 70 }, ['agree', 'agree'])).toBe('running')
    expect(play({ kind: 'ratio', pass: 60 }, ['refuse', 'refuse'])).toBe('refused')
    expect(play({ kind: 'weight', pass: 60 }, ['agree'], [{ ...users(1), weight: 3 }, users(2, 3)])).toBe('approved')
    expect(play({ kind: 'weight', pass: 61 }, ['agree'], [{ ...users(1), weight: 3 }, users(2, 3)])).toBe('running')
    expect(play({ kind: 'ratio', pass: 60 }, ['agree'], [{ ...users(1), weight: 3 }, users(2, 3)])).toBe('running')
  },
  kind: () => {
    const game = started([approve('n', [1, 2], { mode: { kind: 'seq' } })])
    expect(game.open).toEqual(['n:1'])
    expect(game.agree(2)).toBe('TASK_WAITING')
    game.agree(1)
    expect(game.open).toEqual(['n:2'])
  },
  claim: () => {
    const game = started([approve('n', [1, 2], { mode: { kind: 'any', anyRefuse: 'first', claim: true } })])
    expect(game.open).toEqual(['n:(1,2)'])
    expect(game.agree(1)).toBe('CLAIM_FIRST')
    expect(game.give(2, { do: 'claim', task: 1 })).toBe('ok')
    expect([game.agree(2), game.status]).toEqual(['ok', 'approved'])
  },
  returnable: () => {
    const play = (returnable: readonly string[]) => {
      const game = started([approve('a', [1]), approve('b', [2], { returnable })])
      game.agree(1)
      return [game.giveBack(2, 'a'), game.open]
    }
    expect(play(['initiator', 'previous'])).toEqual(['TARGET_NOT_ALLOWED', ['b:2']])
    expect(play(['a'])).toEqual(['ok', ['a:1']])
  },
  afterReturn: () => {
    const play = (afterReturn: 'rerun' | 'jumpBack') => {
      const game = started([
        approve('a', [1]),
        approve('b', [2]),
        approve('c', [3], { returnable: ['a'], afterReturn }),
      ])
      for (const user of [1, 2]) game.agree(user)
      game.giveBack(3, 'a')
      game.agree(1)
      return game.open
    }
    expect([play('rerun'), play('jumpBack')]).toEqual([['b:2'], ['c:3']])
  },
  actions: () => {
    const results = (actions: ApproveNode['actions']) => {
      const game = started([approve('n', [1], { actions })])
      return [
        game.refuse(1),
        game.giveBack(1, 'initiator'),
        game.give(1, { do: 'transfer', task: 1, to: 2 }),
        game.give(1, { do: 'delegate', task: 1, to: 2 }),
        ...(['addBefore', 'addAfter', 'addParallel'] as const).map((how) =>
          game.give(1, { do: 'addSign', task: 1, how, users: [2] }),
        ),
        game.give(1, { do: 'cc', users: [2], task: 1 }),
        game.agree(1),
      ]
    }
    expect(results([])).toEqual([...Array(8).fill('ACTION_NOT_ALLOWED'), 'ok'])
    expect(results(undefined)).toEqual(results([]))
    for (const [action, place] of [
      ['refuse', 0],
      ['return', 1],
      ['transfer', 2],
      ['delegate', 3],
      ['cc', 7],
    ] as const)
      expect(results([action])[place]).toBe('ok')
    for (const [index, action] of (['addBefore', 'addAfter', 'addParallel'] as const).entries())
      expect(results([action])[4 + index]).toBe('ok')
    const back = (actions: ApproveNode['actions']) => {
      const game = started([approve('n', [1, 2], { actions })])
      game.agree(1)
      return game.give(1, { do: 'takeBack', task: 1 })
    }
    expect([back([]), back(['takeBack'])]).toEqual(['ACTION_NOT_ALLOWED', 'ok'])
  },
  onRefuse: () => {
    const play = (onRefuse?: ApproveNode['onRefuse']) => {
      const game = started([approve('a', [1]), approve('b', [2], { onRefuse })])
      game.agree(1)
      game.refuse(2)
      return [game.status, ...game.open]
    }
    expect(play()).toEqual(['refused'])
    expect(play({ do: 'end' })).toEqual(['refused'])
    expect(play({ do: 'return', to: 'initiator' })).toEqual(['returned', 'start:100'])
    expect(play({ do: 'return', to: 'previous' })).toEqual(['running', 'a:1'])
    expect(play({ do: 'return', to: 'a' })).toEqual(['running', 'a:1'])
  },
  reason: () => {
    const results = (['never', 'onRefuse', 'always', undefined] as const).map((reason) => {
      const game = () => started([one({ require: { reason } })])
      return [
        game().agree(1),
        game().refuse(1),
        game().refuse(1, { reason: ' x ' }),
        game().refuse(1, { reason: '不足' }),
      ]
    })
    const short = ['REASON_REQUIRED', 'REASON_REQUIRED', 'ok']
    expect(results[0]).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(results[1]).toEqual(['ok', ...short])
    expect(results[2]).toEqual(['REASON_REQUIRED', ...short])
    expect(results[3]).toEqual(results[1])
  },
  signature: () => {
    const game = started([one({ require: { signature: true, reason: 'never' } })])
    expect([game.agree(1), game.refuse(1), game.giveBack(1, 'initiator')]).toEqual(Array(3).fill('SIGNATURE_REQUIRED'))
    expect(game.agree(1, { signature: 'file 7' })).toBe('ok')
    const twiceAsked = started([approve('a', [1]), approve('b', [1], { require: { signature: true } })], {
      duplicate: 'everApproved',
    })
    twiceAsked.agree(1)
    expect(twiceAsked.open).toEqual(['b:1'])
  },
  freshForm: () => {
    const play = (freshForm: boolean) => {
      const game = started([
        approve('n', [1, 2], { fields: { memo: 'write' }, require: { freshForm, reason: 'never' } }),
      ])
      game.agree(1, { patch: { memo: 'x' }, seenRev: 1 })
      return [game.agree(2, { seenRev: 1 }), game.instance.status]
    }
    expect([play(true), play(false)]).toEqual([
      ['FORM_CHANGED', 'running'],
      ['ok', 'approved'],
    ])
  },
  hours: () => {
    const task = started([one({ due })]).instance.tasks[0]
    expect(Number(task?.dueAt) - Number(task?.openedAt)).toBe(2 * HOUR)
    const delayed = started([delay({}), one({})])
    expect(delayed.open).toEqual([])
    expect(delayed.give(null, { do: 'elapse', node: 'd' })).toBe('NOT_DUE')
    expect([delayed.tick(), ...delayed.open]).toEqual(['ok', 'n:1'])
    expect(delayed.now - START).toBe(3 * HOUR + 60_000 * 2)
  },
  calendar: () => {
    // A Monday, nine o'clock in Shanghai; working hours are ten to eleven.
    const calendar = { offset: 480, week: Array(7).fill([[600, 660]]), days: {} }
    const game = started([one({ due: { ...due, calendar: 'work' } })], {}, { calendar })
    expect(game.instance.tasks[0]?.dueAt).toBe(START + 26 * HOUR)
    const delayed = started([delay({ calendar: 'work', hours: 1 }), one({})], {}, { calendar })
    expect(delayed.instance.marks.d?.elapsesAt).toBe(START + 2 * HOUR)
  },
  remindEvery: () => {
    const reminds = { hours: 2, calendar: 'all', remindEvery: 3, maxReminds: 2, outcome: 'refuse' } as const
    const game = started([one({ due: reminds })])
    const times = [0, 1, 2].map(() => {
      game.tick()
      return Math.round((game.now - START) / HOUR)
    })
    expect(times).toEqual([2, 5, 8])
    expect([game.status, game.instance.tasks[0]?.reminds]).toEqual(['refused', 2])
  },
  outcome: () => {
    const play = (more: Partial<ApproveNode['due'] & {}>) => {
      const game = started([one({ due: { ...due, ...more } })], {}, { superiors: { 1: [6] } })
      game.tick()
      return [game.status, ...game.open]
    }
    expect(play({ outcome: 'agree' })).toEqual(['approved'])
    expect(play({ outcome: 'refuse' })).toEqual(['refused'])
    expect(play({ outcome: 'none', maxReminds: 1, remindEvery: 1 })).toEqual(['running', 'n:1'])
    expect(play({ outcome: 'transfer', to: [users(1, 5)] })).toEqual(['running', 'n:5'])
    expect(play({ outcome: 'escalate' })).toEqual(['running', 'n:6'])
  },
  if: () => {
    const nodes = (type: 'choice' | 'inclusive') => [
      gateway(
        type,
        'g',
        branch('x', [approve('a', [1])], above(5)),
        branch('y', [approve('b', [2])], above(3)),
        otherwise('z', [approve('c', [3])]),
      ),
    ]
    const open = (type: 'choice' | 'inclusive', amount: number | null) => started(nodes(type), {}, {}, { amount }).open
    expect([open('choice', 9), open('choice', 4), open('choice', 1)]).toEqual([['a:1'], ['b:2'], ['c:3']])
    expect([open('inclusive', 9), open('inclusive', 4), open('inclusive', null)]).toEqual([
      ['a:1', 'b:2'],
      ['b:2'],
      ['c:3'],
    ])
  },
}
