import { expect, test } from 'vitest'
import { toInbox, whyAlone } from './requestList.ts'

test('two tasks of one request are two rows that lead to the same request', () => {
  const row = { id: 7, task_id: 31, kind: 'approve' } as Parameters<typeof toInbox>[0]
  const rows = [toInbox(row), toInbox({ ...row, task_id: 32 })]
  expect(rows.map(({ id, request_id }) => [id, request_id])).toEqual([
    [31, 7],
    [32, 7],
  ])
})

test('what is to be claimed, submitted again, filled in or signed is not agreed to in a batch', () => {
  const task = { to_claim: false, kind: 'approve', alone: null } as const
  expect(whyAlone(task)).toBe(null)
  expect(whyAlone({ ...task, kind: 'handle' })).toBe(null)
  expect(whyAlone({ ...task, to_claim: true })).toBe('claim')
  expect(whyAlone({ ...task, kind: 'resubmit' })).toBe('resubmit')
  expect(whyAlone({ ...task, alone: 'fields' })).toBe('fields')
  expect(whyAlone({ ...task, alone: 'signature' })).toBe('signature')
})
