import { expect, test } from 'vitest'
import { bodyOf } from './moveBody.ts'
import type { Task } from './request.ts'

const task = { id: 7 } as Task
const sent = (move: Parameters<typeof bodyOf>[0]['move'], filled: Parameters<typeof bodyOf>[2]) =>
  JSON.parse(JSON.stringify(bodyOf({ move, task, danger: false }, 3, filled)))

test('a decision goes to its task, with nothing that was left empty', () => {
  expect(sent('agree', { opinion: '  ', seen_rev: 2 })).toEqual({ task_id: 7, command: 'agree', seen_rev: 2 })
  expect(sent('return', { opinion: ' 请补充 ', target: 'initiator' })).toEqual({
    task_id: 7,
    command: 'return',
    opinion: '请补充',
    target: 'initiator',
  })
})

test('one person is sent as a list where the server takes a list', () => {
  expect(sent('transfer', { people: 5 })).toEqual({ task_id: 7, command: 'transfer', user_ids: [5] })
  expect(sent('cc', { people: [5, 6] })).toEqual({ id: 3, task_id: 7, user_ids: [5, 6] })
  expect(sent('reassign', { task_id: 9, people: 5, opinion: '离岗' })).toEqual({
    task_id: 9,
    user_id: 5,
    reason: '离岗',
  })
})

test('what concerns the request names the request', () => {
  expect(sent('withdraw', { opinion: '不需要了' })).toEqual({ id: 3, reason: '不需要了' })
  expect(sent('comment', { opinion: '请看附件' })).toEqual({ id: 3, text: '请看附件' })
  expect(sent('comment', { opinion: ' ', files: [5] })).toEqual({ id: 3, files: [5] })
})
