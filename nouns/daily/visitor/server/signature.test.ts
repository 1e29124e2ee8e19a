import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { visitor } from '../noun.ts'

const row = {
  ...{ id: 3, bill_no: 'CR2026111800110001', biz_date: '2026-11-18', dept_id: 7, dept_name: 'Outlet', person_type: 3 },
  ...{ name: 'Ann', gender: 2, company: null, cert_type: 1, personal_digest: 'ab12', letter_no: null },
  ...{ letter_file_ids: [5, 4], areas: [1, 6], visit_reason: 2, reason: '', approver_user_id: null, oa_examine_id: 9 },
  ...{ oa_examine_no: 'SP9', accompany_user_id: 12, belongings: null, tools_list: 'Drill', weapon_check: true },
  ...{ privacy_told: true, person_count: 2, visitor_sign_file_id: 40, face_photo_file_id: null, is_backfill: false },
  ...{ backfill_reason: null, replaces_id: null, remark: null, in_time: '2026-11-18 09:30:00', filed_at: null },
}

const zone = 'Asia/Shanghai'

const holds = (noun: Noun, change: object, sign_hash: string, timezone = zone) => {
  const signed = { ...row, ...change, sign_hash }
  return isIntact(noun, signed, timezone)
}

/** The hash of this row from before visitors were declared nouns. */
const knownHash = 'af2009ca664316da2a09c21f0e3f1d135663d08a082c6fd30e947b89a0cc0f8e'
const knownWithDevice = '5f85152d71cf661451d2fa483a3c7f02130a1b0e66a31d61e67485143f44cc70'

test('what visitors signed before they were declared verifies for ever, in any business time zone', () => {
  expect(signedHash(visitor, row, zone)).toBe(knownHash)
  expect(signedHash(visitor, { ...row, filed_at: '2026-11-18 09:29:00' }, zone)).toBe(knownWithDevice)
  // Times are moments: a server in another time zone gets the same hash.
  expect(holds(visitor, { in_time: '2026-11-18 01:30:00' }, knownHash, 'Etc/UTC')).toBe(true)
  expect(holds(visitor, {}, knownHash, 'Etc/UTC')).toBe(false)
})

test('a field that visitors sign from now on leaves older signatures as they are', () => {
  const weather = line(20, 0, { optional: true, signed: 2 })
  const later: Noun = { ...visitor, fields: { ...visitor.fields, weather } }
  for (const value of [null, 'rain']) expect(holds(later, { weather: value }, knownHash)).toBe(true)
  expect(holds(later, { tools_list: 'Gun' }, knownHash)).toBe(false)
  const sign_hash = signedHash(later, { ...row, weather: 'rain' }, zone)
  expect(holds(later, { weather: 'rain' }, sign_hash)).toBe(true)
  expect(holds(later, { weather: 'sun' }, sign_hash)).toBe(false)
  expect(holds(visitor, {}, sign_hash)).toBe(false)
})
