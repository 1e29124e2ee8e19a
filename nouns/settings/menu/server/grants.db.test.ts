import { type Account, makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { patience, runs, seed } from '@shouya/server/testing/matrix/fuzzApp.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let sys: Post
beforeAll(async () => {
  process.stderr.write(`grants seed ${seed} (FUZZ_SEED=${seed} runs it again)\n`)
  t = await testApp()
  sys = await t.as('sys_admin')
})
afterAll(() => t?.close())

type Grants = Record<string, string[]>
type Permission = { permission_id: string; operations: string[]; granted: string[]; pages: { title_cn: string }[] }
type Seen = {
  version: number
  editable: boolean
  limited: boolean
  groups: { title_cn: string; permissions: Permission[] }[]
}

const look = async (role_id: number, as = sys): Promise<Seen> => (await as('Menu/GetRoleMenu', { role_id })).Data
const permissionsOf = ({ groups }: Seen) => groups.flatMap(({ permissions }) => permissions)
const grantsOf = async (role_id: number): Promise<Grants> =>
  Object.fromEntries(
    permissionsOf(await look(role_id))
      .filter(({ granted }) => granted.length > 0)
      .map(({ permission_id, granted }) => [permission_id, granted]),
  )
const idOf = async (code: string): Promise<number> => {
  const { Data } = await sys('Role/GetRoleList')
  return Data.find(({ role_code }: { role_code: string }) => role_code === code).id
}
const list = (grants: Grants) =>
  Object.entries(grants).map(([permission_id, operations]) => ({ permission_id, operations }))
const set = async (role_id: number, grants: Grants, as = sys, version?: number) =>
  as('Menu/AddRoleMenu', { role_id, version: version ?? (await look(role_id)).version, grants: list(grants) })

describe('what a role is granted', () => {
  test('is shown out of the whole catalogue, under the groups of the menu, with what it opens [C-7.2-05]', async () => {
    const grantsOfTeller = await look(await idOf('outlet_teller'))
    const all = permissionsOf(grantsOfTeller)
    expect(all).toHaveLength(68)
    expect(all.flatMap(({ operations }) => operations)).toHaveLength(450)
    const daily = grantsOfTeller.groups.find(({ title_cn }) => title_cn === '日常工作')
    expect(daily?.permissions.find(({ permission_id }) => permission_id === 'daily_key')).toMatchObject({
      name_cn: '钥匙交接',
      name_us: 'Key Handover',
      granted: ['query', 'receive', 'refuse', 'return'],
      pages: [{ title_cn: '钥匙交接' }],
    })
    // Each permission occurs once, in the group of its page.
    expect(new Set(all.map(({ permission_id }) => permission_id)).size).toBe(68)
    expect(grantsOfTeller.groups.map(({ title_cn }) => title_cn)).not.toContain('')
    expect(grantsOfTeller).toMatchObject({ editable: true, limited: false })
    const { operations } = grantsOfTeller as unknown as { operations: { operation: string; name_us: string }[] }
    expect(operations).toContainEqual({ operation: 'void', name_cn: '作废', name_hk: '作廢', name_us: 'Void' })
    expect(await look(await idOf('admin'))).toMatchObject({ editable: false })
  })

  test('is set per permission, the others stay; and taken away whole [C-7.2-06 C-7.2-07]', async () => {
    const { id } = await makeRole(t, { grants: { daily_key: ['query', 'add'], sys_dict: ['query'] } })
    await set(id, { daily_key: ['query', 'void'], dash_notice: ['query'] })
    expect(await grantsOf(id)).toEqual({ dash_notice: ['query'], daily_key: ['query', 'void'], sys_dict: ['query'] })
    await set(id, { daily_key: [] })
    expect(await grantsOf(id)).toEqual({ dash_notice: ['query'], sys_dict: ['query'] })
    const { version } = await look(id)
    const away = { role_id: id, version, permission_ids: ['sys_dict', 'dash_notice'] }
    expect(await sys('Menu/DeleteRoleMenu', away)).toMatchObject({ Code: 0, Data: { version: version + 1 } })
    expect(await grantsOf(id)).toEqual({})
  })

  test('is of the catalogue only, and said once', async () => {
    const { id } = await makeRole(t)
    expect(await set(id, { dash_notice: ['query', 'add'] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'grants.0.operations', message: '该权限没有此操作：add' }],
    })
    expect(await set(id, { no_such: ['query'] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'grants.0.permission_id' }],
    })
    const twice = [...list({ daily_key: ['query'] }), ...list({ daily_key: [] })]
    expect(await sys('Menu/AddRoleMenu', { role_id: id, version: 1, grants: twice })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'grants.1.permission_id' }],
    })
    expect(await grantsOf(id)).toEqual({})
  })

  test('counts at the next request of those who hold the role', async () => {
    const { id, code } = await makeRole(t, { grants: { daily_key: ['query'] } })
    const { post } = await makeAccount(t, { role: code })
    expect((await post('RoomKey/GetPageList')).Code).toBe(0)
    expect((await post('Dict/GetTypePageList')).Code).toBe(401)
    await set(id, { daily_key: [], sys_dict: ['query'] })
    await expect.poll(async () => (await post('RoomKey/GetPageList')).Code).toBe(401)
    expect((await post('Dict/GetTypePageList')).Code).toBe(0)
    expect((await post('Login/GetCurrent')).Data.permissions).toEqual([{ id: 'sys_dict', operation: ['query'] }])
  })

  test('of two who change it at once, one is told', async () => {
    const { id } = await makeRole(t)
    const both = await Promise.all([
      set(id, { daily_key: ['query'] }, sys, 1),
      set(id, { sys_dict: ['query'] }, sys, 1),
    ])
    expect(both.map(({ Code }) => Code).sort()).toEqual([0, 1005])
    expect(Object.keys(await grantsOf(id))).toHaveLength(1)
  })

  test('stands in the log before and after', async () => {
    const { id } = await makeRole(t, { grants: { daily_key: ['query'] } })
    await set(id, { daily_key: ['query', 'add'], sys_dict: [] })
    const [last] = (await sys('Log/GetPageList', { action: 'Menu/AddRoleMenu' })).Data
    const { Data } = await sys('Log/Get', { id: last.id, create_time: last.create_time })
    expect(Data).toMatchObject({
      target_table: 'role',
      target_id: id,
      changes: [{ field: 'daily_key', before: '["query"]', after: '["add","query"]' }],
    })
  })
})

