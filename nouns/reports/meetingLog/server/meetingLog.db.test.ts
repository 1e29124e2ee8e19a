import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCrewMember, makeEscort } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { meetingBody } from './testing/meetings.ts'
import { remindTodos } from './todoReminders.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[safety, teller, leader] = (await Promise.all(
    ['outlet_safety', 'outlet_teller', 'outlet_leader'].map((name) => t.as(name)),
  )) as [Post, Post, Post]
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: user('outlet_leader'), safety_user_id: user('outlet_safety') })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
})
afterAll(() => t?.close())

const body = (more: object = {}) =>
  meetingBody(t, user('outlet_safety'), [user('outlet_safety'), user('outlet_teller')], more)
const submit = async (more: object = {}): Promise<{ id: number; version: number; bill_no: string }> =>
  granted(await safety('MeetingLog/Submit', await body(more)))
const read = async (id: number, post: Post = leader) => granted(await post('MeetingLog/Get', { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)
const sign = (post: Post, id: number, more: object = {}) => post('MeetingLog/Sign', { id, sign: signature, ...more })
const reminded = async (code: string, id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'status'])
      .where('remind_code', '=', code)
      .where('biz_id', '=', id)
      .orderBy('receiver_id')
      .execute()
  ).map(({ receiver_id, status }) => [receiver_id, status])

