import { expect, test } from 'vitest'
import { type Decided, decide } from './decide.ts'
import type { Event } from './event.ts'
import { evolve } from './evolve.ts'
import { approve, flow } from './testing/definitions.ts'
import { flowsOf } from './testing/enumerate.ts'
import { explore } from './testing/explore.ts'
import { allMoves } from './testing/moves.ts'

/** `DEEP=1` (npm run test:deep): all flows of two nodes and ten times as many of three and four. */
const deep = process.env.DEEP === '1'

/** Size of a flow → every how manyth is explored completely. */
const SHARE: ReadonlyMap<number, number> = deep
  ? new Map([
      [1, 1],
      [2, 1],
      [3, 20],
      [4, 800],
    ])
  : new Map([
      [1, 1],
      [2, 8],
      [3, 300],
      [4, 12_000],
    ])
const STEPS = 6
const LEAST_STATES = deep ? 1_000_000 : 100_000

test('I1 I2 I3 I4 I5 I7 I9 I12 I13 I16 I17 I19 hold in every state of small flows, six steps deep', {
  timeout: deep ? 1_800_000 : 180_000,
}, () => {
  let states = 0
  for (const [size, every] of SHARE)
    for (const small of flowsOf(size, every)) {
      // A gateway chooses by the amount: both ways in turn.
      const explored = explore(small, { amount: states % 2 === 0 ? 9 : 1 }, STEPS)
      expect(explored.found).toBeNull()
      states += explored.states
    }
  expect(states).toBeGreaterThanOrEqual(LEAST_STATES)
})

test('I1 I2 I3 I4 I5 I9 I12 I13 I17 hold with every other command of people too, in fewer steps', () => {
  for (const [size, every, steps] of [
    [1, 1, 4],
    [2, 50, 4],
    [3, 4_000, 3],
  ] as const)
    for (const small of flowsOf(size, every))
      expect(explore(small, { amount: 9 }, steps, { moves: allMoves }).found).toBeNull()
})

/** `decide` without some of its events. */
function without(drop: (event: Event) => boolean): typeof decide {
  return (...args) => {
    const decided: Decided = decide(...args)
    if (decided.is !== 'done') return decided
    const records = decided.records
      .filter(({ event }) => !drop(event))
      .map((record, index) => ({ ...record, seq: args[1].seq + index + 1 }))
    const states = records.map((_, index) => records.slice(0, index + 1).reduce(evolve, args[1]))
    return { is: 'done', records, states, instance: states.at(-1) ?? args[1] }
  }
}

/** A faulty engine, the flow that shows the fault, the expected message, and the number of steps. */
const faults: readonly [string, (event: Event) => boolean, string, number][] = [
  ['tasks of others stay open', ({ type }) => type === 'ended', 'I3', 1],
  ['a delegate never gives back', ({ type }) => type === 'resumed', 'I17', 2],
  ['what comes next is not entered', (event) => event.type === 'entered' && event.node === 'b', 'I17', 0],
  ['a decision is not written down', ({ type }) => type === 'passed', 'I1', 1],
]

test.each(faults)('the exploration bites: %s', (_, drop, says, steps) => {
  const any = { mode: { kind: 'any', anyRefuse: 'first' } } as const
  const { found } = explore(flow([approve('a', [1, 2], any), approve('b', [3])]), {}, STEPS, { decider: without(drop) })
  expect(found).toContain(says)
  expect(found).toContain(`${steps} steps:`)
})