describe('nobody gives what they lack', () => {
  test('an administrator gives everything, but nothing to a role of their own', async () => {
    const { id } = await makeRole(t)
    expect(await set(id, { daily_key: ['query', 'void'] })).toMatchObject({ Code: 0 })
    const own = await idOf('sys_admin')
    expect(await look(own)).toMatchObject({ limited: true })
    expect(await set(own, { daily_key: ['query'] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'grants.0.operations', message: '不能授予自己没有的操作：daily_key query' }],
    })
    // Admin may change that role: it is not one of admin's own.
    expect(await set(own, { daily_key: ['query'] }, await t.as('admin'))).toMatchObject({ Code: 0 })
    expect(await set(await idOf('admin'), { daily_key: [] })).toMatchObject({ Code: 1004 })
  })

  const catalogue: Grants = {
    sys_role: ['query', 'add', 'edit', 'delete', 'grant'],
    sys_user: ['query', 'add', 'edit', 'delete'],
    daily_key: ['query', 'add', 'void', 'print'],
    dash_notice: ['query'],
  }
  const grants = fc
    .record(Object.fromEntries(Object.entries(catalogue).map(([id, all]) => [id, fc.subarray(all)])))
    .map((record) => record as Grants)

  test('whoever the granter is, whatever the role has and whatever is asked for', patience, async () => {
    await fc.assert(
      fc.asyncProperty(grants, grants, grants, fc.boolean(), async (holds, has, asked, own) => {
        const mine: Grants = { ...holds, sys_role: [...new Set([...(holds.sys_role ?? []), 'query', 'grant'])] }
        const granter = await makeRole(t, { grants: mine })
        const account: Account = await makeAccount(t, { role: granter.code })
        const target = own ? granter.id : (await makeRole(t, { grants: has })).id
        const before = await grantsOf(target)
        const answer = await set(target, asked, account.post)
        const after = await grantsOf(target)
        const ops = (all: Grants) =>
          Object.entries(all).flatMap(([id, list]) => list.map((operation) => `${id}:${operation}`))
        const gained = ops(after).filter((operation) => !ops(before).includes(operation))
        expect(gained.filter((operation) => !ops(mine).includes(operation))).toEqual([])
        const above = ops(before).some((operation) => operation.startsWith('sys_') && !ops(mine).includes(operation))
        const lacks = ops(asked).some((operation) => !ops(before).includes(operation) && !ops(mine).includes(operation))
        expect(answer.Code).toBe(above ? 403 : lacks ? 1001 : 0)
        if (answer.Code !== 0) expect(after).toEqual(before)
        else expect(ops(after).sort()).toEqual(ops(asked).sort())
      }),
      { seed, numRuns: runs(30) },
    )
  })
})
