import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeImage, makeKey, signature as sign } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOpeningFlow, makeRequest, taskOf } from '../../approvals/server/testing/approvals.ts'
import { faultBody } from '../faultRepair/server/testing/faultRepair.ts'
import { handoverBody, makeBoxes, makeEscort } from '../moneyBox/server/testing/moneyBox.ts'
import { checkBody, openOutlet } from '../securityCheck/server/testing/checks.ts'
import { entryBody } from '../visitor/server/testing/visitors.ts'

let t: TestApp
let safety: Post
let leader: Post
let teller: Post
let flow: Awaited<ReturnType<typeof makeOpeningFlow>>
const noon = new Date('2026-11-18T04:00:00Z')

beforeAll(async () => {
  t = await testApp()
  t.clock.at = noon
  ;[safety, leader, teller] = await Promise.all([t.as('outlet_safety'), t.as('outlet_leader'), t.as('outlet_teller')])
  await openOutlet(t)
  flow = await makeOpeningFlow(t, t.world.user.outlet_leader)
})
afterAll(() => t?.close())

/** Each test has its own day, before the last day on which entries are accepted. */
let back = 10
let day = ''
beforeEach(() => {
  day = addDays(localDay(t.clock.at, 'Asia/Shanghai'), -++back)
})

/** An approved request for one entry in a register on a day. */
async function opened(register: string, biz_date = day) {
  const data = { register, biz_date, reason: '当日系统检修未能登记' }
  const request = await makeRequest(safety, { flow, data })
  granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, request.id), command: 'agree' }))
  return request
}

const effects = async (instance_id: number) =>
  (await (await t.as('admin'))('OaExamine/GetEffectList', { instance_id })).Data

const fault = (more: object = {}) =>
  safety('FaultRepair/Save', { ...faultBody(), fault_time: `${day} 10:00:00`, backfill_reason: '检修', ...more })

test('a fault of a closed day needs a request of this register and day, which it uses up and names', async () => {
  expect(await fault()).toMatchObject({ Code: 1009 })
  await opened('4')
  await opened('5', addDays(day, 5))
  expect(await fault()).toMatchObject({ Code: 1009 })
  const request = await opened('5')
  const { id, bill_no } = granted(await fault())
  expect((await safety('FaultRepair/Get', { id })).Data).toMatchObject({
    ...{ biz_date: day, is_backfill: true },
    backfill_reason: `检修（${request.bill_no}）`,
  })
  expect(await effects(request.id)).toMatchObject([
    { state: 'done', made: [{ name: bill_no, link: `/form/daily/taskdaily/RepairList?keywords=${bill_no}` }] },
  ])
  expect(await fault()).toMatchObject({ Code: 1009 })
})

test('a request of another unit opens nothing; one that is revoked neither', async () => {
  const request = await opened('5')
  const far = await t.as('leader_far')
  const elsewhere = { ...faultBody(), fault_time: `${day} 10:00:00`, backfill_reason: '检修' }
  expect(await far('FaultRepair/Save', elsewhere)).toMatchObject({ Code: 1009 })
  const start = {
    flow_id: flow.id,
    version_id: flow.version_id,
    submit: true,
    link: { as: 'revocation', id: request.id },
  }
  const data = { register: '5', biz_date: day, reason: '不再需要补录' }
  const { id } = granted(await safety('OaExamine/Add', { ...start, data }))
  granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' }))
  expect(await fault()).toMatchObject({ Code: 1009 })
})

test('keys and visitors of a closed day', async () => {
  const keys = async () =>
    safety('RoomKey/Save', {
      ...{ handover_type: 1, key_ids: [await makeKey(t, { holder: 'outlet_safety' })], sign },
      ...{ to_user_id: t.world.user.outlet_teller, handover_time: `${day} 09:00:00`, backfill_reason: '检修' },
    })
  expect(await keys()).toMatchObject({ Code: 1009 })
  const forKeys = await opened('4')
  const { id } = granted(await keys())
  expect((await safety('RoomKey/Get', { id })).Data.backfill_reason).toBe(`检修（${forKeys.bill_no}）`)

  const entry = async () =>
    safety('OutInside/Save', {
      ...(await entryBody(t, t.world.user.outlet_safety)),
      ...{ in_time: `${day} 10:00:00`, out_time: `${day} 10:30:00`, backfill_reason: '检修' },
    })
  expect(await entry()).toMatchObject({ Code: 1009 })
  await opened('3')
  granted(await entry())
  expect(await entry()).toMatchObject({ Code: 1009 })
})

