import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { makeBank, makeVendor, makeVendorUser } from '../../../maintenance/server/testing/maintenance.ts'

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
