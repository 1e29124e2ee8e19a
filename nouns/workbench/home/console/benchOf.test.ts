import type { QuickKey } from '@shouya/console/ui/page/Page.ts'
import { expect, test } from 'vitest'
import { pages } from '../../../pages.gen.ts'
import { benches } from './benches.ts'
import { benchOf } from './benchOf.ts'
import { chartFaces } from './charts.ts'
import { countersOf } from './counters.ts'
import { permitted, quickEntriesOf } from './quickEntries.ts'

type Role = { role_code: string; all_operations: boolean }
type Menu = { path: string; permission_id: string | null; built: boolean }
type Granted = Record<string, { permission_id: string; operations: string[] }[]>

// The menu and the grants of the product's own roles.
const seed = import.meta.glob<{ default: unknown }>('../../../../apps/server/src/db/seed/{roles,grants,menus}.json', {
  eager: true,
})
const [grants, menus, roles] = Object.keys(seed)
  .sort()
  .map((file) => seed[file]?.default) as [Granted, Menu[], Role[]]

test('every role of the product has its first screen, and only those [C-2.2-01]', () => {
  expect(Object.keys(benches).sort()).toEqual(roles.map(({ role_code }) => role_code).sort())
})

const counters = countersOf(pages, '2026-11-21')
const ways = quickEntriesOf(pages, counters)

/** Counters, quick entries and primary actions of a role, each with its page and the required operation. */
function shownTo(role: string) {
  const { counters: counted = [], quick = [], next = [] } = benches[role] ?? {}
  return [
    ...counted.flatMap((key) => counters[key] ?? []),
    ...[...quick, ...next].flatMap((key) => ways.get(key) ?? []),
  ]
}

test('a role is shown only what it may see and begin', () => {
  for (const { role_code, all_operations } of roles) {
    const has = (id: string, operation: string) =>
      all_operations ||
      grants[role_code]?.some((grant) => grant.permission_id === id && grant.operations.includes(operation))
    const shown = shownTo(role_code)
    for (const { key, needs } of shown) expect(has(needs[0], needs[1]), `${role_code} ${key}`).toBe(true)
  }
})

test('what a role is shown leads to a page that its menu opens', () => {
  for (const { role_code, all_operations } of roles) {
    const shown = shownTo(role_code)
    for (const { key, to } of shown) {
      const [path = ''] = to.split('?')
      const page = menus.find((entry) => entry.path.replace(/\/$/, '') === path.replace(/\/$/, ''))
      const opens =
        page?.permission_id === null ||
        all_operations ||
        grants[role_code]?.some(
          (grant) => grant.permission_id === page?.permission_id && grant.operations.includes('query'),
        )
      expect(page?.built && opens, `${role_code} ${key} ${to}`).toBe(true)
    }
  }
})

test('nothing is made that no role sees', () => {
  const { counters: counted, charts, quick, next } = benchOf(roles.map(({ role_code }) => ({ id: role_code })))
  expect([...counted].sort()).toEqual(Object.keys(counters).sort())
  expect([...charts].sort()).toEqual(Object.keys(chartFaces).sort())
  expect([...new Set([...quick, ...next])].sort()).toEqual([...ways.keys()].sort())
})

test('two roles are one screen in the order of the roles, each thing once', () => {
  const { counters: counted, charts, next, hidesZeros } = benchOf([{ id: 'outlet_teller' }, { id: 'outlet_safety' }])
  expect(counted.slice(0, 4)).toEqual(['unconfirmed_notice', 'material_to_read', 'approval_returned', 'check_sign'])
  expect(new Set(counted).size).toBe(counted.length)
  expect([charts, next, hidesZeros]).toEqual([['completion'], [], true])
  expect(benchOf([{ id: 'outlet_teller' }, { id: 'branch_security' }]).hidesZeros).toBe(false)
})

test('who acts at a door or for a company begins with their own act', () => {
  const next = (id: string) => benchOf([{ id }]).next
  expect(next('guard')).toEqual(['quickVisitor'])
  expect(next('escort_staff')).toEqual(['quickSignRun', 'quickMyRuns', 'quickPlans'])
  expect(next('escort_admin')).toEqual(['quickPublish', 'quickPlan'])
  expect(next('monitor_center')).toEqual(['quickVideoSign', 'quickRetrieve', 'quickVideo'])
})

test('the next act is the first that there is now and that the rights allow', () => {
  const first = (role: string, counts: Record<string, number>, can = () => true) =>
    permitted(benchOf([{ id: role }]).next, { can, ways, counts })[0]
  // If runs wait for a signature, signing is the primary action; otherwise the runs, then the plans.
  expect(first('escort_staff', { escort_sign: 2, plan_mine: 1 })).toMatchObject({
    key: 'quickSignRun',
    files: true,
    to: '/form/daily/taskdaily/EscortList?mine=1',
  })
  expect(first('escort_staff', { escort_sign: 0, plan_mine: 1 })?.key).toBe('quickMyRuns')
  expect(first('escort_staff', { escort_sign: 0, plan_mine: 0 })?.key).toBe('quickPlans')
  // Without a number an entry is not offered, nor is it without the required right.
  expect(first('escort_staff', {})?.key).toBe('quickPlans')
  const without = (id: string) => (permission: string) => permission !== id
  const noSigning = without('daily_escort') as () => boolean
  expect(first('escort_staff', { escort_sign: 2, plan_mine: 1 }, noSigning)?.key).toBe('quickMyRuns')
  const next = (role: string, counts: Record<string, number>): QuickKey | undefined => first(role, counts)?.key
  expect(next('escort_admin', { plan_draft: 3 })).toBe('quickPublish')
  expect(next('escort_admin', { plan_draft: 0 })).toBe('quickPlan')
  expect(next('monitor_center', { video_sign: 1, video_pending: 1 })).toBe('quickVideoSign')
  expect(next('monitor_center', { video_sign: 0, video_pending: 1 })).toBe('quickRetrieve')
  expect(next('monitor_center', {})).toBe('quickVideo')
})

test('a role of an administrator’s own has everything that its rights will leave', () => {
  for (const id of ['guard_of_the_night', 'constructor']) {
    expect([...benchOf([{ id }]).quick].sort()).toEqual([...ways.keys()].sort())
  }
  expect(benchOf([])).toMatchObject({ counters: [], charts: [], quick: [], next: [] })
})