describe('from the draft to the archive', () => {
  test('everybody who was there signs, the head signs last, and the task of the month is done [C-2.4-02 C-7.2-74]', async () => {
    await makeTaskRow(t, { code: 'M_MEETING', period: '2026-11' })
    const { id, bill_no } = await submit()
    expect(bill_no).toMatch(/^HY20261118/)
    expect(await read(id)).toMatchObject({
      ...{ status: 1, period_key: '2026-11', expected_count: 2, present_count: 2, signed_count: 0 },
      signature_intact: true,
      people: [{ name: '某outlet_safety' }, { name: '某outlet_teller' }],
    })
    expect(await reminded('meeting_sign', id)).toEqual([[user('outlet_teller'), 0]])
    // Nobody signs for somebody else, and the head not before the others.
    expect(await sign(leader, id)).toMatchObject({ Code: 1004 })
    const early = await read(id)
    expect(early.allowed).not.toContain('confirm')
    expect(await leader('MeetingLog/Confirm', { id, version: early.version, sign: signature })).toMatchObject({
      Code: 1004,
    })
    expect((await teller('MeetingLog/GetPageList', { mine: true })).Data.map((row: { id: number }) => row.id)).toEqual([
      id,
    ])
    // Both at once.
    const both = await Promise.all([sign(safety, id), sign(teller, id)])
    expect(both.map(({ Code }) => Code)).toEqual([0, 0])
    expect(await sign(teller, id)).toMatchObject({ Code: 1004 })
    expect((await teller('MeetingLog/GetPageList', { mine: true })).Total).toBe(0)
    expect(await reminded('meeting_sign', id)).toEqual([[user('outlet_teller'), 2]])
    expect(await reminded('meeting_confirm', id)).toEqual([[user('outlet_leader'), 0]])
    const signed = await read(id)
    expect(signed).toMatchObject({ status: 2, signed_count: 2, allowed: ['confirm'] })
    granted(await leader('MeetingLog/Confirm', { id, version: signed.version, sign: signature }))
    expect(await read(id)).toMatchObject({ status: 3, leader_user_name: '某outlet_leader', allowed: [] })
    const done = await t.services.database.kysely
      .selectFrom('task_assignment')
      .select(['status', 'biz_table', 'biz_id'])
      .where('task_code', '=', 'M_MEETING')
      .where('period_key', '=', '2026-11')
      .where('dept_id', '=', t.world.unit.BA0011)
      .executeTakeFirstOrThrow()
    expect(done).toEqual({ status: 2, biz_table: 'meeting_log', biz_id: id })
  })

  test('what waited for a network says when it was entered on the device, which its signatures cover', async () => {
    const { id } = await submit({ filed_at: '2026-11-18 09:45:00' })
    expect(await read(id)).toMatchObject({ filed_at: '2026-11-18 09:45:00', signature_intact: true })
    const ahead = await submit({ filed_at: '2026-11-18 23:00:00' })
    expect(await read(ahead.id)).toMatchObject({ filed_at: '2026-11-18 10:00:00' })
    const changed = t.services.database.kysely.updateTable('meeting_log').set({ filed_at: null }).where('id', '=', id)
    await expect(changed.execute()).rejects.toThrow('evidence')
    // Nobody waits for them any more.
    for (const record of [await read(id), await read(ahead.id)])
      granted(await safety('MeetingLog/Void', { id: record.id, version: record.version, reason: '登记有误' }))
  })

  test('a draft may be incomplete, a submitted record not; it says where', async () => {
    const draft = granted(await safety('MeetingLog/Save', await body({ content: '待补', photos: [], people: [] })))
    const incomplete = async (more: object) =>
      places(await safety('MeetingLog/Submit', { ...(await body(more)), ...draft }))
    expect(await incomplete({ content: '太短' })).toEqual(['content'])
    expect(await incomplete({ photos: [] })).toEqual(['photos'])
    const elsewhere = await makeImage(t, user('outlet_leader'))
    expect(await incomplete({ file_ids: [elsewhere] })).toEqual(['file_ids'])
    expect(await incomplete({ people: [{ user_id: user('outlet_safety') }] })).toEqual(['people'])
    const { begin_time } = await body()
    expect(await incomplete({ end_time: begin_time.replace(/:00$/, ':59') })).toEqual(['end_time'])
    expect(await incomplete({ end_time: begin_time })).toEqual(['end_time'])
    expect(await incomplete({ end_time: '2026-11-18 23:00:00' })).toEqual(['end_time'])
    expect(await incomplete({ exam_mode: 2 })).toEqual(['avg_score'])
    expect(await incomplete({ exam_mode: 1, avg_score: 90 })).toEqual(['avg_score'])
    expect(await incomplete({ people: [1, 1].map(() => ({ user_id: user('outlet_safety') })) })).toEqual(['people.1'])
    const stranger = { user_id: user('security_far') }
    expect(await incomplete({ people: [stranger, { user_id: user('outlet_safety') }] })).toEqual(['people.0'])
    const none = { user_id: null, staff_id: null }
    expect(await incomplete({ people: [none, { user_id: user('outlet_safety') }] })).toEqual(['people.0'])
    // A pre-shift meeting is short.
    const short = await body({ log_type: 4, end_time: begin_time.replace(/:00$/, ':59') })
    expect(await safety('MeetingLog/Submit', { ...short, begin_time, ...draft })).toMatchObject({ Code: 1001 })
    granted(await safety('MeetingLog/Delete', draft))
  })

  test('whoever was absent reads it and signs within seven days, also after the archive', async () => {
    const people = [
      { user_id: user('outlet_safety') },
      { user_id: user('outlet_leader') },
      { user_id: user('outlet_teller'), absent_reason: '休假' },
    ]
    const { id } = await submit({ people })
    await sign(safety, id)
    granted(await sign(leader, id))
    const { version, status } = await read(id)
    expect(status).toBe(2)
    granted(await leader('MeetingLog/Confirm', { id, version, sign: signature }))
    expect(places(await sign(teller, id))).toEqual(['read'])
    t.clock.at = new Date(t.clock.at.getTime() + 6 * DAY)
    teller = await t.as('outlet_teller')
    leader = await t.as('outlet_leader')
    safety = await t.as('outlet_safety')
    granted(await sign(teller, id, { read: true }))
    expect((await read(id)).people[2]).toMatchObject({ makeup: true, absent_reason: '休假' })

    const late = await submit({ people })
    t.clock.at = new Date(t.clock.at.getTime() + 8 * DAY)
    ;[safety, teller, leader] = (await Promise.all(
      ['outlet_safety', 'outlet_teller', 'outlet_leader'].map((name) => t.as(name)),
    )) as [Post, Post, Post]
    expect(await sign(teller, late.id, { read: true })).toMatchObject({ Code: 1004 })
    expect((await teller('MeetingLog/GetPageList', { mine: true })).Total).toBe(0)
  })

  test('a guard at the door draws on the outlet’s device; nobody signs for them by password', async () => {
    const { company } = await makeEscort(t)
    const guard = await makeCrewMember(t, { company, duty: 7 })
    const expected = granted(await safety('MeetingLog/GetExpectedList', {}))
    expect(expected).toContainEqual(expect.objectContaining({ staff_id: guard, user_id: null }))
    const { id } = await submit({ people: [{ user_id: user('outlet_safety') }, { staff_id: guard }] })
    granted(await sign(safety, id))
    expect(places(await sign(teller, id, { staff_id: guard }))).toEqual(['sign.method'])
    const drawn = { method: 1, file_id: await makeImage(t, user('outlet_teller')) }
    granted(await teller('MeetingLog/Sign', { id, staff_id: guard, sign: drawn }))
    expect(await read(id)).toMatchObject({ status: 2, signed_count: 2 })
  })

  test('it is taken back before the archive, and its reminders with it', async () => {
    const { id, version } = await submit()
    granted(await safety('MeetingLog/Void', { id, version, reason: '重复登记' }))
    expect(await read(id)).toMatchObject({ status: 9, void_reason: '重复登记', allowed: [] })
    expect(await reminded('meeting_sign', id)).toEqual([[user('outlet_teller'), 2]])
    expect(await sign(teller, id)).toMatchObject({ Code: 1004 })
  })
})

