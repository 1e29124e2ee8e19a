import type { Expression } from '@shouya/forms/expression'
import { expect, test } from 'vitest'
import { approve, branch, flow, gateway, otherwise } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

const field = (model: string): Expression => ({ op: 'field', model })
const literal = (value: string | number | readonly string[]): Expression => ({ op: 'literal', value })
const call = (op: 'eq' | 'contains' | 'and' | 'not' | 'sum' | 'gt' | 'in', ...args: Expression[]): Expression => ({
  op,
  args,
})

function holds(condition: Expression, form: Record<string, unknown>): boolean {
  const game = new Game(
    flow([gateway('choice', 'g', branch('x', [approve('a', [1])], condition), otherwise('y', [approve('b', [2])]))]),
  )
  game.submit(form as Parameters<Game['submit']>[0])
  return game.open.includes('a:1')
}

test.each([
  [call('contains', field('area'), literal('cash')), { area: ['lobby', 'cash'] }, true],
  [call('contains', field('area'), literal('cash')), { area: [] }, false],
  [field('hot'), { hot: true }, true],
  [field('hot'), {}, false],
  [call('in', field('memo'), literal(['copy', 'seal'])), { memo: 'seal' }, true],
  [
    call('gt', call('sum', { op: 'column', batch: 'items', model: 'price' }), literal(50)),
    { items: [{ price: 30 }, { price: 21 }] },
    true,
  ],
  [
    call('gt', call('sum', { op: 'column', batch: 'items', model: 'price' }), literal(50)),
    { items: [{ price: 30 }] },
    false,
  ],
  // An unknown condition does not hold, nor does its negation.
  [call('gt', field('amount'), literal(5)), {}, false],
  [call('not', call('gt', field('amount'), literal(5))), {}, false],
])('%j on %j: %s', (condition, form, expected) => expect(holds(condition, form)).toBe(expected))

test.each([
  [call('eq', field('$initiator.id'), literal(100)), true],
  [call('eq', field('$initiator.dept'), literal(30)), true],
  [call('contains', field('$initiator.deptPath'), literal(10)), true],
  [call('contains', field('$initiator.deptPath'), literal(11)), false],
  [call('eq', field('$initiator.company'), literal(20)), true],
  [call('contains', field('$initiator.roles'), literal('outlet_teller')), true],
  [call('contains', field('$initiator.posts'), literal('guard')), false],
])('of the initiator %j: %s', (condition, expected) => expect(holds(condition, {})).toBe(expected))
