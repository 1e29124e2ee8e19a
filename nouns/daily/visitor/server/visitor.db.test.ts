import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { checkBody, openOutlet } from '../../securityCheck/server/testing/checks.ts'
import { clearOutlets } from './clearOutlets.ts'
import { remindVisitors } from './overdue.ts'
import { purgeVisitors } from './purge.ts'
import { entryBody, idCard, makeEntry, timeIn } from './testing/visitors.ts'

let t: TestApp
let safety: Post
let leader: Post
let guard: Post
let security: Post
beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  // Wednesday, 09:30.
  t.clock.at = new Date('2026-11-18T01:30:00Z')
  ;[safety, leader, guard, security] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_leader'),
    t.as('guard'),
    t.as('branch_security'),
  ])
})
afterAll(() => t?.close())
beforeEach(() => {
  t.clock.at = new Date(t.clock.at.getTime() + 86_400_000)
})

const user = (name: 'outlet_safety' | 'outlet_leader' | 'outlet_teller' | 'guard') => t.world.user[name]
const own = () => ({ id: user('outlet_safety'), post: safety })
const enter = (more: object = {}) => makeEntry(t, own(), more)
const file = async (more: object) => safety('OutInside/Save', await entryBody(t, user('outlet_safety'), more))
const places = (answer: Answer) => (answer.Data as { path: string }[]).map(({ path }) => path)
const rowOf = (id: number) =>
  t.services.database.kysely.selectFrom('out_inside').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('letting somebody in', () => {
  test('a guard at the door: entered, numbered, shown masked, and out again [C-2.3-03 C-7.2-76]', async () => {
    const body = await entryBody(t, user('guard'), { areas: [6], accompany_user_id: user('outlet_teller') })
    const filed = await guard('OutInside/Save', body)
    expect(filed).toMatchObject({ Code: 0, Data: { bill_no: expect.stringMatching(/^CR\d{8}00110001$/) } })
    const { id, version } = filed.Data
    const { Data } = await leader('OutInside/Get', { id })
    expect(Data).toMatchObject({
      status: 1,
      cert_mask: `9999**********${body.cert_no.slice(-4)}`,
      phone_mask: '199****0001',
      accompany_user_name: '某outlet_teller',
      person_count: 1,
      signature_intact: true,
      allowed: ['leave', 'edit', 'void'],
      overdue: false,
    })
    expect(JSON.stringify(await rowOf(id))).not.toContain(body.cert_no)
    expect(await guard('OutInside/Leave', { id, version, out_time: timeIn(t, -60) })).toMatchObject({ Code: 1001 })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    expect(await guard('OutInside/Leave', { id, version })).toMatchObject({ Code: 0 })
    expect(await guard('OutInside/Leave', { id, version: 2 })).toMatchObject({ Code: 1004 })
    expect((await leader('OutInside/Get', { id })).Data).toMatchObject({
      status: 2,
      out_user_name: '某guard',
      signature_intact: true,
      allowed: ['void'],
    })
  })

  test('who is inside is let out by a phone that had no network, at its time; twice is refused with the reason', async () => {
    const inside = async () =>
      (await guard('OutInside/GetInsideList', {})).Data.map(({ id: visitorId }: { id: number }) => visitorId)
    const [first, second] = [await enter(), await enter()]
    expect(await inside()).toEqual(expect.arrayContaining([first.id, second.id]))
    const far = await t.as('safety_far')
    expect((await far('OutInside/GetInsideList', {})).Data).toEqual([])
    // Without the right to record leaving.
    expect(await security('OutInside/GetInsideList', {})).toMatchObject({ Code: 401 })
    t.clock.at = new Date(t.clock.at.getTime() + 3 * 3_600_000)
    const { id, version } = first
    const filed_at = timeIn(t, -100)
    const early = await guard('OutInside/Leave', { id, version, filed_at: timeIn(t, -200) })
    expect([early.Code, places(early)]).toEqual([1001, ['out_time']])
    granted(await guard('OutInside/Leave', { id, version, filed_at }))
    expect((await leader('OutInside/Get', { id })).Data).toMatchObject({
      status: 2,
      out_time: filed_at,
      leave_filed_at: filed_at,
      leave_received_at: timeIn(t, 0),
      signature_intact: true,
    })
    expect(await inside()).not.toContain(id)
    // The other entry was voided meanwhile: the waiting entry is refused.
    granted(await leader('OutInside/Void', { id: second.id, version: second.version, reason: '重复登记' }))
    const late = { id: second.id, version: second.version, filed_at }
    expect(await guard('OutInside/Leave', late)).toMatchObject({ Code: 1004 })
    const db = t.services.database.kysely
    const change = db.updateTable('out_inside').set({ leave_filed_at: null }).where('id', '=', id)
    await expect(change.execute()).rejects.toThrow()
  })

  test('what areas and kinds of visitors ask for', async () => {
    const cases: [object, string][] = [
      [{ areas: [2], accompany_user_id: user('outlet_teller') }, 'approver_user_id'],
      [{ areas: [6] }, 'accompany_user_id'],
      [{ person_type: 1 }, 'letter_no'],
      [{ person_type: 2, letter_no: '检查通知〔2026〕12号' }, 'letter_file_ids'],
      [{ person_type: 3 }, 'tools_list'],
      [{ person_type: 4, tools_list: '梯子' }, 'oa_examine_id'],
      [{ visit_reason: 7 }, 'reason'],
      [{ visit_reason: 99 }, 'visit_reason'],
      [{ cert_no: '999999199003070011' }, 'cert_no'],
      [{ cert_no: undefined }, 'cert_no'],
      [{ weapon_check: false }, 'weapon_check'],
      [{ privacy_told: false }, 'privacy_told'],
      [{ belongings: '仿真手枪一支' }, 'belongings'],
      [{ person_type: 3, tools_list: '管制刀具' }, 'tools_list'],
      [{ in_time: timeIn(t, 60) }, 'in_time'],
      [{ out_time: timeIn(t, -5) }, 'out_time'],
      [{ fellows: [{ name: '同行甲' }] }, 'fellows.0.cert_no'],
      [{ areas: [2], approver_user_id: user('guard'), accompany_user_id: user('outlet_teller') }, 'approver_user_id'],
      // The colleague's head approves it, not the person who enters it.
      [
        { areas: [2], approver_user_id: user('outlet_safety'), accompany_user_id: user('outlet_teller') },
        'approver_user_id',
      ],
      [{ face_photo_file_id: await makeImage(t, user('guard')) }, 'face_photo_file_id'],
      [
        { person_type: 6, name: '某outlet_teller', areas: [6], accompany_user_id: user('outlet_teller') },
        'accompany_user_id',
      ],
    ]
    for (const [more, path] of cases) {
      const answer = await file(more)
      expect([answer.Code, places(answer)], JSON.stringify(more)).toEqual([1001, [path]])
    }
    // A drill is not a weapon.
    expect(await file({ person_type: 3, tools_list: '手枪钻、热风枪' })).toMatchObject({ Code: 0 })
    expect(await file({ in_time: timeIn(t, -5 * 1440), backfill_reason: '补' })).toMatchObject({ Code: 1009 })
    expect(places(await file({ in_time: timeIn(t, -1440) }))).toEqual(['backfill_reason'])
    const late = await file({ in_time: timeIn(t, -1440), out_time: timeIn(t, -1400), backfill_reason: '停电' })
    expect((await leader('OutInside/Get', { id: late.Data.id })).Data).toMatchObject({ status: 2, is_backfill: true })
  })

  test('nobody is inside twice, wherever that is; the approver hears of it', async () => {
    const cert_no = idCard()
    const cash = {
      areas: [2],
      approver_user_id: user('outlet_leader'),
      accompany_user_id: user('outlet_teller'),
      cert_no,
    }
    const { id, version, bill_no } = await enter(cash)
    expect(await leader('Remind/GetMsgList', {})).toMatchObject({
      Data: expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining(bill_no) })]),
    })
    expect(await file({ cert_no: cert_no.toLowerCase() })).toMatchObject({ Code: 1003 })
    const far = await t.as('safety_far')
    const otherBranch = await entryBody(t, t.world.user.safety_far, { cert_no })
    expect(await far('OutInside/Save', otherBranch)).toMatchObject({ Code: 1003, Data: { path: 'cert_no' } })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    granted(await safety('OutInside/Leave', { id, version }))
    expect(await far('OutInside/Save', otherBranch)).toMatchObject({ Code: 0 })
  })

  test('who is refused at the door is written down, with no more than there is', async () => {
    const { weapon_check: _, privacy_told: __, visitor_sign_file_id: ___, ...body } = await entryBody(t, user('guard'))
    const refused = { ...body, areas: [3], person_type: 4, close_reason: '携带管制刀具' }
    expect(await guard('OutInside/Reject', refused)).toMatchObject({ Code: 401 })
    const filed = await safety('OutInside/Reject', refused)
    expect(filed).toMatchObject({ Code: 0 })
    expect((await leader('OutInside/Get', { id: filed.Data.id })).Data).toMatchObject({
      status: 3,
      close_reason: '携带管制刀具',
      allowed: ['void'],
      signature_intact: true,
    })
  })
})

