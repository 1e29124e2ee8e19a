import { expect, test } from 'vitest'
import { benches } from './benches.ts'
import { benchOf } from './benchOf.ts'
import { chartFaces } from './charts.ts'
import { countersOf } from './counters.ts'
import { quickEntries } from './quickEntries.ts'

type Role = { role_code: string; all_operations: boolean }
type Menu = { path: string; permission_id: string | null; built: boolean }
type Granted = Record<string, { permission_id: string; operations: string[] }[]>

// What the product ships, whose roles these are.
const seed = import.meta.glob<{ default: unknown }>('../../../../server/src/db/seed/{roles,grants,menus}.json', {
  eager: true,
})
const [grants, menus, roles] = Object.keys(seed)
  .sort()
  .map((file) => seed[file]?.default) as [Granted, Menu[], Role[]]

test('every role of the product has its first screen, and only those [C-2.2-01]', () => {
  expect(Object.keys(benches).sort()).toEqual(roles.map(({ role_code }) => role_code).sort())
})

test('a role is shown only what it may see and begin', () => {
  const counters = countersOf('2026-11-21')
  for (const { role_code, all_operations } of roles) {
    const has = (id: string, operation: string) =>
      all_operations || grants[role_code]?.some((one) => one.permission_id === id && one.operations.includes(operation))
    const { counters: counted = [], quick = [] } = benches[role_code] ?? {}
    const shown = [...counted.map((key) => counters[key]), ...quick.map((key) => ({ key, ...quickEntries[key] }))]
    for (const { key, needs } of shown) expect(has(needs[0], needs[1]), `${role_code} ${key}`).toBe(true)
  }
})

test('what a role is shown leads to a page that its menu opens', () => {
  const counters = countersOf('2026-11-21')
  for (const { role_code, all_operations } of roles) {
    const { counters: counted = [], quick = [] } = benches[role_code] ?? {}
    const shown = [...counted.map((key) => counters[key]), ...quick.map((key) => ({ key, ...quickEntries[key] }))]
    for (const { key, to } of shown) {
      const [path = ''] = to.split('?')
      const page = menus.find((one) => one.path.replace(/\/$/, '') === path.replace(/\/$/, ''))
      const opens =
        page?.permission_id === null ||
        all_operations ||
        grants[role_code]?.some((one) => one.permission_id === page?.permission_id && one.operations.includes('query'))
      expect(page?.built && opens, `${role_code} ${key} ${to}`).toBe(true)
    }
  }
})

test('nothing is made that no role sees', () => {
  const { counters, charts, quick } = benchOf(roles.map(({ role_code }) => ({ id: role_code })))
  expect([...counters].sort()).toEqual(Object.keys(countersOf('2026-11-21')).sort())
  expect([...charts].sort()).toEqual(Object.keys(chartFaces).sort())
  expect([...quick].sort()).toEqual(Object.keys(quickEntries).sort())
})

test('two roles are one screen in the order of the roles, each thing once', () => {
  const { counters, charts } = benchOf([{ id: 'outlet_teller' }, { id: 'outlet_safety' }])
  expect(counters).toEqual([
    'unconfirmed_notice',
    'approval_returned',
    'check_sign',
    'escort_sign',
    'key_receive',
    'key_return',
    'visitor_inside',
    'approval_running',
    'unread_notice',
    'approval_waiting',
    'rectify_mine',
    'rectify_overdue',
    'fault_escalated',
    'visitor_overdue',
    'key_unreturned',
    'key_lost',
    'check_done',
    'check_should',
    'escort_done',
    'escort_should',
    'rectify_open',
    'fault_open',
    'key_today',
    'approval_unread',
  ])
  expect(charts).toEqual(['completion'])
})

test('a role of an administrator’s own has everything that its rights will leave', () => {
  for (const id of ['guard_of_the_night', 'constructor']) {
    expect(benchOf([{ id }]).quick).toHaveLength(Object.keys(quickEntries).length)
  }
  expect(benchOf([])).toEqual({ counters: [], charts: [], quick: [] })
})