test('what was decided reminds until it is done, by whoever has to or may confirm', async () => {
  const deadline = new Date(t.clock.at.getTime() + 3 * DAY).toISOString().slice(0, 10)
  const todos = [{ content: '更换 2 号灭火器', duty_user_id: user('outlet_teller'), deadline }]
  const { id } = await submit({ todos })
  const [todo] = (await read(id, teller)).todos
  expect(todo).toMatchObject({ finishable: true, duty_user_name: '某outlet_teller' })
  await remindTodos(t.services, t.clock.at)
  expect(await reminded('meeting_todo', todo.id)).toEqual([])
  await remindTodos(t.services, new Date(t.clock.at.getTime() + 2 * DAY))
  expect(await reminded('meeting_todo', todo.id)).toEqual([[user('outlet_teller'), 0]])
  expect(await safety('MeetingLog/FinishTodo', { id, todo_id: todo.id })).toMatchObject({ Code: 1004 })
  granted(await teller('MeetingLog/FinishTodo', { id, todo_id: todo.id }))
  expect(await teller('MeetingLog/FinishTodo', { id, todo_id: todo.id })).toMatchObject({ Code: 1004 })
  expect(await reminded('meeting_todo', todo.id)).toEqual([[user('outlet_teller'), 2]])
  expect((await read(id)).todos[0]).toMatchObject({ done_user_name: '某outlet_teller', finishable: false })
})

test('the database itself keeps what was submitted', async () => {
  const { id } = await submit()
  const db = t.services.database.kysely
  const refused = /evidence/
  await expect(db.updateTable('meeting_log').set({ content: '改' }).where('id', '=', id).execute()).rejects.toThrow(
    refused,
  )
  await expect(db.updateTable('meeting_sign').set({ name: '改' }).where('log_id', '=', id).execute()).rejects.toThrow(
    refused,
  )
  await expect(db.deleteFrom('meeting_log').where('id', '=', id).execute()).rejects.toThrow()
})
