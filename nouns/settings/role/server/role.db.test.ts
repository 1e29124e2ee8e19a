import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let admin: Post
let sys: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
  sys = await t.as('sys_admin')
})
afterAll(() => t?.close())

let serial = 0
const body = (more: object = {}) => {
  const code = `own_${String(++serial).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  return { role_code: code, role_name: code, user_types: [1], data_scope: 3, ...more }
}
const idOf = async (code: string): Promise<number> => {
  const { Data } = await admin('Role/GetRoleList')
  return Data.find(({ role_code }: { role_code: string }) => role_code === code).id
}
const seen = async (id: number) => (await admin('Role/Get', { id })).Data
const edited = (row: Record<string, unknown>, more: object) => {
  const { is_builtin: _, users: __, ...fields } = row
  return { ...fields, ...more }
}
const edit = async (id: number, more: object, as = admin) => as('Role/EditRole', edited(await seen(id), more))
const at = (path: string) => ({ Code: 1001, Data: [{ path }] })

describe('the list', () => {
  test('has every role in its order with the number of its open accounts [C-7.2-09]', async () => {
    const { Data, Total } = await sys('Role/GetPageList', { pagesize: 100 })
    expect(Total).toBe(18)
    expect(Data.slice(0, 2).map(({ role_code }: { role_code: string }) => role_code)).toEqual(['admin', 'sys_admin'])
    const tellers = Data.find(({ role_code }: { role_code: string }) => role_code === 'outlet_teller')
    expect(tellers).toMatchObject({ users: 2, is_builtin: true, data_scope: 3, status: 1 })
    const found = await sys('Role/GetPageList', { keywords: '网点', data_scope: 3 })
    expect(found.Data.map(({ role_code }: { role_code: string }) => role_code)).toEqual([
      'outlet_leader',
      'outlet_safety',
      'outlet_teller',
    ])
    const all = (await sys('Role/GetRoleList')).Data
    expect(all).toHaveLength(18)
    expect(all).toContainEqual(expect.objectContaining({ id: tellers.id, role_name: '网点柜员', user_types: [1] }))
  })
})

describe('a role of our own', () => {
  test('from entry to deletion [C-3-14 C-7.2-10 C-7.2-11 C-7.2-12]', async () => {
    const fields = body({ role_name_us: 'Own' })
    const { Code, Data } = await sys('Role/AddRole', fields)
    expect(Code).toBe(0)
    expect(await seen(Data.id)).toMatchObject({ ...fields, users: 0, is_builtin: false, version: 1 })
    expect(await edit(Data.id, { role_name: '夜班', role_code: 'night_shift' }, sys)).toMatchObject({ Code: 0 })
    expect(await sys('Role/Delete', { id: Data.id, version: 1 })).toMatchObject({ Code: 1005 })
    expect(await sys('Role/Delete', { id: Data.id, version: 2 })).toMatchObject({ Code: 0 })
    expect(await sys('Role/Get', { id: Data.id })).toMatchObject({ Code: 1002 })
  })

  test('has a code and a name that no other has', async () => {
    const fields = body()
    await sys('Role/AddRole', fields)
    expect(await sys('Role/AddRole', body({ role_code: fields.role_code }))).toMatchObject({
      Code: 1003,
      Message: '编码已存在',
    })
    expect(await sys('Role/AddRole', body({ role_name: '审计只读' }))).toMatchObject({ Code: 1003 })
    for (const role_code of ['Own', 'own1', 'own-a', '']) {
      expect(await sys('Role/AddRole', body({ role_code }))).toMatchObject(at('role_code'))
    }
  })

  test('reaches chosen units that its maker reaches, at least one', async () => {
    expect(await sys('Role/AddRole', body({ data_scope: 2 }))).toMatchObject(at('scope_dept_ids'))
    const { unit } = t.world
    expect(await sys('Role/AddRole', body({ data_scope: 2, scope_dept_ids: [unit.BA0011, 999_999] }))).toMatchObject(
      at('scope_dept_ids'),
    )
    const made = await sys('Role/AddRole', body({ data_scope: 2, scope_dept_ids: [unit.BA0011, unit.BA0011] }))
    expect(await seen(made.Data.id)).toMatchObject({ scope_dept_ids: [unit.BA0011] })
    // Units that mean nothing are not kept.
    await edit(made.Data.id, { data_scope: 4 })
    expect(await seen(made.Data.id)).toMatchObject({ data_scope: 4, scope_dept_ids: [] })
    const keeper = await makeRole(t, { grants: { sys_role: ['query', 'add', 'edit'] } })
    const near = await makeAccount(t, { unit: 'BA0001', role: keeper.code, scope: 4 })
    const far = body({ data_scope: 2, scope_dept_ids: [unit.BB0011] })
    expect(await near.post('Role/AddRole', far)).toMatchObject(at('scope_dept_ids'))
    expect(await near.post('Role/AddRole', body({ data_scope: 1 }))).toMatchObject(at('data_scope'))
  })

  test('begins with the grants of another in one go, if its maker may grant them', async () => {
    const teller = await idOf('outlet_teller')
    const { Data } = await sys('Role/AddRole', body({ copy_from: teller }))
    const grants = async (role_id: number) => (await admin('Menu/GetRoleMenu', { role_id })).Data.groups
    expect(await grants(Data.id)).toEqual(await grants(teller))
    expect(await sys('Role/AddRole', body({ copy_from: 999_999 }))).toMatchObject(at('copy_from'))

    const clerk = await makeRole(t, { grants: { sys_role: ['query', 'add', 'grant'], dash_notice: ['query'] } })
    const small = await makeRole(t, { grants: { dash_notice: ['query'] } })
    const { post } = await makeAccount(t, { role: clerk.code })
    const refused = body({ copy_from: teller })
    expect(await post('Role/AddRole', refused)).toMatchObject(at('copy_from'))
    // Nothing half done.
    expect((await admin('Role/GetPageList', { keywords: refused.role_code })).Total).toBe(0)
    expect(await post('Role/AddRole', body({ copy_from: small.id }))).toMatchObject({ Code: 0 })
    const adder = await makeRole(t, { grants: { sys_role: ['add'], dash_notice: ['query'] } })
    const other = await makeAccount(t, { role: adder.code })
    expect(await other.post('Role/AddRole', body({ copy_from: small.id }))).toMatchObject({ Code: 401 })
  })
})

describe('what stays', () => {
  test('built-in roles keep their code and are not deleted; the one of admin is not touched at all', async () => {
    const teller = await seen(await idOf('outlet_teller'))
    expect(await edit(teller.id, { role_code: 'teller' })).toMatchObject({ Code: 1004 })
    expect(await edit(teller.id, { role_name: '柜员' })).toMatchObject({ Code: 0 })
    expect(await admin('Role/Delete', { id: teller.id, version: 2 })).toMatchObject({ Code: 1006 })
    expect(await edit(await idOf('admin'), { remark: '改' })).toMatchObject({ Code: 1004 })
  })

  test('a role that open accounts hold is not deleted, and keeps their kind of user', async () => {
    const { id, code } = await makeRole(t)
    const holder = await makeAccount(t, { role: code })
    await makeAccount(t, { role: code })
    expect(await sys('Role/Delete', { id, version: 1 })).toMatchObject({
      Code: 1006,
      Message: '有 2 个账号使用该角色，不能删除',
    })
    expect(await edit(id, { user_types: [3] })).toMatchObject({ Code: 1004 })
    await t.services.database.kysely
      .updateTable('sys_user')
      .set({ status: 3 })
      .where('username', 'like', 'made%')
      .execute()
    expect((await seen(id)).users).toBe(0)
    expect(await sys('Role/Delete', { id, version: 1 })).toMatchObject({ Code: 0 })
    expect(await admin('User/Get', { id: holder.id })).toMatchObject({ Data: { role_ids: [] } })
  })

  test('nobody switches off or widens the role that they stand on', async () => {
    expect(await edit(await idOf('sys_admin'), { status: 0 }, sys)).toMatchObject({ Code: 1004 })
    const own = await makeRole(t, { grants: { sys_role: ['query', 'edit'] }, scope: 3 })
    const { post } = await makeAccount(t, { role: own.code })
    expect(await edit(own.id, { data_scope: 4 }, post)).toMatchObject({ Code: 1004 })
    expect(await edit(own.id, { remark: '改' }, post)).toMatchObject({ Code: 0 })
  })

  test('a role that administers more than the caller is out of reach', async () => {
    const own = await makeRole(t, { grants: { sys_role: ['query', 'edit', 'delete', 'grant'] } })
    const { post } = await makeAccount(t, { role: own.code })
    const above = await idOf('sys_admin')
    expect(await edit(above, { status: 0 }, post)).toMatchObject({ Code: 403 })
    const { version } = await seen(above)
    expect(await post('Menu/DeleteRoleMenu', { role_id: above, version, permission_ids: ['sys_role'] })).toMatchObject({
      Code: 403,
    })
  })
})

test('switching a role off or on counts at the next request of its accounts', async () => {
  const { id, code } = await makeRole(t, { grants: { sys_dict: ['query'] } })
  const { post } = await makeAccount(t, { role: code })
  expect(await post('Dict/GetTypePageList')).toMatchObject({ Code: 0 })
  await edit(id, { status: 0 })
  await expect.poll(async () => (await post('Dict/GetTypePageList')).Code).toBe(401)
  await edit(id, { status: 1 })
  await expect.poll(async () => (await post('Dict/GetTypePageList')).Code).toBe(0)
})

test('of two who change a role at once, one is told; of two who take the same name, one', async () => {
  const { id } = await makeRole(t)
  const row = await seen(id)
  const both = await Promise.all(['甲', '乙'].map((remark) => admin('Role/EditRole', edited(row, { remark }))))
  expect(both.map(({ Code }) => Code).sort()).toEqual([0, 1005])
  const same = body()
  const codes = (await Promise.all([1, 2].map(() => admin('Role/AddRole', same)))).map(({ Code }) => Code)
  expect(codes).toContain(0)
  expect([1003, 1005]).toContain(codes.find((code) => code !== 0))
})

test('what is said of a built-in role is in the language of the reader, until somebody writes something else', async () => {
  const id = await idOf('guard')
  const english = { 'accept-language': 'en-US' }
  const remark = async (headers: Record<string, string> = {}) =>
    (await admin('Role/Get', { id }, headers)).Data.remark as string
  expect(await remark()).toBe('录入检查（不提交）、出入登记、签到')
  expect(await remark(english)).toMatch(/^Enters checks/)
  const { Data } = await admin('Role/GetPageList', { pagesize: 100 }, english)
  const builtIn = (Data as { is_builtin: boolean; remark: string }[]).filter(({ is_builtin }) => is_builtin)
  expect(builtIn.filter(({ remark }) => /[\u4e00-\u9fff]/.test(remark))).toEqual([])
  // Who saves it as they read it has written nothing.
  const row = (await admin('Role/Get', { id }, english)).Data
  expect(await admin('Role/EditRole', edited(row, { sort: 161 }), english)).toMatchObject({ Code: 0 })
  expect(await remark()).toBe('录入检查（不提交）、出入登记、签到')
  await edit(id, { remark: '夜间也在' })
  expect(await remark(english)).toBe('夜间也在')
})

test('the log says what a role was and what it is [C-3-17 C-7.2-29 C-7.2-30]', async () => {
  const { id } = await makeRole(t)
  await edit(id, { remark: '夜间' })
  const [last] = (await admin('Log/GetPageList', { action: 'Role/EditRole' })).Data
  expect(last).toMatchObject({ target_id: id, target_table: 'role' })
  const { Data } = await admin('Log/Get', { id: last.id, create_time: last.create_time })
  expect(Data.changes).toEqual([{ field: 'remark', before: null, after: '夜间' }])
})
