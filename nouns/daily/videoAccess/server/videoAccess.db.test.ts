import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRequest, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { idCard, makeVideoFlow, passRequest, runEffects, timeIn } from '../../visitor/server/testing/visitors.ts'
import { expireAccess } from './expire.ts'

let t: TestApp
let safety: Post
let leader: Post
let security: Post
let monitor: Post
beforeAll(async () => {
  t = await testApp()
  ;[safety, leader, security, monitor] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_leader'),
    t.as('branch_security'),
    t.as('monitor_center'),
  ])
})
afterAll(() => t?.close())

const user = (name: 'outlet_safety' | 'outlet_leader' | 'branch_security' | 'monitor_center') => t.world.user[name]
const places = (answer: Answer) => (answer.Data as { path: string }[]).map(({ path }) => path)
const police = async (more: object = {}) => ({
  applicant_type: 1,
  applicant_name: '某警官',
  applicant_unit: '松湾派出所',
  cert_type: 3,
  cert_no: '警 100087',
  phone: '19900000002',
  fellow_names: '另一警官',
  legal_doc_type: 1,
  legal_doc_no: '调证〔2026〕0087号',
  legal_doc_file_ids: [await makeImage(t, user('outlet_safety'))],
  video_reason: 1,
  reason: '案件侦办',
  camera_list: [{ camera_no: 'C1', name: '现金柜台' }],
  video_begin: timeIn(t, -300),
  video_end: timeIn(t, -240),
  access_mode: 1,
  ...more,
})
const submit = async (more: object = {}) => granted(await safety('VideoAccess/Submit', await police(more)))
const access = async (more: object = {}) => ({
  supervisor_user_id: user('branch_security'),
  access_begin: timeIn(t, -30),
  access_end: timeIn(t, -5),
  result: '已查看，未拷贝',
  receiver_sign_file_id: await makeImage(t, user('monitor_center')),
  sign: signature,
  ...more,
})
const register = async ({ id, version }: { id: number; version: number }, more: object = {}) =>
  monitor('VideoAccess/Register', { id, version, ...(await access(more)) })
const get = async (id: number) => (await safety('VideoAccess/Get', { id })).Data

