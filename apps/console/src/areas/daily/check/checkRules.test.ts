import { expect, test } from 'vitest'
import type { Item } from './checkList.ts'
import { allNormal, answerOf, copied, missing, progress, sessionAt } from './checkRules.ts'

const item = (id: number, more: Partial<Item> = {}): Item => ({
  item_id: id,
  item_code: `S${id}`,
  category: 1,
  content: '门锁完好',
  standard: null,
  result_type: 1,
  full_score: 0,
  need_photo: 1,
  hazard_level: 1,
  result: null,
  value_num: null,
  value_text: null,
  score: null,
  problem_desc: null,
  photos: [],
  ...more,
})

test('all normal leaves the exceptions as they are', () => {
  const answers = [answerOf(item(1)), { ...answerOf(item(2)), result: 2 }, { ...answerOf(item(3)), result: 3 }]
  expect(allNormal(answers).map((one) => one.result)).toEqual([1, 2, 3])
  expect(progress(answers)).toEqual({ done: 2, bad: 1 })
})

test('says what the server would send back, item by item', () => {
  const items = [item(1), item(2, { need_photo: 2 }), item(3, { result_type: 2 })]
  const answer = (at: number, more: object) => ({ ...answerOf(items[at] as Item), ...more })
  const rest = [answer(1, { result: 1, photos: [9] }), answer(2, { result: 1, value_num: 0 })]
  const first = (more: object) => missing(items, [answer(0, more), ...rest])?.what
  expect(first({})).toBe('answer')
  expect(first({ result: 2, problem_desc: '坏了' })).toBe('problem')
  expect(first({ result: 2, problem_desc: '后门闭门器坏了' })).toBe('photo')
  expect(first({ result: 3 })).toBeUndefined()
  expect(missing(items, [answer(0, { result: 1 }), answer(1, { result: 1 }), rest[1] as never])?.what).toBe('photo')
  expect(missing(items, [answer(0, { result: 1 }), rest[0] as never, answer(2, { result: 1 })])?.what).toBe('value')
})

test('the last record is copied by the numbers of the items, without its photos', () => {
  const last = {
    bill_no: 'AQ1',
    biz_date: '2026-11-20',
    weather: null,
    guard_staff_id: null,
    second_checker_user_id: null,
    disarm_time: null,
    arm_time: null,
    results: [{ ...item(7), item_code: 'S1', result: 2, problem_desc: '老问题还在', photos: [3] }],
  }
  expect(copied([item(1), item(2)], last)).toMatchObject([
    { item_id: 1, result: 2, problem_desc: '老问题还在', photos: [] },
    { item_id: 2, result: null },
  ])
})

test('the hour says which session it is', () => {
  expect(['08:00', '09:59', '10:00', '16:29', '16:30', '20:10'].map(sessionAt)).toEqual([1, 1, 2, 2, 3, 3])
})
