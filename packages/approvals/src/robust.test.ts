import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from './command.ts'
import { decide } from './decide.ts'
import { amounts, flows } from './testing/arbitrary.ts'
import { initiator } from './testing/definitions.ts'
import { Game } from './testing/game.ts'
import { give, tries } from './testing/tries.ts'

/** Numbers and names that a client could send: none, too large, inherited by every object. */
const task = fc.constantFrom(0, -1, 1, 2, 7, 1e9, 0.5, Number.NaN)
const user = fc.constantFrom(1, 2, 5, 100, 0, -1, 1e12)
const name = fc.constantFrom(
  'n0',
  'n1',
  '',
  'previous',
  'initiator',
  'start',
  'constructor',
  '__proto__',
  'toString',
  'nowhere',
)
const text = fc.constantFrom('', ' ', '理由', 'x'.repeat(10_000))
const patch = fc.dictionary(name, fc.constantFrom(null, 1, 'x'), { maxKeys: 3 })
const picks = fc.dictionary(name, fc.array(user, { maxLength: 3 }), { maxKeys: 2 })

const decision = { task, reason: text, signature: text, patch, picks, seenRev: task }
const orders: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ do: fc.constantFrom('agree' as const, 'refuse' as const), ...decision }),
  fc.record({ do: fc.constant('return' as const), to: name, ...decision }),
  fc.record({
    do: fc.constant('addSign' as const),
    how: fc.constantFrom('addBefore' as const, 'addAfter' as const, 'addParallel' as const),
    users: fc.array(user, { maxLength: 3 }),
    ...decision,
  }),
  fc.record({ do: fc.constantFrom('transfer' as const, 'delegate' as const), task, to: user, reason: text }),
  fc.record({
    do: fc.constantFrom(
      'takeBack' as const,
      'removeSign' as const,
      'claim' as const,
      'unclaim' as const,
      'read' as const,
      'timeout' as const,
    ),
    task,
  }),
  fc.record({ do: fc.constant('elapse' as const), node: name }),
  fc.record({ do: fc.constant('reassign' as const), task, to: user, reason: text }),
  fc.record({ do: fc.constant('handOver' as const), from: user, to: user }),
  fc.record({ do: fc.constant('cc' as const), users: fc.array(user, { maxLength: 2 }), task }),
  fc.record({ do: fc.constant('comment' as const), text }),
  fc.record({ do: fc.constant('terminate' as const), reason: text }),
  fc.record({ do: fc.constant('resubmit' as const), patch, picks }),
  fc.record({
    do: fc.constant('submit' as const),
    initiator: fc.constant(initiator),
    form: patch,
    picks,
    definitionVersion: task,
    formVersion: task,
  }),
)

test('decide never throws, whatever numbers and names a command brings', () => {
  fc.assert(
    fc.property(
      flows(false),
      amounts,
      tries(6),
      orders,
      fc.option(user),
      fc.boolean(),
      (flow, amount, all, order, actor, admin) => {
        const game = new Game(flow, { admins: [900] })
        if (all.length > 3) game.submit({ amount })
        for (const step of all) if (game.instance.status !== 'draft') give(game, step)
        const decided = decide(flow, game.instance, { id: 'odd', actor, admin, order }, { now: game.now, answers: {} })
        expect(['done', 'need', 'refused']).toContain(decided.is)
      },
    ),
    { numRuns: 3_000 },
  )
})
