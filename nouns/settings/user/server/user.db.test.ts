import { cameraPhoto, PLACE } from '@shouya/server/testing/cameraPhoto.ts'
import { granted, makeKey } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBank, makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'

let t: TestApp
let admin: Post
let branch: Post
const roles = new Map<string, number>()

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
  branch = await t.as('branch_security')
  const { Data } = await admin('Role/GetRoleList')
  for (const { role_code, id } of Data) roles.set(role_code, id)
})
afterAll(() => t?.close())

let serial = 0
const account = (more: object = {}) => ({
  username: `person_${++serial}`,
  real_name: '某新人',
  phone: `1380000${String(serial).padStart(4, '0')}`,
  dept_id: t.world.unit.BA0011,
  role_ids: [roles.get('outlet_teller')],
  ...more,
})

const signIn = (username: string, password: string) =>
  t.anonymous('Login/GetJwtToken', { username, password, loginOs: 1 })

describe('a new account', () => {
  test('gets a first password that must be changed before anything else [C-1-07 C-3-15 C-7.2-14 C-7.2-19]', async () => {
    const body = account()
    const { Data, Code } = await admin('User/Add', body)
    expect(Code).toBe(0)
    const signed = await signIn(body.username, Data.password)
    expect(signed.Data.user.must_change_pwd).toBe(true)
    const headers = { authorization: `Bearer ${signed.Data.token}` }
    const as = (path: string, input: object = {}) => t.anonymous(path, input, headers)
    expect(await as('RoomKey/GetPageList')).toMatchObject({ Code: 401, Data: { reason: 'operation' } })
    const change = (new_password: string) => as('User/UpdatePwd', { old_password: Data.password, new_password })
    expect(await change('password123')).toMatchObject({
      Code: 1001,
      Data: [{ path: 'new_password', message: expect.stringContaining('常见') }],
    })
    expect(await change(`${body.username}-ab1`)).toMatchObject({ Code: 1001 })
    expect(await change(Data.password)).toMatchObject({ Code: 1001 })
    expect(await change('short')).toMatchObject({ Code: 1001 })
    expect(await change('correct horse battery')).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await as('RoomKey/GetPageList')).Code).toBe(0)
    const again = await as('User/UpdatePwd', { old_password: 'correct horse battery', new_password: Data.password })
    expect(again).toMatchObject({ Code: 1001, Data: [{ message: expect.stringContaining('最近') }] })
  })

  test('is refused where something is taken, foreign or too high [C-7.2-14]', async () => {
    const first = account()
    expect(await admin('User/Add', first)).toMatchObject({ Code: 0 })
    expect(await admin('User/Add', account({ username: first.username.toUpperCase() }))).toMatchObject({
      Code: 1003,
      Message: '登录账号已存在',
    })
    expect(await admin('User/Add', account({ phone: first.phone }))).toMatchObject({
      Code: 1003,
      Message: '手机已存在',
    })
    expect(await branch('User/Add', account({ dept_id: t.world.unit.BB0011 }))).toMatchObject({ Code: 403 })
    expect(await branch('User/Add', account({ role_ids: [roles.get('sys_admin')] }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'role_ids' }],
    })
    expect(await admin('User/Add', account({ role_ids: [roles.get('admin')] }))).toMatchObject({ Code: 1001 })
    expect(await admin('User/Add', account({ role_ids: [roles.get('vendor')] }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'role_ids' }],
    })
    for (const user_type of [2, 3, 4, 6])
      expect(await admin('User/Add', account({ user_type }))).toMatchObject({
        Code: 1001,
        Data: [{ path: 'party_id' }],
      })
  })
})

test('an account of an escort company belongs to one that the caller sees and that has not ended [C-7.2-13 C-7.2-15]', async () => {
  const bank = await makeBank(t)
  const company = await makeCompany(t, bank)
  const outsider = {
    user_type: 2,
    role_ids: [roles.get('escort_admin')],
    expire_date: '2036-01-01',
    party_id: company.id,
  }
  const made = await admin('User/Add', account(outsider))
  expect(made).toMatchObject({ Code: 0 })
  const { id } = made.Data
  const row = (await admin('User/Get', { id })).Data
  expect(row).toMatchObject({ party_id: company.id, party_name: expect.stringContaining('某守押公司') })
  const { real_name, dept_id, role_ids, version } = row
  const kept = { id, version, real_name, dept_id, role_ids, user_type: 2, expire_date: '2036-02-01' }
  expect(await admin('User/Edit', kept)).toMatchObject({ Code: 0 })
  expect((await admin('User/Get', { id })).Data.party_id).toBe(company.id)
  // They are told, and others are told, that they belong to their company, not to the unit of the bank that looks after it.
  const own = await makeOutsider(t, company.id)
  expect((await own.post('Login/GetCurrent', {})).Data.user.dept_name).toBe(row.party_name)
  const reason = { id: company.id, version: company.version, command: 'terminate', reason: '合同到期' }
  expect(await bank.post('Escort/ChangeCompanyStatus', reason)).toMatchObject({ Code: 0 })
  expect(await admin('User/Add', account(outsider))).toMatchObject({ Code: 1001, Data: [{ path: 'party_id' }] })
})

