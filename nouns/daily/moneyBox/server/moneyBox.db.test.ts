import { makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePermitFlow, makeRequest, makeTemplateFlow, taskOf } from '../../../approvals/server/testing/approvals.ts'
import {
  type Escort,
  handoverBody,
  makeBoxes,
  makeCrewMember,
  makeEscort,
  makeSigned,
  readBox,
  time,
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
const boxRow = (id: number) =>
  t.services.database.kysely.selectFrom('box').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
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

describe('the way of a handover', () => {
  test('verified, signed by both sides, left: it is numbered, its boxes move, its signatures hold [C-2.3-02 C-7.2-76]', async () => {
    const boxes = await makeBoxes(t, 2)
    const verified = await verify(body(boxes))
    expect(verified).toMatchObject({ Code: 0, Data: { status: 1 } })
    expect(verified.Data.bill_no).toMatch(/^KX\d{8}0011\d{4}$/)
    const { id } = verified.Data
    expect(await reminders('escort_sign', id)).toEqual([user('outlet_teller')])
    // Boxes do not move while a signature is missing.
    expect((await boxRow(boxes[0]?.id ?? 0)).position).toBe(3)
    const first = await safety('MoneyBox/Sign', { id, version: verified.Data.version, sign: signature })
    expect(first).toMatchObject({ Code: 0, Data: { status: 1 } })
    const second = await teller('MoneyBox/Sign', { id, version: first.Data.version, sign: signature })
    expect(second).toMatchObject({ Code: 0, Data: { status: 1 } })
    const drawn = { method: 1, file_id: await makeImage(t, user('outlet_safety')) }
    const third = await safety('MoneyBox/EscortSign', {
      id,
      version: second.Data.version,
      staff_id: escort.crew[2],
      sign: drawn,
    })
    expect(third).toMatchObject({ Code: 0, Data: { status: 2 } })
    expect(await boxRow(boxes[0]?.id ?? 0)).toMatchObject({ position: 1, last_handover_id: id })
    t.clock.at = new Date(t.clock.at.getTime() + 240_000)
    const departure = await safety('MoneyBox/Leave', { id, version: third.Data.version })
    expect(departure).toMatchObject({ Code: 0 })
    expect(await detail(id)).toMatchObject({
      status: 3,
      out_count: 2,
      in_count: 0,
      is_consistent: true,
      signature_intact: true,
      leave_time: time(t),
      escort_signs: [{ staff_id: escort.crew[2] }],
      crew: [{ cert_valid: true }, { cert_valid: true }, { cert_valid: true }],
    })
    const history = await safety('Common/GetHistory', { table: 'money_box', id })
    expect(history.Data).toHaveLength(5)
  })

  test('in the evening they leave the outlet; what is not where it must be goes nowhere', async () => {
    const boxes = await makeBoxes(t, 2, { position: 1 })
    const { id } = await signed(boxes, {}, 2)
    expect(await boxRow(boxes[0]?.id ?? 0)).toMatchObject({ position: 2, last_handover_id: id })
    const again = await verify(body(boxes, { handover_type: 4, items: boxes.map((box) => readBox(box.box_no, 2)) }, 4))
    expect(again).toMatchObject({ Code: 1001 })
    expect(places(again)).toEqual(['items.0.box_no', 'items.1.box_no'])
  })

  test('once a day of either fixed kind, unless it was refused', async () => {
    const boxes = await makeBoxes(t, 1)
    const draft = await safety('MoneyBox/Save', body(boxes))
    expect(draft).toMatchObject({ Code: 0 })
    expect(await safety('MoneyBox/Save', body([]))).toMatchObject({ Code: 1003 })
    const { id, version } = draft.Data
    const refused = await safety('MoneyBox/Reject', { id, version, exception_type: 2, exception_desc: '车牌不符' })
    expect(refused).toMatchObject({ Code: 0 })
    expect(await safety('MoneyBox/Save', body(boxes))).toMatchObject({ Code: 0 })
    // There may be any number of ad hoc handovers.
    for (const _ of [1, 2]) expect(await safety('MoneyBox/Save', body([], {}, 3))).toMatchObject({ Code: 0 })
  })

  test('whoever files a fixed one that is there learns that, not that its boxes are gone', async () => {
    const boxes = await makeBoxes(t, 1)
    await signed(boxes)
    expect(await verify(body(boxes))).toMatchObject({ Code: 1003, Data: { path: 'handover_type' } })
    // Also of two concurrent calls.
    const back = await makeBoxes(t, 1, { position: 1 })
    const both = await Promise.all([verify(body(back, {}, 2)), verify(body(back, {}, 2))])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1003])
  })

  test('what was verified and is changed is verified and signed anew', async () => {
    const boxes = await makeBoxes(t, 1)
    const content = body(boxes)
    const { id, version } = (await verify({ ...content, sign: signature })).Data
    expect(await detail(id)).toMatchObject({ status: 1, bank_sign1: { name: '某outlet_safety' } })
    const saved = await safety('MoneyBox/Save', { ...content, id, version, bank_user1_id: user('outlet_safety') })
    expect(saved).toMatchObject({ Code: 0 })
    expect(await detail(id)).toMatchObject({ status: 0, bank_sign1: null, signature_intact: null })
    // Its own seals do not count as used.
    expect(await verify({ ...content, id, version: saved.Data.version })).toMatchObject({ Code: 0 })
  })

  test('signed by both sides nothing of it changes any more, not even in the database', async () => {
    const boxes = await makeBoxes(t, 1)
    const { id, version } = await signed(boxes)
    expect(await safety('MoneyBox/Save', { ...body(boxes), id, version })).toMatchObject({ Code: 1004 })
    expect(await safety('MoneyBox/Reject', { id, version, exception_type: 7, exception_desc: '晚了' })).toMatchObject({
      Code: 1004,
    })
    const db = t.services.database.kysely
    await expect(
      db.updateTable('money_box').set({ plate_no: '浙Z00000' }).where('id', '=', id).execute(),
    ).rejects.toThrow(/evidence/)
    await expect(
      db.updateTable('money_box_item').set({ seal_no: 'X' }).where('money_box_id', '=', id).execute(),
    ).rejects.toThrow(/evidence/)
    await expect(db.deleteFrom('money_box').where('id', '=', id).execute()).rejects.toThrow()
  })
})

