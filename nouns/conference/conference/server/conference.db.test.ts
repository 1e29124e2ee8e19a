import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { Username } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveOn } from './clock.ts'
import { announce, conferenceBody, makeConference, wireIn } from './testing/makeConference.ts'

let t: TestApp
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Ten in the morning of the bank. */
const morning = new Date('2026-11-18T02:00:00Z')

beforeAll(async () => {
  t = await testApp()
  t.clock.at = morning
})
afterAll(() => t?.close())
beforeEach(() => {
  t.clock.at = morning
})

const user = (name: Username) => t.world.user[name]
const as = (name: Username): Promise<Post> => t.as(name)
/** The security section of the branch, which organises. */
const organiser = async () => ({ post: await as('branch_security'), id: user('branch_security') })
const read = async (id: number, name: Username = 'branch_security') =>
  granted(await (await as(name))('Conference/Get', { id }))
const call = async (name: Username, action: string, body: object): Promise<Answer> =>
  (await as(name))(`Conference/${action}`, body)
const places = ({ Code, Data }: Answer) => [Code, ...(Data as { path: string }[]).map(({ path }) => path)]
const listed = async (name: Username, query: object = {}): Promise<number[]> =>
  granted(await call(name, 'GetPageList', { pagesize: 200, ...query })).map((row: { id: number }) => row.id)
/** Moves the clock, as the job of each minute sees it. */
async function pass(hours: number): Promise<void> {
  t.clock.at = new Date(t.clock.at.getTime() + hours * HOUR)
  await moveOn(t.services, t.clock.at)
}
const reminded = async (code: string, id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'status'])
      .where('remind_code', '=', code)
      .where('biz_id', '=', id)
      .where('status', '<>', 3)
      .orderBy('receiver_id')
      .execute()
  ).map(({ receiver_id, status }) => [receiver_id, status])

test('from the draft to the archive: invited, replied, signed in, written down, confirmed [C-2.2-08 C-3-40 C-7.2-74]', async () => {
  const { id, version } = await makeConference(t, await organiser(), [user('outlet_teller'), user('leader_far')])
  // A draft is an affair of those who prepare it.
  expect(await call('outlet_teller', 'Get', { id })).toMatchObject({ Code: 403 })
  expect(await listed('leader_far')).not.toContain(id)
  granted(await call('branch_security', 'Publish', { id, version }))
  expect(await reminded('conference_invited', id)).toEqual(
    [
      [user('outlet_teller'), 0],
      [user('leader_far'), 0],
    ].toSorted(([a = 0], [b = 0]) => a - b),
  )
  // Somebody of another branch sees the meeting that invites them.
  expect(await listed('leader_far', { to_reply: true })).toContain(id)
  expect(await read(id, 'leader_far')).toMatchObject({ status: 1, my_reply: 0, allowed: ['reply'] })
  granted(await call('outlet_teller', 'Reply', { id, reply: 1 }))
  expect(places(await call('leader_far', 'Reply', { id, reply: 2 }))).toEqual([1001, 'absent_reason'])
  granted(await call('leader_far', 'Reply', { id, reply: 2, absent_reason: '外出培训' }))
  expect(await listed('leader_far', { to_reply: true })).not.toContain(id)
  expect(await reminded('conference_invited', id)).toEqual(
    [
      [user('outlet_teller'), 2],
      [user('leader_far'), 2],
    ].toSorted(([a = 0], [b = 0]) => a - b),
  )

  await pass(23.9)
  expect(granted(await call('outlet_teller', 'Sign', { id }))).toMatchObject({ late: false })
  expect(await call('outlet_teller', 'Sign', { id })).toMatchObject({ Code: 1004 })
  await pass(0.2)
  expect(await read(id)).toMatchObject({ status: 2, expected_count: 3, signed_count: 1 })
  expect(granted(await call('branch_security', 'Sign', { id }))).toMatchObject({ late: true })
  const running = await read(id)
  const minutes = '<p>会议决定：<strong>四月底前</strong>完成整改。</p><script>alert(1)</script>'
  expect(
    await call('branch_security', 'SaveMinutes', { id, version: running.version, minutes: '<p> </p>' }),
  ).toMatchObject({ Code: 1001 })
  granted(await call('branch_security', 'SaveMinutes', { id, version: running.version, minutes }))
  expect(await call('branch_security', 'Archive', { id, version: running.version + 1 })).toMatchObject({ Code: 1004 })

  await pass(2)
  const ended = await read(id, 'outlet_teller')
  expect(ended).toMatchObject({ status: 3, allowed: ['confirm'] })
  expect(ended.minutes).toBe('<p>会议决定：<strong>四月底前</strong>完成整改。</p>')
  expect(await reminded('conference_minutes', id)).toEqual([[user('outlet_teller'), 0]])
  expect(await listed('outlet_teller', { to_confirm: true })).toContain(id)
  // Whoever was not there confirms nothing, and nobody confirms what they have not seen.
  expect(await call('leader_far', 'ConfirmMinutes', { id, version: ended.version })).toMatchObject({ Code: 1004 })
  expect(await call('outlet_teller', 'ConfirmMinutes', { id, version: ended.version - 1 })).toMatchObject({
    Code: 1005,
  })
  granted(await call('outlet_teller', 'ConfirmMinutes', { id, version: ended.version }))
  expect(await call('outlet_teller', 'ConfirmMinutes', { id, version: ended.version })).toMatchObject({ Code: 1004 })
  // Other words are confirmed again.
  granted(
    await call('branch_security', 'SaveMinutes', { id, version: ended.version, minutes: '<p>改为五月底前。</p>' }),
  )
  expect((await read(id)).people.map((line: { confirm_time: string | null }) => line.confirm_time)).toEqual([
    null,
    null,
    null,
  ])
  const last = await read(id)
  expect(await call('hq_security', 'Archive', { id, version: last.version })).toMatchObject({ Code: 1004 })
  granted(await call('branch_security', 'Archive', { id, version: last.version }))
  expect(await read(id)).toMatchObject({ status: 4, allowed: [] })
  expect(new Set((await reminded('conference_minutes', id)).map(([, state]) => state))).toEqual(new Set([2]))
  const db = t.services.database.kysely
  await expect(db.updateTable('conference').set({ minutes: '改' }).where('id', '=', id).execute()).rejects.toThrow(
    /evidence/,
  )
  await expect(
    db.updateTable('conference_user').set({ confirm_time: t.clock.at }).where('conference_id', '=', id).execute(),
  ).rejects.toThrow(/evidence/)
})

