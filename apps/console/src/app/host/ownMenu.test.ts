import { expect, test } from 'vitest'
import { isVisible, menuPages } from './menuPages.ts'
import { ownMenu } from './ownMenu.ts'
import { routes } from './routes.gen.ts'

// The product's seed.
const seed = import.meta.glob<{ default: Record<string, { permission_id: string }[]> }>(
  '../../../../server/src/db/seed/grants.json',
  { eager: true },
)
const grants = Object.values(seed)[0]?.default ?? {}

const pathsOf = (holds: (permission: string) => boolean, filterMenu = true) =>
  menuPages(ownMenu(routes, { holds, has: () => false, filterMenu }))
    .filter(({ node, trail }) => [...trail, node].every(isVisible))
    .map(({ node }) => node.path)

test('the menu of the own routes has what the permissions open, and what asks for none', () => {
  expect(pathsOf((permission) => permission === 'daily_key')).toEqual(['/form/daily/taskdaily/Handover'])
  expect(pathsOf(() => false)).toEqual([])
})

test('a list of roles opens a route to each of them, and what is below it [C-6-02]', () => {
  const [first] = routes
  if (!first) throw new Error('no routes')
  const group = { ...first, meta: { ...first.meta, authority: ['guard', 'auditor'] } }
  const opened = (role: string) =>
    ownMenu([group], { holds: () => true, has: (code) => code === role, filterMenu: true })
  expect([opened('auditor').length, opened('finance').length]).toEqual([1, 0])
})

test('a page that is reached through another stands alone only where that other is missing', () => {
  const log = '/exception/log'
  expect(pathsOf((permission) => permission === 'sys_log')).toContain(log)
  expect(pathsOf((permission) => ['sys_log', 'sys_menu'].includes(permission))).not.toContain(log)
})

test('nobody is led to a page that is not there yet, whatever their role may', () => {
  const shown = (holds: (permission: string) => boolean) =>
    menuPages(ownMenu(routes, { holds, has: () => true, filterMenu: true })).filter(({ node, trail }) =>
      [...trail, node].every(isVisible),
    )
  const all = shown(() => true)
  expect(all.filter(({ node }) => !node.built)).toEqual([])
  // Nor to a group without visible pages.
  expect(all.flatMap(({ trail }) => trail.map(({ path }) => path))).not.toContain('/dataCollection')
  for (const [role, granted] of Object.entries(grants)) {
    const may = new Set(granted.map(({ permission_id }) => permission_id))
    const ownPages = shown((permission) => may.has(permission))
    expect(
      ownPages.filter(({ node }) => !node.built).map(({ node }) => node.path),
      role,
    ).toEqual([])
    expect(ownPages.length, role).toBeGreaterThan(0)
  }
})

test('unfiltered it has everything', () => {
  expect(pathsOf(() => false, false)).toEqual(pathsOf(() => true))
})
