import type { MenuNode } from '@shouya/contract/menuNode'
import { menuTree } from '@shouya/nouns/settings/menu/server/menuTree.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Row = Parameters<typeof menuTree>[0][number]

const GROUP = 1
const permissions = ['a', 'b', 'c', 'd']

/** Any menu that the tables allow: groups without permission, pages and hosts anywhere, some hidden. */
const rows: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      parent: fc.option(fc.nat(11), { freq: 3 }),
      group: fc.boolean(),
      permission: fc.option(fc.constantFrom(...permissions), { freq: 5 }),
      host: fc.option(fc.nat(11), { freq: 2 }),
      invisible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) =>
    list.map(({ parent, group, permission, host, invisible }, i) => ({
      id: i + 1,
      // A parent precedes its children, or does not exist (any more).
      parent_id: parent === null ? null : parent < i ? parent + 1 : 99,
      host_id: host === null || host === i ? null : host + 1,
      menu_type: group ? GROUP : invisible ? 3 : 2,
      permission_id: group ? null : permission,
      invisible,
      code: `c${i}`,
      router: `r${i}`,
      path: `/p${i}`,
      fullPath: `/p${i}`,
      aliases: [],
      title_cn: `页${i}`,
      title_hk: null,
      title_us: null,
      icon: null,
      query: {},
      params: {},
      highlight: null,
      page_title_cn: null,
      page_title_hk: null,
      page_title_us: null,
      role_codes: null,
      link: null,
      closable: true,
      cache: true,
      built: i % 3 !== 0,
      sort: i,
      status: 1,
      version: 1,
      is_builtin: true,
      create_user_id: null,
      create_user_name: null,
      create_time: '2026-11-21 09:00:00',
      update_user_id: null,
      update_time: null,
    })),
  )

/** Operations of a caller; without `query` nothing opens. */
const operations = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...permissions), fc.constantFrom('query', 'add')), { maxLength: 6 })
  .map((pairs) => {
    const map = new Map<string, Set<string>>()
    for (const [id, operation] of pairs) map.set(id, (map.get(id) ?? new Set()).add(operation))
    return map
  })

const flat = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

type Grants = Map<string, Set<string>>
const shownBy = (list: Row[], grants: Grants) =>
  flat(menuTree(list, { operations: grants, roles: [{ code: 'guard' }] }))
const opens = ({ permission_id }: Row, grants: Grants) =>
  permission_id === null || (grants.get(permission_id)?.has('query') ?? false)
const rowOf = (list: Row[], { router }: MenuNode) => list.find((row) => row.router === router)!

const holds = (check: (list: Row[], grants: Grants, shown: MenuNode[]) => void) =>
  fc.assert(
    fc.property(rows, operations, (list, grants) => check(list, grants, shownBy(list, grants))),
    { numRuns: 2_000 },
  )

test('nobody sees a page without its operation [C-6-03]', () =>
  holds((list, grants, shown) => {
    for (const node of shown) expect(opens(rowOf(list, node), grants)).toBe(true)
  }))

test('no group is empty, and a group of hidden pages is hidden [C-2.1-07]', () =>
  holds((list, _, shown) => {
    for (const node of shown.filter((node) => rowOf(list, node).menu_type === GROUP)) {
      expect(node.children.length).toBeGreaterThan(0)
      if (node.children.every(({ meta }) => meta.invisible)) expect(node.meta.invisible).toBe(true)
    }
  }))

test('every page that somebody may open is there once, if the pages above it are', () =>
  holds((list, grants, shown) => {
    const byId = new Map(list.map((row) => [row.id, row]))
    const reachable = (row: Row): boolean => {
      if (row.menu_type !== GROUP && !opens(row, grants)) return false
      if (row.parent_id === null) return true
      const parent = byId.get(row.parent_id)
      return parent !== undefined && reachable(parent)
    }
    const pages = list.filter((row) => row.menu_type !== GROUP && reachable(row)).map(({ router }) => router)
    const shownPages = shown.filter((node) => rowOf(list, node).menu_type !== GROUP).map(({ router }) => router)
    expect(shownPages.sort()).toEqual(pages.sort())
  }))

test('a page that is a tab of another is an entry exactly for those who lack the other', () =>
  holds((list, grants, shown) => {
    for (const node of shown) {
      const row = rowOf(list, node)
      const host = list.find(({ id }) => id === row.host_id)
      if (row.menu_type === GROUP) continue
      // A missing host (e.g. a disabled one) cannot show its tab, nor can one that is not built yet.
      const shownByHost = host !== undefined && opens(host, grants) && host.built
      expect(node.meta.invisible).toBe(!row.built || (row.host_id === null ? row.invisible : shownByHost))
    }
  }))

test('no entry leads to a page that is not built yet, unless it leads out of the console', () => {
  const grants: Grants = new Map([['a', new Set(['query'])]])
  const row = { ...fc.sample(rows, 1)[0]![0]!, id: 1, parent_id: null, host_id: null, menu_type: 2, permission_id: 'a' }
  const invisible = (change: Partial<Row>) =>
    shownBy([{ ...row, invisible: false, ...change }], grants).map(({ meta }) => meta.invisible)
  expect(invisible({ built: false })).toEqual([true])
  expect(invisible({ built: true })).toEqual([false])
  expect(invisible({ built: false, menu_type: 4, link: 'https://example.com' })).toEqual([false])
})

test('more operations never take an entry away', () =>
  holds((list, grants, shown) => {
    const more = new Map(permissions.map((id) => [id, new Set([...(grants.get(id) ?? []), 'query'])]))
    const routers = new Set(shownBy(list, more).map(({ router }) => router))
    for (const { router } of shown) expect(routers).toContain(router)
  }))

test('a list of roles opens an entry to each of them, and closes all that is below it to others [C-6-02]', () => {
  const row = { ...fc.sample(rows, 1)[0]![0]!, parent_id: null, host_id: null, permission_id: null, built: true }
  const group = { ...row, id: 1, menu_type: GROUP, router: 'group' }
  const page = { ...row, id: 2, parent_id: 1, menu_type: 2, router: 'page' }
  const visibleKinds = (role_codes: string[] | null) =>
    shownBy([{ ...group, role_codes }, page], new Map()).map(({ router }) => router)
  expect(visibleKinds(null)).toEqual(['group', 'page'])
  expect(visibleKinds(['auditor', 'guard'])).toEqual(['group', 'page'])
  expect(visibleKinds(['auditor'])).toEqual([])
})
