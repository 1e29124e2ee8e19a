import { makeKey } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD, type Username } from '@shouya/server/testing/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
const sign = { method: 2, password: PASSWORD }
const day = (offset: number) => new Date(t.clock.at.getTime() + offset * 86_400_000 + 8 * 3_600_000).toISOString()
const wire = (offset: number) => day(offset).slice(0, 19).replace('T', ' ')

beforeAll(async () => {
  t = await testApp()
  safety = await t.as('outlet_safety')
  teller = await t.as('outlet_teller')
  leader = await t.as('outlet_leader')
})
afterAll(() => t?.close())

const file = async (body: object, as: Post = safety) =>
  as('RoomKey/Save', { handover_type: 1, to_user_id: t.world.user.outlet_teller, reason: '测试', sign, ...body })

const holder = async (id: number) =>
  t.services.database.kysely
    .selectFrom('key_ledger')
    .select(['holder_user_id', 'position'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const refused = (answer: Awaited<ReturnType<Post>>, code: number, path?: string) => {
  expect(answer).toMatchObject({ Code: code })
  if (path) expect(answer.Data).toContainEqual(expect.objectContaining({ path }))
}

describe('filing', () => {
  test('the giver signs with their own password', async () => {
    const key = await makeKey(t)
    refused(await file({ key_ids: [key], sign: { method: 2, password: 'wrong' } }), 1010, 'sign.password')
    refused(await file({ key_ids: [key], sign: { method: 1, file_id: 999_999 } }), 1001, 'sign.file_id')
  })

  test('giver, receiver and supervisor are three people of the unit or above it', async () => {
    const key = await makeKey(t)
    refused(await file({ key_ids: [key], to_user_id: t.world.user.outlet_safety }), 1001, 'to_user_id')
    const sharedFields = { key_ids: [key], supervisor_user_id: t.world.user.outlet_teller }
    refused(await file(sharedFields), 1001, 'supervisor_user_id')
    refused(await file({ key_ids: [key], to_user_id: t.world.user.safety_far }), 1001, 'to_user_id')
    const above = { key_ids: [key], supervisor_user_id: t.world.user.sub_leader }
    refused(await file(above), 1001, 'supervisor_user_id')
    expect(await file({ key_ids: [key], supervisor_user_id: t.world.user.outlet_leader })).toMatchObject({ Code: 0 })
  })

  test('a key that somebody else holds, that is lost, or that is in an open handover stays', async () => {
    refused(await file({ key_ids: [await makeKey(t, { holder: 'outlet_leader' })] }), 1004)
    const busy = await makeKey(t)
    expect(await file({ key_ids: [busy] })).toMatchObject({ Code: 0 })
    const again = await file({ key_ids: [busy] })
    refused(again, 1004)
    expect(again.Message).toContain('未完结的交接单')
  })

  test('vaults and some types need a supervisor, some a reason, leave a changed combination', async () => {
    const vault = await makeKey(t, { type: 3 })
    refused(await file({ key_ids: [vault] }), 1001, 'supervisor_user_id')
    const plain = await makeKey(t)
    for (const handover_type of [3, 6, 7])
      refused(await file({ key_ids: [plain], handover_type }), 1001, 'supervisor_user_id')
    const leave = { key_ids: [plain], handover_type: 3, supervisor_user_id: t.world.user.outlet_leader }
    refused(await file({ ...leave, reason: null }), 1001, 'reason')
    const secret = await makeKey(t, { hasPassword: true })
    refused(await file({ ...leave, key_ids: [secret] }), 1001, 'password_changed')
    expect(await file({ ...leave, key_ids: [secret], password_changed: true })).toMatchObject({ Code: 0 })
  })

  test('a temporary handover needs a later time of return, under camera', async () => {
    const key = await makeKey(t)
    refused(await file({ key_ids: [key], handover_type: 2 }), 1001, 'expect_return_time')
    refused(await file({ key_ids: [key], handover_type: 2, expect_return_time: wire(-1) }), 1001, 'expect_return_time')
    refused(await file({ key_ids: [key], place_under_monitor: false }), 1001, 'place_under_monitor')
  })

  test('late entries need a reason and end after register.backfill_days; the future is refused', async () => {
    const key = await makeKey(t)
    refused(await file({ key_ids: [key], handover_time: wire(1) }), 1001, 'handover_time')
    refused(await file({ key_ids: [key], handover_time: '2026-02-30 08:00:00' }), 1001)
    refused(await file({ key_ids: [key], handover_time: wire(-1) }), 1001, 'backfill_reason')
    refused(await file({ key_ids: [key], handover_time: wire(-4), backfill_reason: '停电' }), 1009)
    const late = await file({ key_ids: [key], handover_time: wire(-1), backfill_reason: '停电' })
    expect(late).toMatchObject({ Code: 0 })
    const { Data } = await safety('RoomKey/Get', { id: late.Data.id })
    expect(Data).toMatchObject({ is_backfill: true, biz_date: wire(-1).slice(0, 10) })
  })

  test('an entry that waited on a device keeps its time and counts as received now', async () => {
    const entry = async (filed_at: string) => {
      const { Data: made, ...answer } = await file({ key_ids: [await makeKey(t)], filed_at })
      expect(answer).toMatchObject({ Code: 0 })
      return (await safety('RoomKey/Get', { id: made.id })).Data
    }
    const waited = await entry(wire(-1))
    expect(waited).toMatchObject({
      filed_at: wire(-1),
      handover_time: wire(-1),
      is_backfill: true,
      signature_intact: true,
    })
    expect(waited.backfill_reason).toBe('断网时填写，联网后送达')
    // A device's time in the future is ignored.
    const ahead = await entry(wire(1))
    expect(ahead).toMatchObject({ filed_at: ahead.create_time, is_backfill: false })
    refused(await file({ key_ids: [await makeKey(t)], filed_at: wire(-9) }), 1009)
    refused(await file({ key_ids: [await makeKey(t)], filed_at: '2026-02-30 08:00:00' }), 1001, 'filed_at')
    const changed = sql`update room_key set filed_at = null where id = ${waited.id}`.execute(t.services.database.kysely)
    await expect(changed).rejects.toThrow('evidence')
  })

  test('the key of a device is the same for its user and another for each', async () => {
    const keyOf = async (call: typeof safety) => (await call('Outbox/GetKey', {})).Data.key as string
    const own = await keyOf(safety)
    expect(Buffer.from(own, 'base64url')).toHaveLength(32)
    expect(await keyOf(safety)).toBe(own)
    expect(await keyOf(await t.as('outlet_teller'))).not.toBe(own)
  })
})

describe('dual control', () => {
  const pair = async () => {
    const first = await makeKey(t, { type: 4, holder: 'outlet_safety' })
    const second = await makeKey(t, { type: 4, holder: 'safety_two', linked: first })
    return { first, second }
  }
  const supervised = { supervisor_user_id: 0 }
  beforeAll(() => {
    supervised.supervisor_user_id = t.world.user.outlet_leader
  })

  test('two halves never meet in one hand', async () => {
    const { first } = await pair()
    const answer = await file({ key_ids: [first], to_user_id: t.world.user.safety_two, ...supervised })
    refused(answer, 1004)
    const both = await pair()
    refused(await file({ key_ids: [both.first, both.second], ...supervised }), 1004)
  })

  test('nor one after the other on the same day', async () => {
    const { first, second } = await pair()
    const two = await t.as('safety_two')
    expect(await file({ key_ids: [first], ...supervised })).toMatchObject({ Code: 0 })
    const answer = await file({ key_ids: [second], ...supervised }, two)
    refused(answer, 1004)
    expect(answer.Message).toContain('平行交接')
  })

  test('whoever knows the combination does not get the key', async () => {
    const key = await makeKey(t, { type: 4, hasPassword: true, passwordHolder: 'outlet_teller' })
    refused(await file({ key_ids: [key], ...supervised }), 1004)
  })

  test('the rule is asked again when the receiver signs', async () => {
    const { first, second } = await pair()
    const filed = await file({ key_ids: [first], ...supervised })
    await t.services.database.kysely
      .updateTable('key_ledger')
      .set({ holder_user_id: t.world.user.outlet_teller })
      .where('id', '=', second)
      .execute()
    await leader('RoomKey/Supervise', { id: filed.Data.id, version: 1, sign })
    refused(await teller('RoomKey/Receive', { id: filed.Data.id, version: 2, sign }), 1004)
  })
})

describe('from signature to signature', () => {
  test('receiver and supervisor sign in either order; keys move with the last signature [C-3-44 C-7.2-79]', async () => {
    for (const order of [
      ['outlet_teller', 'outlet_leader'],
      ['outlet_leader', 'outlet_teller'],
    ] as Username[][]) {
      const key = await makeKey(t, { type: 3 })
      const filed = await file({ key_ids: [key], supervisor_user_id: t.world.user.outlet_leader })
      for (const [index, who] of order.entries()) {
        expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_safety })
        const move = who === 'outlet_teller' ? 'Receive' : 'Supervise'
        const answer = await (await t.as(who))(`RoomKey/${move}`, { id: filed.Data.id, version: index + 1, sign })
        expect(answer).toMatchObject({ Code: 0 })
      }
      expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_teller })
    }
  })

  test('somebody who may not file gives a key all the same: the receiver files, the giver signs', async () => {
    const key = await makeKey(t, { holder: 'outlet_teller' })
    const body = { key_ids: [key], from_user_id: t.world.user.outlet_teller }
    refused(await file({ ...body, to_user_id: t.world.user.teller_two }), 1001, 'from_user_id')
    const { Data } = await file({ ...body, to_user_id: t.world.user.outlet_safety })
    expect((await teller('RoomKey/Get', { id: Data.id })).Data).toMatchObject({
      allowed: ['give', 'refuse'],
      from_sign: null,
    })
    expect(await teller('RoomKey/Give', { id: Data.id, version: 1, sign })).toMatchObject({ Code: 0 })
    expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_safety })
  })

  test('only the named people sign, each once, and nobody twice at the same time', async () => {
    const key = await makeKey(t)
    const { Data } = await file({ key_ids: [key] })
    refused(await (await t.as('teller_two'))('RoomKey/Receive', { id: Data.id, version: 1, sign }), 1004)
    const both = await Promise.all([1, 2].map(() => teller('RoomKey/Receive', { id: Data.id, version: 1, sign })))
    expect(both.map(({ Code }) => Code).sort()).toEqual([0, 1004])
  })

  test('a temporary handover comes back to its giver', async () => {
    const key = await makeKey(t)
    const { Data } = await file({ key_ids: [key], handover_type: 2, expect_return_time: wire(1) })
    await teller('RoomKey/Receive', { id: Data.id, version: 1, sign })
    expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_teller })
    refused(await leader('RoomKey/Return', { id: Data.id, version: 2, sign }), 1004)
    expect(await safety('RoomKey/Return', { id: Data.id, version: 2, sign })).toMatchObject({ Code: 0 })
    expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_safety })
    const detail = await safety('RoomKey/Get', { id: Data.id })
    expect(detail.Data).toMatchObject({ status: 4, return_sign: { method: 2 }, signature_intact: true })
  })

  test('a return never brings two halves into one hand', async () => {
    const [lent, other] = [await makeKey(t, { type: 4 }), await makeKey(t, { type: 4, holder: 'safety_two' })]
    const db = t.services.database.kysely
    await db.updateTable('key_ledger').set({ linked_key_id: other }).where('id', '=', lent).execute()
    const body = { handover_type: 2, expect_return_time: wire(1), supervisor_user_id: t.world.user.outlet_leader }
    const { Data } = await file({ key_ids: [lent], ...body })
    await leader('RoomKey/Supervise', { id: Data.id, version: 1, sign })
    await teller('RoomKey/Receive', { id: Data.id, version: 2, sign })
    await db
      .updateTable('key_ledger')
      .set({ holder_user_id: t.world.user.outlet_safety })
      .where('id', '=', other)
      .execute()
    refused(await safety('RoomKey/Return', { id: Data.id, version: 3, sign }), 1004)
  })

  test('a refusal frees the keys and tells the giver', async () => {
    const key = await makeKey(t)
    const { Data } = await file({ key_ids: [key] })
    expect(await teller('RoomKey/Refuse', { id: Data.id, version: 1, reason: '数量不符' })).toMatchObject({ Code: 0 })
    const reminders = await safety('Remind/GetMsgList', {})
    expect(reminders.Data[0]).toMatchObject({
      remind_code: 'key_refused',
      content: expect.stringContaining('数量不符'),
    })
    expect(await file({ key_ids: [key] })).toMatchObject({ Code: 0 })
  })
})

