import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const signIn = (username: string) =>
  t.anonymous('Login/GetJwtToken', { username, password: PASSWORD }, { 'user-agent': 'Somebody/1.0' })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
type Online = { session: string; username: string; current: boolean; user_agent: string; dept_name: string }

test('shows the live sessions of the accounts in scope, newest first, page by page', async () => {
  const near = await makeAccount(t, { role: 'outlet_teller', name: '某在线甲' })
  const far = await makeAccount(t, { role: 'outlet_teller', unit: 'BB0011', name: '某在线乙' })
  for (const { username } of [near, far, near]) await signIn(username)
  const admin = await t.as('sys_admin')
  const all = await admin('User/GetOnlineList', { keywords: '某在线' })
  const names = ({ Data }: { Data: Online[] }) => Data.map(({ username }) => username)
  // Each factory's own session is the oldest.
  expect(names(all)).toEqual([near, far, near, far, near].map(({ username }) => username))
  expect(all.Data[0]).toMatchObject({ user_agent: 'Somebody/1.0', dept_name: '青梧路营业室', current: false })
  expect(all.Next).toBeNull()

  const paged: Online[] = []
  let cursor: string | null | undefined
  do {
    const page = await admin('User/GetOnlineList', { keywords: '某在线', pagesize: 2, ...(cursor ? { cursor } : {}) })
    paged.push(...page.Data)
    cursor = page.Next
  } while (cursor)
  expect(paged).toEqual(all.Data)

  const branch = await t.as('branch_security')
  expect(names((await branch('User/GetOnlineList', { keywords: '某在线' })) as never)).toEqual(
    [near, near, near].map(({ username }) => username),
  )
  const own = (await admin('User/GetOnlineList', { keywords: 'sys_admin' })).Data
  expect(own.map(({ current }: Online) => current)).toContain(true)
  const teller = await t.as('outlet_teller')
  expect(await teller('User/GetOnlineList')).toMatchObject({ Code: 401 })
})

test('one that is ended from it is gone at once, for its owner and from the list', async () => {
  const person = await makeAccount(t, { role: 'outlet_teller', name: '某将结束' })
  const { Data } = await signIn(person.username)
  const admin = await t.as('sys_admin')
  const list = async () => (await admin('User/GetOnlineList', { keywords: '某将结束' })).Data as Online[]
  const [newest] = await list()
  const ended = await admin('User/EndSession', { user_id: person.id, id: newest?.session })
  expect(ended).toMatchObject({ Code: 0, Data: { ended: 1 } })
  expect(await list()).toHaveLength(1)
  await expect.poll(async () => (await t.anonymous('Login/GetCurrent', {}, bearer(Data.token))).status).toBe(401)
})

test('an expired session is not live', async () => {
  const person = await makeAccount(t, { role: 'outlet_teller', name: '某过期' })
  await signIn(person.username)
  const admin = await t.as('sys_admin')
  const count = async () => (await admin('User/GetOnlineList', { keywords: '某过期' })).Data.length
  expect(await count()).toBe(2)
  t.clock.at = new Date(t.clock.at.getTime() + 9 * 3_600_000)
  expect(await count()).toBe(1)
})

test('with the parameter session.single a new sign-in ends the one before', async () => {
  const person = await makeAccount(t, { role: 'outlet_teller' })
  const admin = await t.as('sys_admin')
  const first = await signIn(person.username)
  await signIn(person.username)
  expect(await t.anonymous('Login/GetCurrent', {}, bearer(first.Data.token))).toMatchObject({ Code: 0 })
  await admin('Setting/Save', { key: 'session.single', version: 1, value: true })
  await expect.poll(() => t.services.settings.get('session.single')).toBe(true)
  const last = await signIn(person.username)
  await expect.poll(async () => (await t.anonymous('Login/GetCurrent', {}, bearer(first.Data.token))).status).toBe(401)
  expect(await t.anonymous('Login/GetCurrent', {}, bearer(last.Data.token))).toMatchObject({ Code: 0 })
})
