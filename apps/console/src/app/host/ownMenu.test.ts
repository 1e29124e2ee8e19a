import { expect, test } from 'vitest'
import { isVisible, menuPages } from './menuPages.ts'
import { ownMenu } from './ownMenu.ts'
import { routes } from './routes.gen.ts'

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
  const opened = (role: string) => ownMenu([group], { holds: () => true, has: (one) => one === role, filterMenu: true })
  expect([opened('auditor').length, opened('finance').length]).toEqual([1, 0])
})

test('a page that is reached through another stands alone only where that other is missing', () => {
  const log = '/exception/log'
  expect(pathsOf((permission) => permission === 'sys_log')).toContain(log)
  expect(pathsOf((permission) => ['sys_log', 'sys_menu'].includes(permission))).not.toContain(log)
})

test('unfiltered it has everything', () => {
  expect(pathsOf(() => false, false)).toEqual(pathsOf(() => true))
})
