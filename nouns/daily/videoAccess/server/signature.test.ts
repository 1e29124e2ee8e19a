import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { videoAccess } from '../noun.ts'

const row = {
  ...{
    bill_no: 'LX2026111800110001',
    dept_id: 7,
    applicant_type: 1,
    applicant_name: '某警官',
    applicant_unit: '松湾派出所',
  },
  ...{ personal_digest: 'ab12', fellow_names: null, legal_doc_type: null, legal_doc_no: null, legal_doc_file_ids: [] },
  ...{ video_reason: 1, reason: '案件侦办', oa_examine_id: null, oa_examine_no: null, location: 1 },
  ...{ camera_list: [{ camera_no: 'C1', name: '现金柜台' }], access_mode: 1, operator_user_id: 12 },
  ...{ supervisor_user_id: 13, result: '已查看', copy_media: null, media_no: null, file_count: null, file_hash: null },
  ...{ receiver_sign_file_id: 40, return_due: null, remark: null, video_begin: '2026-11-18 09:30:00' },
  ...{ video_end: '2026-11-18 10:30:00', access_begin: '2026-11-18 14:00:00', access_end: '2026-11-18 14:30:00' },
}
const document = { fellow_names: '另一警官', legal_doc_type: 1, legal_doc_no: '0087号', legal_doc_file_ids: [5, 4] }
const lent = { ...row, ...document, copy_media: 2, media_no: 'U-7', return_due: '2026-11-20', remark: '' }
const camera_list = [
  { name: '库房', camera_no: 'C9', is_key: true },
  { camera_no: 'C1', name: '现金柜台', is_key: false },
]
const request = { applicant_type: 4, oa_examine_id: 9, oa_examine_no: 'SP9', location: 2, camera_list }
const copied = {
  ...{ ...row, ...request, access_mode: 3, copy_media: 1, media_no: 'G1', file_count: 2, file_hash: 'ab'.repeat(32) },
}

const zone = 'Asia/Shanghai'

/** The hash of these rows from before records of access were declared nouns. */
const knownHash = 'b4a97300a91dc06b393952f9d0de8bbaf22b4323cd48c58a2204a8c698875269'
const knownLent = 'b5d59bfc31dc7087241625615c9eaf78221fc7c6e499b049a0b7ac0ab3a5acaf'
const knownCopied = '6dde05f865b3bd39bcd142212db452dbea2493df5c32076fac3e4c9171f944e1'
const knownWithoutAccess = '7b3c4ec454595c914d62cdb77f9a0dc73b7d5fc7cf7dd056f743cf592e560583'

const holds = (noun: Noun, signed: object, sign_hash: string, timezone = zone) =>
  isIntact(noun, { ...signed, sign_hash }, timezone)

test('what was signed before records of access were declared verifies for ever, in any business time zone', () => {
  expect(signedHash(videoAccess, row, zone)).toBe(knownHash)
  expect(signedHash(videoAccess, lent, zone)).toBe(knownLent)
  expect(signedHash(videoAccess, copied, zone)).toBe(knownCopied)
  const without = { ...row, access_begin: null, access_end: null, operator_user_id: null }
  expect(signedHash(videoAccess, without, zone)).toBe(knownWithoutAccess)
  // Times are moments: a server in another time zone gets the same hash.
  const elsewhere = { video_begin: '2026-11-18 01:30:00', video_end: '2026-11-18 02:30:00' }
  const access = { access_begin: '2026-11-18 06:00:00', access_end: '2026-11-18 06:30:00' }
  expect(holds(videoAccess, { ...row, ...elsewhere, ...access }, knownHash, 'Etc/UTC')).toBe(true)
  expect(holds(videoAccess, row, knownHash, 'Etc/UTC')).toBe(false)
  expect(holds(videoAccess, { ...copied, camera_list: camera_list.toReversed() }, knownCopied)).toBe(false)
})

test('a field that is signed from now on leaves older signatures as they are', () => {
  const weather = line(20, 0, { optional: true, signed: 2 })
  const later: Noun = { ...videoAccess, fields: { ...videoAccess.fields, weather } }
  for (const value of [null, 'rain']) expect(holds(later, { ...copied, weather: value }, knownCopied)).toBe(true)
  expect(holds(later, { ...copied, result: '未查看' }, knownCopied)).toBe(false)
  const sign_hash = signedHash(later, { ...copied, weather: 'rain' }, zone)
  expect(holds(later, { ...copied, weather: 'rain' }, sign_hash)).toBe(true)
  expect(holds(later, { ...copied, weather: 'sun' }, sign_hash)).toBe(false)
  expect(holds(videoAccess, copied, sign_hash)).toBe(false)
})
