import type { Expression } from '@shouya/forms/expression'
import { describe, expect, test } from 'vitest'
import type { FlowNode, Policies, WhoRule } from './definition.ts'
import {
  above,
  approve,
  branch,
  flow,
  gateway,
  handle,
  INITIATOR,
  offers,
  otherwise,
  users,
} from './testing/definitions.ts'
import type { Directory } from './testing/directory.ts'
import { Game } from './testing/game.ts'
import { validateDefinition } from './validateDefinition.ts'

/**
 * Cases from the samples of public workflow engines, written anew for this one (approvals.md section 5): the situation
 * is the same, nothing of their files is used.
 */
function play(nodes: readonly FlowNode[], directory: Directory = {}, policies: Partial<Policies> = {}) {
  const testFlow = flow(nodes, policies)
  const errors = validateDefinition(testFlow.definition, testFlow.form, offers()).filter(
    ({ level }) => level === 'error',
  )
  expect(errors.filter(({ code }) => code !== 'action.seq' && code !== 'action.handle')).toEqual([])
  return new Game(testFlow, directory)
}

const role = (key: string): WhoRule => ({ rule: 'role', key, scope: 'all' })
const by = (id: string, ...who: WhoRule[]) => approve(id, [], { who })
const cc = (id: string, ...ids: number[]): FlowNode => ({ id, type: 'cc', name: id, who: [users(...ids)] })
const equals = (model: string, value: string): Expression => ({
  op: 'eq',
  args: [
    { op: 'field', model },
    { op: 'literal', value },
  ],
})
const agreeAll = (game: Game, ...all: number[]) => all.map((user) => game.agree(user))

