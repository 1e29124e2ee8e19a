import { expect } from 'vitest'
import type { ApproveNode, Definition, Policies } from '../../definition.ts'
import { readableForm, rightAt } from '../../rights.ts'
import { summaryOf } from '../../summaryOf.ts'
import { validateDefinition } from '../../validateDefinition.ts'
import { approve, flow, INITIATOR, offers } from '../definitions.ts'
import { Game } from '../game.ts'

import { one, pick, picking, started, submission } from './kit.ts'

/** The attributes outside the nodes. */
export const wholeAttributes: Record<string, () => unknown> = {
  format: () => {
    const { definition, form } = flow([one({})])
    const unknownFormat = { ...definition, format: 2 } as unknown as Definition
    expect(validateDefinition(unknownFormat, form, offers()).map(({ code }) => code)).toEqual(['format'])
  },
  name: () => {
    const game = new Game(flow([one({})], {}, { name: '采购' }))
    game.submit()
    expect(game.instance.title).toBe('何向北-采购-2026-03-02')
  },
  title: () => {
    const game = new Game(flow([one({})], {}, { title: [{ text: '押-' }, { field: 'memo' }, { of: 'initiator' }] }))
    game.submit({ memo: '东线' })
    expect(game.instance.title).toBe('押-东线何向北')
    const titleWith = (fields: ApproveNode['fields']) => {
      const played = new Game(flow([approve('n', [1], { fields })]))
      played.submit({ memo: '东线', amount: 3 })
      return played.instance.title
    }
    // A title contains nothing that somebody must not see.
    expect([titleWith({}), titleWith({ amount: 'hidden' })]).toEqual([
      '何向北-临时押运-2026-03-02-3',
      '何向北-临时押运-2026-03-02-东线',
    ])
  },
  summary: () => {
    const models = (summary?: readonly string[], hidden: ApproveNode['fields'] = {}) =>
      summaryOf(flow([approve('n', [1], { fields: hidden })], {}, summary && { summary }), ['n']).map(
        ({ model }) => model,
      )
    expect(models()).toEqual(['amount', 'memo', 'cost'])
    expect(models(undefined, { amount: 'hidden' })).toEqual(['memo', 'cost', 'person'])
    expect(models(['unit', 'memo', 'items'])).toEqual(['unit', 'memo'])
    expect(models(['memo', 'amount'], { memo: 'hidden' })).toEqual(['amount'])
  },
  withdraw: () => {
    const [never, until, first, acted] = (['never', 'untilEnd', 'beforeFirstAction', 'beforeFirstAction'] as const).map(
      (withdraw) => started([approve('n', [1, 2])], { withdraw }),
    )
    acted?.agree(1)
    until?.agree(1)
    const results = [never, until, first, acted].map((game) => game?.give(INITIATOR, { do: 'withdraw' }))
    expect(results).toEqual(['WITHDRAW_NOT_ALLOWED', 'ok', 'ok', 'WITHDRAW_NOT_ALLOWED'])
  },
  duplicate: () => {
    const nodes = [approve('a', [1]), approve('b', [2]), approve('c', [1])]
    const statuses = (['never', 'consecutive', 'everApproved'] as const).map((duplicate) => {
      const game = started(nodes, { duplicate })
      game.agree(1)
      game.agree(2)
      return game.status
    })
    expect(statuses).toEqual(['running', 'running', 'approved'])
    const next = started([approve('a', [1]), approve('b', [1])], { duplicate: 'consecutive' })
    next.agree(1)
    expect(next.status).toBe('approved')
    expect(next.instance.tasks[1]).toMatchObject({ auto: 'duplicate', endedBy: null, status: 'agreed' })
  },
  duplicateIfFormChanged: () => {
    const hidden = { memo: 'hidden' } as const
    const play = (duplicateIfFormChanged: 'ask' | 'pass', fields: ApproveNode['fields']) => {
      const nodes = [approve('a', [1]), approve('b', [2], { fields: { memo: 'write' } }), approve('c', [1], { fields })]
      const game = started(nodes, { duplicate: 'everApproved', duplicateIfFormChanged })
      game.agree(1)
      game.agree(2, { patch: { memo: 'new' } })
      return game.status
    }
    expect([play('ask', {}), play('ask', hidden), play('pass', {})]).toEqual(['running', 'approved', 'approved'])
  },
  standIn: () => {
    const people = { 2: { leaves: [{ substitute: 1, from: 0, to: Number.MAX_SAFE_INTEGER }] } }
    const open = ([undefined, 'apart', 'together'] as const).map((standIn) => {
      const game = started([approve('a', [1]), approve('b', [2])], standIn && { standIn }, { people })
      game.agree(1)
      return game.open
    })
    expect(open).toEqual([['b:2'], ['b:2'], ['b:1']])
  },
  selfApprove: () => {
    const directory = { superiors: { [INITIATOR]: [7] }, heads: { 30: [[8]] } }
    const open = (['superior', 'deptHead'] as const).map(
      (selfApprove) => started([approve('n', [INITIATOR])], { selfApprove }, directory).open,
    )
    expect(open).toEqual([['n:7'], ['n:8']])
  },
  empty: () => {
    const play = (empty: Policies['empty']) => {
      const game = started([approve('n', [5])], { empty }, { people: { 5: { mayAct: false } }, admins: [9] })
      return [game.status, ...game.open]
    }
    expect(play({ to: 'pass' })).toEqual(['approved'])
    expect(play({ to: 'refuse' })).toEqual(['refused'])
    expect(play({ to: 'admin' })).toEqual(['running', 'n:9'])
    expect(play({ to: 'users', users: [6] })).toEqual(['running', 'n:6'])
  },
  maxRounds: () => {
    const results = [1, 2].map((maxRounds) => {
      const game = started([one({})], { maxRounds })
      game.giveBack(1, 'initiator')
      game.give(INITIATOR, { do: 'resubmit', patch: {} })
      return game.giveBack(1, 'initiator')
    })
    expect(results).toEqual(['MAX_ROUNDS', 'ok'])
  },
  urgeEvery: () => {
    const results = [1, 30].map((urgeEvery) => {
      const game = started([one({})], { urgeEvery })
      game.give(INITIATOR, { do: 'urge' })
      return game.give(INITIATOR, { do: 'urge' })
    })
    expect(results).toEqual(['ok', 'URGE_TOO_SOON'])
  },
  start: () => {
    const game = new Game(flow([one({})], {}, { start: { fields: { cost: 'read' }, picks: [] } }))
    expect(game.submit({ cost: 1 })).toBe('FIELD_NOT_WRITABLE')
    expect(game.submit({ memo: 'x' })).toBe('ok')
  },
  fields: () => {
    const game = started(
      [one({ fields: { memo: 'write', cost: 'hidden' } })],
      {},
      {},
      { memo: 'a', cost: 5, amount: 1 },
    )
    expect(readableForm(game.flow.definition, game.instance, 1)).toEqual({ memo: 'a', amount: 1 })
    expect(game.agree(1, { patch: { amount: 2 } })).toBe('FIELD_NOT_WRITABLE')
    expect(game.agree(1, { patch: { memo: 'b', amount: 1 } })).toBe('ok')
    expect(game.instance.form.memo).toBe('b')
    expect(rightAt(game.flow.definition, 'start', 'amount')).toBe('write')
  },
  picks: () => {
    const game = picking(pick)
    expect(game.submit({}, {})).toBe('PICK_MISSING')
    expect(game.submit({}, { n: [4], other: [5] })).toBe('PICK_UNKNOWN')
    expect(game.submit({}, { n: [4] })).toBe('ok')
    expect(game.open).toEqual(['n:4'])
  },
  flow: () => expect(started([approve('a', [1]), approve('b', [2])]).open).toEqual(['a:1']),
  onPass: () => {
    const game = new Game(flow([one({})], {}, { onPass: [{ topic: 'escort.approved' }] }))
    game.submit()
    expect(game.instance.effects).toEqual([])
    game.agree(1)
    expect(game.instance.effects).toEqual([{ topic: 'escort.approved', node: null }])
  },
  groups: () => {
    const groups = [
      { key: 'f', users: [4] },
      { key: 'g', users: [5, 6] },
    ]
    const game = new Game(flow([approve('n', [], { who: [{ rule: 'group', key: 'g' }] })], {}, { groups }))
    game.submit()
    expect(game.open).toEqual(['n:5', 'n:6'])
  },
  topic: () => {
    const game = started([{ id: 't', type: 'trigger', topic: 'vault.open' }, one({})])
    expect(game.instance.effects).toEqual([{ topic: 'vault.open', node: 't' }])
  },
  undo: () => {
    const testFlow = flow([one({})], {}, { onPass: [{ topic: 'made', undo: 'unmade' }] })
    const revocation = new Game(testFlow)
    const link = {
      as: 'revocation',
      instance: 1,
      status: 'approved',
      effects: [{ topic: 'made', node: null }],
    } as const
    revocation.give(INITIATOR, { ...submission, link })
    revocation.agree(1)
    expect(revocation.instance.effects.map(({ topic }) => topic)).toEqual(['unmade'])
  },
}
