import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../factories.ts'
import { type TestApp, testApp } from '../testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('an account with a thousand sessions can be closed, and all of them end', async () => {
  // A client that signs in for every call; a PostgreSQL notification has at most 8,000 bytes.
  const robot = await makeAccount(t, { role: 'auditor' })
  expect(await robot.post('Login/GetCurrent')).toMatchObject({ Code: 0 })
  const now = t.clock.at
  const times = { create_time: now, last_seen_time: now, expire_time: new Date(now.getTime() + 3_600_000) }
  const sessions = Array.from({ length: 1_000 }, (_, i) => ({
    id: `${String(i).padStart(4, '0')}-a-session-of-24-ch`,
    user_id: robot.id,
    ip: '',
    user_agent: '',
    ...times,
  }))
  await t.services.database.kysely.insertInto('session').values(sessions).execute()
  const admin = await t.as('admin')
  expect(await admin('User/EndSession', { user_id: robot.id })).toMatchObject({ Code: 0, Data: { ended: 1_001 } })
  await expect.poll(() => robot.post('Login/GetCurrent')).toMatchObject({ Code: 401, Data: { reason: 'session' } })
})
