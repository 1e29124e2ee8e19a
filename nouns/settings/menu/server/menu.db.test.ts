import type { MenuNode } from '@shouya/contract/menuNode'
import { seed } from '@shouya/server/db/seed/seed.ts'
import { makeAccount, makeMenu, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

type Row = { id: number; parent_id: number | null; path: string; version: number; sort: number; code: string }
const list = async (): Promise<Row[]> => (await admin('Menu/GetPageList')).Data
const rowOf = async (path: string) => (await list()).find((row) => row.path === path) as Row & Record<string, unknown>
const children = async (id: number | null) =>
  (await list()).filter(({ parent_id }) => parent_id === id).map((row) => row.id)
const save = (row: Record<string, unknown>, more: object, as = admin) => {
  const { host_id: _, built: __, is_builtin: ___, sort: ____, fullPath: _____, ...fields } = row
  return as('Menu/Save', { ...fields, ...more })
}
let serial = 0
const entry = (more: object = {}) => ({ menu_type: 1, title_cn: '自建', path: `/own/group${++serial}`, ...more })
const at = (path: string) => ({ Code: 1001, Data: expect.arrayContaining([expect.objectContaining({ path })]) })
const routers = (nodes: MenuNode[]): string[] => nodes.flatMap(({ router, children }) => [router, ...routers(children)])
const titles = (nodes: MenuNode[]): string[] =>
  nodes.flatMap(({ title_cn, children }) => [title_cn, ...titles(children)])

describe('entries of our own', () => {
  test('a group with a page and a link, from entry to deletion, is what people see [C-3-08 C-3-13 C-7.2-01 C-7.2-03 C-7.2-04]', async () => {
    const { post } = await makeAccount(t, { role: 'outlet_teller' })
    const group = await admin('Menu/Save', entry({ title_cn: '常用', title_us: 'Often', icon: 'GiftOutlined' }))
    const parent_id = group.Data.id
    const page = { menu_type: 2, parent_id, router: 'handover', permission_id: 'daily_key', title_cn: '交钥匙' }
    expect(await admin('Menu/Save', entry({ ...page, query: { tab: 'ledger' } }))).toMatchObject({ Code: 0 })
    const link = { menu_type: 4, parent_id, title_cn: '行网', link: 'https://bank.example/x' }
    const { Data: made } = await admin('Menu/Save', entry(link))
    const menuTree = (await post('Menu/GetRoleMenuList')).Data as MenuNode[]
    const own = menuTree.find(({ title_us }) => title_us === 'Often')
    expect(own?.children).toMatchObject([
      {
        title_cn: '交钥匙',
        router: 'handover',
        built: true,
        meta: { query: { tab: 'ledger' }, authority: 'daily_key' },
      },
      { title_cn: '行网', meta: { link: 'https://bank.example/x' } },
    ])
    const guard = (await (await t.as('guard'))('Menu/GetRoleMenuList')).Data as MenuNode[]
    expect(titles(guard)).not.toContain('交钥匙')
    expect(titles(guard)).toContain('行网')
    expect(await admin('Menu/Delete', { id: parent_id, version: 1 })).toMatchObject({
      Code: 1006,
      Message: '存在下级菜单',
    })
    expect(await admin('Menu/Delete', { id: made.id, version: 2 })).toMatchObject({ Code: 1005 })
    expect(await admin('Menu/Delete', { id: made.id, version: 1 })).toMatchObject({ Code: 0 })
    expect(titles((await post('Menu/GetRoleMenuList')).Data)).not.toContain('行网')
  })

  test('carry what the specification says of a menu route: full path, parameters, what lights up, a title, roles [C-3-08 C-6-02]', async () => {
    const role_codes = ['guard', 'outlet_teller']
    const page = { menu_type: 2, router: 'handover', query: { tab: 'ledger' }, params: { all: '1' }, role_codes }
    const names = { title_cn: '全部交接', page_title_cn: '所有日期的交接', page_title_us: 'Handovers of All Days' }
    const input = entry({ ...page, ...names, highlight: '/dashboard/workplace' })
    expect(await admin('Menu/Save', input)).toMatchObject({ Code: 0 })
    const nodeOf = async (role: string) =>
      ((await (await t.as(role))('Menu/GetRoleMenuList')).Data as MenuNode[]).find(({ path }) => path === input.path)
    expect(await nodeOf('guard')).toMatchObject({
      fullPath: `${input.path}?tab=ledger`,
      meta: {
        query: { tab: 'ledger' },
        params: { all: '1' },
        highlight: '/dashboard/workplace',
        page: {
          title: { title_cn: '所有日期的交接', title_hk: '所有日期的交接', title_us: 'Handovers of All Days' },
          closable: true,
          cacheAble: true,
        },
        authority: role_codes,
      },
    })
    expect(await nodeOf('outlet_leader')).toBeUndefined()
    expect((await rowOf(input.path)).role_codes).toEqual(role_codes)
    const own = (change: object) => admin('Menu/Save', entry({ menu_type: 2, router: 'handover', ...change }))
    expect(await own({ role_codes: ['nobody'] })).toMatchObject(at('role_codes'))
    expect(await own({ role_codes, permission_id: 'daily_key' })).toMatchObject(at('role_codes'))
    expect(await own({ highlight: '/no/such' })).toMatchObject(at('highlight'))
    // Whoever has the right can always open menu management.
    const settings = await rowOf('/exception')
    expect(await save(settings, { router: null, role_codes: ['guard'] })).toMatchObject({ Code: 1004 })
  })

  test('are refused where something does not fit', async () => {
    const user = await rowOf('/exception/user')
    const page = { menu_type: 2, router: 'user' }
    for (const [more, where] of [
      [{ path: 'own' }, 'path'],
      [{ path: '/own//x' }, 'path'],
      [{ path: '/login' }, 'path'],
      [{ path: '/API/User' }, 'path'],
      [{ parent_id: user.id }, 'parent_id'],
      [{ parent_id: 999_999 }, 'parent_id'],
      [{ permission_id: 'sys_user' }, 'permission_id'],
      [{ ...page, permission_id: 'sys_nothing' }, 'permission_id'],
      [{ menu_type: 2 }, 'router'],
      [{ menu_type: 2, router: 'nowhere' }, 'router'],
      [{ menu_type: 2, router: 'exception' }, 'router'],
      [{ router: 'user' }, 'router'],
      [{ menu_type: 4 }, 'link'],
      [{ menu_type: 4, link: 'javascript:alert(1)' }, 'link'],
      [{ menu_type: 4, link: 'ftp://x.example' }, 'link'],
      [{ ...page, link: 'https://x.example' }, 'link'],
      [{ icon: 'NoSuchIcon' }, 'icon'],
      [{ menu_type: 5 }, 'menu_type'],
    ] as const)
      expect(await admin('Menu/Save', entry(more)), JSON.stringify(more)).toMatchObject(at(where))
    for (const path of ['/exception/user', '/EXCEPTION/User/', '/basicForm'])
      expect(await admin('Menu/Save', entry({ path })), path).toMatchObject({ Code: 1003, Message: '路径已存在' })
  })

  test('a hidden page is no entry, whatever it says [C-7.2-02]', async () => {
    const { Data } = await admin('Menu/Save', entry({ menu_type: 3, router: 'user', invisible: false }))
    expect((await admin('Menu/Get', { id: Data.id })).Data.invisible).toBe(true)
  })
})

describe('what the product brings', () => {
  test('keeps what makes it what it is, and takes other names, icons and places', async () => {
    const user = await rowOf('/exception/user')
    for (const more of [
      { path: '/exception/people' },
      { router: 'log' },
      { permission_id: null },
      { menu_type: 3 },
      { query: { type: '1' } },
    ])
      expect(await save(user, more), JSON.stringify(more)).toMatchObject({ Code: 1004 })
    const named = { title_cn: '人员', title_hk: null, title_us: 'People', icon: 'TeamOutlined', invisible: true }
    expect(await save(user, named)).toMatchObject({ Code: 0, Data: { version: 2 } })
    expect(await rowOf('/exception/user')).toMatchObject({ ...named, router: 'user', built: true, sort: user.sort })
    expect(await admin('Menu/Delete', { id: user.id, version: 2 })).toMatchObject({ Code: 1006 })
  })

  test('nobody locks everybody out of the menu or of the first password', async () => {
    for (const path of ['/exception/menu', '/exception', '/dashboard/password', '/dashboard']) {
      const row = await rowOf(path)
      const more = { status: 0, ...(row.menu_type === 1 ? { router: null } : {}) }
      expect(await save(row, more), path).toMatchObject({ Code: 1004 })
    }
    const { Data } = await admin('Menu/Save', entry({ status: 0 }))
    const page = await rowOf('/exception/menu')
    expect(await admin('Menu/Sort', { id: page.id, parent_id: Data.id })).toMatchObject({ Code: 1004 })
  })

  test('stays where people put it when the product starts again', async () => {
    const [row, other] = [await rowOf('/exception/banner'), await rowOf('/conference')]
    const { Data } = await admin('Menu/Save', entry({ title_cn: '别处' }))
    await admin('Menu/Sort', { id: row.id, parent_id: Data.id })
    await admin('Menu/Sort', { id: other.id, parent_id: null })
    const client = new pg.Client({ connectionString: t.url })
    await client.connect()
    // A page of a newer version, whose path was in use by another entry.
    await client.query(`delete from menu where path = '/exception/feedback'`)
    await client.query(`update menu set path = '/exception/feedback' where id = $1`, [Data.id])
    await seed(client)
    await client.end()
    expect(await rowOf('/exception/banner')).toMatchObject({ parent_id: Data.id })
    expect(await rowOf('/conference')).toMatchObject({ parent_id: null })
    expect(await rowOf('/exception/feedback')).toMatchObject({ is_builtin: true })
    expect(await rowOf(`/custom/${Data.id}`)).toMatchObject({ id: Data.id })
    expect((await rowOf('/exception/log')).host_id).toBe((await rowOf('/exception/menu')).id)
  })
})

describe('moving', () => {
  const made = async (count: number) => {
    const group = await makeMenu(t)
    const ids = await Promise.all(Array.from({ length: count }, () => makeMenu(t, { parent: group.id })))
    return { group: group.id, ids: ids.map(({ id }) => id).sort((a, b) => a - b) as [number, number, number, number] }
  }

  test('before another, to the end, into another group, to the top', async () => {
    const { group, ids } = await made(4)
    const [a, b, c, d] = ids
    await admin('Menu/Sort', { id: d, parent_id: group, before_id: b })
    expect(await children(group)).toEqual([a, d, b, c])
    await admin('Menu/Sort', { id: a, parent_id: group })
    expect(await children(group)).toEqual([d, b, c, a])
    await admin('Menu/Sort', { id: b, parent_id: c })
    expect([await children(group), await children(c)]).toEqual([[d, c, a], [b]])
    await admin('Menu/Sort', { id: c, parent_id: null })
    expect((await children(null)).at(-1)).toBe(c)
  })

  test('never below itself, never into a page, never before what is not there', async () => {
    const { group, ids } = await made(2)
    const [a, b] = ids
    await admin('Menu/Sort', { id: b, parent_id: a })
    expect(await admin('Menu/Sort', { id: group, parent_id: b })).toMatchObject(at('parent_id'))
    expect(await admin('Menu/Sort', { id: group, parent_id: group })).toMatchObject(at('parent_id'))
    expect(await save((await list()).find(({ id }) => id === group)!, { parent_id: b, router: null })).toMatchObject(
      at('parent_id'),
    )
    const { id } = await rowOf('/exception/dict/List')
    expect(await admin('Menu/Sort', { id: a, parent_id: id })).toMatchObject(at('parent_id'))
    expect(await admin('Menu/Sort', { id: a, parent_id: group, before_id: id })).toMatchObject({ Code: 1005 })
    expect(await admin('Menu/Sort', { id: a, parent_id: group, before_id: a })).toMatchObject({ Code: 1005 })
    expect(await admin('Menu/Sort', { id: 999_999, parent_id: group })).toMatchObject({ Code: 1002 })
  })

  test('two at once make no circle and lose nobody', async () => {
    for (let round = 0; round < 5; round++) {
      const { group, ids } = await made(4)
      const [a, b, c, d] = ids
      const answers = await Promise.all([
        admin('Menu/Sort', { id: a, parent_id: b }),
        admin('Menu/Sort', { id: b, parent_id: a }),
        admin('Menu/Sort', { id: d, parent_id: group, before_id: c }),
        admin('Menu/Sort', { id: c, parent_id: group, before_id: d }),
      ])
      for (const { Code } of answers) expect([0, 1001, 1005]).toContain(Code)
      expect(answers.filter(({ Code }) => Code === 0).length).toBeGreaterThanOrEqual(2)
      const rows = await list()
      // The list starts at the top, so entries in a cycle would be missing.
      for (const id of ids) expect(rows.some((row) => row.id === id)).toBe(true)
      const sorts = rows.filter(({ parent_id }) => parent_id === group).map(({ sort }) => sort)
      expect(new Set(sorts).size).toBe(sorts.length)
    }
  })

  test('a group does not go while somebody puts an entry into it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeMenu(t)
      const [gone, put] = await Promise.all([
        admin('Menu/Delete', { id, version: 1 }),
        admin('Menu/Save', entry({ parent_id: id })),
      ])
      expect([gone.Code, put.Code].sort()).toEqual(gone.Code === 0 ? [0, 1001] : [0, 1006])
    }
  })

  test('a form that was open before the move says so', async () => {
    const { group, ids } = await made(2)
    const [a, b] = ids
    const before = (await list()).find(({ id }) => id === a)!
    await admin('Menu/Sort', { id: a, parent_id: b })
    expect(await save(before, { parent_id: group, router: null })).toMatchObject({ Code: 1005 })
  })
})