describe('with a document', () => {
  test('the last application of one’s own lends what is said again, not who came', async () => {
    expect((await leader('VideoAccess/GetLast', {})).Data).toBeNull()
    granted(await leader('VideoAccess/Save', await police({ legal_doc_file_ids: [], reason: '核对取款经过' })))
    const { Data: last } = await leader('VideoAccess/GetLast', {})
    expect(last).toMatchObject({ applicant_unit: '松湾派出所', reason: '核对取款经过', access_mode: 1 })
    expect(last.camera_list).toEqual([{ camera_no: 'C1', name: '现金柜台' }])
    expect(JSON.stringify(last)).not.toContain('某警官')
  })

  test('entered, changed, submitted, carried out, signed by three [C-2.3-04 C-7.2-76]', async () => {
    const body = await police()
    const draft = granted(await safety('VideoAccess/Save', body))
    expect(await get(draft.id)).toMatchObject({ status: 1, bill_no: null, cert_mask: '*****87', allowed: ['edit'] })
    const { cert_no: _, phone: __, ...rest } = body
    const changed = { ...rest, ...draft, reason: '案件侦办补充' }
    const { id, version, bill_no } = granted(await safety('VideoAccess/Submit', changed))
    expect(bill_no).toMatch(/^LX\d{8}00110001$/)
    expect(await get(id)).toMatchObject({ status: 2, reason: '案件侦办补充', expire_time: expect.any(String) })
    expect((await monitor('VideoAccess/Get', { id })).Data.allowed).toContain('register')
    const own = await register({ id, version }, { supervisor_user_id: user('monitor_center') })
    expect(places(own)).toEqual(['supervisor_user_id'])
    const done = granted(await register({ id, version }))
    expect(await get(id)).toMatchObject({
      status: 3,
      operator_user_name: '某monitor_center',
      operator_sign: { user_id: user('monitor_center') },
      supervisor_sign: null,
      signature_intact: true,
    })
    expect(await leader('VideoAccess/Sign', { ...done, sign: signature })).toMatchObject({ Code: 1004 })
    expect((await security('VideoAccess/GetPageList', { mine: true })).Total).toBe(1)
    expect(await security('VideoAccess/Sign', { ...done, sign: signature })).toMatchObject({ Code: 0 })
    expect(await get(id)).toMatchObject({
      status: 4,
      supervisor_sign: { user_id: user('branch_security') },
      allowed: [],
    })
    expect((await security('VideoAccess/Reveal', { id })).Data).toEqual({ cert_no: '警100087', phone: '19900000002' })
    expect(await safety('VideoAccess/Reveal', { id })).toMatchObject({ Code: 401 })
    const db = t.services.database.kysely
    await expect(db.updateTable('video_access').set({ result: 'x' }).where('id', '=', id).execute()).rejects.toThrow()
  })

  test('what an application has to say', async () => {
    const cases: [object, string][] = [
      [{ applicant_type: 4 }, 'access_mode'],
      [{ access_mode: 3 }, 'access_mode'],
      [{ legal_doc_no: null }, 'legal_doc_no'],
      [{ legal_doc_file_ids: [] }, 'legal_doc_file_ids'],
      [{ legal_doc_type: null }, 'legal_doc_type'],
      [{ video_end: timeIn(t, 60) }, 'video_end'],
      [{ video_begin: timeIn(t, -100) }, 'video_end'],
      [{ video_begin: timeIn(t, -80 * 60) }, 'video_end'],
      [{ cert_type: 1, cert_no: '123' }, 'cert_no'],
      [{ phone: undefined }, 'phone'],
      [{ video_reason: 77 }, 'video_reason'],
      [{ legal_doc_file_ids: [await makeImage(t, user('outlet_leader'))] }, 'legal_doc_file_ids.0'],
    ]
    for (const [more, path] of cases) {
      const answer = await safety('VideoAccess/Submit', await police(more))
      expect([answer.Code, places(answer)], JSON.stringify(more)).toEqual([1001, [path]])
    }
    // Companions are asked for, but not required.
    granted(await safety('VideoAccess/Submit', await police({ fellow_names: null })))
    // Superior security has a letter.
    const letter = { applicant_type: 5, legal_doc_files: undefined, legal_doc_file_ids: [], fellow_names: null }
    expect(await safety('VideoAccess/Submit', await police({ ...letter, legal_doc_files: undefined }))).toMatchObject({
      Code: 0,
    })
  })

  test('is refused by somebody else, before it is carried out', async () => {
    const row = granted(await leader('VideoAccess/Save', await police({ legal_doc_file_ids: [] })))
    expect(await leader('VideoAccess/Refuse', { ...row, reason: '无报警回执' })).toMatchObject({ Code: 1004 })
    expect(await security('VideoAccess/Refuse', { ...row, reason: '无报警回执' })).toMatchObject({ Code: 0 })
    expect(await get(row.id)).toMatchObject({ status: 5, close_reason: '无报警回执', allowed: [] })
  })

  test('lent media come back', async () => {
    const { id, version } = await submit()
    const due = timeIn(t, 2 * 1440).slice(0, 10)
    expect(places(await register({ id, version }, { return_due: due }))).toEqual(['media_no'])
    const done = granted(await register({ id, version }, { return_due: due, media_no: 'U-7', copy_media: 2 }))
    const signed = granted(await security('VideoAccess/Sign', { ...done, sign: signature }))
    expect(await get(id)).toMatchObject({ status: 6 })
    // A lent medium cannot be lent again.
    const next = await submit()
    const again = await register(next, { media_no: 'U-7', copy_media: 2 })
    expect(again).toMatchObject({ Code: 1003, Data: { path: 'media_no' } })
    await expireAccess(t.services, new Date(t.clock.at.getTime() + 4 * 86_400_000))
    const reminded = await t.services.database.kysely
      .selectFrom('remind_msg')
      .select('receiver_id')
      .where('remind_code', '=', 'video_return')
      .where('biz_id', '=', id)
      .execute()
    expect(reminded).toEqual([{ receiver_id: user('monitor_center') }])
    expect(await monitor('VideoAccess/Return', signed)).toMatchObject({ Code: 0 })
    expect(await get(id)).toMatchObject({ status: 4, return_user_name: '某monitor_center' })
    granted(await register(next, { media_no: 'U-7', copy_media: 2 }))
  })

  test('entered without a network it says both times; a clock that runs ahead counts as now', async () => {
    expect((await safety('VideoAccess/GetBlank', {})).Data).toEqual({
      storage_days: 30,
      storage_days_key: 90,
    })
    const { id } = await submit({ filed_at: timeIn(t, -180) })
    expect(await get(id)).toMatchObject({ filed_at: timeIn(t, -180), submit_time: timeIn(t, 0) })
    const ahead = await submit({ filed_at: timeIn(t, 90) })
    expect(await get(ahead.id)).toMatchObject({ filed_at: timeIn(t, 0) })
    const db = t.services.database.kysely
    const change = db.updateTable('video_access').set({ filed_at: null }).where('id', '=', id)
    await expect(change.execute()).rejects.toThrow()
  })

  test('expires after a week', async () => {
    const { id, version } = await submit()
    const later = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)
    await expireAccess(t.services, later(6.9))
    expect(await get(id)).toMatchObject({ status: 2 })
    const now = t.clock.at
    t.clock.at = later(7.1)
    // Even before the job has run.
    expect(await register({ id, version })).toMatchObject({ Code: 1004 })
    expect(await expireAccess(t.services, t.clock.at)).toBeGreaterThan(0)
    expect(await get(id)).toMatchObject({ status: 7, allowed: [] })
    t.clock.at = now
  })

  test('is found, printed and written down', async () => {
    const { id, bill_no } = await submit({ applicant_unit: '独此派出所' })
    const finds = async (query: object) => (await security('VideoAccess/GetPageList', query)).Total
    expect(await finds({ keywords: '独此' })).toBe(1)
    expect(await finds({ keywords: '独此', applicant_type: [2] })).toBe(0)
    expect(await finds({ keywords: '独此', access_mode: [1], status: [2] })).toBe(1)
    const printed = await security('VideoAccess/GetPrintList', { ids: [id] })
    expect(printed.Data.rows).toMatchObject([{ bill_no, camera_list: [{ camera_no: 'C1', name: '现金柜台' }] }])
    const history = await security('Common/GetHistory', { table: 'video_access', id })
    expect(history.Data).toContainEqual(expect.objectContaining({ action: 'VideoAccess/Submit' }))
    expect((await monitor('Home/GetHomeCount', {})).Data.video_pending).toBeGreaterThan(0)
  })
})