describe('what a meeting needs', () => {
  test('a fault is said at its field', async () => {
    const { post, id: by } = await organiser()
    const fault = async (more: object) =>
      places(await post('Conference/Save', conferenceBody(t, by, [user('outlet_teller')], more)))
    expect(await fault({ end_time: wireIn(t, 24) })).toEqual([1001, 'end_time'])
    expect(await fault({ end_time: wireIn(t, 32.1) })).toEqual([1001, 'end_time'])
    expect(await fault({ room: null })).toEqual([1001, 'room'])
    expect(await fault({ meeting_type: 2, link: null })).toEqual([1001, 'link'])
    expect(await fault({ meeting_type: 5 })).toEqual([1001, 'meeting_type'])
    expect(await fault({ recorder_user_id: user('outlet_teller') })).toEqual([1001, 'recorder_user_id'])
    // A guard has nothing to do with meetings.
    expect(await fault({ host_user_id: user('guard') })).toEqual([1001, 'host_user_id'])
    expect(await fault({ people: [{ user_id: user('guard') }] })).toEqual([1001, 'people.0'])
    expect(await fault({ people: [{ user_id: 1_000_000 }] })).toEqual([1001, 'people.0'])
    expect(await fault({ people: [{}] })).toEqual([1001, 'people.0'])
    const twice = [
      { name: '王某', dept_name: '公安' },
      { name: '王某', dept_name: '公安' },
    ]
    expect(await fault({ people: twice })).toEqual([1001, 'people.1'])
    expect(await fault({ file_ids: [1_000_000] })).toEqual([1001, 'file_ids'])
  })

  test('it is announced for the future, to two at least', async () => {
    const by = await organiser()
    const alone = await makeConference(t, by)
    expect(places(await by.post('Conference/Publish', alone))).toEqual([1001, 'people'])
    const past = await makeConference(t, by, [user('outlet_teller')], {
      ...{ begin_time: wireIn(t, -1), end_time: wireIn(t, 1) },
    })
    expect(places(await by.post('Conference/Publish', past))).toEqual([1001, 'begin_time'])
    granted(await by.post('Conference/Delete', past))
    expect(granted(await by.post('Recycle/GetPageList', { table: 'conference' }))).toHaveLength(1)
  })

  test('another time asks for new replies; who has signed in stays', async () => {
    const by = await organiser()
    const { id, version } = await announce(t, by, [user('outlet_teller'), user('outlet_safety')])
    granted(await call('outlet_teller', 'Reply', { id, reply: 1 }))
    granted(await call('outlet_safety', 'Reply', { id, reply: 3, delegate_user_id: user('safety_two') }))
    const body = (more: object) => conferenceBody(t, by.id, [user('outlet_teller'), user('outlet_safety')], more)
    // Another room keeps what was said.
    const { version: second } = granted(
      await by.post('Conference/Save', { id, version, ...body({ room: '二楼会议室' }) }),
    )
    expect((await read(id)).people.map((line: { reply: number }) => line.reply)).toEqual([1, 3, 0, 0])
    expect(await reminded('conference_changed', id)).toContainEqual([user('outlet_teller'), 0])
    granted(
      await by.post('Conference/Save', {
        ...{ id, version: second },
        ...body({ begin_time: wireIn(t, 25), end_time: wireIn(t, 27) }),
      }),
    )
    const moved = await read(id)
    expect(moved.people.map((line: { reply: number }) => line.reply)).toEqual([0, 0, 0])
    t.clock.at = new Date(t.clock.at.getTime() + 24.8 * HOUR)
    granted(await call('outlet_teller', 'Sign', { id }))
    const late = (people: number[], more: object) =>
      by.post('Conference/Save', {
        ...{ id, version: moved.version },
        ...conferenceBody(t, by.id, people, { begin_time: moved.begin_time, end_time: moved.end_time, ...more }),
      })
    expect(places(await late([user('outlet_safety')], {}))).toEqual([1001, 'people'])
    expect(places(await late([user('outlet_teller')], { end_time: wireIn(t, 4) }))).toEqual([1001, 'begin_time'])
    t.clock.at = new Date(t.clock.at.getTime() + HOUR)
    expect(await late([user('outlet_teller')], {})).toMatchObject({ Code: 1004 })
  })

  test('whoever is invited hears why it is cancelled', async () => {
    const by = await organiser()
    const { id, version } = await announce(t, by, [user('outlet_teller')])
    expect(await call('security_far', 'Cancel', { id, version, reason: '改期' })).toMatchObject({ Code: 403 })
    granted(await by.post('Conference/Cancel', { id, version, reason: '主持人外出' }))
    expect(await reminded('conference_cancelled', id)).toEqual([[user('outlet_teller'), 0]])
    expect(await reminded('conference_invited', id)).toEqual([[user('outlet_teller'), 2]])
    expect(await call('outlet_teller', 'Reply', { id, reply: 1 })).toMatchObject({ Code: 1004 })
    expect(await read(id, 'outlet_teller')).toMatchObject({ status: 8, cancel_reason: '主持人外出', allowed: [] })
  })

  test('conflicts are warnings: rooms that the caller sees, and when people are expected elsewhere', async () => {
    const by = await organiser()
    const { id } = await announce(t, by, [user('outlet_teller')], { room: '冲突会议室' })
    const at = { begin_time: wireIn(t, 25), end_time: wireIn(t, 27), room: '冲突会议室' }
    const user_ids = [user('outlet_teller'), user('outlet_safety')]
    const found = granted(await by.post('Conference/GetConflicts', { ...at, user_ids }))
    expect(found.room).toMatchObject([{ id }])
    expect(found.people).toContainEqual(expect.objectContaining({ user_id: user('outlet_teller') }))
    expect(granted(await by.post('Conference/GetConflicts', { ...at, id })).room).toEqual([])
    // Of a meeting elsewhere somebody only learns that a person is not free.
    const far = granted(await call('security_far', 'GetConflicts', { ...at, user_ids }))
    expect(far.room).toEqual([])
    expect(Object.keys(far.people[0])).toEqual(['user_id', 'name', 'begin_time', 'end_time'])
  })
})

