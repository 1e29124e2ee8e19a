import { granted, makeAccount, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import {
  type Escort,
  handoverBody,
  makeBoxes,
  makeCrewMember,
  makeEscort,
  makeSigned,
  readBox,
  time,
  today,
} from './testing/moneyBox.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
let security: Post
let escort: Escort

beforeAll(async () => {
  t = await testApp()
  // Wednesday, 08:30.
  t.clock.at = new Date('2026-11-18T00:30:00Z')
  ;[safety, teller, leader, security] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_teller'),
    t.as('outlet_leader'),
    t.as('branch_security'),
  ])
  escort = await makeEscort(t)
})
afterAll(() => t?.close())

/** Each test has its own morning. */
beforeEach(() => {
  t.clock.at = new Date(t.clock.at.getTime() + 86_400_000)
})

const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const body = (boxes: readonly { box_no: string }[], more: object = {}, type = 1) =>
  handoverBody(t, { escort, boxes, second: user('outlet_teller'), type, more })
const verify = (content: object) => safety('MoneyBox/Verify', content)
const signed = (boxes: readonly { box_no: string }[], more: object = {}, type = 1) =>
  makeSigned(
    t,
    { by: safety, byId: user('outlet_safety'), second: teller, secondId: user('outlet_teller') },
    { escort, boxes, more, type },
  )
const places = (answer: Answer) => (answer.Data as { path: string }[]).map(({ path }) => path)
const detail = async (id: number) => (await leader('MoneyBox/Get', { id })).Data
const reminders = async (code: string, id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select('receiver_id')
      .where('remind_code', '=', code)
      .where('biz_id', '=', id)
      .execute()
  ).map(({ receiver_id }) => receiver_id)

describe('signing', () => {
  test('each signs for themselves: the two of the bank, and the crew by hand', async () => {
    const { id, version } = (await verify(body(await makeBoxes(t, 1)))).Data
    expect(await leader('MoneyBox/Sign', { id, version, sign: signature })).toMatchObject({ Code: 1004 })
    const byPassword = { id, version, staff_id: escort.crew[0], sign: signature }
    expect(places(await safety('MoneyBox/EscortSign', byPassword))).toEqual(['sign.method'])
    const drawn = { method: 1, file_id: await makeImage(t, user('outlet_safety')) }
    const stranger = await makeCrewMember(t, { company: escort.company })
    expect(places(await safety('MoneyBox/EscortSign', { id, version, staff_id: stranger, sign: drawn }))).toEqual([
      'staff_id',
    ])
  })

  test('a crew member’s own account signs for them and nobody else', async () => {
    const account = { unit: 'HQ0000', role: 'escort_staff', type: 2, party: escort.company, name: '马行舟' } as const
    const own = await makeAccount(t, account)
    const other = await makeAccount(t, account)
    const member = await makeCrewMember(t, { company: escort.company, name: '马行舟', more: { user_id: own.id } })
    const content = body(await makeBoxes(t, 1), {
      crew: [member, ...escort.crew].map((staff_id) => ({ staff_id })),
    })
    const { id, version } = (await verify(content)).Data
    const waiting = async (post: Post) =>
      (await post('MoneyBox/GetPageList', { mine: true })).Data.map((row: { id: number }) => row.id)
    // Two people of the same name: the record of the person names the account.
    expect([await waiting(own.post), await waiting(other.post)]).toEqual([[id], []])
    const sign = { id, version, staff_id: member, sign: signature }
    expect(await other.post('MoneyBox/EscortSign', sign)).toMatchObject({ Code: 403 })
    expect(await own.post('MoneyBox/EscortSign', sign)).toMatchObject({ Code: 0 })
    expect(await waiting(own.post)).toEqual([])
    // People of the same company see it, those of another do not.
    expect(await own.post('MoneyBox/Get', { id })).toMatchObject({ Code: 0 })
    const far = await makeEscort(t)
    const stranger = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party: far.company })
    expect(await stranger.post('MoneyBox/Get', { id })).toMatchObject({ Code: 403 })
    expect((await stranger.post('MoneyBox/GetPageList', {})).Total).toBe(0)
  })

  test('two who file the same box at once: the second learns that it moved', async () => {
    const boxes = await makeBoxes(t, 1)
    const other = await verify(body(boxes, { sign: signature }, 3))
    const { version: seen } = other.Data
    await signed(boxes)
    const drawn = { method: 1, file_id: await makeImage(t, user('outlet_safety')) }
    const { id } = other.Data
    const crew = await safety('MoneyBox/EscortSign', { id, version: seen, staff_id: escort.crew[2], sign: drawn })
    expect(crew).toMatchObject({ Code: 0 })
    const last = await teller('MoneyBox/Sign', { id, version: crew.Data.version, sign: signature })
    expect(last).toMatchObject({ Code: 1004 })
    expect(last.Message).toContain(boxes[0]?.box_no)
  })
})