describe('afterwards', () => {
  test('a correction voids what was signed and takes its place, with its number and papers', async () => {
    const letter = await makeImage(t, user('outlet_safety'))
    const first = await enter({ person_type: 1, letter_no: '检查通知1号', letter_file_ids: [letter], areas: [1] })
    const { cert_no: _, phone: __, ...rest } = first.body
    const again = { ...rest, id: first.id, version: 1, company: '分行保卫科', letter_file_ids: [letter] }
    expect(places(await safety('OutInside/Save', again))).toEqual(['visitor_sign_file_id'])
    expect(await guard('OutInside/Save', again)).toMatchObject({ Code: 401 })
    const signed = { ...again, visitor_sign_file_id: await makeImage(t, user('outlet_safety')) }
    expect(await safety('OutInside/Save', { ...signed, version: 7 })).toMatchObject({ Code: 1005 })
    const { id, bill_no } = granted(await safety('OutInside/Save', signed))
    expect((await leader('OutInside/Get', { id: first.id })).Data).toMatchObject({
      status: 9,
      close_reason: `更正，见 ${bill_no}`,
      replaced_by_id: id,
      allowed: [],
    })
    const { Data } = await leader('OutInside/Get', { id })
    expect(Data).toMatchObject({ status: 1, company: '分行保卫科', replaces_id: first.id, signature_intact: true })
    expect(Data.letter_file_ids).not.toContain(letter)
    expect((await security('OutInside/Reveal', { id })).Data.cert_no).toBe(first.body.cert_no)
  })

  test('the last entry is copied without typing numbers, but not under another name', async () => {
    const first = await enter({ fellows: [{ name: '同行乙', cert_no: idCard() }] })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    granted(await safety('OutInside/Leave', { id: first.id, version: 1 }))
    const { Data: last } = await safety('OutInside/GetLast', {})
    expect(last).toMatchObject({ id: first.id, name: '石敬亭', fellow_list: [{ name: '同行乙' }] })
    expect(JSON.stringify(last)).not.toContain(first.body.cert_no)
    expect((await safety('OutInside/GetLast', { cert_no: first.body.cert_no })).Data).toMatchObject({ id: first.id })
    expect((await safety('OutInside/GetLast', { cert_no: idCard() })).Data).toBeNull()
    const { cert_no: _, phone: __, ...rest } = first.body
    const copy = { ...rest, copy_id: first.id, fellows: [{ name: '同行乙' }] }
    const sign = async () => ({ visitor_sign_file_id: await makeImage(t, user('outlet_safety')) })
    expect(places(await safety('OutInside/Save', { ...copy, ...(await sign()), name: '别人' }))).toEqual(['cert_no'])
    const { id } = granted(await safety('OutInside/Save', { ...copy, ...(await sign()) }))
    const revealed = await security('OutInside/Reveal', { id })
    expect(revealed.Data).toMatchObject({
      cert_no: first.body.cert_no,
      phone: '19900000001',
      fellows: [{ name: '同行乙' }],
    })
    expect(await safety('OutInside/Reveal', { id })).toMatchObject({ Code: 401 })
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select(['log_type', 'message'])
      .where('action', '=', 'OutInside/Reveal')
      .where('target_id', '=', id)
      .where('result', '=', true)
      .execute()
    expect(logged).toEqual([{ log_type: 3, message: 'cert_no phone fellows' }])
  })

  test('voids within its hours, by who may; what is signed is not changed by the database either', async () => {
    const { id } = await enter()
    expect(await safety('OutInside/Void', { id, version: 1, reason: '登记有误' })).toMatchObject({ Code: 401 })
    const old = await enter({ name: '旧' })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    expect(await leader('OutInside/Void', { id, version: 1, reason: '登记有误' })).toMatchObject({ Code: 0 })
    expect(await leader('OutInside/Void', { id, version: 2, reason: '登记有误' })).toMatchObject({ Code: 1004 })
    t.clock.at = new Date(t.clock.at.getTime() + 25 * 3_600_000)
    const late = await leader('OutInside/Void', { id: old.id, version: 1, reason: '登记有误' })
    expect(late).toMatchObject({ Code: 1004, Message: expect.stringContaining('24') })
    const db = t.services.database.kysely
    await expect(db.updateTable('out_inside').set({ name: 'x' }).where('id', '=', old.id).execute()).rejects.toThrow()
    await expect(db.deleteFrom('out_inside').where('id', '=', old.id).execute()).rejects.toThrow()
  })

  test('is found by kind, area, state, name and day, and printed and exported from the same query', async () => {
    const day = timeIn(t, 0).slice(0, 10)
    const tools = { person_type: 3, tools_list: '万用表', areas: [1, 6], accompany_user_id: user('outlet_teller') }
    const { id, bill_no } = await enter({ ...tools, name: '独孤求修' })
    await enter()
    const finds = async (query: object) =>
      (await leader('OutInside/GetPageList', { begin_date: day, end_date: day, ...query })).Total
    expect(await finds({})).toBe(2)
    for (const query of [{ person_type: [3] }, { area: 6 }, { keywords: '独孤' }, { keywords: bill_no.toLowerCase() }])
      expect(await finds(query), JSON.stringify(query)).toBe(1)
    expect(await finds({ status: [2] })).toBe(0)
    const printed = await leader('OutInside/GetPrintList', { begin_date: day, end_date: day })
    expect(printed.Data.rows.map((row: { id: number }) => row.id)).toContain(id)
    expect(await leader('Common/GetHistory', { table: 'out_inside', id })).toMatchObject({
      Data: expect.arrayContaining([expect.objectContaining({ action: 'OutInside/Save' })]),
    })
    expect((await leader('Home/Search', { keywords: '独孤求修' })).Data).toMatchObject([{ kind: 'visitor' }])
  })
})