describe('the list', () => {
  test('stays in scope, masks phones, finds by name [C-7.1-03 C-7.2-17]', async () => {
    const far = await branch('User/GetByPage', { keywords: 'safety_far' })
    expect(far).toMatchObject({ Total: 0 })
    const near = await branch('User/GetByPage', { keywords: 'outlet_safety' })
    expect(near).toMatchObject({ Total: 1, Data: [{ phone: expect.stringMatching(/^139\*{4}\d{4}$/) }] })
  })

  test('nobody reads people of units out of reach; of others those below come along, with the least that names them [C-7.2-18]', async () => {
    const { BA0010, BB0011 } = t.world.unit
    const { Data } = await branch('User/GetByDept', { dept_id: BA0010 })
    const teller = { id: t.world.user.outlet_teller, real_name: '某outlet_teller' }
    expect(Data).toContainEqual({ ...teller, dept_id: expect.any(Number), dept_name: expect.any(String), post: null })
    expect(await branch('User/GetByDept', { dept_id: BB0011 })).toMatchObject({ Code: 403 })
  })

  test('a revealed phone is a log row of type 3', async () => {
    const { Data } = await admin('User/Reveal', { id: t.world.user.auditor })
    expect(Data.phone).toMatch(/^1390000\d{4}$/)
    const log = await admin('Log/GetPageList', { log_type: [3] })
    expect(log.Data[0]).toMatchObject({ action: 'User/Reveal', target_id: t.world.user.auditor })
  })
})

describe('changes', () => {
  const seen = async (id: number) => (await admin('User/Get', { id })).Data
  const edited = (
    { id, version, gender, email, emp_no, dept_id, post, user_type, role_ids, expire_date, real_name }: never,
    more: object,
  ) => ({
    ...{ id, version, gender, email, emp_no, dept_id, post, user_type, role_ids, expire_date, real_name },
    phone: `1370000${String(++serial).padStart(4, '0')}`,
    ...more,
  })

  test('a new role counts at once; nobody changes their own', async () => {
    const id = t.world.user.teller_two
    const teller = await t.as('teller_two')
    expect(await teller('User/GetByPage')).toMatchObject({ Code: 401 })
    const row = await seen(id)
    expect(await admin('User/Edit', edited(row as never, { role_ids: [roles.get('sys_admin')] }))).toMatchObject({
      Code: 0,
    })
    await expect.poll(async () => (await teller('User/GetByPage')).Code).toBe(0)
    const own = await seen(t.world.user.sys_admin)
    expect(await admin('User/Edit', edited(own as never, { role_ids: [roles.get('auditor')] }))).toMatchObject({
      Code: 1004,
    })
  })

  test('everybody has a role where one is meant for their kind; a member, for whom none is, is saved without', async () => {
    const row = await seen(t.world.user.monitor_center)
    expect(await admin('User/Edit', edited(row as never, { role_ids: [] }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'role_ids' }],
    })
    const { id } = await makeOutsider(t, (await makeCompany(t, await makeBank(t))).id)
    const { pool } = t.services.database
    await pool.query('delete from user_role where user_id = $1', [id])
    await pool.query('update sys_user set user_type = 6 where id = $1', [id])
    const member = await seen(id)
    expect(
      await admin('User/Edit', edited(member as never, { real_name: '某会员', expire_date: '2036-01-01' })),
    ).toMatchObject({ Code: 0 })
    expect(await seen(id)).toMatchObject({ real_name: '某会员', role_ids: [] })
  })

  test('a stale edit is refused with what is current [C-7.2-15]', async () => {
    const row = await seen(t.world.user.guard)
    await admin('User/Edit', edited(row as never, { real_name: '甲乙' }))
    expect(await admin('User/Edit', edited(row as never, { real_name: '丙丁' }))).toMatchObject({
      Code: 1005,
      Data: { current: { version: row.version + 1 } },
    })
  })

  test('a disabled account loses its sessions at once; a closed one stays closed [C-7.2-16]', async () => {
    const guard = await t.as('guard')
    expect(await guard('Login/GetCurrent')).toMatchObject({ Code: 0 })
    await admin('User/Edit', edited((await seen(t.world.user.guard)) as never, { status: 0 }))
    await expect.poll(async () => (await guard('Login/GetCurrent')).status).toBe(401)
    const { version } = await seen(t.world.user.guard)
    expect(await admin('User/Delete', { id: t.world.user.guard, version })).toMatchObject({ Code: 0 })
    expect(await admin('User/ResetPwd', { id: t.world.user.guard })).toMatchObject({ Code: 1004 })
  })

  test('whoever holds keys is not closed', async () => {
    await makeKey(t, { holder: 'safety_two' })
    const { version } = await seen(t.world.user.safety_two)
    expect(await admin('User/Delete', { id: t.world.user.safety_two, version })).toMatchObject({ Code: 1006 })
  })

  test('only admin touches admin', async () => {
    expect(await admin('User/ResetPwd', { id: t.world.user.admin })).toMatchObject({ Code: 403 })
  })
})

