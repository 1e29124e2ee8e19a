import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { roomKey } from '../noun.ts'

const zone = 'Asia/Shanghai'

const row = {
  ...{
    id: 3,
    bill_no: 'YS2026111800110001',
    biz_date: '2026-11-18',
    dept_id: 7,
    dept_name: 'Outlet',
    handover_type: 1,
  },
  ...{ from_user_id: 11, from_user_name: 'Ann', to_user_id: 12, to_user_name: 'Bob', supervisor_user_id: null },
  ...{ reason: null, seal_before: null, seal_after: null, password_changed: false, place_under_monitor: true },
  ...{ is_backfill: false, backfill_reason: null, remark: null, handover_time: '2026-11-18 08:30:00' },
  ...{ expect_return_time: null, oa_examine_id: null, oa_examine_no: null, filed_at: null },
  keys: [
    { key_id: 22, key_no: 'B', key_name: 'Door', key_type: 1, copy_type: 1 },
    { key_id: 21, key_no: 'A', key_name: 'Safe', key_type: 4, copy_type: 2 },
  ],
}

/** Changes of this row, each with its hash from before handovers were declared nouns. */
const knownHashes: [change: object, sign_hash: string][] = [
  [{}, 'e0a71447d4342fa06933ae80a496e128801d1af6a007706dcd8d95d62a31d22d'],
  [
    {
      handover_type: 2,
      expect_return_time: '2026-11-18 18:00:00',
      reason: 'Repair',
      remark: '',
      supervisor_user_id: 13,
    },
    'bc46ab3ffd7a4b8d220ac8fbe56400f1e6d5d0bdcc2990a7f7f83b21f4226f41',
  ],
  [
    {
      ...{ handover_type: 4, oa_examine_id: 9, oa_examine_no: 'SP9', seal_before: 'S1', seal_after: 'S2' },
      ...{ supervisor_user_id: 13, reason: 'Lost' },
    },
    '294a6e7abae108b8def588247803150ed51b4a29fe7b87dd4cad8b8b576d1a53',
  ],
  [
    {
      ...{ filed_at: '2026-11-18 08:29:00', is_backfill: true, backfill_reason: 'no network' },
      ...{ password_changed: true, place_under_monitor: false },
    },
    'cf552c65427e12b17c0dad8ce4115d4af128587fe23c547d2431a2970d482594',
  ],
  [{ keys: [] }, '8d4780fcfd40f325e6140b3cb38bb5aa2042e2e5e2d8c35d29092ac61ed45813'],
]

const holds = (noun: Noun, change: object, sign_hash: string, timezone = zone) =>
  isIntact(noun, { ...row, ...change, sign_hash }, timezone)

test('what handovers signed before they were declared verifies for ever, in any business time zone', () => {
  expect(knownHashes.map(([change]) => signedHash(roomKey, { ...row, ...change }, zone))).toEqual(
    knownHashes.map(([, sign_hash]) => sign_hash),
  )
  const [[, plain]] = knownHashes as [[object, string]]
  // Times are moments: a server in another time zone gets the same hash.
  expect(holds(roomKey, { handover_time: '2026-11-18 00:30:00' }, plain, 'Etc/UTC')).toBe(true)
  expect(holds(roomKey, {}, plain, 'Etc/UTC')).toBe(false)
  expect(holds(roomKey, { keys: row.keys.slice(1) }, plain)).toBe(false)
  expect(holds(roomKey, { keys: row.keys.map((key) => ({ ...key, copy_type: 1 })) }, plain)).toBe(false)
})

test('a field that handovers sign from now on leaves older signatures as they are', () => {
  const weather = line(20, 0, { optional: true, signed: 2 })
  const later: Noun = { ...roomKey, fields: { ...roomKey.fields, weather } }
  for (const [change, sign_hash] of knownHashes)
    for (const value of [null, 'rain']) expect(holds(later, { ...change, weather: value }, sign_hash)).toBe(true)
  const sign_hash = signedHash(later, { ...row, weather: 'rain' }, zone)
  expect(holds(later, { weather: 'rain' }, sign_hash)).toBe(true)
  expect(holds(later, { weather: 'sun' }, sign_hash)).toBe(false)
  expect(holds(roomKey, {}, sign_hash)).toBe(false)
})