describe('by the clock', () => {
  test('who should have left is told of to the safety officer, once an hour, and the day says so', async () => {
    const db = t.services.database.kysely
    await sql`update out_inside set status = 2, out_time = in_time + interval '1 minute' where status = 1`.execute(db)
    const { id } = await enter()
    const reminded = () =>
      db
        .selectFrom('remind_msg')
        .select('receiver_id')
        .where('remind_code', '=', 'visitor_overdue')
        .where('biz_id', '=', id)
        .execute()
    await remindVisitors(t.services, t.clock.at)
    expect(await reminded()).toEqual([])
    const inside = async () => {
      const { items } = (await safety('SecurityCheck/GetBlank', { session: 3 })).Data
      return items.find((item: { item_code: string }) => item.item_code === 'S301').known_count
    }
    expect(await inside()).toBe(1)
    expect((await safety('Home/GetHomeCount', {})).Data).toMatchObject({ visitor_inside: 1, visitor_overdue: 0 })
    // The outlet closes at 17:00, seven and a half hours from now.
    t.clock.at = new Date(t.clock.at.getTime() + 7.6 * 3_600_000)
    await remindVisitors(t.services, t.clock.at)
    await remindVisitors(t.services, t.clock.at)
    expect(await reminded()).toEqual([{ receiver_id: user('outlet_safety') }])
    const overdue = await safety('OutInside/GetPageList', { overdue: true })
    expect(overdue).toMatchObject({ Total: 1, Data: [{ id, overdue: true }] })
    granted(await safety('OutInside/Leave', { id, version: 1 }))
    expect(await inside()).toBe(0)
    // After closing only the eight hours count.
    const night = await enter()
    await remindVisitors(t.services, new Date(t.clock.at.getTime() + 7 * 3_600_000))
    expect(
      await db
        .selectFrom('remind_msg')
        .select('id')
        .where('biz_id', '=', night.id)
        .where('remind_code', '=', 'visitor_overdue')
        .execute(),
    ).toEqual([])
    await remindVisitors(t.services, new Date(t.clock.at.getTime() + 8.1 * 3_600_000))
    expect(
      await db
        .selectFrom('remind_msg')
        .select('id')
        .where('biz_id', '=', night.id)
        .where('remind_code', '=', 'visitor_overdue')
        .execute(),
    ).toHaveLength(1)
    // The evening check is still possible: it only gets a warning.
    expect((await checkBody(safety, 3, { second: user('outlet_teller') })).results.length).toBeGreaterThan(0)
  })

  test('after a year only the last four characters of certificates stay, and the signature holds', async () => {
    const { id, body } = await enter({ fellows: [{ name: '同行丙', cert_no: idCard() }] })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    granted(await safety('OutInside/Leave', { id, version: 1 }))
    expect(await purgeVisitors(t.services, new Date(t.clock.at.getTime() + 364 * 86_400_000))).toBeGreaterThanOrEqual(0)
    expect((await rowOf(id)).purge_time).toBeNull()
    const later = new Date(t.clock.at.getTime() + 368 * 86_400_000)
    expect(await purgeVisitors(t.services, later)).toBeGreaterThan(0)
    expect(await purgeVisitors(t.services, later)).toBe(0)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      cert_mask: `**************${body.cert_no.slice(-4)}`,
      phone_mask: null,
      cert_hash: null,
    })
    expect(row.fellow_list[0].cert_mask).toMatch(/^\*{14}[\dX]{4}$/)
    expect((await leader('OutInside/Get', { id })).Data).toMatchObject({ signature_intact: true, revealable: false })
    expect(await security('OutInside/Reveal', { id })).toMatchObject({ Code: 1004 })
    expect((await safety('OutInside/GetLast', { id })).Data).toBeNull()
  })
})

