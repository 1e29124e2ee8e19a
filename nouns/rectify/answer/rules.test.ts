import { expect, test } from 'vitest'
import { clockOf, flawOf, minutesOf } from './rules.ts'

const item = { result_type: 1, need_photo: 1, min_value: null, max_value: null, known_count: null }
const reasonOf = (more: object, answer: object) => flawOf({ ...item, ...more }, answer)?.reason

test('an answer says what it still wants: a verdict, a problem, a photo, a value', () => {
  expect(flawOf(item, {})).toEqual({ field: 'result', reason: 'answer' })
  expect(reasonOf({}, { result: 1 })).toBeUndefined()
  expect(flawOf(item, { result: 2, problem_desc: '坏了' })).toEqual({ field: 'problem_desc', reason: 'problem' })
  expect(reasonOf({}, { result: 2, problem_desc: '后门闭门器坏了' })).toBe('photo')
  expect(reasonOf({ need_photo: 0 }, { result: 2, problem_desc: '后门闭门器坏了' })).toBeUndefined()
  expect(reasonOf({ need_photo: 2 }, { result: 1, photos: [] })).toBe('photo')
  expect(reasonOf({ need_photo: 2 }, { result: 3 })).toBeUndefined()
  expect(flawOf({ ...item, result_type: 2 }, { result: 1 })).toEqual({ field: 'value_num', reason: 'value' })
  expect(flawOf({ ...item, result_type: 3 }, { result: 1, value_text: '' })).toEqual({
    ...{ field: 'value_text', reason: 'value' },
  })
  expect(flawOf({ ...item, result_type: 4 }, { result: 1 })).toEqual({ field: 'score', reason: 'value' })
  expect(reasonOf({ result_type: 2 }, { result: 1, value_num: 0 })).toBeUndefined()
  expect(reasonOf({ result_type: 2 }, { result: 3 })).toBeUndefined()
})

test('a number has its limits, and a register is contradicted with a reason only', () => {
  const days = { result_type: 2, min_value: 30, max_value: 3650 }
  expect(reasonOf(days, { result: 1, value_num: 29 })).toBe('limits')
  expect(reasonOf(days, { result: 1, value_num: 30 })).toBeUndefined()
  expect(reasonOf(days, { result: 1, value_num: 3651 })).toBe('limits')
  expect(reasonOf(days, { result: 2, value_num: 29, problem_desc: '硬盘已满多日', photos: [9] })).toBeUndefined()
  const inside = { known_count: 1 }
  expect(reasonOf(inside, { result: 1 })).toBe('reason')
  expect(reasonOf(inside, { result: 3 })).toBe('reason')
  expect(reasonOf(inside, { result: 1, known_reason: '  ' })).toBe('reason')
  expect(reasonOf(inside, { result: 1, known_reason: '维修人员通宵施工，已报备' })).toBeUndefined()
  expect(reasonOf(inside, { result: 2, problem_desc: '还有人在场内', photos: [9] })).toBeUndefined()
  expect(reasonOf({ known_count: 0 }, { result: 1 })).toBeUndefined()
})

test('an hour of the day is a number of minutes', () => {
  expect([clockOf(0), clockOf(1082)]).toEqual(['00:00', '18:02'])
  expect(minutesOf('18:02')).toBe(1082)
})
