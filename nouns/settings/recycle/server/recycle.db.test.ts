import { granted, makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boxBody, makeRoute } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeBank, makeCompany } from '../../../escort/server/testing/escort.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

const bin = async (table: string, keywords = '') => (await admin('Recycle/GetPageList', { table, keywords })).Data
const restore = (table: string, id: number, post = admin) => post('Recycle/Restore', { table, id })

test('a deleted value comes back as it was, once, while its place is free', async () => {
  const type = { dict_code: 'recycled_code', dict_name: '回收' }
  const savedType = (await admin('Dict/SaveType', type)).Data
  const value = { dict_code: type.dict_code, value: 'a', label_cn: '甲', color: 'success', sort: 7 }
  const dictValue = (await admin('Dict/SaveData', value)).Data
  const before = (await admin('Dict/GetData', { id: dictValue.id })).Data
  expect(await admin('Dict/DeleteData', dictValue)).toMatchObject({ Code: 0 })
  const [row] = await bin('dict_data', 'recycled_code')
  expect(row).toMatchObject({ record_id: dictValue.id, name: '甲 recycled_code a', user_name: expect.any(String) })

  const other = (await admin('Dict/SaveData', value)).Data
  expect(await restore('dict_data', row.id)).toMatchObject({ Code: 1004, Message: '编码或名称已被使用，不能恢复' })
  expect(await admin('Dict/DeleteData', other)).toMatchObject({ Code: 0 })
  expect(await restore('dict_data', row.id)).toMatchObject({ Code: 0, Data: { record_id: dictValue.id } })
  expect((await admin('Dict/GetData', { id: dictValue.id })).Data).toEqual(before)
  expect(await restore('dict_data', row.id)).toMatchObject({ Code: 1002 })
  const { Data: history } = await admin('Common/GetHistory', { table: 'dict_data', id: dictValue.id })
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'Recycle/Restore',
    'Dict/DeleteData',
    'Dict/SaveData',
  ])

  // The row to which it belongs was deleted after it.
  expect(await admin('Dict/DeleteData', dictValue)).toMatchObject({ Code: 0 })
  expect(await admin('Dict/DeleteType', savedType)).toMatchObject({ Code: 0 })
  const [lost] = await bin('dict_data', 'recycled_code')
  expect(await restore('dict_data', lost.id)).toMatchObject({ Code: 1004, Message: '所属的数据已不存在，不能恢复' })
  const [parent] = await bin('dict_type', type.dict_code)
  expect(await restore('dict_data', parent.id)).toMatchObject({ Code: 1002 })
  expect(await restore('dict_type', parent.id)).toMatchObject({ Code: 0 })
  expect(await restore('dict_data', lost.id)).toMatchObject({ Code: 0 })
})

test('a role comes back with what it was granted, only by those who could have given that', async () => {
  const role = await makeRole(t, { grants: { daily_key: ['query', 'add'], sys_user: ['query'] } })
  const { version } = (await admin('Role/Get', { id: role.id })).Data
  expect(await admin('Role/Delete', { id: role.id, version })).toMatchObject({ Code: 0 })
  const [row] = await bin('role', role.code)
  const small = await makeRole(t, { grants: { sys_role: ['query', 'delete'] } })
  const clerk = await makeAccount(t, { role: small.code })
  expect(await restore('role', row.id, clerk.post)).toMatchObject({ Code: 403 })
  expect(await restore('dict_type', row.id, clerk.post)).toMatchObject({ Code: 401 })
  expect(await restore('role', row.id)).toMatchObject({ Code: 0 })
  const { rows } = await t.services.database.pool.query(
    "select permission_id || ':' || operation as one from role_grant where role_id = $1 order by one",
    [role.id],
  )
  expect(rows.map(({ one }) => one)).toEqual(['daily_key:add', 'daily_key:query', 'sys_user:query'])
})

test('after its days what lies there is gone for good', async () => {
  const savedType = (await admin('Dict/SaveType', { dict_code: 'over_code', dict_name: '过期' })).Data
  expect(await admin('Dict/DeleteType', savedType)).toMatchObject({ Code: 0 })
  const later = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)
  await t.jobs.run('recycle_purge', later(29))
  expect(await bin('dict_type', 'over_code')).toHaveLength(1)
  await t.jobs.run('recycle_purge', later(31))
  expect(await bin('dict_type', 'over_code')).toHaveLength(0)
})

test('a route comes back with its stops, a box where it was', async () => {
  const bank = await makeBank(t)
  const { id: company } = await makeCompany(t, bank)
  const route = await makeRoute(t, bank, company)
  const before = (await admin('Escort/GetRoute', { id: route.id })).Data
  granted(await admin('Escort/DeleteRoute', route))
  const [deleted] = await bin('escort_route', before.route_name)
  granted(await restore('escort_route', deleted.id))
  expect((await admin('Escort/GetRoute', { id: route.id })).Data).toEqual(before)

  const { id, version } = granted(await admin('Escort/SaveBox', boxBody(t)))
  const box = (await admin('Escort/GetBox', { id })).Data
  granted(await admin('Escort/DeleteBox', { id, version }))
  const [lost] = await bin('box', box.box_no)
  granted(await restore('box', lost.id))
  expect((await admin('Escort/GetBox', { id })).Data).toEqual(box)
})
