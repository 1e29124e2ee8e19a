import { expect, test } from 'vitest'
import { countStates, saidByAll, stateOf } from './wallParts.ts'

const unit = (...states: ('todo' | 'signing' | 'overdue' | 'done' | 'late' | 'exempt' | null)[]) => ({
  ...{ dept_id: 1, name: '' },
  states,
})

test.each([
  [unit('done', 'overdue', 'signing'), 'overdue'],
  [unit('done', 'todo', 'signing'), 'signing'],
  [unit('done', 'todo', null), 'todo'],
  [unit('done', 'late'), 'late'],
  [unit('exempt', 'done'), 'done'],
  [unit('exempt', null), 'exempt'],
] as const)('%o is %s', (example, state) => {
  expect(stateOf(example)).toBe(state)
})

test('duties are counted by state; what is not owed is none', () => {
  expect(countStates([unit('done', null, 'overdue'), unit('done', 'exempt')])).toEqual({
    ...{ overdue: 1, signing: 0, leaving: 0, todo: 0, late: 0, done: 2, exempt: 1 },
  })
})

test('names stand without what all begin with, unless little would be left', () => {
  expect(saidByAll(['松湾分行营业部', '松湾分行青梧路支行'])).toBe(4)
  expect(saidByAll(['沧岭银行松湾分行', '沧岭银行松湾分行青梧路支行'])).toBe(0)
  expect(saidByAll(['松湾分行'])).toBe(0)
})
