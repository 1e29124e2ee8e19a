import { line } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { isIntact, signedHash } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { drillRecord } from '../noun.ts'

const row = {
  ...{ id: 5, bill_no: 'YL2026111800110001', dept_id: 7, dept_name: 'Outlet', plan_id: 3, plan_name: 'Robbery V3.2' },
  ...{ drill_type: 1, form: 1, is_blind: false, begin_time: '2026-11-18 08:10:00', end_time: '2026-11-18 08:50:00' },
  ...{ place: 'Hall', commander_user_id: 11, joint_units: null, scene_desc: 'Two men with knives' },
  ...{ response_seconds: 48, evac_seconds: 95, report_to_monitor: true, problems: 'None', improvement: 'None' },
  ...{ photos: [9, 4], score: 91, effect: 1, evaluation: 'Fast' },
  participants: [{ name: 'A', role: 'Teller', group_name: null }],
  steps: [{ time: '08:12:05', action: 'Alarm', person: 'A' }],
}
const zone = 'Asia/Shanghai'

/** The hash of this row on the day when drills were first signed. */
const knownHash = 'b350de9c9dc1a1545b057233e86227099ac0edf7c745bafb78a29d34203b0786'

test('what was signed of a drill verifies for ever', () => {
  expect(signedHash(drillRecord, row, zone)).toBe(knownHash)
})

test('a field that drills sign from now on leaves older signatures as they are, and a change of what was signed shows', () => {
  const weather = line(50, 0, { optional: true, signed: 2 })
  const later: Noun = { ...drillRecord, fields: { ...drillRecord.fields, weather } }
  const signed = { ...row, sign_hash: knownHash }
  expect(isIntact(later, { ...signed, weather: 'Rain' }, zone)).toBe(true)
  expect(isIntact(later, { ...signed, score: 92 }, zone)).toBe(false)
  expect(isIntact(later, { ...signed, participants: [] }, zone)).toBe(false)
  expect(isIntact(later, { ...signed, steps: [{ ...row.steps[0], time: '08:11:05' }] }, zone)).toBe(false)
})