test('a check of a closed day goes on as a draft, and uses the request with its last signature', async () => {
  const second = t.world.user.outlet_teller
  expect(await safety('SecurityCheck/GetBlank', { session: 1, biz_date: day })).toMatchObject({ Code: 1009 })
  const request = await opened('1')
  const body = await checkBody(safety, 1, { second, biz_date: day })
  const drafted = granted(await safety('SecurityCheck/Save', { ...body, backfill_reason: '检修' }))
  const other = await checkBody(safety, 2, { biz_date: day })
  const more = { check_time: `${day} 08:30:00`, backfill_reason: '检修', sign }
  const filed = granted(await safety('SecurityCheck/Submit', { ...body, ...more, ...drafted }))
  expect((await effects(request.id))[0].state).toBe('waiting')
  const { bill_no } = granted(await teller('SecurityCheck/Sign', { id: filed.id, version: filed.version, sign }))
  expect((await safety('SecurityCheck/Get', { id: filed.id })).Data).toMatchObject({
    backfill_reason: `检修（${request.bill_no}）`,
    signature_intact: true,
  })
  expect(await effects(request.id)).toMatchObject([{ state: 'done', made: [{ name: bill_no }] }])
  expect(await safety('SecurityCheck/Submit', { ...other, ...more })).toMatchObject({ Code: 1009 })
})

test('what two signed while the day was open stays good when the second is late', async () => {
  const today = localDay(t.clock.at, 'Asia/Shanghai')
  t.clock.at = new Date(`${today}T18:30:00+08:00`)
  const body = await checkBody(safety, 3, { second: t.world.user.outlet_teller, biz_date: today })
  // Another test of this file has put a device out of order.
  const results = body.results.map((item) => ({ ...item, known_reason: '已报修' }))
  const filed = granted(await safety('SecurityCheck/Submit', { ...body, results, sign }))
  t.clock.at = new Date(noon.getTime() + 6 * 86_400_000)
  expect((await teller('SecurityCheck/Sign', { id: filed.id, version: filed.version, sign })).Code).toBe(0)
  t.clock.at = noon
})

test('an escort handover of a closed day uses its request when it is verified, and may be verified again', async () => {
  // Their passes were issued before that day.
  t.clock.at = new Date(noon.getTime() - 30 * 86_400_000)
  const escort = await makeEscort(t)
  t.clock.at = noon
  const second = t.world.user.outlet_teller
  const base = handoverBody(t, { escort, boxes: await makeBoxes(t, 1), second, type: 3 })
  const times = { arrive_time: `${day} 08:10:00`, begin_time: `${day} 08:15:00` }
  const body = { ...base, ...times, biz_date: day, backfill_reason: '检修', sign }
  const staff = [{ staff_id: escort.crew[2], file_id: await makeImage(t, t.world.user.outlet_safety) }]
  expect(await safety('MoneyBox/Verify', { ...body, escort_signs: staff })).toMatchObject({ Code: 1009 })
  const request = await opened('2')
  const verified = granted(await safety('MoneyBox/Verify', { ...body, escort_signs: [] }))
  expect((await safety('MoneyBox/Get', { id: verified.id })).Data.backfill_reason).toBe(`检修（${request.bill_no}）`)
  const { id, version } = verified
  const { biz_date: _, ...again } = body
  const repeated = granted(await safety('MoneyBox/Verify', { ...again, id, version, escort_signs: [] }))
  expect(repeated.bill_no).toBe(verified.bill_no)
  expect(await effects(request.id)).toMatchObject([{ state: 'done', made: [{ name: verified.bill_no }] }])
})
