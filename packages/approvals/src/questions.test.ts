import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { draft } from './instance.ts'
import { type Answers, keyOf, type Question } from './question.ts'
import { approve, branch, flow, gateway, INITIATOR, initiator, users } from './testing/definitions.ts'
import { answersTo } from './testing/directory.ts'

const head = { rule: 'fieldDeptHead', model: 'unit', level: 1, fallbackUp: false } as const
const testFlow = flow([
  gateway(
    'parallel',
    'p',
    branch('x', [approve('a', [], { who: [head, users(3)] })]),
    branch('y', [approve('b', [4], { due: { hours: 1, calendar: 'work', outcome: 'agree' } })]),
  ),
])
const order = { do: 'submit', initiator, form: { unit: [31, 32] }, definitionVersion: 1, formVersion: 1 } as const
const ask = (answers: Answers) => decide(testFlow, draft, { id: 'c1', actor: INITIATOR, order }, { now: 0, answers })
const heads = { heads: { 31: [[1]], 32: [[2]] } }

function questions(answers: Answers): readonly Question[] {
  const decided = ask(answers)
  return decided.is === 'need' ? decided.questions : []
}

test('all that is missing is asked in one go, over branches side by side', () => {
  const first = questions({})
  expect(first.map(keyOf).toSorted()).toEqual([
    'ask=deptHeads&dept=31&fallbackUp=false&level=1',
    'ask=deptHeads&dept=32&fallbackUp=false&level=1',
    'ask=person&user=4',
  ])
  const second = questions(answersTo(heads, first))
  expect(second.map(({ ask: about }) => about).toSorted()).toEqual(['calendar', 'person', 'person', 'person'])
  const answers = { ...answersTo(heads, first), ...answersTo(heads, second) }
  expect(ask(answers)).toMatchObject({ is: 'done', instance: { status: 'running', tasks: { length: 4 } } })
})

test('half an answer is asked for again, and nothing is taken for an answer that is none', () => {
  const first = questions({})
  for (const left of first) {
    const rest = answersTo(
      heads,
      first.filter((question) => question !== left),
    )
    expect(questions(rest).map(keyOf)).toContain(keyOf(left))
  }
})

test('the same question has the same key in whatever order it is written', () => {
  expect(keyOf({ ask: 'superiors', user: 1, level: 2 })).toBe(keyOf({ level: 2, user: 1, ask: 'superiors' }))
})
