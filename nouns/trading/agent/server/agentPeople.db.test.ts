import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFrom, makeAgentUser, openOffice, submitted } from '../../server/testing/agents.ts'
import { agentRow, memberRow } from '../../server/testing/rows.ts'

let t: TestApp
let office: Awaited<ReturnType<typeof openOffice>>
beforeAll(async () => {
  t = await testApp()
  // The account `agent_user` of the world belongs to the first agent.
  await agentRow(t, { agent_level: 1 })
  office = await openOffice(t)
})
afterAll(() => t?.close())

type Seen = { id: number }
const signIn = async ({ username }: { username: string }, password = PASSWORD) =>
  t.anonymous('Login/GetJwtToken', { username, password, loginOs: 1, jscode: '' })

test('people of an agent sign in with accounts that are opened from it, with a first password, while it is approved [C-7.2-39]', async () => {
  const { id } = await submitted(t, office.maker)
  const person = { id, username: 'dl_person_1', real_name: '信某', phone: '19600000001', expire_date: dayFrom(t, 90) }
  expect(await office.judge.post('Agent/AddAccount', person)).toMatchObject({ Code: 1004 })
  granted(await office.pass(id))
  expect(await office.finance.post('Agent/AddAccount', person)).toMatchObject({ Code: 401 })
  expect(await office.judge.post('Agent/AddAccount', { ...person, expire_date: dayFrom(t, -1) })).toMatchObject({
    ...{ Code: 1001, Data: [{ path: 'expire_date' }] },
  })
  const made = granted(await office.judge.post('Agent/AddAccount', person))
  expect(await office.judge.post('Agent/AddAccount', { ...person, phone: '19600000002' })).toMatchObject({ Code: 1003 })
  const first = await signIn(person, made.password)
  expect(first.Data.user).toMatchObject({ must_change_pwd: true, user_type: 4 })
  const headers = { authorization: `Bearer ${first.Data.token}` }
  const own = (path: string, input: object = {}) => t.anonymous(path, input, headers)
  expect(await own('Agent/GetPageList')).toMatchObject({ Code: 401 })
  expect(granted(await office.judge.post('Agent/GetAccountList', { id }))).toMatchObject([
    { id: made.id, username: person.username, phone: '196****0001', status: 1 },
  ])
  const { password } = granted(await office.judge.post('Agent/ResetPwd', { user_id: made.id }))
  await expect.poll(async () => (await own('Login/GetCurrent')).status).toBe(401)
  expect(await signIn(person, made.password)).toMatchObject({ Code: 1010 })
  expect(await signIn(person, password)).toMatchObject({ Code: 0 })
  // Only accounts of agents.
  expect(await office.judge.post('Agent/ResetPwd', { user_id: t.world.user.sys_admin })).toMatchObject({ Code: 1002 })
})

test('they change their own password by the name that the specification has for it', async () => {
  const own = await makeAgentUser(t, await office.approved())
  const change = { old_password: PASSWORD, new_password: 'a calm and distant shore' }
  granted(await own.post('Agent/UpdatePwd', change))
  expect(await signIn(own)).toMatchObject({ Code: 1010 })
  expect(await signIn(own, change.new_password)).toMatchObject({ Code: 0 })
})

test('they are signed out when it is disabled, and sign in again when it is enabled', async () => {
  const id = await office.approved()
  const own = await makeAgentUser(t, id)
  expect(await own.post('Agent/Get', { id })).toMatchObject({ Code: 0 })
  granted(
    await office.judge.post('Agent/ChangeStatus', { ...(await office.seen(id)), command: 'disable', reason: '欠费' }),
  )
  await expect.poll(async () => (await own.post('Login/GetCurrent')).status).toBe(401)
  expect(await signIn(own)).toMatchObject({ Code: 1010 })
  granted(
    await office.judge.post('Agent/ChangeStatus', { ...(await office.seen(id)), command: 'enable', reason: '已结清' }),
  )
  expect(await signIn(own)).toMatchObject({ Code: 0 })
})

