import { expect, test } from 'vitest'
import { mayBeOverwritten, needsRequest } from './rules.ts'

const days = { storage_days: 30, storage_days_key: 90 }
const isGone = (begin: string, ...keys: (boolean | undefined)[]) => {
  const camera_list = keys.map((is_key) => ({ is_key }))
  return mayBeOverwritten({ video_begin: `${begin} 09:00:00`, camera_list }, '2026-11-18', days)
}

test('recordings of key places are surely there for longer, and one camera that may have lost them is enough', () => {
  expect(isGone('2026-10-19', undefined)).toBe(false)
  expect(isGone('2026-10-18', undefined)).toBe(true)
  expect(isGone('2026-10-18', true)).toBe(false)
  expect(isGone('2026-10-18', true, false)).toBe(true)
  expect(isGone('2026-08-19', true)).toBe(true)
})

test('of an application that says nothing yet nobody demands a request; of a copy everybody', () => {
  expect(needsRequest({})).toBe(false)
  expect(needsRequest({ applicant_type: 1, access_mode: 1 })).toBe(false)
  expect(needsRequest({ applicant_type: 1, access_mode: 3 })).toBe(true)
  expect(needsRequest({ applicant_type: 4 })).toBe(true)
})
