import { expect, test } from 'vitest'
import { typesBelow } from '../rules.ts'
import { fieldIssues } from './rules.ts'

const outlet = {
  dept_type: 4,
  status: 1,
  region_code: '330100',
  address: '某路 1 号',
  lng: null,
  lat: null,
  leader_user_id: 1,
  safety_user_id: 2,
  business_begin: '09:00',
  business_end: '17:00',
  deliver_time: '08:20',
  collect_time: '17:30',
  risk_level: 3,
  open_date: null,
  close_date: null,
}
const paths = (more: Partial<typeof outlet> | object, staff = 9) =>
  fieldIssues({ ...outlet, ...more }, staff).map(({ path }) => path)

test('which unit may stand below which', () => {
  const table = Array.from({ length: 7 }, (_, p) =>
    Array.from({ length: 7 }, (_, c) => (typesBelow(p + 1).includes(c + 1) ? c + 1 : 0)).filter(Boolean),
  )
  expect(table).toEqual([[2, 5, 6, 7], [3, 4, 5, 6, 7], [4, 5], [5], [], [], []])
})

test.for([
  ['nothing', {}, []],
  [
    'what every outlet has',
    { region_code: null, address: null, business_begin: null, business_end: null, risk_level: null },
    ['region_code', 'address', 'business_begin', 'business_end', 'risk_level'],
  ],
  [
    'nothing in a unit that is no outlet',
    { dept_type: 2, region_code: null, address: null, risk_level: null, leader_user_id: null, safety_user_id: null },
    [],
  ],
  [
    'the people of an outlet in use',
    { leader_user_id: null, safety_user_id: null },
    ['leader_user_id', 'safety_user_id'],
  ],
  ['nobody in one that is being set up', { status: 0, leader_user_id: null, safety_user_id: null }, []],
  ['closing at opening', { business_end: '09:00' }, ['business_end']],
  ['delivery at opening', { deliver_time: '09:00' }, ['deliver_time']],
  ['collection an hour before closing', { collect_time: '16:00' }, ['collect_time']],
  ['nothing about collection a minute later', { collect_time: '16:01' }, []],
  ['half a place', { lng: 120.1 }, ['lat']],
  ['the other half', { lat: 30.2 }, ['lng']],
  ['closed before opened', { open_date: '2026-02-01', close_date: '2026-01-31' }, ['close_date']],
  ['one for both', { safety_user_id: 1 }, ['safety_user_id']],
] as const)('an outlet reports %s', ([, more, expected]) => {
  expect(paths(more)).toEqual(expected)
})

test('where fewer than three work, one may be both', () => {
  expect(paths({ safety_user_id: 1 }, 2)).toEqual([])
  expect(paths({ safety_user_id: 1 }, 3)).toEqual(['safety_user_id'])
})
