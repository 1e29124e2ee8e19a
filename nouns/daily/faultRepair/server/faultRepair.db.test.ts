import { makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { escalateFaults } from './escalate.ts'
import { faultBody, makeFault } from './testing/faultRepair.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[safety, teller, leader] = (await Promise.all(
    ['outlet_safety', 'outlet_teller', 'outlet_leader'].map((name) => t.as(name)),
  )) as [Post, Post, Post]
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: t.world.user.outlet_leader, safety_user_id: t.world.user.outlet_safety })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
})
afterAll(() => t?.close())
/** Each test has a day of its own, ten in the morning. */
beforeEach(() => {
  t.clock.at = new Date(new Date(`${t.clock.at.toISOString().slice(0, 10)}T02:00:00Z`).getTime() + 24 * HOUR)
})

const day = () => t.clock.at.toISOString().slice(0, 10)
const get = async (id: number, post = safety) => (await post('FaultRepair/Get', { id })).Data
const places = ({ Data }: Answer) => Data.map(({ path }: { path: string }) => path)
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

test('entered, handled, recovered under a signature that holds [C-2.3-06]', async () => {
  const photo = await makeImage(t, t.world.user.outlet_teller)
  const made = await makeFault(teller, { photos: [photo], fault_time: `${day()} 08:30:00` })
  expect(made.bill_no).toBe(`GZ${day().replaceAll('-', '')}00110001`)
  expect(await get(made.id)).toMatchObject({
    ...{ status: 1, biz_date: day(), down_minutes: 90, find_user_name: '某outlet_teller', photos: [photo] },
    allowed: ['order', 'start', 'finish', 'edit'],
  })
  const { outlet_leader, outlet_safety } = t.world.user
  expect(await reminded('fault_new', made.id)).toEqual(
    [outlet_leader, outlet_safety].sort((a, b) => a - b).map((id) => [id, 0]),
  )
  expect((await teller('FaultRepair/Get', { id: made.id })).Data.allowed).toEqual([])
  const started = await safety('FaultRepair/Start', {
    id: made.id,
    version: made.version,
    handle_mode: 3,
    handle_note: '已致电维保',
  })
  expect(started.Code).toBe(0)
  t.clock.at = new Date(t.clock.at.getTime() + 3 * HOUR)
  const finish = (post: Post, more: object = {}) =>
    post('FaultRepair/Finish', {
      ...{ id: made.id, version: started.Data.version, recover_time: `${day()} 12:00:00` },
      ...{ handle_result: '更换电源后恢复', sign: signature, ...more },
    })
  expect(places(await finish(safety, { recover_time: `${day()} 08:30:00` }))).toEqual(['recover_time'])
  expect(places(await finish(safety, { recover_time: `${day()} 14:00:00` }))).toEqual(['recover_time'])
  expect(await finish(safety, { sign: { method: 2, password: 'wrong' } })).toMatchObject({ Code: 1010 })
  expect(await finish(teller)).toMatchObject({ Code: 401 })
  expect((await finish(safety)).Code).toBe(0)
  const row = await get(made.id)
  expect(row).toMatchObject({
    ...{ status: 3, handle_mode: 3, down_minutes: 210, signature_intact: true, allowed: [] },
    recover_sign: { name: '某outlet_safety', method: 2 },
  })
  expect((await reminded('fault_new', made.id)).every(([, state]) => state === 2)).toBe(true)
  // Evidence: the database itself refuses changes.
  const change = t.services.database.kysely
    .updateTable('fault_repair')
    .set({ handle_result: '无' })
    .where('id', '=', made.id)
  await expect(change.execute()).rejects.toMatchObject({ code: '23001' })
})

test('what is missing or wrong is said at its place', async () => {
  const save = (more: object) => safety('FaultRepair/Save', faultBody(more))
  expect(places(await save({ temp_measure: null }))).toEqual(['temp_measure'])
  expect((await save({ temp_measure: null, impact: 2 })).Code).toBe(0)
  expect(places(await save({ device_type: 99 }))).toEqual(['device_type'])
  expect(places(await save({ fault_desc: '坏了' }))).toEqual(['fault_desc'])
  expect(places(await save({ photos: [999_999] }))).toEqual(['photos.0'])
  expect(places(await save({ fault_time: `${day()} 10:30:00` }))).toEqual(['fault_time'])
  const yesterday = new Date(t.clock.at.getTime() - 24 * HOUR).toISOString().slice(0, 10)
  expect(places(await save({ fault_time: `${yesterday} 10:30:00` }))).toEqual(['backfill_reason'])
  const late = await makeFault(safety, { fault_time: `${yesterday} 10:30:00`, backfill_reason: '断网' })
  expect(await get(late.id)).toMatchObject({ is_backfill: true, biz_date: yesterday })
  expect(await save({ fault_time: '2026-01-05 10:30:00', backfill_reason: '断网' })).toMatchObject({ Code: 1009 })
})

