import { expect, test } from 'vitest'
import { draft } from './instance.ts'
import { type Pickable, pickable } from './pickable.ts'
import type { Answers } from './question.ts'
import { submitted } from './submitted.ts'
import { approve, flow, initiator, users } from './testing/definitions.ts'
import { answersTo } from './testing/directory.ts'

const role = { rule: 'role', key: 'chief', scope: 'all' } as const
const testFlow = flow(
  [
    approve('free', [], { who: [{ rule: 'initiatorPick', min: 1, max: 1 }] }),
    approve('among', [], { who: [{ rule: 'previousPick', min: 1, max: 1, from: [users(6, 7), role] }] }),
    approve('named', [1]),
  ],
  {},
  { start: { fields: {}, picks: ['free'] } },
)

function pickableFor(node: string): Pickable {
  const begun = submitted(draft, { do: 'submit', initiator, form: {}, definitionVersion: 1, formVersion: 1 })
  let answers: Answers = {}
  for (let round = 0; round < 10; round++) {
    const result = pickable(testFlow, begun, node, { now: 0, answers })
    if (result.is !== 'need') return result
    answers = { ...answers, ...answersTo({ members: { 'role chief null': [7, 8] } }, result.questions) }
  }
  throw new Error('asks for ever')
}

test('anybody, those whom the rules find once each, or nobody', () => {
  expect(pickableFor('free')).toEqual({ is: 'told', among: null })
  expect(pickableFor('among')).toEqual({ is: 'told', among: [6, 7, 8] })
  expect(pickableFor('named')).toEqual({ is: 'none' })
  expect(pickableFor('no such node')).toEqual({ is: 'none' })
})
