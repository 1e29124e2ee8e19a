import { describe, expect, test } from 'vitest'
import { addMonths } from '../../server/addMonths.ts'
import { type Facts, staffIssues, staffReasons } from './rules.ts'

test('months end where the calendar does', () => {
  expect(addMonths('2025-03-02', 12)).toBe('2026-03-02')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-31', -1)).toBe('2026-11-30')
})

const fields = {
  duty_type: 3,
  birthday: '1990-01-01',
  gun_cert: false,
  gun_cert_end: null,
  drive_licence: false,
  drive_class: null,
  drive_end: null,
  bg_check_date: '2026-01-05',
  entry_date: '2020-01-01',
}

test('guards are twenty, everybody eighteen; guards have a gun certificate and drivers a licence', () => {
  const today = '2026-03-02'
  expect(staffIssues(fields, today)).toEqual([])
  expect(staffIssues({ ...fields, birthday: '2008-03-03' }, today)).toEqual([
    { path: 'id_card', reason: 'staff.refused.age' },
  ])
  expect(staffIssues({ ...fields, birthday: '2008-03-02' }, today)).toEqual([])
  const guard = { ...fields, duty_type: 2, birthday: '2007-01-01' }
  expect(staffIssues(guard, today)).toEqual([
    { path: 'id_card', reason: 'staff.refused.armedAge' },
    { path: 'gun_cert_no', reason: 'input.required' },
    { path: 'gun_cert_end', reason: 'input.required' },
  ])
  expect(staffIssues({ ...fields, duty_type: 1 }, today).map(({ path }) => path)).toEqual([
    'drive_licence_no',
    'drive_class',
    'drive_end',
  ])
  expect(staffIssues({ ...fields, bg_check_date: '2026-03-03', entry_date: '2026-03-03' }, today)).toHaveLength(2)
})

describe('who may carry boxes', () => {
  const day = '2026-03-02'
  const good: Facts = {
    status: 1,
    duty_type: 2,
    company_status: 1,
    pass_begin: '2026-01-01',
    pass_end: '2026-03-02',
    guard_cert: true,
    gun_cert_end: '2026-03-02',
    drive_end: null,
    bg_check_date: '2025-03-02',
    bg_check_result: 1,
  }
  test('until the last day of every certificate', () => expect(staffReasons(good, day, true)).toEqual([]))
  test.each<[Partial<Facts>, string]>([
    [{ status: 0 }, 'staff.why.status'],
    [{ status: 2 }, 'staff.why.status'],
    [{ company_status: 2 }, 'escort.why.company'],
    [{ pass_end: '2026-03-01' }, 'staff.why.pass'],
    [{ pass_begin: '2026-03-03', pass_end: '2026-12-31' }, 'staff.why.pass'],
    [{ pass_begin: null, pass_end: null }, 'staff.why.pass'],
    [{ guard_cert: false }, 'staff.why.guardCert'],
    [{ gun_cert_end: '2026-02-28' }, 'staff.why.gun'],
    [{ gun_cert_end: null }, 'staff.why.gun'],
    [{ duty_type: 1, drive_end: '2026-03-01' }, 'staff.why.drive'],
    [{ bg_check_date: '2025-03-01' }, 'staff.why.background'],
    [{ bg_check_result: 2 }, 'staff.why.background'],
  ])('not with %j', (change, reason) => expect(staffReasons({ ...good, ...change }, day, true)).toEqual([reason]))
  test('a cashier needs no gun, and nobody works elsewhere', () => {
    expect(staffReasons({ ...good, duty_type: 3, gun_cert_end: null }, day, true)).toEqual([])
    expect(staffReasons(good, day, false)).toEqual(['staff.why.unit'])
  })
})
