import { expect, test } from 'vitest'
import type { Entry, Task } from './request.ts'
import { isOverdue, timelineOf, waitingOn } from './timelineOf.ts'

const entry = (at: string, type: string, more: Partial<Entry> = {}): Entry => ({
  at: `2026-11-22 ${at}:00`,
  type,
  node_name: null,
  actor: null,
  on_behalf_of: null,
  result: null,
  auto: null,
  text: '',
  people: [],
  origin: null,
  files: [],
  signed: false,
  sign_url: null,
  task_no: null,
  to_name: null,
  ...more,
})

const task = (no: number, more: Partial<Task> = {}) =>
  ({ no, node_id: 'n1', node_name: '一', kind: 'approve', status: 1, opened_time: null, ...more }) as Task

test('a decision says how long it took since the task came', () => {
  const tasks = [task(1, { opened_time: '2026-11-22 09:00:00' })]
  const [, decided] = timelineOf(
    [entry('09:00', 'submitted'), entry('11:30', 'decided', { task_no: 1, result: 'agreed' })],
    tasks,
  )
  expect(decided?.took).toBe(150)
})

test('a return is told with the decision that led to it, and begins another pass', () => {
  const entries = timelineOf(
    [
      entry('09:00', 'submitted'),
      entry('10:00', 'decided', { result: 'returned', task_no: 1 }),
      entry('10:00', 'returned', { to_name: null }),
      entry('12:00', 'resubmitted'),
    ],
    [task(1)],
  )
  expect(entries.map(({ type, pass, backTo }) => [type, pass, backTo])).toEqual([
    ['submitted', 1, null],
    ['decided', 1, ''],
    ['resubmitted', 2, null],
  ])
})

test('what was changed in the form is told with the decision that changed it', () => {
  const actor = { id: 1, name: '甲' }
  const entries = timelineOf(
    [
      entry('09:00', 'submitted', { actor }),
      entry('10:00', 'changed', { actor }),
      entry('10:00', 'decided', { actor, result: 'agreed' }),
      entry('11:00', 'decided', { actor: { id: 2, name: '乙' }, result: 'agreed' }),
    ],
    [],
  )
  expect(entries.map(({ type, changed }) => [type, changed])).toEqual([
    ['submitted', false],
    ['decided', true],
    ['decided', false],
  ])
})

test('a return without a decision stands for itself', () => {
  const entries = timelineOf([entry('09:00', 'submitted'), entry('10:00', 'returned', { to_name: '初审' })], [])
  expect(entries.at(-1)).toMatchObject({ type: 'returned', backTo: '初审', pass: 2 })
})

test('whoever is asked, asks somebody else, or comes later is listed by node; what has ended is not', () => {
  const waiting = waitingOn([
    task(1, { status: 3 }),
    task(2, { status: 1 }),
    task(3, { status: 0 }),
    task(4, { status: 2, node_id: 'n2' }),
  ])
  expect(waiting.map(({ tasks }) => tasks.map(({ no }) => no))).toEqual([[2, 3], [4]])
})

test('only a time limit that is over makes a task overdue', () => {
  const now = '2026-11-22 12:00:00'
  expect(isOverdue({ due_time: null }, now)).toBe(false)
  expect(isOverdue({ due_time: '2026-11-22 12:00:01' }, now)).toBe(false)
  expect(isOverdue({ due_time: '2026-11-22 11:59:59' }, now)).toBe(true)
})
