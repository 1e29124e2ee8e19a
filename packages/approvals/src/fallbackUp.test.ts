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

/** Ways to look for somebody upwards, each with the directory of an organisation whose units have these people. */
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

/** From the own unit upwards: whoever is there; nobody in most of them. */
const upwards = fc.array(
  fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 2 })),
  { maxLength: 5 },
)

test.each(Object.keys(ways))('%s: the nearest unit that has one is asked, nobody above it, and it says so', (name) => {
  fc.assert(
    fc.property(upwards, (people) => {
      const { rule, directory } = ways[name]?.(people) ?? expect.fail(name)
      const made = flow([approve('n', [], { who: [rule] })])
      const office = { ...directory, admins: [ADMIN] }
      const game = new Game(made, office)
      expect(game.submit({ unit: 77 })).toBe('ok')
      const at = people.findIndex(({ length }) => length > 0)
      const [asked, fallback] =
        at === -1 ? [[ADMIN], 'empty'] : at > 0 ? [people[at] ?? [], 'above'] : [people[0] ?? [], undefined]
      expect(game.open).toEqual(asked.map((user) => `n:${user}`).toSorted())
      expect(fellBack(game.instance, 'n').fallback).toBe(fallback)
      // What is told before is what comes (I15), and it is told as such.
      expect(foretold(made, office)).toMatchObject([
        { node: 'n', people: asked.map((user) => ({ users: [user] })), ...(fallback && { fallback }) },
      ])
    }),
  )
})

test('nobody is asked about units above while somebody is there', () => {
  const { rule, directory } = ways['role of the own unit']?.([[1], [2]]) ?? expect.fail()
  const asked: Question[] = []
  foretold(flow([approve('n', [], { who: [rule] })]), directory, asked)
  expect(asked.map(keyOf)).not.toContainEqual(expect.stringContaining('Above'))
})

/** The way of a request before it is submitted; everything that was `asked` for it. */
function foretold(made: ReturnType<typeof flow>, directory: Directory, asked: Question[] = []) {
  const first = { do: 'submit', initiator, form: { unit: 77 }, definitionVersion: 1, formVersion: 1 } as const
  let answers = {}
  for (let round = 0; round < 10; round++) {
    const told = preview(made, draft, first, { now: 0, answers })
    if (told.is === 'told') return told.steps
    asked.push(...told.questions)
    answers = { ...answers, ...answersTo(directory, told.questions) }
  }
  return expect.fail('it asks for ever')
}
