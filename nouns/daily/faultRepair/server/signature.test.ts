import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { faultRepair } from '../noun.ts'

const row = {
  ...{ id: 5, bill_no: 'GZ2026111800110001', biz_date: '2026-11-18', dept_id: 7, dept_name: 'Outlet', device_type: 1 },
  ...{ device_name: 'Camera 3', location: 'Vault door', fault_time: '2026-11-18 08:10:00', fault_type: 2 },
  ...{ fault_desc: 'No picture', photos: [9, 4], impact: 3, urgency: 2, temp_measure: 'A guard', handle_mode: 2 },
  ...{ handle_result: 'New power supply', recover_time: '2026-11-18 11:40:00', recover_user_id: 12, find_user_id: 11 },
}
const bare = { ...row, device_name: null, photos: [], impact: 1, temp_measure: null }
const zone = 'Asia/Shanghai'

/** The hash of this row from before faults were declared nouns. */
const knownHash = 'af326f470e02dc63f13e08c4e6272fbd7ff9a718a75984c1dc28a6c3dd50b85f'
const knownBare = 'fd36b83f11b0476b962ea2fe57f734f4a2d3f1f993dfe71213308b025f0dba9f'

test('what was signed of a fault before it was declared verifies for ever', () => {
  expect([signedHash(faultRepair, row, zone), signedHash(faultRepair, bare, zone)]).toEqual([knownHash, knownBare])
})

test('a field that faults sign from now on leaves older signatures as they are', () => {
  const vendor = line(50, 0, { optional: true, signed: 2 })
  const later: Noun = { ...faultRepair, fields: { ...faultRepair.fields, vendor } }
  for (const value of [null, 'ACME'])
    expect(isIntact(later, { ...row, vendor: value, sign_hash: knownHash }, zone)).toBe(true)
  expect(isIntact(later, { ...row, handle_result: 'Nothing', sign_hash: knownHash }, zone)).toBe(false)
})
