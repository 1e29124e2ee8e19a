import { describe, expect, test } from 'vitest'
import { daysUntil, listOf, standOf, wayOf } from './menuOf.ts'

const all = () => true
const none = () => false
const pages = [{ path: '/taskmeeting/List/', permission: 'task_meeting' }]
const march = { period_key: '2026-03' }

describe('the way from a card', () => {
  test('leads to the page of the type with its filters and the period', () => {
    const meeting = { page_path: '/taskmeeting/List/?log_type=1' }
    expect(wayOf(meeting, march, pages, all)).toBe('/taskmeeting/List/?log_type=1&period_key=2026-03')
    expect(wayOf({ page_path: '/taskmeeting/List' }, march, pages, all)).toBe('/taskmeeting/List?period_key=2026-03')
  })

  test('leads there without a period, too, as to the records of before', () => {
    expect(wayOf({ page_path: '/taskmeeting/List/?log_type=1' }, undefined, pages, all)).toBe(
      '/taskmeeting/List/?log_type=1',
    )
    expect(wayOf({ page_path: '/taskmeeting/List/' }, undefined, pages, all)).toBe('/taskmeeting/List/')
  })

  test('is not there for a page that is not built, nor for users who may not open it', () => {
    expect(wayOf({ page_path: '/monitor' }, march, pages, all)).toBeUndefined()
    expect(wayOf({ page_path: '/taskmeeting/List/' }, march, pages, none)).toBeUndefined()
  })

  test('leads to the list of its tasks for those who have it', () => {
    const way = '/report/dailytask?tab=tasks&task_code=M_MEETING&period_key=2026-03'
    expect(listOf({ task_code: 'M_MEETING' }, march, all)).toBe(way)
    expect(listOf({ task_code: 'M_MEETING' }, march, none)).toBeUndefined()
  })
})

test.each([
  ['2026-04-03 23:59:59', '2026-03-31', 3],
  ['2026-04-03 23:59:59', '2026-04-03', 0],
  ['2026-04-03 23:59:59', '2026-04-05', -2],
])('from %s until %s', (deadline, today, days) => {
  expect(daysUntil(deadline, today)).toBe(days)
})

test.each([
  [{ due: 3, done: 3, overdue: 0 }, 'done'],
  [{ due: 3, done: 1, overdue: 1 }, 'overdue'],
  [{ due: 3, done: 1, overdue: 0 }, 'todo'],
  [{ due: 0, done: 0, overdue: 0 }, 'done'],
] as const)('%o is %s', (numbers, stand) => {
  expect(standOf({ period_key: '2026-03', deadline: '2026-04-03 23:59:59', exempt: 0, ...numbers })).toBe(stand)
})