describe('sessions', () => {
  test('changing the password ends the others, not this one', async () => {
    const [here, there] = await Promise.all([signIn('monitor_center', PASSWORD), signIn('monitor_center', PASSWORD)])
    const as = (token: string, path: string, body: object = {}) =>
      t.anonymous(path, body, { authorization: `Bearer ${token}` })
    await as(there.Data.token, 'Login/GetCurrent')
    expect(
      await as(here.Data.token, 'User/UpdatePwd', { old_password: PASSWORD, new_password: 'another quiet night' }),
    ).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await as(there.Data.token, 'Login/GetCurrent')).status).toBe(401)
    expect(await as(here.Data.token, 'Login/GetCurrent')).toMatchObject({ Code: 0 })
  })

  test('an administrator sees and ends the sessions of an account', async () => {
    const { Data } = await signIn('hq_security', PASSWORD)
    const list = await admin('User/GetSessionList', { user_id: t.world.user.hq_security })
    expect(list.Data).toHaveLength(1)
    expect(await admin('User/EndSession', { user_id: t.world.user.hq_security })).toMatchObject({ Data: { ended: 1 } })
    const after = () => t.anonymous('Login/GetCurrent', {}, { authorization: `Bearer ${Data.token}` })
    await expect.poll(async () => (await after()).status).toBe(401)
  })

  test('nobody ends the sessions of others as their own', async () => {
    const { Data } = await signIn('finance', PASSWORD)
    const mine = await t.as('auditor')
    const [session] = (await admin('User/GetSessionList', { user_id: t.world.user.finance })).Data
    expect(await mine('User/EndSession', { id: session.id })).toMatchObject({ Data: { ended: 0 } })
    expect(await t.anonymous('Login/GetCurrent', {}, { authorization: `Bearer ${Data.token}` })).toMatchObject({
      Code: 0,
    })
  })
})

test('others see the picture, but not where it was taken', async () => {
  const { Data } = await upload(t, 'auditor', { content: cameraPhoto(), name: 'me.jpg' })
  const auditor = await t.as('auditor')
  expect((await fetchFile(t, 'auditor', Data.id)).rawPayload.includes(PLACE)).toBe(true)
  granted(await auditor('User/SetAvatar', { file_id: Data.id }))
  expect((await fetchFile(t, 'sys_admin', Data.id)).rawPayload.includes(PLACE)).toBe(false)
  const broken = await upload(t, 'auditor', { content: cameraPhoto().subarray(0, -2), name: 'me.jpg' })
  expect(await auditor('User/SetAvatar', { file_id: broken.Data.id })).toMatchObject({
    ...{ Code: 1001, Data: [{ path: 'file_id' }] },
  })
  granted(await auditor('User/SetAvatar', { file_id: null }))
})

test('a picture of one’s own is an image that one has sent, is read by oneself, and goes again', async () => {
  const auditor = await t.as('auditor')
  const sent = await upload(t, 'auditor')
  const file_id = sent.Data.id
  expect(await branch('User/SetAvatar', { file_id })).toMatchObject({ Code: 1001, Data: [{ path: 'file_id' }] })
  expect(await auditor('User/SetAvatar', { file_id })).toMatchObject({ Code: 0 })
  const avatar = async () => (await auditor('Login/GetCurrent')).Data.user.avatar
  await expect.poll(avatar).toBe(`/api/Common/PreviewDownloadFile?id=${file_id}`)
  expect((await fetchFile(t, 'auditor', file_id)).statusCode).toBe(200)
  expect((await fetchFile(t, 'outlet_safety', file_id)).statusCode).toBe(403)
  // Those who have the account in their list see it there.
  expect((await fetchFile(t, 'sys_admin', file_id)).statusCode).toBe(200)
  expect((await admin('User/Get', { id: t.world.user.auditor })).Data.avatar).toBe(await avatar())
  expect(await auditor('User/SetAvatar', { file_id: null })).toMatchObject({ Code: 0 })
  await expect.poll(avatar).toBeNull()
})