describe('who comes', () => {
  test('somebody sends a colleague, who comes in their place', async () => {
    const { id } = await announce(t, await organiser(), [user('outlet_safety'), user('outlet_teller')])
    const send = (delegate_user_id: number) => call('outlet_safety', 'Reply', { id, reply: 3, delegate_user_id })
    const place = [1001, 'delegate_user_id']
    expect(places(await send(user('outlet_teller')))).toEqual(place)
    expect(places(await send(user('leader_far')))).toEqual(place)
    expect(places(await send(user('guard')))).toEqual(place)
    expect(places(await send(user('outlet_safety')))).toEqual(place)
    const colleagues = granted(await call('outlet_safety', 'GetDelegateList', {}))
    expect(colleagues.map((person: { id: number }) => person.id)).toContain(user('safety_two'))
    granted(await send(user('safety_two')))
    expect(await read(id)).toMatchObject({ expected_count: 3 })
    expect(await reminded('conference_invited', id)).toContainEqual([user('safety_two'), 0])
    // Nobody sends somebody further.
    expect(places(await call('safety_two', 'Reply', { id, reply: 3, delegate_user_id: user('teller_two') }))).toEqual(
      place,
    )
    t.clock.at = new Date(t.clock.at.getTime() + 23.9 * HOUR)
    expect(await call('outlet_safety', 'Sign', { id })).toMatchObject({ Code: 1004 })
    granted(await call('safety_two', 'Sign', { id }))
    // Back again only while the other has not signed in.
    expect(await call('outlet_safety', 'Reply', { id, reply: 1 })).toMatchObject({ Code: 1004 })
  })

  test('taken back, the other is not invited any more', async () => {
    const { id } = await announce(t, await organiser(), [user('outlet_safety')])
    granted(await call('outlet_safety', 'Reply', { id, reply: 3, delegate_user_id: user('safety_two') }))
    granted(await call('outlet_safety', 'Reply', { id, reply: 1 }))
    expect(await call('safety_two', 'Get', { id })).toMatchObject({ Code: 403 })
    expect(await read(id)).toMatchObject({ expected_count: 2 })
    expect(await reminded('conference_invited', id)).toContainEqual([user('safety_two'), 2])
  })

  test('outsiders and the trading side see only what invites them', async () => {
    const by = await organiser()
    const { id } = await announce(t, by, [user('outlet_teller')])
    const joint = await announce(t, by, [user('escort_admin'), user('trade_admin')])
    for (const name of ['escort_admin', 'trade_admin', 'outlet_safety'] as const) {
      expect(await listed(name)).not.toContain(id)
      expect(await call(name, 'Get', { id })).toMatchObject({ Code: 403 })
      expect(await call(name, 'Sign', { id })).toMatchObject({ Code: 403, Message: '这次会议没有邀请您' })
      expect(await call(name, 'Reply', { id, reply: 1 })).toMatchObject({ Code: 403 })
      expect(await call(name, 'GetCalendarFile', { id })).toMatchObject({ Code: 403 })
      expect((await (await as(name))('Home/Search', { keywords: '安全形势' })).Data).not.toContainEqual(
        expect.objectContaining({ link: `/conference?id=${id}` }),
      )
    }
    expect(await listed('escort_admin')).toEqual([joint.id])
    expect(await listed('trade_admin')).toEqual([joint.id])
    const month = granted(await call('escort_admin', 'GetMonth', { month: '2026-11' }))
    expect(month.meetings.map((meeting: { id: number }) => meeting.id)).toEqual([joint.id])
    // Invited from another branch, somebody who organises there organises nothing here.
    const far = await announce(t, by, [user('security_far')])
    expect(await read(far.id, 'security_far')).toMatchObject({ allowed: ['reply'] })
    const body = conferenceBody(t, by.id, [user('security_far')])
    expect(await call('security_far', 'Save', { ...far, ...body })).toMatchObject({ Code: 403 })
    const draft = await makeConference(t, by, [user('security_far')])
    expect(await call('security_far', 'Publish', draft)).toMatchObject({ Code: 403 })
    expect(await call('security_far', 'Delete', draft)).toMatchObject({ Code: 403 })
  })
})

