import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from './command.ts'
import type { Gateway } from './definition.ts'
import { isLive } from './instance.ts'
import { settle } from './settle.ts'
import { amounts, CAST, flows } from './testing/arbitrary.ts'
import { INITIATOR } from './testing/definitions.ts'
import { Game } from './testing/game.ts'
import { isPassed, Naive } from './testing/Naive.ts'

const dice = fc.array(fc.record({ what: fc.nat(9), who: fc.nat(99), whom: fc.nat(99) }), { maxLength: 14 })
type Dice = { readonly what: number; readonly who: number; readonly whom: number }

const TARGETS = ['initiator', 'previous', 'n0', 'n1']
const WHOM = [...CAST, 5, INITIATOR]

/** The same attempt in both: a person with an open task acts, sometimes a person without one. */
function playBoth(game: Game, naive: Naive, { what, who, whom }: Dice): readonly [boolean, boolean] {
  const tasks = game.instance.tasks.filter(({ node, assignee }) => node !== null && assignee !== null)
  const open = tasks.filter(({ status }) => status === 'open')
  const task = (who % 5 > 0 && open.length > 0 ? open : tasks)[
    who % Math.max(1, who % 5 > 0 ? open.length : tasks.length)
  ]
  if (game.status === 'returned')
    return [game.give(INITIATOR, { do: 'resubmit', patch: {} }) === 'ok', naive.resubmit()]
  if (what === 9 && who % 7 === 0) return [game.give(INITIATOR, { do: 'withdraw' }) === 'ok', naive.withdraw()]
  if (!task || task.node === null || task.assignee === null) return [true, true]
  const [id, person, to] = [task.node, task.assignee, WHOM[whom % WHOM.length] ?? 5]
  const target = TARGETS[whom % TARGETS.length] ?? 'initiator'
  const give = (order: Order) => game.give(person, order) === 'ok'
  // The naive implementation knows people, not tasks, so it cannot judge a closed task.
  if (!isLive(task)) return [give({ do: 'agree', task: task.no }), false]
  if (what < 4) return [give({ do: 'agree', task: task.no }), naive.say(id, person, 'agree')]
  if (what < 6) return [give({ do: 'refuse', task: task.no }), naive.say(id, person, 'refuse')]
  if (what === 6) return [give({ do: 'return', task: task.no, to: target }), naive.giveBack(id, person, target)]
  if (what === 7) return [give({ do: 'transfer', task: task.no, to }), naive.transfer(id, person, to)]
  return [give({ do: 'addSign', how: 'addBefore', task: task.no, users: [to] }), naive.addBefore(id, person, to)]
}

function chosen({ type, branches }: Gateway, amount: number): readonly string[] {
  if (type === 'parallel') return branches.map(({ id }) => id)
  const limit = (branch: Gateway['branches'][number]) => Number(JSON.stringify(branch.if).match(/"value":(\d+)/)?.[1])
  const holding = branches.filter((branch) => branch.if && amount > limit(branch))
  const branchesTaken = holding.length > 0 ? holding : branches.filter((branch) => branch.else)
  return (type === 'choice' ? branchesTaken.slice(0, 1) : branchesTaken).map(({ id }) => id)
}

test('a naive interpreter agrees: what is accepted, the status, who can act', () => {
  fc.assert(
    fc.property(flows(true), amounts, dice, (flow, amount, moves) => {
      const game = new Game(flow)
      expect(game.submit({ amount })).toBe('ok')
      const naive = new Naive(flow, (gateway) => chosen(gateway, amount))
      for (const move of moves) {
        expect([naive.status, naive.open]).toEqual([game.status, game.open])
        const [engine, simple] = playBoth(game, naive, move)
        expect(simple).toBe(engine)
      }
      expect([naive.status, naive.round, naive.open]).toEqual([game.status, game.instance.round, game.open])
    }),
    { numRuns: 1_500 },
  )
})

const votes = fc.array(
  fc.record({
    is: fc.constantFrom('agree' as const, 'refuse' as const, 'open' as const),
    weight: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const modes = fc.oneof(
  fc.constantFrom({ kind: 'all' } as const, { kind: 'seq' } as const, { kind: 'any', anyRefuse: 'all' } as const),
  fc.record({ kind: fc.constantFrom('ratio' as const, 'weight' as const), pass: fc.integer({ min: 1, max: 100 }) }),
)

test('I8 settle is what all ways to go on have in common: monotone, and whatever the order', () => {
  fc.assert(
    fc.property(modes, votes, fc.nat(5), (mode, all, turn) => {
      const result = settle(mode, all)
      const open = all.findIndex(({ is }) => is === 'open')
      if (open < 0) {
        const cast = all.map(({ is, weight }) => ({
          say: is === 'agree' ? ('agree' as const) : ('refuse' as const),
          weight,
        }))
        expect(result).toBe(isPassed(mode, cast) ? 'pass' : 'refuse')
      } else {
        const ends = new Set(
          (['agree', 'refuse'] as const).map((is) =>
            settle(mode, all.with(open, { is, weight: all[open]?.weight ?? 1 })),
          ),
        )
        if (result === 'open') expect(ends.has('open') || ends.size === 2).toBe(true)
        else expect([...ends]).toEqual([result])
      }
      expect(settle(mode, [...all.slice(turn), ...all.slice(0, turn)])).toBe(result)
    }),
    { numRuns: 2_000 },
  )
})
