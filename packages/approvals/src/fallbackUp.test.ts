import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WhoRule } from './definition.ts'
import { draft } from './instance.ts'
import { fellBack, preview } from './preview.ts'
import { keyOf, type Question } from './question.ts'
import { approve, flow, initiator } from './testing/definitions.ts'
import { answersTo, type Directory } from './testing/directory.ts'
import { Game } from './testing/game.ts'

const ADMIN = 9
const UP = { level: 1, fallbackUp: true }

/** Rules that look for somebody upwards, each with the directory of an organisation whose units have these people. */
const ways: Record<string, (people: readonly (readonly number[])[]) => { rule: WhoRule; directory: Directory }> = {
  'role of the own unit': ([own = [], ...above]) => ({
    rule: { rule: 'role', key: 'r', scope: 'initiatorDept', fallbackUp: true },
    directory: { members: { 'role r 30': own, 'role r above 30': nearest(above) } },
  }),
  'post of the own company': ([own = [], ...above]) => ({
    rule: { rule: 'post', key: 'p', scope: 'initiatorCompany', fallbackUp: true },
    directory: { members: { 'post p 20 below': own, 'post p above 20': nearest(above) } },
  }),
  'head of the own unit': (people) => ({
    rule: { rule: 'deptHead', of: 'initiator', ...UP },
    directory: { heads: { 30: people } },
  }),
  'head of a unit in the form': (people) => ({
    rule: { rule: 'fieldDeptHead', model: 'unit', ...UP },
    directory: { heads: { 77: people } },
  }),
}

const nearest = (units: readonly (readonly number[])[]): readonly number[] =>
  units.find(({ length }) => length > 0) ?? []

/** The people of each unit from the own unit upwards; none in most of them. */
const upwards = fc.array(
  fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 2 })),
  { maxLength: 5 },
)

test.each(Object.keys(ways))('%s: the nearest unit that has one is asked, nobody above it, and it says so', (name) => {
  fc.assert(
    fc.property(upwards, (people) => {
      const { rule, directory } = ways[name]?.(people) ?? expect.fail(name)
      const testFlow = flow([approve('n', [], { who: [rule] })])
      const office = { ...directory, admins: [ADMIN] }
      const game = new Game(testFlow, office)
      expect(game.submit({ unit: 77 })).toBe('ok')
      const level = people.findIndex(({ length }) => length > 0)
      const [expected, fallback] =
        level === -1 ? [[ADMIN], 'empty'] : level > 0 ? [people[level] ?? [], 'above'] : [people[0] ?? [], undefined]
      expect(game.open).toEqual(expected.map((user) => `n:${user}`).toSorted())
      expect(fellBack(game.instance, 'n').fallback).toBe(fallback)
      // The preview matches what happens (I15), including the fallback.
      expect(foretold(testFlow, office)).toMatchObject([
        { node: 'n', people: expected.map((user) => ({ users: [user] })), ...(fallback && { fallback }) },
      ])
    }),
  )
})

test('nobody is asked about units above while somebody is there', () => {
  const { rule, directory } = ways['role of the own unit']?.([[1], [2]]) ?? expect.fail()
  const questions: Question[] = []
  foretold(flow([approve('n', [], { who: [rule] })]), directory, questions)
  expect(questions.map(keyOf)).not.toContainEqual(expect.stringContaining('Above'))
})

/** The preview of a request before submission; `asked` collects its questions. */
function foretold(testFlow: ReturnType<typeof flow>, directory: Directory, questions: Question[] = []) {
  const first = { do: 'submit', initiator, form: { unit: 77 }, definitionVersion: 1, formVersion: 1 } as const
  let answers = {}
  for (let round = 0; round < 10; round++) {
    const result = preview(testFlow, draft, first, { now: 0, answers })
    if (result.is === 'told') return result.steps
    questions.push(...result.questions)
    answers = { ...answers, ...answersTo(directory, result.questions) }
  }
  return expect.fail('it asks for ever')
}