describe('with a request', () => {
  test('its passing makes the record; a copy says what left the house; the three sign', async () => {
    const flow = await makeVideoFlow(t, user('outlet_leader'))
    const data = {
      applicant_type: '4',
      applicant_unit: '运营管理部',
      applicant_name: '核查员',
      cert_no: '999999199003070012',
      dept_id: t.world.unit.BA0011,
      camera_list: [{ camera_no: 'C3', name: '现金区' }],
      video_range: [timeIn(t, -300).slice(0, 16), timeIn(t, -200).slice(0, 16)],
      access_mode: '3',
      reason_desc: '现金差错核查，需拷贝录像',
    }
    // An undecided request cannot be carried out: those who may read it get a link to it.
    const waiting = await makeRequest(safety, { flow, data })
    const way = async (post: Post) =>
      (await post('VideoAccess/GetRequestList', {})).Data.map(({ id }: { id: number }) => id)
    expect([await way(safety), await way(leader), await way(security)]).toEqual([[waiting.id], [waiting.id], []])
    const request = await passRequest(t, safety, leader, flow, data)
    expect(await way(safety)).toEqual([waiting.id])
    const listed = await safety('VideoAccess/GetPageList', { keywords: request.bill_no })
    const [row] = listed.Data
    expect(row).toMatchObject({
      status: 2,
      oa_examine_id: request.id,
      access_mode: 3,
      create_user_name: '某outlet_safety',
    })
    expect(await get(row.id)).toMatchObject({ cert_mask: null, oa_examine_readable: true })
    // Running the effects again changes nothing.
    await runEffects(t)
    expect((await safety('VideoAccess/GetPageList', { keywords: request.bill_no })).Total).toBe(1)
    const numbers = { cert_type: 1, cert_no: idCard(), phone: '19900000003' }
    expect(places(await register(row, numbers))).toEqual(['copy_media'])
    const copy = { copy_media: 1, media_no: 'G260302', file_count: 2, file_hash: 'ab'.repeat(32) }
    expect(places(await register(row, copy))).toEqual(['cert_no'])
    const done = granted(await register(row, { ...numbers, ...copy }))
    granted(await security('VideoAccess/Sign', { ...done, sign: signature }))
    // Domain 17.4, 7: a copy has its request or document, and three signatures; 15: they are valid.
    const copies = await t.services.database.kysely
      .selectFrom('video_access')
      .selectAll()
      .where('access_mode', '=', 3)
      .where('status', 'in', [4, 6])
      .execute()
    expect(copies).toHaveLength(1)
    for (const record of copies) {
      expect(record.oa_examine_id ?? record.legal_doc_no).not.toBeNull()
      expect([record.operator_sign, record.supervisor_sign, record.receiver_sign_file_id]).not.toContain(null)
    }
    expect(await get(row.id)).toMatchObject({ status: 4, signature_intact: true, media_no: 'G260302' })
  })

  test('its revocation takes back what is not carried out yet', async () => {
    const flow = await makeVideoFlow(t, user('outlet_leader'))
    const data = {
      applicant_type: '3',
      applicant_unit: '内审部',
      applicant_name: '审计员',
      cert_no: '1',
      dept_id: t.world.unit.BA0011,
      camera_list: [{ camera_no: 'C3', name: '现金区' }],
      video_range: [timeIn(t, -300).slice(0, 16), timeIn(t, -200).slice(0, 16)],
      access_mode: '1',
      reason_desc: '例行审计，查看录像',
    }
    const request = await passRequest(t, safety, leader, flow, data)
    const link = { as: 'revocation', id: request.id }
    const start = { flow_id: flow.id, version_id: flow.version_id, data, submit: true, link }
    const { Data } = await safety('OaExamine/Add', start)
    granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, Data.id), command: 'agree' }))
    await runEffects(t)
    const [row] = (await safety('VideoAccess/GetPageList', { keywords: request.bill_no })).Data
    expect(await get(row.id)).toMatchObject({ status: 5, close_reason: '审批已撤销' })
  })
})
