import { expect, test } from 'vitest'
import { isAgreeable, toInbox } from './taskRows.ts'

test('two tasks of one request are two rows that lead to the same request', () => {
  const row = { id: 7, task_id: 31, kind: 'approve' } as Parameters<typeof toInbox>[0]
  const rows = [toInbox(row), toInbox({ ...row, task_id: 32 })]
  expect(rows.map(({ id, request_id }) => [id, request_id])).toEqual([
    [31, 7],
    [32, 7],
  ])
})

test('what is to be claimed or submitted again is not agreed to in a batch', () => {
  expect(isAgreeable({ to_claim: false, kind: 'approve' })).toBe(true)
  expect(isAgreeable({ to_claim: false, kind: 'handle' })).toBe(true)
  expect(isAgreeable({ to_claim: true, kind: 'approve' })).toBe(false)
  expect(isAgreeable({ to_claim: false, kind: 'resubmit' })).toBe(false)
})
