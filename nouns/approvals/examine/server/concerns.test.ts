import type { Event } from '@shouya/approvals/event'
import type { Task } from '@shouya/approvals/instance'
import { expect, test } from 'vitest'
import { concerns, isTold, openedBy } from './concerns.ts'

const task = (no: number, assignee: number, more: Partial<Task> = {}) =>
  ({ no, assignee, act: 1, seat: 0, part: 'main', origin: 'rule', parent: null, by: null, ...more }) as Task
const row = (seq: number, command_id: string, event: object, more: object = {}) => ({
  seq,
  part: 1,
  command_id,
  actor_id: 11,
  event: event as Event,
  ...more,
})

const tasks = [
  task(1, 11),
  task(2, 12, { origin: 'addBefore', part: 'advice', parent: 1, by: 11 }),
  task(3, 13, { origin: 'addParallel', seat: 1, parent: 1, by: 11 }),
  task(4, 14, { origin: 'addParallel', seat: 2, parent: 1, by: 11 }),
  task(5, 15, { origin: 'addAfter', part: 'after', parent: 1, by: 11 }),
  task(6, 16, { origin: 'transfer', seat: 1, by: 13 }),
]
const rows = [
  row(1, 'start', { type: 'opened' }),
  row(2, 'before', { type: 'suspended', task: 1 }),
  row(3, 'before', { type: 'opened' }),
  row(4, 'beside', { type: 'seated', node: 'n' }),
  row(5, 'beside', { type: 'opened' }),
  row(6, 'beside', { type: 'seated', node: 'n' }),
  row(7, 'beside', { type: 'opened' }),
  row(8, 'after', { type: 'decided', task: 1, result: 'agreed' }),
  row(9, 'after', { type: 'opened' }),
  row(10, 'move', { type: 'moved', task: 3 }),
  row(11, 'move', { type: 'opened' }),
]
const opened = openedBy(rows, tasks)
const of = (at: number) =>
  concerns((rows[at] as (typeof rows)[number]).event, tasks, opened(rows[at]?.command_id ?? ''))

test('an event names those who got a task by it, and how; not those who got one by another event', () => {
  expect(of(1)).toEqual({ people: [12], origin: 'addBefore' })
  expect(of(3)).toEqual({ people: [13, 14], origin: 'addParallel' })
  expect(of(7)).toEqual({ people: [15], origin: 'addAfter' })
  expect(of(9)).toEqual({ people: [16], origin: 'transfer' })
})

test('several who are added in one stroke are told once', () => {
  expect(rows.filter((each) => !isTold(rows, each, tasks)).map(({ seq }) => seq)).toEqual([6])
})

test('an end is told only where somebody takes away whom they added', () => {
  const ended = (no: number, more: object = {}, as = 'cancelled') =>
    row(20, 'end', { type: 'ended', tasks: [no], as }, more)
  const isEndTold = (end: ReturnType<typeof ended>, ...beside: object[]) =>
    isTold([end, ...beside.map((event, at) => row(21 + at, 'end', event))], end, tasks)
  expect(concerns(ended(2).event, tasks, [])).toEqual({ people: [12], origin: null })
  expect(isEndTold(ended(2))).toBe(true)
  expect(isEndTold(ended(2, { actor_id: 99 }))).toBe(false)
  expect(isEndTold(ended(2, { part: 2 }))).toBe(false)
  expect(isEndTold(ended(2, {}, 'closed'))).toBe(false)
  expect(isEndTold(ended(1))).toBe(false)
  // Taking back has an entry of its own.
  expect(isEndTold(ended(5), { type: 'takenBack' })).toBe(false)
})