describe('the task of the day', () => {
  const task = async (id: number) =>
    t.services.database.kysely
      .selectFrom('task_assignment')
      .select(['status', 'awaits'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('a verified handover is under way, not overdue, until the vehicle has left', async () => {
    const overdue = await makeTaskRow(t, { code: 'D_ESCORT1', day: today(t), status: 3 })
    const { id, version } = await signed(await makeBoxes(t, 1))
    expect(await task(overdue)).toEqual({ status: 3, awaits: 'leave' })
    // The duty on the timeline, and who is awaited.
    const { Data } = await safety('Duty/GetDay', {})
    const duty = Data.duties.find((candidate: { id: number }) => candidate.id === overdue)
    expect(duty).toMatchObject({ state: 'leaving', act: 'leave' })
    granted(await safety('MoneyBox/Leave', { id, version }))
    expect((await task(overdue)).awaits).toBe(null)
    expect([2, 4]).toContain((await task(overdue)).status)
  })

  test('a handover that was refused or is disputed is not under way any more', async () => {
    const overdue = await makeTaskRow(t, { code: 'D_ESCORT1', day: today(t), status: 3 })
    const verified = granted(await verify(body(await makeBoxes(t, 1))))
    expect((await task(overdue)).awaits).toBe('sign')
    const again = { ...body([]), id: verified.id, version: verified.version }
    const changed = granted(await safety('MoneyBox/Save', again))
    expect((await task(overdue)).awaits).toBe(null)
    const why = { exception_type: 1, exception_desc: '人证不符，拒绝交接' }
    granted(await safety('MoneyBox/Reject', { id: changed.id, version: changed.version, ...why }))
    expect(await task(overdue)).toEqual({ status: 3, awaits: null })
    const { id, version } = await signed(await makeBoxes(t, 1))
    expect((await task(overdue)).awaits).toBe('leave')
    granted(await leader('MoneyBox/Dispute', { id, version, reason: '数目与清单不符' }))
    expect(await task(overdue)).toEqual({ status: 3, awaits: null })
  })
})

describe('refusing and objecting', () => {
  test('a refusal is told at once to the security section and the company', async () => {
    const admin = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party: escort.company })
    const { id, version } = (await safety('MoneyBox/Save', body([]))).Data
    const refused = await safety('MoneyBox/Reject', {
      id,
      version,
      exception_type: 1,
      exception_desc: '护卫持枪证过期',
    })
    expect(refused.Data.bill_no).toMatch(/^KX/)
    const receivers = await reminders('escort_refused', id)
    expect(receivers).toEqual(expect.arrayContaining([user('branch_security'), admin.id]))
    expect(receivers).not.toContain(user('security_far'))
    expect(await detail(id)).toMatchObject({ status: 5, exception_type: 1, reject_user_name: '某outlet_safety' })
  })

  test('an objection within 24 hours is decided by the security section, with a conclusion', async () => {
    const { id, version } = await signed(await makeBoxes(t, 1))
    const objected = await leader('MoneyBox/Dispute', { id, version, reason: '封签号登记错误' })
    expect(objected).toMatchObject({ Code: 0 })
    expect(await reminders('escort_disputed', id)).toContain(user('branch_security'))
    const { version: seen } = objected.Data
    expect(await leader('MoneyBox/Resolve', { id, version: seen, result: '已核实' })).toMatchObject({ Code: 401 })
    expect(await security('MoneyBox/Resolve', { id, version: seen, result: '核对录像，登记无误' })).toMatchObject({
      Code: 0,
    })
    const row = await detail(id)
    expect(row).toMatchObject({ status: 3, resolve_result: '核对录像，登记无误', signature_intact: true })
    // A decision is final.
    expect(await leader('MoneyBox/Dispute', { id, version: row.version, reason: '再次提出' })).toMatchObject({
      Code: 1004,
    })
  })

  test('a day later it is too late to object', async () => {
    const { id, version } = await signed(await makeBoxes(t, 1))
    t.clock.at = new Date(t.clock.at.getTime() + 24 * 3_600_000 + 1000)
    expect(await leader('MoneyBox/Dispute', { id, version, reason: '封签号登记错误' })).toMatchObject({ Code: 1004 })
  })
})

