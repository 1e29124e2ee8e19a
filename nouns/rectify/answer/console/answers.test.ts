import { expect, test } from 'vitest'
import type { AskedItem } from '../schemas.ts'
import { allNormal, answerOf, flawed, progress, saidOf } from './answers.ts'

const item = (id: number, more: Partial<AskedItem> = {}): AskedItem => ({
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
  value_unit: null,
  min_value: null,
  max_value: null,
  known_by: null,
  known_devices: [],
  known_count: null,
  known_reason: null,
  ...more,
})

test('all normal leaves the exceptions as they are, and what a register knows better', () => {
  const items = [item(1), item(2), item(3), item(4, { known_by: 1, known_count: 2 })]
  const open = answerOf(items[3] as AskedItem)
  const answers = [open, answerOf(item(1)), { ...answerOf(item(2)), result: 2 }, { ...answerOf(item(3)), result: 3 }]
  expect(allNormal(items, answers).map((answer) => answer.result)).toEqual([null, 1, 2, 3])
  expect(progress(answers)).toEqual({ done: 2, bad: 1 })
})

test('says what the server would send back, item by item', () => {
  const items = [item(1), item(2, { need_photo: 2 }), item(3, { result_type: 2 })]
  const answer = (at: number, more: object) => ({ ...answerOf(items[at] as AskedItem), ...more })
  const all = flawed(items, [answer(1, { result: 1 }), answer(2, { result: 1 })])
  expect([...all].map(([{ item_code }, flaw]) => `${item_code} ${flaw}`)).toEqual(['S1 answer', 'S2 photo', 'S3 value'])
})

test('what an item says has its unit, an hour of the day is written as one', () => {
  const days = item(1, { result_type: 2, value_unit: '天' })
  expect(saidOf({ ...days, value_num: 92 })).toBe('92天')
  expect(saidOf({ ...days, value_unit: 'HH:mm', value_num: 1082 })).toBe('18:02')
})
