import { makeAccount, makeDict, makeRole } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('a record says who changed which of its fields, newest first and as far back as one reads', async () => {
  const admin = await t.as('admin')
  const { type } = await makeDict(t)
  const read = async () => (await admin('Dict/GetType', { id: type })).Data
  for (const name of ['甲', '乙', '丙']) {
    const { dict_code, version } = await read()
    const body = { id: type, version, dict_code, dict_name: name, status: 1 }
    expect(await admin('Dict/SaveType', body)).toMatchObject({ Code: 0 })
  }
  const first = await admin('Common/GetHistory', { table: 'dict_type', id: type, pagesize: 2 })
  expect(first).toMatchObject({ Code: 0, Next: expect.any(String) })
  expect(first.Data).toMatchObject([
    {
      action: 'Dict/SaveType',
      user_name: expect.any(String),
      changes: [{ field: 'dict_name', before: '乙', after: '丙' }],
    },
    { changes: [{ field: 'dict_name', before: '甲', after: '乙' }] },
  ])
  const rest = await admin('Common/GetHistory', { table: 'dict_type', id: type, pagesize: 2, cursor: first.Next })
  expect(rest.Data).toHaveLength(1)
  expect(rest.Next).toBeNull()
  expect(await admin('Common/GetHistory', { table: 'dict_type', id: 9_999_999 })).toMatchObject({ Code: 1002 })
  expect(await admin('Common/GetHistory', { table: 'session', id: 1 })).toMatchObject({ Code: 1001 })
})

test('it is read by those who may read the record, without what the record does not show', async () => {
  const admin = await t.as('admin')
  const { id } = await makeAccount(t, { unit: 'BB0011', role: 'outlet_teller' })
  const before = (await admin('User/Get', { id })).Data
  const { username: _, real_name, gender, dept_id, user_type, role_ids, version } = before
  const wanted = { real_name, gender, dept_id, user_type, role_ids, phone: '13900007777' }
  expect(await admin('User/Edit', { id, version, ...wanted })).toMatchObject({ Code: 0 })
  expect(await admin('User/Reveal', { id })).toMatchObject({ Code: 0 })

  const { Data } = await admin('Common/GetHistory', { table: 'sys_user', id })
  expect(Data.map(({ action }: { action: string }) => action)).toEqual(['User/Edit'])
  const fields = new Map(
    Data[0].changes.map((change: { field: string; after: string }) => [change.field, change.after]),
  )
  expect(fields.get('phone')).toBe('139****7777')
  expect(JSON.stringify(Data)).not.toContain('13900007777')
  expect([...fields.keys()].some((field) => /password|data_scope|search/.test(String(field)))).toBe(false)

  const { code } = await makeRole(t, { grants: { sys_user: ['query'] } })
  const near = await makeAccount(t, { unit: 'BA0010', role: code })
  expect(await near.post('Common/GetHistory', { table: 'sys_user', id })).toMatchObject({ status: 403, Code: 403 })
  expect(await near.post('Common/GetHistory', { table: 'role', id: 1 })).toMatchObject({ status: 401, Code: 401 })
})