describe('the outlet at the end of the day (D_INOUT)', () => {
  // All visitors of earlier tests leave.
  beforeEach(async () => {
    await t.services.database.kysely
      .updateTable('out_inside')
      .set({ status: 2, out_time: sql<string>`in_time + interval '1 minute'` })
      .where('status', '=', 1)
      .execute()
  })

  const clear = () => clearOutlets(t.services.database.kysely, t.clock.at)
  /** A task due at five in the afternoon, and the clock at six. */
  async function due() {
    t.clock.at = new Date(`${t.clock.at.toISOString().slice(0, 10)}T10:00:00Z`)
    const id = await makeTaskRow(t, { code: 'D_INOUT' })
    const task = () =>
      t.services.database.kysely
        .selectFrom('task_assignment')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    return task
  }

  test('is clear without visitors, late while somebody from before stays, and done late when they have left', async () => {
    const quiet = await due()
    await clear()
    expect(await quiet()).toMatchObject({ status: 2, biz_table: 'dept' })
    t.clock.at = new Date(t.clock.at.getTime() + 86_400_000)
    const heldTask = await due()
    const { id, version } = await enter({ in_time: timeIn(t, -90) })
    await clear()
    expect(await heldTask()).toMatchObject({ status: 1 })
    t.clock.at = new Date(t.clock.at.getTime() + 30 * 60_000)
    granted(await safety('OutInside/Leave', { id, version }))
    await clear()
    expect(await heldTask()).toMatchObject({ status: 4, overdue_minutes: 90 })
  })

  test('is not clear any more when somebody who is inside since before is entered afterwards (domain 17.4, 3)', async () => {
    const task = await due()
    await clear()
    expect((await task()).status).toBe(2)
    await enter({ in_time: timeIn(t, -10) })
    expect((await task()).status).toBe(2)
    const { id, version } = await enter({ in_time: timeIn(t, -90) })
    expect(await task()).toMatchObject({ status: 3, finish_time: null, biz_id: null })
    granted(await safety('OutInside/Leave', { id, version }))
    await clear()
    expect((await task()).status).toBe(4)
  })
})
