import { code, count, decimal, line, photos } from '@shouya/noun/field'

/** What a check keeps of an item, called as on that day, and its answer (domain 4.2). Checks and reports share it. */
export const resultFields = {
  item_code: line(10, 1, { printed: true, signed: 1 }),
  content: line(200, 2, { printed: true, signed: 1 }),
  hazard_level: code('hazard_level', { signed: 1 }),
  result: code('check_result', { min: 1, max: 3, optional: true, entered: true, printed: true, signed: 1 }),
  value_num: decimal({
    ...{ min: -9_999_999, max: 9_999_999, digits: 2, optional: true, entered: true, signed: 1 },
  }),
  value_text: line(500, 0, { optional: true, entered: true, signed: 1 }),
  score: decimal({ min: 0, max: 9999, digits: 1, optional: true, entered: true, signed: 1 }),
  problem_desc: line(500, 0, { optional: true, entered: true, printed: true, signed: 1 }),
  photos: photos(6, { entered: true, signed: 1 }),
  value_unit: line(10, 0, { optional: true, signed: 1, signedIf: 'value_unit' }),
  known_by: code('check_register', { optional: true, printed: true, signed: 1, signedIf: 'known_count' }),
  // The number of records in the register, now or when it was signed; null for items without a register, and for
  // an earlier day.
  known_count: count({ optional: true, printed: true, signed: 1, signedIf: 'known_count' }),
  // Why the item is normal (or not applicable) although the register has records.
  known_reason: line(200, 0, {
    ...{ optional: true, entered: true, printed: true, signed: 1, signedIf: 'known_count' },
  }),
  // Solved on the spot, without a rectification.
  recovered_note: line(200, 2, { optional: true, detail: true, printed: true }),
} as const