describe('verification', () => {
  test('what is missing is said at its place, all at once', async () => {
    const boxes = await makeBoxes(t, 1)
    const bare = await verify({ handover_type: 1 })
    expect(bare).toMatchObject({ Code: 1001 })
    expect(places(bare)).toEqual([
      'plate_no',
      'vehicle_ok',
      'place_ok',
      'arrive_time',
      'begin_time',
      'bank_user2_id',
      'crew',
      'crew',
      'items',
    ])
    const send = async (more: object) => places(await verify(body(boxes, more)))
    expect(await send({ vehicle_ok: 2 })).toEqual(['vehicle_ok'])
    expect(await send({ plate_no: '浙Z99999' })).toEqual(['plate_no'])
    expect(await send({ bank_user2_id: user('outlet_safety') })).toEqual(['bank_user2_id'])
    expect(await send({ begin_time: time(t, -20) })).toEqual(['begin_time'])
    expect(await send({ arrive_time: time(t, 30), begin_time: time(t, 31) })).toEqual(['arrive_time', 'begin_time'])
    expect(await send({ crew: escort.crew.map((staff_id) => ({ staff_id, photo_match: 2 })).slice(0, 3) })).toEqual([
      'crew.0.photo_match',
      'crew.1.photo_match',
      'crew.2.photo_match',
    ])
    expect(await send({ items: [readBox(boxes[0]?.box_no ?? ''), readBox(boxes[0]?.box_no ?? '')] })).toEqual([
      'items.1.box_no',
    ])
  })

  test('late by the arrival against the plan of the outlet', async () => {
    await t.services.database.kysely
      .updateTable('dept')
      .set({ deliver_time: '08:00', collect_time: '17:30' })
      .where('id', '=', t.world.unit.BA0011)
      .execute()
    const { id } = await signed(await makeBoxes(t, 1), {
      arrive_time: `${time(t).slice(0, 10)} 08:21:00`,
      begin_time: `${time(t).slice(0, 10)} 08:22:00`,
    })
    expect(await detail(id)).toMatchObject({ on_time: 3, late_minutes: 21 })
    const late = await leader('MoneyBox/GetPageList', { on_time: [3] })
    expect(late.Data.map((row: { id: number }) => row.id)).toContain(id)
    const day = await safety('MoneyBox/GetDay', {})
    expect(day.Data.fixed).toMatchObject([
      { handover_type: 1, late: false, handover: { id } },
      { handover_type: 2, late: false, handover: null },
    ])
  })

  test('a crew without papers is stopped with the reasons; a special approval lets it through, once', async () => {
    const barred = await makeCrewMember(t, { company: escort.company, more: { gun_cert_end: '2026-01-01' } })
    const content = body(await makeBoxes(t, 1), {
      crew: [barred, ...escort.crew.slice(1)].map((staff_id) => ({ staff_id })),
    })
    const stopped = await verify(content)
    expect(stopped).toMatchObject({ Code: 1011, Data: [{ path: 'crew.0.staff_id' }] })
    const flow = await makePermitFlow(t, user('branch_security'), 'escort_crew.admit')
    const request = await makeRequest(safety, { flow })
    await security('OaExamine/Audit', { task_id: await taskOf(security, request.id), command: 'agree' })
    expect((await safety('MoneyBox/GetPermitList', {})).Data).toMatchObject([{ oa_examine_id: request.id }])
    const passed = await verify({ ...content, oa_examine_id: request.id })
    expect(passed).toMatchObject({ Code: 0, Data: { status: 1 } })
    expect(await detail(passed.Data.id)).toMatchObject({
      special_approve_no: request.bill_no,
      crew: [{ cert_valid: false, reasons: ['持枪证已到期'] }, { cert_valid: true }, { cert_valid: true }],
    })
    expect((await safety('MoneyBox/GetPermitList', {})).Data).toEqual([])
    // Refused afterwards: the approval can be used for the next vehicle.
    const { id, version } = passed.Data
    await safety('MoneyBox/Reject', { id, version, exception_type: 1, exception_desc: '临时取消' })
    expect((await safety('MoneyBox/GetPermitList', {})).Data).toHaveLength(1)
  })

  test('the ready flow of special admissions asks the head and the branch, and admits once', async () => {
    await t.services.database.kysely
      .updateTable('dept')
      .set({ leader_user_id: user('outlet_leader') })
      .where('id', '=', t.world.unit.BA0011)
      .execute()
    const barred = await makeCrewMember(t, { company: escort.company, more: { gun_cert_end: '2026-01-01' } })
    const crew = [barred, ...escort.crew.slice(1)].map((staff_id) => ({ staff_id }))
    const flow = await makeTemplateFlow(t, 'FLOW_CREW_ADMIT')
    const data = {
      ...{ company: '某守押公司', person: '某新人', handover_time: '2026-11-18 08:30', failed_checks: ['1'] },
      reason: '持枪证换发中，已致电公司核实身份',
    }
    const { id, bill_no } = await makeRequest(safety, { flow, data })
    const offered = async () =>
      (await safety('MoneyBox/GetPermitList', {})).Data.map((permit: { oa_examine_id: number }) => permit.oa_examine_id)
    expect(await offered()).not.toContain(id)
    for (const by of [leader, security])
      expect(await by('OaExamine/Audit', { task_id: await taskOf(by, id), command: 'agree' })).toMatchObject({
        Code: 0,
      })
    expect(await offered()).toContain(id)
    const content = { oa_examine_id: id, crew }
    const passed = await verify(body(await makeBoxes(t, 1), content))
    expect(passed).toMatchObject({ Code: 0, Data: { status: 1 } })
    expect(await detail(passed.Data.id)).toMatchObject({ special_approve_no: bill_no })
    const { Data } = await safety('OaExamine/Get', { id })
    expect(Data.effects).toMatchObject([{ state: 'done' }])
  })

  test('somebody on the blacklist, of another company, or without right to the outlet', async () => {
    const boxes = await makeBoxes(t, 1)
    const black = await makeCrewMember(t, {
      company: escort.company,
      more: { status: 4, status_reason: '被列入黑名单的原因' },
    })
    const other = await makeEscort(t)
    const far = await makeCrewMember(t, { company: escort.company, unit: 'BB0011' })
    const send = (staff_id: number | undefined) =>
      verify(body(boxes, { crew: [staff_id, ...escort.crew].map((member) => ({ staff_id: member })) }))
    expect(await send(black)).toMatchObject({ Code: 1011 })
    expect(places(await send(other.crew[0]))).toEqual(['crew.0.staff_id'])
    expect(places(await send(far))).toEqual(['crew.0.staff_id'])
  })

  test('a vehicle whose insurance ended takes no boxes, and no approval helps', async () => {
    const car = await makeEscort(t)
    await t.services.database.kysely
      .updateTable('escort_car')
      .set({ insure_end: '2026-01-01' })
      .where('id', '=', car.car)
      .execute()
    const content = handoverBody(t, { escort: car, boxes: await makeBoxes(t, 1), second: user('outlet_teller') })
    expect(await verify(content)).toMatchObject({ Code: 1011, Data: [{ path: 'plate_no', message: '保险已到期' }] })
    const face = await safety('MoneyBox/FindCar', { plate_no: car.plate })
    expect(face.Data).toMatchObject({ car_id: car.car, reasons: ['保险已到期'] })
  })

  test('boxes that do not match need a reason and stay where they are', async () => {
    const [own, otherBox] = await makeBoxes(t, 2)
    const [foreign] = await makeBoxes(t, 1, { unit: 'BA0012' })
    if (!own || !otherBox || !foreign) throw new Error('no boxes')
    const items = [
      readBox(own.box_no),
      readBox(foreign.box_no),
      readBox('NOWHERE-1'),
      { box_no: otherBox.box_no, direction: 1, missing: true },
    ]
    const silent = await verify(body([], { items }))
    expect(places(silent)).toEqual(['diff_reason'])
    const { id } = await signed([], { items, diff_reason: '调度派错一箱，少一箱待查' })
    expect(await detail(id)).toMatchObject({
      is_consistent: false,
      out_count: 3,
      items: [{ matched: 1 }, { matched: 2 }, { matched: 4, box_id: null }, { matched: 3, seal_no: null }],
    })
    expect((await boxRow(own.id)).position).toBe(1)
    expect((await boxRow(otherBox.id)).position).toBe(3)
    expect((await boxRow(foreign.id)).position).toBe(3)
  })

  test('a seal is used once a day and company', async () => {
    const [firstBox, two] = await makeBoxes(t, 2)
    if (!firstBox || !two) throw new Error('no boxes')
    const first = readBox(firstBox.box_no)
    const content = body([], { items: [first] })
    const { id, version } = (await verify(content)).Data
    const clash = body([], { items: [{ ...readBox(two.box_no), seal_no: first.seal_no }] }, 3)
    expect(places(await verify(clash))).toEqual(['items.0.seal_no'])
    await safety('MoneyBox/Reject', { id, version, exception_type: 4, exception_desc: '封签破损' })
    expect(await verify(clash)).toMatchObject({ Code: 0 })
  })

  test('a day that has passed is a backfill with a reason, and no day is too far back', async () => {
    const boxes = await makeBoxes(t, 1)
    const day = time(t, -1440).slice(0, 10)
    const times = { arrive_time: `${day} 08:20:00`, begin_time: `${day} 08:21:00`, biz_date: day }
    expect(places(await verify(body(boxes, { ...times, handover_type: 3 }, 3)))).toEqual(['backfill_reason'])
    const filed = await verify(body(boxes, { ...times, backfill_reason: '网络中断' }, 3))
    expect(filed).toMatchObject({ Code: 0 })
    expect(await detail(filed.Data.id)).toMatchObject({ is_backfill: true, backfill_reason: '网络中断' })
    expect(await verify(body(boxes, { biz_date: '2026-01-01' }, 3))).toMatchObject({ Code: 1009 })
  })
})
