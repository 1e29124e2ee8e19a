import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { moneyBox } from '../noun.ts'

const head = {
  ...{
    id: 3,
    bill_no: 'KX2026111800110001',
    biz_date: '2026-11-18',
    dept_id: 7,
    dept_name: 'Outlet',
    handover_type: 1,
  },
  ...{ plan_id: 5, route_id: 6, route_name: 'Route', escort_company_id: 8, escort_company_name: 'Shield', car_id: 9 },
  ...{
    plate_no: 'A12345',
    vehicle_ok: 1,
    place_ok: true,
    bank_user1_id: 11,
    bank_user1_name: 'Ann',
    bank_user2_id: 12,
  },
  ...{ bank_user2_name: 'Bob', guard_staff_id: null, guard_staff_name: null, is_consistent: true, diff_reason: null },
  ...{ photos: [], oa_examine_id: null, special_approve_no: null, backfill_reason: null, remark: null, out_count: 2 },
  ...{ arrive_time: '2026-11-18 08:10:00', begin_time: '2026-11-18 08:12:00', end_time: null, status: 1, version: 1 },
}
const guard = {
  ...{ money_box_id: 3, seq: 0, staff_id: 22, name: 'Carl', staff_no: 'PD22', duty_type: 2, pass_card_no: 'P22' },
  ...{ verify_method: 1, photo_match: 1, cert_valid: true, cert_reasons: [], is_temp: false },
}
const courier = { ...guard, staff_id: 9, name: 'Dora', staff_no: 'PD9', duty_type: 3, verify_method: 4 }
const box = {
  ...{ id: 40, money_box_id: 3, box_id: 41, box_no: 'QW-02', box_type: 1, direction: 1, seal_no: 'FQ2', seal_ok: 1 },
  ...{ lock_ok: 1, scan_method: 1, matched: 1, amount_declared: null, remark: null },
}
const nothingThere = { seal_no: null, seal_ok: null, lock_ok: null }
const missing = { ...box, id: 43, box_no: 'QW-01', ...nothingThere, matched: 3, remark: 'gone' }
const third = { ...box, id: 44, box_no: 'QW-03', seal_no: 'FQ3' }

const plain = { ...head, crew: [guard, courier], items: [box, missing] }
const full = {
  ...plain,
  ...{ guard_staff_id: 13, is_consistent: false, diff_reason: 'Stray box', photos: [6, 5], backfill_reason: 'Late' },
  ...{ oa_examine_id: 14, special_approve_no: 'SP14', remark: 'Rain' },
  crew: [guard, { ...courier, cert_valid: false, photo_match: 2 }],
}
const empty = { ...head, arrive_time: null, begin_time: null, plate_no: null, vehicle_ok: null, crew: [], items: [] }
/** Some boxes have declared amounts, one of them zero. */
const amounts = {
  ...{ ...plain, crew: [guard] },
  items: [{ ...box, amount_declared: 0 }, missing, { ...third, amount_declared: 1_000_050 }],
}

const zone = 'Asia/Shanghai'
const holds = (noun: Noun, row: object, sign_hash: string, timezone = zone) =>
  isIntact(noun, { ...row, sign_hash }, timezone)

/** Hashes of these rows from before handovers were declared nouns. */
const knownHashes: [string, object, string][] = [
  ['nothing', empty, '37af270acb7e7e25f58fcd0c34cc7894066ad655ee4c5460fc8370a908fb651a'],
  ['what most have', plain, '840404f26fe25e7aeb13f3204e8d8bb0d8f89fc672804d44c91f8b07d28b26cb'],
  ['everything', full, 'c8a3478311569c21dfc0b50e92d463cf2d5398a303f4283d650f9d5406da1317'],
  ['amounts', amounts, '064a8b9a393f663afb1656cd632db4dd9c2236ffb2e016b2272be37e0c3e24f9'],
]

test.each(knownHashes)(
  'a handover with %s that was signed before they were declared verifies for ever',
  (_, row, hash) => {
    expect(signedHash(moneyBox, row, zone)).toBe(hash)
  },
)

test('neither the order of crew and boxes nor the business time zone matters; whatever else was signed does', () => {
  const [, , hash] = knownHashes[1] ?? ['', {}, '']
  expect(holds(moneyBox, { ...plain, crew: [courier, guard], items: [missing, box] }, hash)).toBe(true)
  const there = { arrive_time: '2026-11-18 00:10:00', begin_time: '2026-11-18 00:12:00' }
  expect(holds(moneyBox, { ...plain, ...there }, hash, 'Etc/UTC')).toBe(true)
  for (const change of [
    { plate_no: 'A12346' },
    { crew: [guard] },
    { crew: [guard, { ...courier, cert_valid: false }] },
    { items: [{ ...box, seal_no: 'FQ9' }, missing] },
    { items: [{ ...box, amount_declared: 0 }, missing] },
  ])
    expect(holds(moneyBox, { ...plain, ...change }, hash)).toBe(false)
})

test('fields that handovers and their boxes sign from now on leave older signatures as they are', () => {
  const weather = line(20, 0, { optional: true, signed: 2 })
  const { items } = moneyBox.parts
  const later: Noun = {
    ...moneyBox,
    fields: { ...moneyBox.fields, weather },
    parts: { ...moneyBox.parts, items: { ...items, fields: { ...items.fields, weight: weather } } },
  }
  const extended = { ...full, weather: 'rain', items: full.items.map((item) => ({ ...item, weight: 'heavy' })) }
  const [, , hash] = knownHashes[2] ?? ['', {}, '']
  expect(holds(later, extended, hash)).toBe(true)
  expect(holds(later, { ...extended, remark: 'Sun' }, hash)).toBe(false)
  const now = signedHash(later, extended, zone)
  expect(holds(later, extended, now)).toBe(true)
  expect(holds(later, { ...extended, items: full.items }, now)).toBe(false)
  expect(holds(moneyBox, full, now)).toBe(false)
})