test('a fault that waited on a device keeps the time at which it was entered', async () => {
  const yesterday = new Date(t.clock.at.getTime() - 24 * HOUR).toISOString().slice(0, 10)
  const waited = await makeFault(safety, { filed_at: `${yesterday} 16:20:00` })
  expect(await get(waited.id)).toMatchObject({
    ...{ filed_at: `${yesterday} 16:20:00`, fault_time: `${yesterday} 16:20:00`, biz_date: yesterday },
    ...{ is_backfill: true, backfill_reason: '断网时填写，联网后送达' },
  })
  // A device's time in the future is ignored.
  const ahead = await get((await makeFault(safety, { filed_at: `${day()} 23:00:00` })).id)
  expect(ahead).toMatchObject({ filed_at: ahead.create_time, is_backfill: false })
})

test('what is known may grow while it lasts; when it was found does not change', async () => {
  const fault = await makeFault(safety)
  const edit = (more: object) =>
    safety('FaultRepair/Save', { ...faultBody(), id: fault.id, version: fault.version, ...more })
  expect(places(await edit({ fault_time: `${day()} 07:00:00` }))).toEqual(['fault_time'])
  expect((await edit({ fault_desc: '监视器上无图像，电源灯不亮' })).Code).toBe(0)
  expect(await edit({})).toMatchObject({ Code: 1005 })
  const last = (await teller('FaultRepair/GetLast', {})).Data
  expect(last).toMatchObject({ location: '业务库门口', fault_desc: '监视器上无图像，电源灯不亮' })
})

test('beyond repair lasts until something new works; void is for somebody else', async () => {
  const first = await makeFault(safety)
  expect(await leader('FaultRepair/GiveUp', { ...first, bill_no: undefined, handle_result: '已停产' })).toMatchObject({
    Code: 1004,
  })
  const started = await safety('FaultRepair/Start', { id: first.id, version: first.version, handle_mode: 2 })
  const answer = await safety('FaultRepair/GiveUp', { ...started.Data, handle_result: '配件已停产' })
  expect(answer.Code).toBe(0)
  expect(await get(first.id, leader)).toMatchObject({ status: 4, allowed: ['finish'] })
  const own = await makeFault(leader)
  const cross = { id: own.id, version: own.version, reason: '重复登记' }
  expect(await leader('FaultRepair/Void', cross)).toMatchObject({ Code: 1004, Message: '不能作废自己登记的故障' })
  const other = await makeFault(safety)
  expect(await safety('FaultRepair/Void', { ...cross, id: other.id })).toMatchObject({ Code: 401 })
  expect((await leader('FaultRepair/Void', { ...cross, id: other.id })).Code).toBe(0)
  expect(await get(other.id)).toMatchObject({ status: 9, void_reason: '重复登记', allowed: [] })
})

test('a technical defence that is out for a day goes to the branch, once', async () => {
  const camera = await makeFault(safety)
  const lamp = await makeFault(safety, { device_type: 10 })
  const mended = await makeFault(safety)
  t.clock.at = new Date(t.clock.at.getTime() + HOUR)
  const recover_time = `${day()} 10:30:00`
  const sign = { id: mended.id, version: mended.version, recover_time, handle_result: '重启后恢复', sign: signature }
  expect((await safety('FaultRepair/Finish', sign)).Code).toBe(0)
  await escalateFaults(t.services, new Date(t.clock.at.getTime() + 22 * HOUR))
  expect(await reminded('fault_escalated', camera.id)).toEqual([])
  for (const hours of [24, 25, 49]) await escalateFaults(t.services, new Date(t.clock.at.getTime() + hours * HOUR))
  const { branch_security, outlet_leader } = t.world.user
  expect((await reminded('fault_escalated', camera.id)).map(([id]) => id)).toEqual(
    [branch_security, outlet_leader].sort((a, b) => a - b),
  )
  expect(await reminded('fault_escalated', lamp.id)).toEqual([])
  expect(await reminded('fault_escalated', mended.id)).toEqual([])
  const branch = await t.as('branch_security')
  const list = (await branch('FaultRepair/GetPageList', { escalated: true, begin_date: day() })).Data
  expect(list.map(({ id }: { id: number }) => id)).toEqual([camera.id])
})

test('whoever entered it takes it back while nobody is on it; it stays in the book', async () => {
  const { id, version } = await makeFault(safety)
  const reason = '重复登记'
  expect(await get(id)).toMatchObject({ allowed: expect.arrayContaining(['delete']) })
  expect(await leader('FaultRepair/Delete', { id, version, reason })).toMatchObject({ Code: 401 })
  const second = await t.as('safety_two')
  expect(await second('FaultRepair/Delete', { id, version, reason })).toMatchObject({ Code: 1004 })
  expect(await safety('FaultRepair/Delete', { id, version, reason })).toMatchObject({ Code: 0 })
  expect(await get(id)).toMatchObject({ status: 9, void_reason: reason, allowed: [] })
  const begun = await makeFault(safety)
  const started = await safety('FaultRepair/Start', { id: begun.id, version: begun.version, handle_mode: 1 })
  expect(await safety('FaultRepair/Delete', { ...started.Data, reason })).toMatchObject({ Code: 1004 })
})