describe('void', () => {
  test('puts the keys back within the window, unless they moved on', async () => {
    const key = await makeKey(t)
    const first = await file({ key_ids: [key] })
    await teller('RoomKey/Receive', { id: first.Data.id, version: 1, sign })
    const voided = await leader('RoomKey/Void', { id: first.Data.id, version: 2, reason: '登记错误' })
    expect(voided).toMatchObject({ Code: 0 })
    expect(await holder(key)).toMatchObject({ holder_user_id: t.world.user.outlet_safety })

    const second = await file({ key_ids: [key] })
    await teller('RoomKey/Receive', { id: second.Data.id, version: 1, sign })
    const back = { key_ids: [key], from_user_id: t.world.user.outlet_teller, to_user_id: t.world.user.outlet_safety }
    expect(await file(back)).toMatchObject({ Code: 0 })
    refused(await leader('RoomKey/Void', { id: second.Data.id, version: 2, reason: '登记错误' }), 1004)
  })

  test('ends with the window', async () => {
    const key = await makeKey(t)
    const { Data } = await file({ key_ids: [key] })
    await teller('RoomKey/Receive', { id: Data.id, version: 1, sign })
    t.clock.at = new Date(t.clock.at.getTime() + 25 * 3_600_000)
    refused(await leader('RoomKey/Void', { id: Data.id, version: 2, reason: '登记错误' }), 1004)
    t.clock.at = new Date()
  })
})