test('they see the tree of their agent and nothing else, anywhere', async () => {
  const root = await office.approved({ agent_level: 2, agent_name: '树根代理' })
  const child = await office.approved({ agent_level: 3, agent_name: '树枝代理', parent_agent_id: root })
  const other = await office.approved({ agent_name: '旁人代理' })
  const own = await makeAgentUser(t, root)
  const leaf = await makeAgentUser(t, child)
  const ids = async (by: Account, path = 'Agent/GetPageList', body: object = {}) =>
    granted(await by.post(path, body)).map((row: Seen) => row.id)
  expect((await ids(own)).toSorted()).toEqual([root, child].toSorted())
  expect(await ids(leaf)).toEqual([child])
  expect((await ids(own, 'Agent/GetList')).toSorted()).toEqual([root, child].toSorted())
  expect(granted(await own.post('Agent/GetCount', {}))).toEqual({ status: { 2: 2 }, all: 2 })
  expect(await ids(own, 'Agent/GetPageList', { keywords: '旁人' })).toEqual([])
  expect(await ids(own, 'Agent/GetPageList', { region: '330000' })).toHaveLength(2)
  const found = granted(await own.post('Home/Search', { keywords: '旁人代理' }))
  expect(found).toEqual([])
  // What stands above its tree is not named.
  expect(await office.record(child, leaf)).toMatchObject({ parent_agent_id: null, parent_name: null, overlaps: [] })
  expect(await office.record(child, own)).toMatchObject({ parent_agent_id: root, parent_name: '树根代理' })
  for (const path of ['Agent/Get', 'Common/GetHistory'] as const)
    expect([
      path,
      await own.post(path, { id: other, ...(path === 'Agent/Get' ? {} : { table: 'agent' }) }),
    ]).toMatchObject([path, { Code: 403 }])
  const [file] = (await office.record(other)).licence_files
  expect((await fetchFile(t, 'agent_user', file.id)).statusCode).toBe(403)
  // The test's picture has a row and no bytes: whoever may read it gets as far as these.
  expect((await fetchFile(t, 'trade_admin', file.id)).statusCode).not.toBe(403)
  expect(granted(await own.post('Product/GetCityList', {}))).toEqual([
    { code: '330200', name: '宁波市', agents: 2, devices: 0 },
  ])
  const cannot = [
    'Save',
    'Submit',
    'Audit',
    'ChangeStatus',
    'AskEnd',
    'End',
    'Delete',
    'Reveal',
    'AddAccount',
    'ResetPwd',
  ]
  for (const name of cannot)
    expect([name, (await own.post(`Agent/${name}`, { id: root, version: 1 })).Code]).toSatisfy(
      ([, code]: [string, number]) => code === 401 || code === 1001,
    )
})

test('people of members, vendors, guards and branches get nothing of agents', async () => {
  const id = await office.approved()
  const member = await memberRow(t, id)
  const people = [
    await makeAccount(t, { unit: 'HQ0000', type: 6, party: member }),
    await makeAccount(t, { unit: 'HQ0000', type: 3, party: 1 }),
    await makeAccount(t, { unit: 'BA0011', type: 5, scope: 3 }),
    await makeAccount(t, { unit: 'BA0001', scope: 4 }),
  ]
  for (const { post: call } of people) {
    expect(granted(await call('Agent/GetPageList', {}))).toEqual([])
    expect(granted(await call('Agent/GetCount', {}))).toEqual({ status: {}, all: 0 })
    expect(await call('Agent/Get', { id })).toMatchObject({ Code: 403 })
    expect(await call('Agent/Reveal', { id })).toMatchObject({ Code: 403 })
    expect(
      await call('Agent/AddAccount', {
        ...{ id, username: 'intruder_1', real_name: '闯入', phone: '19600000009', expire_date: dayFrom(t, 9) },
      }),
    ).toMatchObject({ Code: 403 })
    expect(await call('Agent/Save', { agent_name: '冒名代理', agent_level: 2 })).toMatchObject({ Code: 403 })
  }
  const guard = await t.as('guard')
  expect(await guard('Agent/GetPageList', {})).toMatchObject({ Code: 401 })
})
