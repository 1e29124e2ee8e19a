import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, granted, makeAccount, makeMenu, makeRole, makeWorkbook } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { PASSWORD } from '../../testing/world.ts'

let t: TestApp
let admin: Account
beforeAll(async () => {
  t = await testApp()
  admin = await makeAccount(t, { role: 'admin', unit: 'HQ0000' })
})
afterAll(() => t?.close())

const MINUTE = 60_000
const proved = (minutesAgo: number | null) =>
  t.services.database.kysely
    .updateTable('session')
    .set({ proved_time: minutesAgo === null ? null : new Date(t.clock.at.getTime() - minutesAgo * MINUTE) })
    .where('user_id', '=', admin.id)
    .execute()

let serial = 0
const phone = () => `137${String(10_000_000 + ++serial)}`
const account = () => ({
  username: `proof${++serial}`,
  real_name: '新人',
  phone: phone(),
  dept_id: t.world.unit.HQ0000,
  role_ids: [1],
  expire_date: null,
})

const day = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Every action that changes credentials or grants, each with a valid body. */
const cases: Record<string, () => Promise<object>> = {
  'User/ResetPwd': async () => ({ id: (await makeAccount(t)).id }),
  'User/Add': async () => account(),
  'User/Edit': async () => {
    const { id } = granted(await (await t.as('admin'))('User/Add', account()))
    const { version } = granted(await (await t.as('admin'))('User/Get', { id }))
    const { username: _, ...fields } = account()
    return { id, version, ...fields, role_ids: [(await makeRole(t)).id] }
  },
  'User/Import': async () => ({ file_id: await makeWorkbook(t, admin.id, [['用户名']]), commit: false }),
  'Totp/Begin': async () => ({}),
  'Totp/Reset': async () => {
    const person = await makeAccount(t)
    await t.services.database.kysely
      .insertInto('user_totp')
      .values({ user_id: person.id, secret_sealed: '1.A', create_time: t.clock.at, confirm_time: t.clock.at })
      .execute()
    return { id: person.id }
  },
  'Role/AddRole': async () => ({
    role_code: `proof_${'abcdefghij'[++serial % 10]}`,
    role_name: '新',
    user_types: [1],
    data_scope: 3,
  }),
  'Role/EditRole': async () => {
    const { id, code } = await makeRole(t)
    return { id, version: 1, role_code: code, role_name: '改', user_types: [1], data_scope: 1 }
  },
  'Menu/AddRoleMenu': async () => ({
    role_id: (await makeRole(t)).id,
    version: 1,
    grants: [{ permission_id: 'sys_user', operations: ['query'] }],
  }),
  'Menu/DeleteRoleMenu': async () => ({
    role_id: (await makeRole(t, { grants: { sys_user: ['query'] } })).id,
    version: 1,
    permission_ids: ['sys_user'],
  }),
  'Menu/Save': async () => {
    const { id } = await makeMenu(t, { permission: 'sys_log' })
    const row = granted(await (await t.as('admin'))('Menu/Get', { id }))
    const { path, router, parent_id, menu_type, title_cn, version } = row
    return { id, version, path, router, parent_id, menu_type, title_cn, permission_id: 'sys_user' }
  },
  'Setting/Save': async () => {
    const { version } = granted(await (await t.as('admin'))('Setting/Get', { key: 'session.hours' }))
    return { key: 'session.hours', version, value: 9 }
  },
  'Leave/Save': async () => ({
    substitute_id: (await makeAccount(t)).id,
    from_time: `${day(1 + ++serial * 2)} 08:00:00`,
    to_time: `${day(2 + serial * 2)} 08:00:00`,
  }),
}

test.each(Object.keys(cases))('%s wants a password of the last five minutes', async (path) => {
  const body = await (cases[path] as () => Promise<object>)()
  for (const minutes of [null, 5.1]) {
    await proved(minutes)
    expect(await admin.post(path, body)).toMatchObject({ Code: 1016, status: 403 })
  }
  await proved(4.9)
  // The workbook is empty.
  expect(await admin.post(path, body)).toMatchObject({ Code: path === 'User/Import' ? 1001 : 0 })
})

test('so do a first code and what waits for it, and nothing that changes no rights', async () => {
  await proved(0)
  await admin.post('Totp/Begin')
  await proved(null)
  expect(await admin.post('Totp/Confirm', { code: '123456' })).toMatchObject({ Code: 1016 })
  const person = await makeAccount(t)
  const account = granted(await admin.post('User/Get', { id: person.id }))
  const { id, version, real_name, gender, dept_id, role_ids, expire_date } = account
  const body = { id, version, real_name, gender, dept_id, role_ids, expire_date, email: 'a@example.com' }
  expect(await admin.post('User/Edit', body)).toMatchObject({ Code: 0 })
})

test('nobody is asked who may not do it anyway', async () => {
  const teller = await makeAccount(t, { role: 'outlet_teller' })
  await t.services.database.kysely.updateTable('session').set({ proved_time: null }).execute()
  expect(await teller.post('User/ResetPwd', { id: admin.id })).toMatchObject({ Code: 401 })
  const branch = await makeAccount(t, { role: 'branch_security', unit: 'BA0001' })
  await t.services.database.kysely
    .updateTable('session')
    .set({ proved_time: null })
    .where('user_id', '=', branch.id)
    .execute()
  expect(await branch.post('User/ResetPwd', { id: admin.id })).toMatchObject({
    Code: 403,
    Message: expect.not.stringContaining('密码'),
  })
})

test('saying the password opens it for five minutes in this session; a wrong one counts as a guess', async () => {
  await proved(null)
  const wrong = { password: 'a guess' }
  expect(await admin.post('User/Prove', wrong)).toMatchObject({ Code: 1010, Data: [{ path: 'password' }] })
  expect(await admin.post('Totp/Begin')).toMatchObject({ Code: 1016 })
  const key = { 'idempotency-key': 'the-form' }
  const body = account()
  expect(await admin.post('User/Add', body, key)).toMatchObject({ Code: 1016 })
  expect(await admin.post('User/Prove', { password: PASSWORD })).toMatchObject({ Code: 0 })
  expect(await admin.post('User/Add', body, key)).toMatchObject({ Code: 0 })
  for (let i = 0; i < 5; i++) await admin.post('User/Prove', wrong)
  expect(await admin.post('User/Prove', { password: PASSWORD })).toMatchObject({
    Code: 1010,
    Message: expect.stringContaining('已锁定'),
  })
})

test('signing in says it as well', async () => {
  const person = await makeAccount(t)
  const { Data } = await t.anonymous('Login/GetJwtToken', { username: person.username, password: PASSWORD })
  const headers = { authorization: `Bearer ${Data.token}` }
  expect(await t.anonymous('Totp/Begin', {}, headers)).toMatchObject({ Code: 0 })
  t.clock.at = new Date(t.clock.at.getTime() + 6 * MINUTE)
  expect(await t.anonymous('Totp/Begin', {}, headers)).toMatchObject({ Code: 1016 })
})
