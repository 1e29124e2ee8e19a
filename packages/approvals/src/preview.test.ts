import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from './command.ts'
import type { Flow } from './flow.ts'
import { draft, type Instance } from './instance.ts'
import { isSomebody, type Preview, preview } from './preview.ts'
import type { Answers, Facts } from './question.ts'
import { amounts, flows } from './testing/arbitrary.ts'
import { above, approve, branch, flow, gateway, INITIATOR, initiator, otherwise, users } from './testing/definitions.ts'
import { answersTo, type Directory } from './testing/directory.ts'
import { Game } from './testing/game.ts'
import { give, tries } from './testing/tries.ts'

const directory: Directory = { superiors: { [INITIATOR]: [8] }, admins: [900], people: { 3: { mayAct: false } } }

function previewOf(
  testFlow: Flow,
  instance: Instance,
  first: Extract<Order, { do: 'submit' }> | null,
  now: number,
): Exclude<Preview, { is: 'need' }> {
  let answers: Answers = {}
  for (let round = 0; round < 200; round++) {
    const facts: Facts = { now, answers, day: '' }
    const result = preview(testFlow, instance, first, facts)
    if (result.is === 'told') return result
    answers = { ...answers, ...answersTo(directory, result.questions) }
  }
  throw new Error('asks for ever')
}

const submission = (form = {}) => ({ do: 'submit', initiator, form, definitionVersion: 1, formVersion: 1 }) as const

/** Everybody agrees, in any order; timers fire. */
function agreeToTheEnd(game: Game, order: readonly number[]): undefined {
  for (let turn = 0; turn < 400 && game.status === 'running'; turn++) {
    const open = game.instance.tasks.filter(({ status }) => status === 'open')
    const task = open[(order[turn % order.length] ?? 0) % Math.max(1, open.length)]
    if (!task) expect(game.tick()).toBe('ok')
    else if (task.assignee === null) game.give(task.pool[0] ?? null, { do: 'claim', task: task.no })
    else expect(game.give(task.assignee, { do: 'agree', task: task.no })).toBe('ok')
  }
}

test('who is asked for want of anybody else is told as such', () => {
  const { steps } = previewOf(flow([approve('a', [3]), approve('b', [1])]), draft, submission(), 0)
  expect(steps.map(({ node, fallback }) => [node, fallback])).toEqual([
    ['a', 'empty'],
    ['b', undefined],
  ])
})

test('I15 the way that is foretold is the way that is gone when everybody agrees', () => {
  fc.assert(
    fc.property(flows(false), amounts, fc.array(fc.nat(9), { minLength: 1 }), (testFlow, amount, order) => {
      const foretold = previewOf(testFlow, draft, submission({ amount }), 0)
      const game = new Game(testFlow, directory)
      game.submit({ amount })
      agreeToTheEnd(game, order)
      expect([foretold.instance.status, foretold.stopped]).toEqual([game.status, null])
      const gone = game.records.flatMap(({ event }) =>
        event.type === 'entered' && !event.branches ? [event.node] : [],
      )
      expect(foretold.steps.map(({ node }) => node).toSorted()).toEqual(gone.toSorted())
      const askedOn = (node: string) =>
        new Set([
          ...game.instance.tasks
            .filter((task) => task.node === node)
            .flatMap(({ assignee, pool }) => [assignee ?? [], pool].flat()),
          ...Object.keys(game.instance.copies)
            .map(Number)
            .filter((user) => game.instance.copies[user]?.includes(node)),
        ])
      for (const { node, people } of foretold.steps)
        for (const { users: expected } of people)
          expect([...askedOn(node)]).toEqual(expect.arrayContaining([...expected]))
    }),
    { numRuns: 250 },
  )
})

test('I17 I15 from wherever a request stands there is a way to the end', () => {
  fc.assert(
    fc.property(flows(false), amounts, tries(15), (testFlow, amount, all) => {
      const game = new Game(testFlow, directory)
      game.submit({ amount })
      for (const step of all) give(game, step)
      const { instance, stopped } = previewOf(testFlow, game.instance, null, game.now)
      expect(stopped).toBeNull()
      expect(['running', 'returned']).not.toContain(instance.status)
    }),
    { numRuns: 250 },
  )
})

test('people who will be picked are somebody; of limited picks the first', () => {
  const pick = { rule: 'initiatorPick', min: 2, max: 2 } as const
  const next = { rule: 'previousPick', min: 1, max: 1, from: [users(6, 7)] } as const
  const testFlow = flow(
    [approve('a', [], { who: [pick] }), approve('b', [], { who: [next] })],
    {},
    { start: { fields: {}, picks: ['a'] } },
  )
  const { steps, instance } = previewOf(testFlow, draft, submission(), 0)
  expect(instance.status).toBe('approved')
  expect(steps[0]?.people.flatMap((person) => person.users).every(isSomebody)).toBe(true)
  expect(steps[1]?.people).toEqual([{ users: [6], principal: null }])
})