describe('a loss', () => {
  test('marks the key at once, tells the branch security section, records the rectification; a void takes it back', async () => {
    const key = await makeKey(t)
    const filed = await file({ key_ids: [key], handover_type: 7, supervisor_user_id: t.world.user.outlet_leader })
    expect(filed).toMatchObject({ Code: 0 })
    expect(await holder(key)).toMatchObject({ position: 4 })
    const reminders = await (await t.as('branch_security'))('Remind/GetMsgList', {})
    expect(reminders.Data[0]).toMatchObject({ remind_code: 'key_lost', level: 3 })
    expect((await (await t.as('security_far'))('Remind/GetMsgList', {})).Data).toEqual([])
    const signReminders = async () =>
      (await teller('Remind/GetMsgList', { status: [0] })).Data.filter(({ title }: { title: string }) =>
        title.includes(filed.Data.bill_no),
      )
    expect(await signReminders()).toMatchObject([{ remind_code: 'key_lost_sign' }])

    const effects = t.services.database.kysely.selectFrom('topic_effect').select('id').where('status', '=', 0)
    const run = async () => {
      for (const { id } of await effects.execute()) await t.jobs.run('topic_effect', t.clock.at, { id })
    }
    const pending = async () => (await safety('RoomKey/Get', { id: filed.Data.id })).Data.rectify_pending
    expect(await pending()).toBe(true)
    await run()
    expect(await pending()).toBe(true)
    await run()

    await leader('RoomKey/Void', { id: filed.Data.id, version: 1, reason: '已找到' })
    await run()
    expect(await signReminders()).toEqual([])
    expect(await holder(key)).toMatchObject({ position: 1, holder_user_id: t.world.user.outlet_safety })
    expect(await pending()).toBe(false)
  })
})

