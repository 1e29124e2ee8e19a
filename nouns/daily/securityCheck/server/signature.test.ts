import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { securityCheck } from '../noun.ts'

const check = {
  ...{ biz_date: '2026-03-02', dept_id: 30, session: 2, weather: null, guard_staff_id: null, checker_user_id: 7 },
  ...{ second_checker_user_id: null, disarm_time: null, arm_time: null, remark: null, backfill_reason: null },
  ...{ check_time: '2026-03-02 14:05:00', filed_at: null, status: 3 },
}
const result = {
  ...{ item_code: 'S201', content: '门禁完好', result: 1, value_num: null, value_text: null, score: null },
  ...{ problem_desc: null, photos: [], hazard_level: 1, value_unit: null, known_by: null, known_count: null },
  ...{ known_reason: null, min_value: 30, recovered_note: null },
}
const full = {
  ...{ ...check, session: 3, weather: '晴', guard_staff_id: 12, second_checker_user_id: 8, disarm_time: '08:05:00' },
  ...{ arm_time: '18:10:00', remark: '补充', backfill_reason: '断网', filed_at: '2026-03-02 18:20:00' },
}
const items = [
  { ...result, item_code: 'S307', content: '布防时间', value_num: 1090, value_unit: 'HH:mm' },
  {
    ...{ ...result, item_code: 'S301', content: '场内无外来人员', known_by: 1, known_count: 1 },
    known_reason: '维修人员通宵施工，已报备',
  },
  { ...result, item_code: 'S302', content: '箱包已交接', known_by: 3, known_count: 0 },
  { ...result, item_code: 'S309', content: '钥匙已归还', known_by: 2 },
  {
    ...{ ...result, item_code: 'S304', content: '后门', result: 2, value_text: '见照片', score: 3.5 },
    ...{ problem_desc: '后门闭门器不回位', photos: [9, 4], hazard_level: 3 },
  },
]

const TIMEZONE = 'Asia/Shanghai'
const hash = (row: object, results: object[], timezone = TIMEZONE) =>
  signedHash(securityCheck, { ...row, results }, timezone)
const WHOLE = 'de0cf992d21a9068eb05d1f674b10ce8c33239aeefc1a97be487342b667d501f'

test('what was signed before checks declared themselves is what is signed now', () => {
  // By the previous function, which was specific to checks.
  expect(hash(check, [])).toBe('17522b35814f29a2357d29af183e34ff37bfcea624b1e3f9838cbc091c1b33ee')
  expect(hash({ ...check, check_time: null }, [result])).toBe(
    'a315668ca9603837475db6bb53b4f9da14b14254290cbe49c8c8c0d40a33766c',
  )
  expect(hash(check, [result])).toBe('9506b555fcde23a78bb5a6da57a32df4b129af6e0baf1bd8d7111911a6f24be4')
  expect(hash(full, items)).toBe(WHOLE)
  expect(hash(full, items.toReversed())).toBe(WHOLE)
  expect(hash(full, items, 'Asia/Tokyo')).toBe('9cb501ab20b82ebf135e2248c76061a1b2a6724220c30c0d9e51cc80b07df5ea')
})

test('yesterday’s signature holds when a field more is signed, and no longer when an answer has changed', () => {
  const stored = { ...full, results: items, sign_hash: WHOLE }
  const { results } = securityCheck.parts
  const more = {
    ...securityCheck,
    fields: { ...securityCheck.fields, lamp_count: { kind: 'count', optional: true, signed: 2 } },
    parts: {
      results: { ...results, fields: { ...results.fields, seen_by: { kind: 'line', min: 0, max: 9, signed: 2 } } },
    },
  } as const
  expect(isIntact(more, { ...stored, lamp_count: 3 }, TIMEZONE)).toBe(true)
  expect(signedHash(more, { ...stored, lamp_count: 3 }, TIMEZONE)).not.toBe(WHOLE)
  const changed = items.map((item) => (item.item_code === 'S304' ? { ...item, problem_desc: '无' } : item))
  expect(isIntact(more, { ...stored, results: changed }, TIMEZONE)).toBe(false)
  expect(isIntact(securityCheck, { ...stored, remark: '改' }, TIMEZONE)).toBe(false)
  expect(isIntact(securityCheck, { ...stored, sign_hash: null }, TIMEZONE)).toBeNull()
})