describe('signing in', () => {
  const soon = { begin_time: '2026-11-18 10:10:00', end_time: '2026-11-18 11:10:00' }
  const code = async (id: number) => granted(await call('branch_security', 'GetSignCode', { id })).code as string
  const sign = (name: Username, id: number, more: object = {}) => call(name, 'Sign', { id, ...more })

  test('by the code of the screen, which is over within a minute', async () => {
    const by = await organiser()
    const { id } = await announce(t, by, [user('outlet_teller'), user('outlet_safety'), user('outlet_leader')], {
      ...{ sign_mode: 1, ...soon },
    })
    const other = await announce(t, by, [user('outlet_teller')], { sign_mode: 1, ...soon })
    const shown = await code(id)
    expect(places(await sign('outlet_teller', id))).toEqual([1001, 'code'])
    expect(places(await sign('outlet_teller', id, { code: shown.slice(1) }))).toEqual([1001, 'code'])
    expect(places(await sign('outlet_teller', id, { code: await code(other.id) }))).toEqual([1001, 'code'])
    // The code of a meeting lets in only those whom it invites, each for themselves and once.
    expect(await sign('teller_two', id, { code: shown })).toMatchObject({ Code: 403, Message: '这次会议没有邀请您' })
    granted(await sign('outlet_teller', id, { code: shown }))
    expect(await sign('outlet_teller', id, { code: shown })).toMatchObject({ Code: 1004 })
    t.clock.at = new Date(morning.getTime() + 59_000)
    granted(await sign('outlet_safety', id, { code: shown }))
    t.clock.at = new Date(morning.getTime() + 60_000)
    expect(places(await sign('outlet_leader', id, { code: shown }))).toEqual([1001, 'code'])
    // Only whoever runs the meeting shows it.
    expect(await call('outlet_leader', 'GetSignCode', { id })).toMatchObject({ Code: 403 })
    expect(granted(await call('branch_security', 'GetSignCode', { id }))).toMatchObject({
      ...{ signed_count: 2, expected_count: 4 },
      last: [{ name: '某outlet_safety' }, { name: '某outlet_teller' }],
    })
  })

  test('from some minutes before the begin until the end, and late after the begin', async () => {
    const times = { begin_time: wireIn(t, 1), end_time: wireIn(t, 2) }
    const { id } = await announce(t, await organiser(), [user('outlet_teller'), user('outlet_safety')], times)
    const at = (minutes: number) => {
      t.clock.at = new Date(morning.getTime() + minutes * MINUTE)
    }
    at(44)
    expect(await sign('outlet_teller', id)).toMatchObject({ Code: 1004 })
    at(45)
    expect(await read(id, 'outlet_teller')).toMatchObject({ allowed: ['reply', 'sign'] })
    at(60)
    expect(granted(await sign('outlet_teller', id))).toMatchObject({ late: false })
    at(120)
    expect(await sign('outlet_safety', id)).toMatchObject({ Code: 1004 })
    at(119)
    expect(granted(await sign('outlet_safety', id))).toMatchObject({ late: true })
  })

  test('by a drawn signature of one’s own; a guest draws on the device of whoever runs the meeting', async () => {
    const by = await organiser()
    const people = [{ user_id: user('outlet_teller') }, { name: '王所长', dept_name: '属地派出所' }]
    const { id } = await announce(t, by, [], { ...soon, sign_mode: 2, people })
    const drawn = async (name: Username) => ({ method: 1, file_id: await makeImage(t, user(name)) })
    expect(places(await sign('outlet_teller', id))).toEqual([1001, 'sign'])
    const foreign = await drawn('outlet_safety')
    expect(places(await sign('outlet_teller', id, { sign: foreign }))).toEqual([1001, 'sign.file_id'])
    granted(await sign('outlet_teller', id, { sign: await drawn('outlet_teller') }))
    const lines = (await read(id)).people
    const guest = lines.find((line: { name: string }) => line.name === '王所长')
    const recorder = lines.find((line: { user_id: number }) => line.user_id === by.id)
    expect(guest.signable).toBe(true)
    const forGuest = async (name: Username, line_id: number) => sign(name, id, { line_id, sign: await drawn(name) })
    expect(await forGuest('outlet_teller', guest.id)).toMatchObject({ Code: 403 })
    expect(places(await forGuest('branch_security', recorder.id))).toEqual([1001, 'line_id'])
    granted(await forGuest('branch_security', guest.id))
    expect(await read(id)).toMatchObject({ signed_count: 2 })
    await expect(
      t.services.database.kysely
        .updateTable('conference_user')
        .set({ sign_time: null, sign: null })
        .where('id', '=', guest.id)
        .execute(),
    ).rejects.toThrow(/evidence/)
  })

  test('nobody signs in where nobody has to; whoever did not decline confirms', async () => {
    const { id } = await announce(t, await organiser(), [user('outlet_teller')], { ...soon, need_sign: false })
    expect(await sign('outlet_teller', id)).toMatchObject({ Code: 1004 })
    await pass(0.5)
    const { version } = await read(id)
    granted(await call('branch_security', 'SaveMinutes', { id, version, minutes: '<p>如上。</p>' }))
    await pass(1)
    expect(await reminded('conference_minutes', id)).toEqual([[user('outlet_teller'), 0]])
    granted(await call('outlet_teller', 'ConfirmMinutes', { id, version: version + 1 }))
  })
})

test('a meeting as a file for calendars, which takes a cancelled one out again', async () => {
  const by = await organiser()
  const { id, version } = await announce(t, by, [user('outlet_teller')], { title: '联席会；一, 二' })
  const file = async () => {
    const { name, content } = granted(await call('outlet_teller', 'GetCalendarFile', { id }))
    return { name, text: Buffer.from(content, 'base64').toString('utf8') }
  }
  const { name, text } = await file()
  expect(name).toMatch(/^HY.*\.ics$/)
  expect(text).toContain('DTSTART:20261119T020000Z')
  expect(text).toContain('SUMMARY:联席会；一\\, 二')
  granted(await by.post('Conference/Cancel', { id, version, reason: '改期' }))
  expect((await file()).text).toContain('STATUS:CANCELLED')
})
