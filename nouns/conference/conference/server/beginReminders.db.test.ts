import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { Username } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindBegin } from './beginReminders.ts'
import { moveOn } from './clock.ts'
import { announce, conferenceBody, wireIn } from './testing/makeConference.ts'

let t: TestApp
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-11-18T02:00:00Z')
})
afterAll(() => t?.close())

const user = (name: Username) => t.world.user[name]
/** The reminders that are not replaced by a later one, with their states. */
const reminded = async (id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'status'])
      .where('remind_code', '=', 'conference_begin')
      .where('biz_id', '=', id)
      .where('status', '<>', 3)
      .orderBy('receiver_id')
      .execute()
  ).map(({ receiver_id, status }) => [receiver_id, status])

test('before it begins whoever has not declined hears of it, as often as the rule says', async () => {
  const by = { post: await t.as('branch_security'), id: user('branch_security') }
  // Whoever organises is invited, too.
  const [teller, safety, second] = [user('outlet_teller'), user('outlet_safety'), user('safety_two')]
  const { id, version } = await announce(t, by, [teller, safety], {
    ...{ begin_time: wireIn(t, 48), end_time: wireIn(t, 49) },
  })
  granted(await (await t.as('outlet_safety'))('Conference/Reply', { id, reply: 2, absent_reason: '外出培训' }))
  const tick = async (hours: number) => {
    t.clock.at = new Date(t.clock.at.getTime() + hours * HOUR)
    await moveOn(t.services, t.clock.at)
    await remindBegin(t.services, t.clock.at)
    return reminded(id)
  }
  expect(await tick(23)).toEqual([])
  expect(await tick(1)).toEqual([
    [by.id, 0],
    [teller, 0],
  ])
  // Once for each advance; the later replaces what nobody has read.
  const sent = async () =>
    (
      await t.services.database.kysely
        .selectFrom('remind_msg')
        .select('id')
        .where('remind_code', '=', 'conference_begin')
        .where('biz_id', '=', id)
        .execute()
    ).length
  await tick(1)
  expect(await sent()).toBe(2)
  expect(await tick(22.5)).toEqual([
    [by.id, 0],
    [teller, 0],
  ])
  expect(await sent()).toBe(4)
  // Another time is announced again; who is invited so late that a moment is over hears nothing of it.
  const row = granted(await by.post('Conference/Get', { id }))
  granted(
    await by.post('Conference/Save', {
      ...{ id, version: row.version ?? version },
      ...conferenceBody(t, by.id, [teller, second], { begin_time: wireIn(t, 2), end_time: wireIn(t, 3) }),
    }),
  )
  expect(await reminded(id)).toEqual([
    [by.id, 2],
    [teller, 2],
  ])
  const { id: late } = await announce(t, by, [teller], { begin_time: wireIn(t, 0.4), end_time: wireIn(t, 1) })
  await tick(0)
  expect(await reminded(late)).toEqual([])
  expect(await tick(2)).toEqual([
    [by.id, 2],
    [teller, 2],
  ])
})
