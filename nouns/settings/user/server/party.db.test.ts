import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { makeBank, makeVendor, makeVendorUser } from '../../../maintenance/server/testing/maintenance.ts'
import { agentRow, memberRow } from '../../../trading/server/testing/rows.ts'

let t: TestApp
let bank: Account
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
})
afterAll(() => t?.close())

const usernameOf = async (id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('sys_user')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username
const signIn = async (id: number) =>
  t.anonymous('Login/GetJwtToken', { username: await usernameOf(id), password: PASSWORD, loginOs: 1, jscode: '' })
const calls = async ({ post }: Account) => (await post('Login/GetCurrent')).status

test('people of a vendor are signed out when it is suspended or ended, and sign in only while it works', async () => {
  const { id, version } = await makeVendor(t, bank)
  const [person, other] = [await makeVendorUser(t, id), await makeVendorUser(t, (await makeVendor(t, bank)).id)]
  expect(await signIn(person.id)).toMatchObject({ Code: 0 })
  const to = async (command: string, seen: number) =>
    granted(await bank.post('Maintenance/ChangeCompanyStatus', { id, version: seen, command, reason: '整改期间' }))
      .version
  const suspended = await to('suspend', version)
  await expect.poll(() => calls(person)).toBe(401)
  // In the same words as a wrong password.
  expect(await signIn(person.id)).toMatchObject({ Code: 1010, Message: expect.stringContaining('账号或密码错误') })
  expect(await calls(other)).toBe(200)
  const resumed = await to('resume', suspended)
  expect(await signIn(person.id)).toMatchObject({ Code: 0 })
  await to('terminate', resumed)
  expect(await signIn(person.id)).toMatchObject({ Code: 1010 })
  const open = await t.services.database.kysely
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', person.id)
    .where('end_time', 'is', null)
    .execute()
  expect(open).toEqual([])
})

test('people of an escort company work on while it is suspended, to renew its papers, and are out when it has ended', async () => {
  const { id, version } = await makeCompany(t, bank)
  const person = await makeOutsider(t, id)
  const to = async (command: string, seen: number) =>
    granted(await bank.post('Escort/ChangeCompanyStatus', { id, version: seen, command, reason: '证照到期' })).version
  const suspended = await to('suspend', version)
  expect(await calls(person)).toBe(200)
  expect(await signIn(person.id)).toMatchObject({ Code: 0 })
  await to('terminate', suspended)
  await expect.poll(() => calls(person)).toBe(401)
  expect(await signIn(person.id)).toMatchObject({ Code: 1010 })
})

test('people of agents and members get accounts while theirs lets them in, and only whoever sees it gives them', async () => {
  const admin = await t.as('sys_admin')
  const branch = await t.as('branch_security')
  const [agent, waiting] = [await agentRow(t), await agentRow(t, { status: 1 })]
  const [member, frozen] = [await memberRow(t, agent), await memberRow(t, agent, { status: 4, status_reason: '欠费' })]
  const [closed] = [await memberRow(t, agent, { status: 5 })]
  const role = async (code: string) =>
    granted(await admin('Role/GetRoleList', {})).find(({ role_code }: { role_code: string }) => role_code === code).id
  let no = 0
  const account = async (user_type: number, party_id: number) => ({
    ...{ username: `outsider_${++no}`, real_name: '某外部人', phone: `1350000${String(no).padStart(4, '0')}` },
    ...{ dept_id: t.world.unit.HQ0000, user_type, party_id, expire_date: '2036-01-01' },
    role_ids: user_type === 4 ? [await role('agent_user')] : [],
  })
  const refused = { Code: 1001, Data: [{ path: 'party_id' }] }
  const made = granted(await admin('User/Add', await account(4, agent)))
  expect(await admin('User/Add', await account(4, waiting))).toMatchObject(refused)
  expect(granted(await admin('User/Get', { id: made.id }))).toMatchObject({
    party_id: agent,
    party_name: expect.stringContaining('某代理商'),
  })
  granted(await admin('User/Add', await account(6, member)))
  // Whoever owes something signs in to pay it.
  granted(await admin('User/Add', await account(6, frozen)))
  expect(await admin('User/Add', await account(6, closed))).toMatchObject(refused)
  expect(await branch('User/Add', { ...(await account(4, agent)), dept_id: t.world.unit.BA0011 })).toMatchObject({
    Code: 403,
  })

  const names = async (user_type: number, keywords = '') =>
    granted(await admin('User/GetPartyList', { user_type, keywords }))
  expect(await names(4)).toEqual(
    expect.arrayContaining([
      { id: agent, name: expect.any(String), open: true },
      { id: waiting, name: expect.any(String), open: false },
    ]),
  )
  expect(await names(6, '没有这样的')).toEqual([])
  expect(granted(await branch('User/GetPartyList', { user_type: 4 }))).toEqual([])
})
