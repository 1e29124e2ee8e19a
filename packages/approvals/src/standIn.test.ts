import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowNode, Policies, UserId } from './definition.ts'
import type { Instance } from './instance.ts'
import type { Person } from './question.ts'
import { amounts, CAST, flows } from './testing/arbitrary.ts'
import { approve, branch, flow, gateway, INITIATOR, users } from './testing/definitions.ts'
import { Game, START } from './testing/game.ts'

const EVERYBODY = [...CAST, 5, 6] as const
const away = (substitute: UserId, from = START, to = START + 1e12): Partial<Person> => ({
  leaves: [{ substitute, from, to }],
})

function started(
  nodes: readonly FlowNode[],
  people: Record<number, Partial<Person>>,
  policies: Partial<Policies> = {},
) {
  const game = new Game(flow(nodes, policies), { people, admins: [9], superiors: { [INITIATOR]: [8] } })
  game.submit()
  return game
}

interface Sat {
  readonly node: string | null
  readonly by: UserId
  readonly owner: UserId
}

/** Who agreed to what for whom, of all that counts now; written without the engine's helpers. */
function seatsOf({ tasks, marks }: Instance): readonly Sat[] {
  return tasks
    .filter(({ node, act, status, part, kind }) => {
      const standing = node !== null && marks[node]?.act === act
      return standing && status === 'agreed' && part !== 'advice' && kind === 'approve'
    })
    .flatMap(({ node, auto, endedBy, assignee, principal }) => {
      const by = auto === 'duplicate' ? assignee : endedBy
      // A seat that its own person agreed to is theirs, whoever substituted.
      return by === null ? [] : [{ node, by, owner: principal === null || by === principal ? by : principal }]
    })
}

function twoSeats(instance: Instance): readonly string[] {
  const seats = seatsOf(instance)
  return seats.flatMap((first, index) =>
    seats
      .slice(index + 1)
      .filter((two) => first.by === two.by && first.owner !== two.owner)
      .map((two) => `${first.by} for ${first.owner} on ${first.node}, for ${two.owner} on ${two.node}`),
  )
}

describe('who stands in for somebody has not agreed for themselves', () => {
  const duplicates = ['everApproved', 'consecutive'] as const

  test.each(duplicates)(
    '%s: A agrees, B is away and A stands in: B’s step is not passed as the system',
    (duplicate) => {
      const game = started([approve('a', [1]), approve('b', [2])], { 2: away(1) }, { duplicate })
      game.agree(1)
      expect([game.status, ...game.open]).toEqual(['running', 'b:2'])
    },
  )

  test.each(duplicates)('%s: nor when the flow lets one person fill both: then they are asked', (duplicate) => {
    const policies = { duplicate, standIn: 'together' } as const
    const game = started([approve('a', [1]), approve('b', [2])], { 2: away(1) }, policies)
    game.agree(1)
    expect([game.status, ...game.open]).toEqual(['running', 'b:1'])
    expect([game.agree(1), game.status]).toEqual(['ok', 'approved'])
  })

  test.each(duplicates)('%s: B agrees in A’s place, then comes B’s own step', (duplicate) => {
    const policies = { duplicate, standIn: 'together' } as const
    const game = started([approve('a', [1]), approve('b', [2])], { 1: away(2) }, policies)
    game.agree(2)
    expect([game.status, ...game.open]).toEqual(['running', 'b:2'])
  })

  test.each(duplicates)('%s: A agrees, then B stands in for A: B is asked', (duplicate) => {
    const people = { 1: away(2, START + 150_000) }
    const game = started([approve('a', [1]), approve('c', [1])], people, { duplicate })
    game.now = START + 200_000
    game.agree(1)
    expect([game.status, ...game.open]).toEqual(['running', 'c:2'])
  })

  test.each(duplicates)('%s: in the same place twice they have agreed before', (duplicate) => {
    const game = started([approve('a', [1]), approve('c', [1])], { 1: away(2) }, { duplicate })
    game.agree(2)
    expect(game.status).toBe('approved')
  })

  test('what was given to somebody by hand was another’s to decide: their own step is asked', () => {
    const game = started([approve('a', [1]), approve('b', [2])], {}, { duplicate: 'everApproved' })
    game.give(1, { do: 'transfer', task: 1, to: 2 })
    game.agree(2)
    expect([game.status, ...game.open]).toEqual(['running', 'b:2'])
  })
})