describe('public cases', () => {
  test('purchase: copy, approve, copy, approve by a role', () => {
    const game = play([cc('c1', 7), approve('manager', [1]), cc('c2', 8, 9), by('finance', role('finance'))], {
      members: { 'role finance null': [5, 6] },
    })
    game.submit()
    expect([game.open, Object.keys(game.instance.copies)]).toEqual([['manager:1'], ['7']])
    agreeAll(game, 1)
    expect([game.open, Object.keys(game.instance.copies)]).toEqual([
      ['finance:5', 'finance:6'],
      ['7', '8', '9'],
    ])
    agreeAll(game, 5, 6)
    expect(game.status).toBe('approved')
  })

  test('leave: a condition within a branch, a common tail after both', () => {
    const inner = gateway(
      'choice',
      'g2',
      branch('x', [approve('director', [2])], above(7)),
      otherwise('y', [approve('deputy', [3])]),
    )
    const nodes = [
      gateway(
        'choice',
        'g1',
        branch('long', [approve('head', [1]), inner], above(3)),
        otherwise('short', [approve('lead', [4])]),
      ),
      approve('staff', [5]),
    ]
    const way = (amount: number) => {
      const game = play(nodes)
      game.submit({ amount })
      while (game.status === 'running') game.agree(Number(game.open[0]?.split(':')[1]))
      return game.way
    }
    expect([way(9), way(5), way(1)]).toEqual(['g1 head g2 director staff', 'g1 head g2 deputy staff', 'g1 lead staff'])
  })

  test('countersign: all of them; weighted vote: more than half of the weight; in turn: one after the other', () => {
    const all = play([approve('n', [1, 2, 3])])
    all.submit()
    expect([agreeAll(all, 3, 1), all.status]).toEqual([['ok', 'ok'], 'running'])
    agreeAll(all, 2)
    expect(all.status).toBe('approved')
    const who = [
      { ...users(1), weight: 40 },
      { ...users(2), weight: 35 },
      { ...users(3), weight: 25 },
    ]
    const weighed = play([approve('n', [], { who, mode: { kind: 'weight', pass: 51 } })])
    weighed.submit()
    weighed.refuse(1)
    agreeAll(weighed, 2)
    expect(weighed.status).toBe('running')
    agreeAll(weighed, 3)
    expect(weighed.status).toBe('approved')
    const turn = play([approve('n', [1, 2, 3], { mode: { kind: 'seq' } })])
    turn.submit()
    expect(turn.agree(3)).toBe('TASK_WAITING')
    expect(agreeAll(turn, 1, 2, 3)).toEqual(['ok', 'ok', 'ok'])
  })

  test('superiors: the first, the second, then a named person', () => {
    const superior = (level: number): WhoRule => ({ rule: 'superior', level })
    const game = play([by('first', superior(1)), by('second', superior(2)), approve('named', [9])], {
      superiors: { [INITIATOR]: [4, 5] },
    })
    game.submit()
    agreeAll(game, 4, 5, 9)
    expect([game.way, game.status]).toEqual(['first second named', 'approved'])
  })

  test('inclusive: two of three branches, the default where none holds, joined once', () => {
    const nodes = [
      gateway(
        'inclusive',
        'g',
        branch('x', [approve('a', [1])], above(10)),
        branch('y', [approve('b', [2])], above(5)),
        otherwise('z', [approve('c', [3])]),
      ),
      approve('end', [4]),
    ]
    const two = play(nodes)
    two.submit({ amount: 20 })
    expect(two.open).toEqual(['a:1', 'b:2'])
    agreeAll(two, 1)
    expect(two.open).toEqual(['b:2'])
    agreeAll(two, 2)
    expect([two.open, two.way]).toEqual([['end:4'], 'g a b end'])
    const none = play(nodes)
    none.submit({ amount: 1 })
    expect(none.open).toEqual(['c:3'])
  })

  test('parallel two by two, then a condition; returned from inside to before the fork', () => {
    const nodes = [
      approve('first', [9]),
      gateway(
        'parallel',
        'p',
        branch('x', [approve('a', [1]), approve('b', [2], { returnable: ['first'] })]),
        branch('y', [approve('c', [3]), approve('d', [4])]),
      ),
      gateway('choice', 'g', branch('u', [approve('e', [5])], above(5)), otherwise('v', [])),
    ]
    const game = play(nodes)
    game.submit({ amount: 6 })
    agreeAll(game, 9, 1, 3)
    expect(game.open).toEqual(['b:2', 'd:4'])
    game.giveBack(2, 'first')
    expect(game.open).toEqual(['first:9'])
    agreeAll(game, 9, 3, 4, 1, 2, 5)
    expect([game.status, game.instance.round]).toEqual(['approved', 1])
  })

  test('a loop to the initiator is a return, as often as there are rounds', () => {
    const again = { onRefuse: { do: 'return', to: 'initiator' } } as const
    const game = play([approve('n', [1], again)], {}, { maxRounds: 2 })
    game.submit()
    for (const _ of [1, 2]) {
      game.refuse(1)
      expect(game.give(INITIATOR, { do: 'resubmit', patch: {} })).toBe('ok')
    }
    game.refuse(1)
    expect(game.status).toBe('refused')
  })

  test('hand-over of work: one receiver does it, nobody refuses it', () => {
    const game = play([
      approve('lead', [1]),
      handle('receive', [], {
        who: [{ rule: 'field', model: 'person' }],
        actions: ['transfer'],
        returnable: undefined,
      }),
    ])
    game.submit({ person: 7 })
    agreeAll(game, 1)
    expect([game.refuse(7), game.agree(7), game.status]).toEqual(['ACTION_NOT_ALLOWED', 'ok', 'approved'])
  })

  test('contract: the superior, and the administrator where there is none', () => {
    const game = play([by('superior', { rule: 'superior', level: 1 })], { admins: [900] })
    game.submit()
    expect(game.open).toEqual(['superior:900'])
  })

  test('invoice: a group by what the form says, a review that sends it back until it is clear', () => {
    const nodes = [
      gateway(
        'choice',
        'kind',
        branch('x', [by('management', { rule: 'group', key: 'management' })], above(1000)),
        otherwise('y', [by('accounting', { rule: 'group', key: 'accounting' })]),
      ),
      handle('pay', [3], { actions: ['return'], returnable: ['initiator'], afterReturn: 'jumpBack' }),
    ]
    const groups = [
      { key: 'management', users: [1] },
      { key: 'accounting', users: [2] },
    ]
    const game = new Game(flow(nodes, {}, { groups }))
    game.submit({ amount: 50 })
    agreeAll(game, 2)
    game.giveBack(3, 'initiator')
    game.give(INITIATOR, { do: 'resubmit', patch: { memo: 'clear now' } })
    expect(game.open).toEqual(['accounting:2'])
    agreeAll(game, 2, 3)
    expect(game.status).toBe('approved')
  })

  test('nested forks join from the inside out', () => {
    const inside = gateway('parallel', 'p2', branch('u', [approve('b', [2])]), branch('v', [approve('c', [3])]))
    const game = play([
      gateway('parallel', 'p1', branch('x', [approve('a', [1])]), branch('y', [inside, approve('d', [4])])),
      approve('e', [5]),
    ])
    game.submit()
    expect(game.open).toEqual(['a:1', 'b:2', 'c:3'])
    agreeAll(game, 2)
    expect(game.open).not.toContain('d:4')
    agreeAll(game, 3)
    expect(game.open).toEqual(['a:1', 'd:4'])
    agreeAll(game, 4, 1)
    expect(game.open).toEqual(['e:5'])
  })

  test('decision and reject: the branch that was taken is refused, the request with it', () => {
    const game = play([
      gateway('choice', 'g', branch('x', [approve('a', [1])], above(5)), otherwise('y', [approve('b', [2])])),
      approve('c', [3]),
    ])
    game.submit({ amount: 9 })
    game.refuse(1, { reason: '不足' })
    expect([game.status, game.open, game.way]).toEqual(['refused', [], 'g a'])
  })
})