describe('the menu as a role sees it', () => {
  test('is what an account of that role gets [C-7.1-02 C-7.2-08]', async () => {
    const { Data } = await admin('Role/GetRoleList')
    for (const code of ['outlet_teller', 'auditor', 'vendor']) {
      const { id } = Data.find(({ role_code }: { role_code: string }) => role_code === code)
      const own = await (await t.as(code))('Menu/GetRoleMenuList')
      expect((await admin('Menu/GetRoleMenuList', { role_id: id })).Data).toEqual(own.Data)
    }
    expect(await admin('Menu/GetRoleMenuList', { role_id: 999_999 })).toMatchObject({ Code: 1002 })
    expect(await (await t.as('auditor'))('Menu/GetRoleMenuList', { role_id: 1 })).toMatchObject({ Code: 401 })
  })

  test('somebody without any right still gets a menu of their own', async () => {
    const { code } = await makeRole(t)
    const { post } = await makeAccount(t, { role: code })
    const { Code, Data } = await post('Menu/GetRoleMenuList')
    expect(Code).toBe(0)
    expect(routers(Data)).toContain('password')
  })

  test('the log is a tab of the menu for those who have both, an entry for the others', async () => {
    const log = async (username: string) => {
      const find = (nodes: MenuNode[]): MenuNode | undefined =>
        nodes.flatMap((node) => [node, find(node.children)]).find((node) => node?.router === 'log')
      return find((await (await t.as(username))('Menu/GetRoleMenuList')).Data)?.meta.invisible
    }
    expect([await log('sys_admin'), await log('auditor'), await log('guard')]).toEqual([true, false, undefined])
  })
})