describe('two seats of two people have two people', () => {
  test('a substitute with a seat to come leaves the task to the principal; the next of the chain takes it', () => {
    expect(started([approve('a', [1]), approve('b', [2])], { 1: away(2) }).open).toEqual(['a:1'])
    const parallel = [gateway('parallel', 'p', branch('x', [approve('a', [1])]), branch('y', [approve('b', [2])]))]
    expect(started(parallel, { 1: away(2) }).open).toEqual(['a:1', 'b:2'])
    const any = approve('b', [2, 3], { mode: { kind: 'any', anyRefuse: 'all' } })
    expect(started([approve('a', [1]), any], { 1: away(2) }).open).toEqual(['a:2'])
  })

  const later = approve('b', [], { who: [{ rule: 'previousPick', min: 1, max: 1, from: [users(2, 3)] }] })

  test('who has agreed in another’s place gets no seat of their own: where nobody is left the administrators decide', () => {
    for (const to of ['pass', 'refuse', 'admin'] as const) {
      const game = started([approve('a', [1]), later], { 1: away(2) }, { empty: { to } })
      expect(game.open).toEqual(['a:2'])
      game.agree(2, { picks: { b: [2] } })
      expect([game.status, ...game.open]).toEqual(['running', 'b:9'])
    }
  })

  test('nor is it given to them by hand', () => {
    const game = started([approve('a', [1]), approve('b', [3])], { 1: away(2) })
    game.agree(2)
    expect(game.give(3, { do: 'transfer', task: game.task(3, 'b').no, to: 2 })).toBe('STANDS_IN')
    expect(game.give(3, { do: 'addSign', how: 'addParallel', task: game.task(3, 'b').no, users: [2] })).toBe(
      'STANDS_IN',
    )
  })

  test('who stands in and is given a seat of their own says yes in one place only, and no in either', () => {
    const nodes = [gateway('parallel', 'p', branch('x', [approve('a', [1])]), branch('y', [approve('b', [2])]))]
    const newGame = () => {
      const game = started(nodes, { 2: away(6) })
      expect(game.give(1, { do: 'transfer', task: game.task(1, 'a').no, to: 6 })).toBe('ok')
      expect(game.open).toEqual(['a:6', 'b:6'])
      return game
    }
    const game = newGame()
    expect(game.give(6, { do: 'agree', task: game.task(6, 'b').no })).toBe('STANDS_IN')
    expect(game.give(6, { do: 'agree', task: game.task(6, 'a').no })).toBe('ok')
    expect(game.give(2, { do: 'agree', task: game.task(6, 'b').no })).toBe('ok')
    expect(game.status).toBe('approved')
    const otherGame = newGame()
    expect(otherGame.give(6, { do: 'refuse', task: otherGame.task(6, 'b').no })).toBe('ok')
    expect(otherGame.status).toBe('refused')
  })

  const tables = fc.dictionary(fc.constantFrom(...CAST.map(String)), fc.constantFrom(...EVERYBODY), { maxKeys: 4 })
  const moves = fc.array(
    fc.record({
      which: fc.nat(5),
      principal: fc.boolean(),
      what: fc.constantFrom('agree', 'agree', 'agree', 'agree', 'agree', 'transfer', 'addSign', 'return', 'tick'),
      to: fc.constantFrom(...EVERYBODY),
    }),
    { minLength: 5, maxLength: 25 },
  )
  type Move = typeof moves extends fc.Arbitrary<infer M> ? M : never

  /** Plays on while possible, and yields the findings after each move. */
  function* played(game: Game, amount: number, moves: Move) {
    game.submit({ amount })
    for (const { which, principal, what, to } of moves) {
      const open = game.instance.tasks.filter(({ status }) => status === 'open')
      const task = open[which % Math.max(1, open.length)]
      if (what === 'tick') game.tick()
      if (!task || task.node === null) continue
      const actor = task.assignee === null ? to : (principal && task.principal) || task.assignee
      if (what === 'transfer') game.give(actor, { do: 'transfer', task: task.no, to })
      if (what === 'addSign') game.give(actor, { do: 'addSign', how: 'addParallel', task: task.no, users: [to] })
      if (what === 'return') game.give(actor, { do: 'return', task: task.no, to: 'previous' })
      if (what === 'agree') game.give(actor, { do: task.assignee === null ? 'claim' : 'agree', task: task.no })
      yield twoSeats(game.instance)
    }
  }

  const games = (standIn: Policies['standIn']) =>
    fc.tuple(flows(false), tables, amounts, moves).map(([{ definition, form }, table, amount, moves]) => {
      const people = Object.fromEntries(
        Object.entries(table)
          .filter(([user, substitute]) => Number(user) !== substitute)
          .map(([user, substitute]) => [user, away(substitute)]),
      )
      const testFlow = { form, definition: { ...definition, policies: { ...definition.policies, standIn } } }
      const game = new Game(testFlow, { people, admins: [9], superiors: { 1: [2], 2: [3], 3: [5], [INITIATOR]: [8] } })
      return { game, amount, given: moves }
    })

  test('for all flows and tables of substitutes: no person, own or standing in, fills two seats that need two', () => {
    let stoodIn = 0
    let passed = 0
    fc.assert(
      fc.property(games('apart'), ({ game, amount, given }) => {
        for (const twice of played(game, amount, given)) expect(twice).toEqual([])
        if (seatsOf(game.instance).some(({ by, owner }) => by !== owner)) stoodIn++
        if (game.status === 'approved') passed++
      }),
      { numRuns: 3_000 },
    )
    // Meaningful only if people were substituted and requests came to an end.
    expect([stoodIn > 100, passed > 100]).toEqual([true, true])
  })

  test('unless the flow says so: then it happens', () => {
    const happens = (standIn: Policies['standIn']) =>
      fc
        .sample(games(standIn), { numRuns: 1_000, seed: 7 })
        .some(({ game, amount, given }) => [...played(game, amount, given)].some((twice) => twice.length > 0))
    expect([happens('apart'), happens(undefined), happens('together')]).toEqual([false, false, true])
  })
})