describe('overdue', () => {
  test('holder, safety officer and head are reminded once an hour until the key is back', async () => {
    // Well inside an hour, so that two runs half a minute apart are in the same hour.
    t.clock.at = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000)
    const key = await makeKey(t)
    const { Data } = await file({ key_ids: [key], handover_type: 2, expect_return_time: wire(0.5) })
    await teller('RoomKey/Receive', { id: Data.id, version: 1, sign })
    const count = async () =>
      (
        await t.services.database.kysely
          .selectFrom('remind_msg')
          .select('receiver_id')
          .where('remind_code', '=', 'key_overdue')
          .where('biz_id', '=', Data.id)
          .execute()
      ).length
    const at = (hours: number) => new Date(t.clock.at.getTime() + hours * 3_600_000)
    await t.jobs.run('key_overdue', at(11))
    expect(await count()).toBe(0)
    await t.jobs.run('key_overdue', at(13))
    await t.jobs.run('key_overdue', at(13.01))
    expect(await count()).toBe(3)
    await t.jobs.run('key_overdue', at(14.2))
    expect(await count()).toBe(6)

    t.clock.at = at(15)
    const home = await (await t.as('outlet_leader'))('Home/GetHomeCount', {})
    expect(home.Data).toMatchObject({ key_unreturned: 1 })
    await safety('RoomKey/Return', { id: Data.id, version: 2, sign })
    await t.jobs.run('key_overdue', at(20))
    expect(await count()).toBe(6)
    t.clock.at = new Date()
  })
})
