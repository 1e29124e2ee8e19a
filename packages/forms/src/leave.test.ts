import { describe, expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { pathText } from './json.ts'
import { fixture } from './testing/fixtures.ts'
import { validate } from './validate.ts'

/** The leave form of domain.md 10.3, from the document to the judgement. */
const leave = fixture('leave.json')
const users = [
  { value: 11, label: '许慎之' },
  { value: 12, label: '何向北' },
]
const types = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
const sources = { options: { 'dict.leave_type': types, users } }
const good = {
  staff_type: '2',
  leave_type: '1',
  range: ['2026-03-02 08:30', '2026-03-03 17:30'],
  handover_user: 11,
  key_handover: true,
  substitute: 12,
  reason: '回家看望父母，请予批准',
  proof: [],
}
const judge = (change: object) => {
  const { issues, valid, values } = validate(leave, { ...good, ...change }, sources)
  return { valid, values, issues: issues.map(({ path, code, level }) => `${level} ${pathText(path)} ${code}`) }
}

test('it can be published', () => {
  const host = { sources: ['dict.leave_type', 'users'], functions: [], uploadOrigins: [] }
  expect(inspect(leave, host)).toEqual([])
})

describe('good data is taken', () => {
  test('and the days are reckoned, whatever the browser says', () => {
    expect(judge({ days: 99 })).toEqual({ valid: true, issues: [], values: { ...good, days: 1.5 } })
  })

  test('an employee has no substitute, and a value for one is not kept', () => {
    expect(judge({ staff_type: '1' })).toMatchObject({
      valid: true,
      issues: [],
      values: expect.not.objectContaining({ substitute: 12 }) as object,
    })
  })

  test('a warning refuses nothing', () => {
    expect(judge({ substitute: 11 })).toMatchObject({ valid: true, issues: ['warning substitute issue.check'] })
  })
})

test.each<[object, string[]]>([
  [{ staff_type: '9', substitute: undefined }, ['error staff_type issue.notAnOption']],
  [{ leave_type: '' }, ['error leave_type issue.required']],
  [{ range: ['2026-03-03 08:30', '2026-03-02 08:30'] }, ['error range issue.dateOrder', 'error days issue.min']],
  [
    { range: ['2026-03-02', '2026-03-03'] },
    ['error range[0] issue.date', 'error range[1] issue.date', 'error days issue.required'],
  ],
  [{ range: ['2026-03-02 08:30', '2026-05-02 08:30'] }, ['error days issue.max']],
  [{ substitute: undefined }, ['error substitute issue.required']],
  [{ handover_user: '11' }, ['error handover_user issue.notAnOption']],
  [{ reason: '有事' }, ['error reason issue.pattern']],
  [{ leave_type: '3', range: ['2026-03-02 08:30', '2026-03-04 08:30'] }, ['error proof issue.required']],
  [{ approved: true }, ['error approved issue.unknown']],
])('%j is refused with its place', (change, issues) => {
  expect(judge(change)).toMatchObject({ valid: false, issues })
})
