import { expect, test } from 'vitest'
import { isVisible, menuPages } from './menuPages.ts'
import { ownMenu } from './ownMenu.ts'
import { routes } from './routes.gen.ts'

const pathsOf = (holds: (permission: string) => boolean, filterMenu = true) =>
  menuPages(ownMenu(routes, { holds, filterMenu }))
    .filter(({ node, trail }) => [...trail, node].every(isVisible))
    .map(({ node }) => node.path)

test('the menu of the own routes has what the permissions open, and what asks for none', () => {
  expect(pathsOf((permission) => permission === 'daily_key')).toEqual(['/form/daily/taskdaily/Handover'])
  expect(pathsOf(() => false)).toEqual([])
})

test('a page that is reached through another stands alone only where that other is missing', () => {
  const log = '/exception/log'
  expect(pathsOf((permission) => permission === 'sys_log')).toContain(log)
  expect(pathsOf((permission) => ['sys_log', 'sys_menu'].includes(permission))).not.toContain(log)
})

test('unfiltered it has everything', () => {
  expect(pathsOf(() => false, false)).toEqual(pathsOf(() => true))
})