test('of limited picks of the initiator the first, who picked somebody else hears so', () => {
  const pick = { rule: 'initiatorPick', min: 1, max: 1, from: [users(6, 7)] } as const
  const testFlow = flow(
    [approve('b', [1]), approve('a', [], { who: [pick] })],
    {},
    { start: { fields: {}, picks: ['a'] } },
  )
  const { steps, stopped } = previewOf(testFlow, draft, submission(), 0)
  expect([steps[1]?.people, stopped]).toEqual([[{ users: [6], principal: null }], null])
  const refused = previewOf(testFlow, draft, { ...submission(), picks: { a: [8] } }, 0)
  expect(refused.stopped).toMatchObject({ code: 'PICK_NOT_ALLOWED', node: 'a', user: 8 })
})

test('what nobody can go past is said, with what comes before it', () => {
  const testFlow = flow([approve('a', [1]), approve('b', [3])], { empty: { to: 'users', users: [3] } })
  expect(previewOf(testFlow, draft, submission(), 0)).toMatchObject({
    instance: { status: 'running' },
    stopped: { code: 'NO_APPROVER', node: 'b' },
    steps: [{ node: 'a', people: [{ users: [1] }] }],
  })
})

test('of a running request what waits comes first, by the form as it is', () => {
  const nodes = [
    approve('a', [1]),
    gateway('choice', 'g', branch('x', [approve('b', [2])], above(5)), otherwise('y', [approve('c', [4])])),
    approve('d', [5]),
  ]
  const game = new Game(flow(nodes), directory)
  game.submit({ amount: 9 })
  game.agree(1)
  expect(previewOf(game.flow, game.instance, null, game.now).steps.map(({ node, how }) => [node, how])).toEqual([
    ['b', 'votes'],
    ['d', 'votes'],
  ])
})

test('where the task is claimed all who may are told, and who has claimed it already alone', () => {
  const pool = approve('a', [1, 2, 4], { mode: { kind: 'any', anyRefuse: 'first', claim: true } })
  const testFlow = flow([pool, approve('b', [5])])
  const { steps } = previewOf(testFlow, draft, submission(), 0)
  expect(steps.map(({ people }) => people)).toEqual([
    [{ users: [1, 2, 4], principal: null }],
    [{ users: [5], principal: null }],
  ])
  const game = new Game(testFlow, directory)
  game.submit({})
  expect(previewOf(testFlow, game.instance, null, 0).steps[0]?.people).toEqual([{ users: [1, 2, 4], principal: null }])
  game.give(2, { do: 'claim', task: 1 })
  expect(previewOf(testFlow, game.instance, null, 0).steps[0]?.people).toEqual([{ users: [2], principal: null }])
})

test('who is named one by one and may not act is told, who has a role is not', () => {
  const both = approve('b', [], { who: [{ rule: 'field', model: 'keepers' }], mode: { kind: 'all' } })
  const post = approve('c', [], { who: [users(5), { rule: 'role', key: 'r', scope: 'all' }] })
  const some = { ...directory, members: { 'role r null': [3] } }
  const testFlow = flow([approve('a', [3, 1]), both, post])
  let answers: Answers = {}
  for (;;) {
    const result = preview(testFlow, draft, submission({ keepers: [3, 4] }), { now: 0, day: '', answers })
    if (result.is === 'told') {
      expect(result.steps.map(({ unable }) => unable)).toEqual([[3], [3], []])
      expect(result.steps.map(({ people }) => people.flatMap((person) => person.users))).toEqual([[1], [4], [5]])
      break
    }
    answers = { ...answers, ...answersTo(some, result.questions) }
  }
})

test('of an outside party its own people are asked, of the bank everybody who has the role', () => {
  const testFlow = flow([approve('a', [], { who: [{ rule: 'role', key: 'r', scope: 'initiatorParty' }] })])
  const members = { 'role r null': [4, 5], 'role r null of 2.7': [5] }
  const askedOf = (more: object) => {
    let answers: Answers = {}
    for (;;) {
      const first = { ...submission(), initiator: { ...initiator, ...more } }
      const result = preview(testFlow, draft, first, { now: 0, day: '', answers })
      if (result.is === 'told') return result.steps[0]?.people.flatMap(({ users: ids }) => ids)
      answers = { ...answers, ...answersTo({ ...directory, members }, result.questions) }
    }
  }
  expect([askedOf({ party: '2.7' }), askedOf({ party: '2.8' }), askedOf({})]).toEqual([[5], [900], [4, 5]])
})

test('who will be informed is told, too', () => {
  const testFlow = flow([approve('a', [1]), { id: 'c', type: 'cc', name: 'c', who: [users(6, 7)] }])
  expect(previewOf(testFlow, draft, submission(), 0).steps[1]).toEqual({
    node: 'c',
    people: [
      { users: [6], principal: null },
      { users: [7], principal: null },
    ],
    unable: [],
    how: 'informed',
  })
})

test('a long flow is foretold in few rounds of questions', () => {
  const nodes = Array.from({ length: 60 }, (_, index) =>
    approve(`n${index}`, [], { who: [{ rule: 'role', key: `r${index}`, scope: 'all' }] }),
  )
  const members = Object.fromEntries(nodes.map((_, index) => [`role r${index} null`, [index + 1]]))
  let answers: Answers = {}
  for (let rounds = 1; ; rounds++) {
    const result = preview(flow(nodes), draft, submission(), { now: 0, answers })
    if (result.is === 'told') {
      expect([result.instance.status, result.steps.length, rounds]).toEqual(['approved', 60, 3])
      return
    }
    answers = { ...answers, ...answersTo({ members }, result.questions) }
  }
})
