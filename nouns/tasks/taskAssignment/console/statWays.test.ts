import { expect, test } from 'vitest'
import { type FigureKey, wayBehind } from './statWays.ts'

const all = () => true
const none = () => false
const days = { begin_date: '2026-03-01', end_date: '2026-03-31' }
const span = 'begin_date=2026-03-01&end_date=2026-03-31'
const pages = [
  { path: '/checks', permission: 'daily_security', lists: { 'SecurityCheck/GetPageList': '' } },
  { path: '/rectify', permission: 'rectify', lists: { 'Rectification/GetPageList': 'tab=list' } },
  { path: '/escort', permission: 'daily_escort', lists: { 'MoneyBox/GetPageList': '' } },
]

test.each<[FigureKey, string]>([
  ['total', ''],
  ['reported', '&status=2%2C4'],
  ['exempt', '&status=5'],
  ['completion', '&status=1%2C3'],
  ['timely', '&status=1%2C3%2C4'],
])('%s of a unit and a type leads to its tasks', (key, status) => {
  expect(wayBehind(key, { days, dept_id: 7, task_code: 'D_CHECK1' }, [], none)).toBe(
    `/report/dailytask?tab=tasks&period_type=1&${span}&dept_id=7${status}&task_code=D_CHECK1`,
  )
})

test.each<[FigureKey, string]>([
  ['abnormal', `/checks?tab=abnormal&${span}`],
  ['rectify_rate', `/rectify?tab=list&status=1%2C2%2C3&${span}`],
  ['on_time_rate', `/escort?on_time=2%2C3&${span}`],
  ['consistent_rate', `/escort?status=2%2C3%2C4&differs=1&${span}`],
])('%s leads to the register, for those who may read it', (key, way) => {
  expect(wayBehind(key, { days }, pages, all)).toBe(way)
  expect(wayBehind(key, { days }, pages, none)).toBeUndefined()
})

test('what the checks of a type found leads to the items of their session', () => {
  const behind = { days, dept_id: 7, task_code: 'D_CHECK2' }
  expect(wayBehind('abnormal', behind, pages, all)).toBe(`/checks?tab=abnormal&${span}&dept_id=7&session=2`)
})
