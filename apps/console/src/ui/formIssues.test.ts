import { expect, test } from 'vitest'
import { formIssues } from './formIssues.ts'

test('issues go to their fields, deeper paths to the field that holds them', () => {
  const issues = [
    { path: 'key_ids.0', message: 'a' },
    { path: 'key_ids', message: 'b' },
    { path: 'sign.password', message: 'c' },
    { path: 'dept_id', message: 'd' },
    { path: '', message: 'e' },
  ]
  expect(formIssues(issues, ['key_ids', 'sign'])).toEqual({
    fields: [
      { name: 'key_ids', errors: ['a', 'b'] },
      { name: 'sign', errors: ['c'] },
    ],
    rest: ['dept_id: d', 'e'],
  })
})
