import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBank, makeCompany, makeOutsider, staffBody } from '../../server/testing/escort.ts'

let t: TestApp
let company: { id: number }
let own: Account
beforeAll(async () => {
  t = await testApp()
  company = await makeCompany(t, await makeBank(t))
  own = await makeOutsider(t, company.id)
})
afterAll(() => t?.close())

test('an account is given to a person only in a session that has proved its password just now', async () => {
  const name = '庄以宁'
  const account = { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company.id, name } as const
  const { id: user_id } = await makeAccount(t, account)
  const body = await staffBody(t, own, company.id, { name })
  const staff = granted(await own.post('Escort/SaveStaff', body))
  const edit = { ...(await staffBody(t, own, company.id, { ...body, id: staff.id })), version: staff.version }
  const session = t.services.database.kysely.updateTable('session').where('user_id', '=', own.id)
  await session.set({ proved_time: new Date(t.clock.at.getTime() - 5.1 * 60_000) }).execute()
  expect(await own.post('Escort/SaveStaff', { ...edit, user_id })).toMatchObject({ Code: 1016 })
  // What gives nobody an account asks for nothing, nor does an account that stays.
  const plain = granted(await own.post('Escort/SaveStaff', edit))
  granted(await own.post('User/Prove', { password: PASSWORD }))
  const linked = granted(await own.post('Escort/SaveStaff', { ...edit, version: plain.version, user_id }))
  await session.set({ proved_time: null }).execute()
  granted(await own.post('Escort/SaveStaff', { ...edit, version: linked.version, user_id }))
})
