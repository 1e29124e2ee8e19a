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
  expect(staffIssues({ ...fields, birthday: '2008-03-03' }, today)).toEqual([{ path: 'id_card', reason: 'escort.age' }])
  expect(staffIssues({ ...fields, birthday: '2008-03-02' }, today)).toEqual([])
  const guard = { ...fields, duty_type: 2, birthday: '2007-01-01' }
  expect(staffIssues(guard, today)).toEqual([
    { path: 'id_card', reason: 'escort.armedAge' },
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
    [{ status: 0 }, 'escort.why.status'],
    [{ status: 2 }, 'escort.why.status'],
    [{ company_status: 2 }, 'escort.why.company'],
    [{ pass_end: '2026-03-01' }, 'escort.why.pass'],
    [{ pass_begin: '2026-03-03', pass_end: '2026-12-31' }, 'escort.why.pass'],
    [{ pass_begin: null, pass_end: null }, 'escort.why.pass'],
    [{ guard_cert: false }, 'escort.why.guardCert'],
    [{ gun_cert_end: '2026-02-28' }, 'escort.why.gun'],
    [{ gun_cert_end: null }, 'escort.why.gun'],
    [{ duty_type: 1, drive_end: '2026-03-01' }, 'escort.why.drive'],
    [{ bg_check_date: '2025-03-01' }, 'escort.why.background'],
    [{ bg_check_result: 2 }, 'escort.why.background'],
  ])('not with %j', (change, reason) => expect(staffReasons({ ...good, ...change }, day, true)).toEqual([reason]))
  test('a cashier needs no gun, and nobody works elsewhere', () => {
    expect(staffReasons({ ...good, duty_type: 3, gun_cert_end: null }, day, true)).toEqual([])
    expect(staffReasons(good, day, false)).toEqual(['escort.why.unit'])
  })
})
