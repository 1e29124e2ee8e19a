import { makeWorkbook } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

type Cells = (string | number | null)[]
const send = async (rows: Cells[], more: object = {}) =>
  admin('User/Import', { file_id: await makeWorkbook(t, t.world.user.sys_admin, rows), ...more })
const head = ['登录账号', '姓名', '手机', '机构编码', '角色', '岗位']

test('accounts get first passwords, shown once, that must be changed', async () => {
  const role = (await admin('Role/GetRoleList')).Data.find(
    ({ role_code }: { role_code: string }) => role_code === 'outlet_teller',
  )
  const rows: Cells[] = [
    head,
    ['imported_1', '某导入', 13611110001, 'BA0011', role.role_name, '柜员'],
    ['imported_2', '某另外', '13611110002', 'BA0012', 'outlet_teller、outlet_safety', null],
  ]
  const preview = await send(rows)
  expect(preview).toMatchObject({ Code: 0, Data: { added: 2, committed: false, passwords: null } })
  const done = await send(rows, { commit: true })
  expect(done.Data).toMatchObject({
    added: 2,
    committed: true,
    passwords: { name: expect.stringMatching(/^初始密码_/) },
  })
  const sheet = await readSheet(new Uint8Array(Buffer.from(done.Data.passwords.content, 'base64')).buffer)
  expect(sheet.map((row) => row.slice(0, 2))).toEqual([
    ['登录账号', '姓名'],
    ['imported_1', '某导入'],
    ['imported_2', '某另外'],
  ])
  const password = String(sheet[1]?.[2])
  const signed = await t.anonymous('Login/GetJwtToken', { username: 'imported_1', password, loginOs: 1 })
  expect(signed.Data.user.must_change_pwd).toBe(true)
  // Neither the log nor any kept file knows it.
  const { rows: leaks } = await t.services.database.pool.query(
    `select 1 from sys_log where coalesce(before, '{}')::text || coalesce(after, '{}')::text || coalesce(message, '') like $1`,
    [`%${password}%`],
  )
  expect(leaks).toEqual([])
})

test('the rules are those of a single account', async () => {
  const { Data } = await send([
    head,
    ['outlet_teller', '已存在', '13611110003', 'BA0011', 'outlet_teller', null],
    ['importer_3', '无角色', '13611110003', 'BA0011', '没有的角色', null],
    ['importer_4', '高角色', '13611110003', 'BA0011', 'admin', null],
    ['importer_5', '坏手机', '123', 'BA0011', 'outlet_teller', null],
    ['importer_6', '无机构', '13611110003', 'XX0000', 'outlet_teller', null],
    ['importer_7', null, '13611110003', 'BA0011', 'outlet_teller', '国王'],
    ['importer_8', '号码一', '13611110003', 'BA0011', 'outlet_teller', null],
    ['importer_9', '号码二', '13611110003', 'BA0011', 'outlet_teller', null],
  ])
  expect(Data.rows.map(({ row, issues }: { row: number; issues: object[] }) => [row, issues])).toEqual([
    [2, [{ column: '登录账号', message: '登录账号已存在' }]],
    [3, [{ column: '角色', message: '角色不存在或已停用' }]],
    [4, [{ column: '角色', message: '不能授予超出自己权限的角色' }]],
    [5, [{ column: '手机', message: '格式不正确' }]],
    [6, [{ column: '机构编码', message: '机构不存在或已停用' }]],
    [7, [{ column: '岗位', message: '不是有效的字典值' }]],
    [9, [{ column: '手机', message: '手机已存在' }]],
  ])
})

test('an update changes what the sheet has and leaves the rest, the password too', async () => {
  const before = (await admin('User/Get', { id: t.world.user.teller_two })).Data
  const rows: Cells[] = [
    ['User name', 'Staff no.', 'Email'],
    ['TELLER_TWO', 'E-77', null],
  ]
  const answer = await send(rows, { commit: true, update_existing: true })
  expect(answer.Data).toMatchObject({ updated: 1, added: 0, committed: true, passwords: null })
  const after = (await admin('User/Get', { id: t.world.user.teller_two })).Data
  expect(after).toEqual({ ...before, emp_no: 'E-77', version: before.version + 1 })
})

test('the same import sent twice under one key is not done twice, and its passwords are not told again', async () => {
  const rows: Cells[] = [head, ['imported_9', '某一次', '13611110009', 'BA0011', 'outlet_teller', null]]
  const body = { file_id: await makeWorkbook(t, t.world.user.sys_admin, rows), commit: true }
  const key = { 'idempotency-key': 'import-once' }
  expect(await admin('User/Import', body, key)).toMatchObject({ Code: 0 })
  expect(await admin('User/Import', body, key)).toMatchObject({ Code: 1008 })
})