test('what to fill in: boxes that are due, the last one to copy from, and whether there is one', async () => {
  await signed(await makeBoxes(t, 1))
  t.clock.at = new Date(t.clock.at.getTime() + 86_400_000)
  const due = await makeBoxes(t, 1)
  const blank = await safety('MoneyBox/GetBlank', { handover_type: 1 })
  expect(blank).toMatchObject({
    Code: 0,
    Data: {
      money_box_id: null,
      plan: null,
      min_guards: 2,
      last: {
        car: { plate_no: escort.plate, reasons: [] },
        crew: escort.crew.map((staff_id) => ({ staff_id, reasons: [] })),
        bank_user2_id: user('outlet_teller'),
      },
    },
  })
  const numbers = blank.Data.boxes.map((box: { box_no: string }) => box.box_no)
  expect(numbers).toContain(due[0]?.box_no)
  const matches = await safety('MoneyBox/FindStaff', { keywords: '押运C' })
  expect(matches.Data.length).toBeGreaterThan(2)
})

test('amounts of boxes are kept only where the bank says so, signed, and never shown to the companies', async () => {
  const admin = await t.as('admin')
  const key = 'escort.box_amounts'
  const set = async (value: boolean) => {
    const { version } = (await admin('Setting/Get', { key })).Data
    expect(await admin('Setting/Save', { key, version, value })).toMatchObject({ Code: 0 })
    // Other processes learn it with a delay.
    await expect.poll(async () => (await safety('MoneyBox/GetBlank', { handover_type: 3 })).Data.amounts).toBe(value)
  }
  const amountsOf = async (post: Post, id: number) =>
    (await post('MoneyBox/Get', { id })).Data.items.map((box: { amount_declared: number }) => box.amount_declared)
  const withAmount = async () => {
    const [box] = await makeBoxes(t, 1)
    const items = [readBox(box?.box_no ?? '', 1, { amount_declared: 1_234_550 })]
    return verify(body([], { items, handover_type: 3 }))
  }
  const off = await withAmount()
  expect(await amountsOf(leader, off.Data.id)).toEqual([null])
  expect((await safety('MoneyBox/GetBlank', { handover_type: 3 })).Data).toMatchObject({ amounts: false })
  await set(true)
  const { id } = (await withAmount()).Data
  expect(await amountsOf(leader, id)).toEqual([1_234_550])
  expect(await detail(id)).toMatchObject({ signature_intact: true })
  const crew = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party: escort.company })
  expect(await amountsOf(crew.post, id)).toEqual([null])
  expect((await crew.post('MoneyBox/GetPrintList', { ids: [id] })).Data.rows[0].items[0].amount_declared).toBeNull()
  expect((await crew.post('MoneyBox/Get', { id })).Data).toMatchObject({ signature_intact: true })
  await set(false)
})

test('the ledger on paper has what was verified, in order, and no drafts', async () => {
  const { bill_no, id } = await signed(await makeBoxes(t, 1))
  await safety('MoneyBox/Save', body([], {}, 3))
  const day = time(t).slice(0, 10)
  const printed = await leader('MoneyBox/GetPrintList', { begin_date: day, end_date: day })
  expect(printed.Data.rows.map((row: { bill_no: string }) => row.bill_no)).toEqual([bill_no])
  expect(printed.Data.rows[0]).toMatchObject({ id, items: [{ matched: 1 }], crew: [{}, {}, {}] })
})