describe('cases of this business', () => {
  test('temporary escort above 2,000,000: branch, head office by two, escort company fills in, both outlets are told', () => {
    const nodes = [
      by('outlet', { rule: 'deptHead', of: 'initiator', level: 1, fallbackUp: true }),
      by('branch', { rule: 'role', key: 'branch_security', scope: 'initiatorCompany' }),
      gateway(
        'choice',
        'amount',
        branch('over', [by('hq', role('hq_security'))], equals('memo', '>200万')),
        otherwise('rest', []),
      ),
      handle('escort', [], {
        who: [role('escort_admin')],
        fields: { cost: 'write' },
        actions: ['transfer'],
        returnable: undefined,
      }),
      {
        id: 'told',
        type: 'cc',
        name: '双方网点',
        who: [{ rule: 'fieldDeptHead', model: 'unit', level: 1, fallbackUp: false }],
      } as const,
    ]
    const members = {
      'role branch_security 20 below': [2],
      'role hq_security null': [3, 4],
      'role escort_admin null': [5],
    }
    const game = play(nodes, { members, heads: { 30: [[1]], 31: [[6]] } })
    game.submit({ memo: '>200万', unit: [30, 31] })
    expect(game.open).toEqual(['outlet:1'])
    agreeAll(game, 1)
    expect(game.open).toEqual(['branch:2'])
    agreeAll(game, 2)
    expect(game.open).toEqual(['hq:3', 'hq:4'])
    game.giveBack(4, 'initiator')
    game.give(INITIATOR, { do: 'resubmit', patch: {} })
    agreeAll(game, 1, 2, 3, 4)
    expect(game.agree(5, { patch: { cost: '浙Z12345' } })).toBe('ok')
    expect([game.status, game.instance.form.cost, Object.keys(game.instance.copies)]).toEqual([
      'approved',
      '浙Z12345',
      ['1', '6'],
    ])
  })

  test('the head of an outlet asks for their own outlet: the superior decides, never they themselves', () => {
    const game = play([by('outlet', { rule: 'deptHead', of: 'initiator', level: 1, fallbackUp: true })], {
      heads: { 30: [[INITIATOR]] },
      superiors: { [INITIATOR]: [8] },
    })
    game.submit()
    expect(game.open).toEqual(['outlet:8'])
  })

  test('fault repair: who agreed to the small sum is asked again when the sum has grown', () => {
    const nodes = [
      approve('lead', [1]),
      handle('quote', [2], { fields: { amount: 'write' }, actions: [], returnable: undefined }),
      approve('pay', [1]),
    ]
    const play2 = (patch: object) => {
      const game = play(nodes, {}, { duplicate: 'everApproved' })
      game.submit({ amount: 100 })
      agreeAll(game, 1)
      game.agree(2, { patch: { ...patch } })
      return game.open
    }
    expect([play2({}), play2({ amount: 5000 })]).toEqual([[], ['pay:1']])
  })
})
