import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taskOf } from '../../../approvals/server/testing/approvals.ts'
import { entryBody, makeVaultFlow, makeVisitFlow, passRequest, runEffects, timeIn } from './testing/visitors.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
let visits: Awaited<ReturnType<typeof makeVisitFlow>>
let vaults: Awaited<ReturnType<typeof makeVaultFlow>>
beforeAll(async () => {
  t = await testApp()
  // Ten in the morning: an hour before or after is on the same day.
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[safety, teller, leader] = await Promise.all([t.as('outlet_safety'), t.as('outlet_teller'), t.as('outlet_leader')])
  visits = await makeVisitFlow(t, t.world.user.outlet_leader)
  vaults = await makeVaultFlow(t, t.world.user.outlet_leader)
})
afterAll(() => t?.close())

const user = (name: 'outlet_safety' | 'outlet_leader' | 'outlet_teller') => t.world.user[name]
const minute = (minutes: number) => timeIn(t, minutes).slice(0, 16)
const visit = (more: object = {}) =>
  passRequest(t, teller, leader, visits, {
    company: '东屏恒修机电',
    persons: [
      { name: '何匠', id_card: '999999199003070012' },
      { name: '李匠', id_card: '999999199003070012' },
    ],
    area: ['1', '6'],
    begin_end: [minute(-60), minute(240)],
    ...more,
  })
const vault = (more: object = {}) =>
  passRequest(t, teller, leader, vaults, {
    persons: [{ name: '查库员', unit: '总行保卫部' }],
    enter_time: minute(10),
    duration: 60,
    keys_holders: [user('outlet_leader'), user('outlet_teller')],
    ...more,
  })
const builder = (oa_examine_id: number | null, more: object = {}) => ({
  person_type: 4,
  name: '何匠',
  company: '东屏恒修机电',
  tools_list: '冲击钻',
  visit_reason: 3,
  areas: [6],
  accompany_user_id: user('outlet_teller'),
  oa_examine_id,
  ...more,
})
const auditor = (oa_examine_id: number | null, more: object = {}) => ({
  name: '查库员',
  areas: [3],
  visit_reason: 1,
  approver_user_id: user('outlet_leader'),
  accompany_user_id: user('outlet_teller'),
  oa_examine_id,
  ...more,
})
const file = async (more: object) => safety('OutInside/Save', await entryBody(t, user('outlet_safety'), more))
const refused = (answer: Answer, code: number, says: string) => {
  expect(answer).toMatchObject({ Code: code })
  expect(JSON.stringify([answer.Message, answer.Data])).toContain(says)
}
const leave = async (id: number, version = 1) => {
  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  granted(await safety('OutInside/Leave', { id, version }))
}
const offered = async () => (await safety('OutInside/GetPermitList', {})).Data as { oa_examine_id: number }[]

/** Revokes the request; the revocation is approved. */
async function revoke(flow: typeof visits, id: number, data: object) {
  const start = { flow_id: flow.id, version_id: flow.version_id, data, submit: true, link: { as: 'revocation', id } }
  const { Data } = await teller('OaExamine/Add', start)
  granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, Data.id), command: 'agree' }))
  await runEffects(t)
}

test('a visit permit lets in who it names, where and when it says, as often as they come', async () => {
  const request = await visit()
  expect(await offered()).toContainEqual({
    oa_examine_id: request.id,
    bill_no: request.bill_no,
    kind: 1,
    company: '东屏恒修机电',
    areas: [1, 6],
    valid_from: `${minute(-60)}:00`,
    valid_to: `${minute(240)}:00`,
    persons: ['何匠', '李匠'],
    key_holders: [],
  })
  refused(await file(builder(null)), 1001, '须选择已通过的外来施工审批')
  refused(await file(builder(request.id, { name: '王匠' })), 1001, '没有 王匠')
  refused(await file(builder(request.id, { areas: [2], approver_user_id: user('outlet_leader') })), 1001, '未包含')
  refused(await file(builder(request.id, { in_time: timeIn(t, -90) })), 1001, '不在审批的时间内')
  refused(await file({ oa_examine_id: request.id }), 1001, '不需要审批单')
  refused(await file(auditor(request.id)), 1001, '没有准许本网点的此项进入')
  const first = granted(await file(builder(request.id, { fellows: [{ name: '李匠', cert_no: 'GZ-1' }] })))
  expect((await teller('OutInside/Get', { id: first.id })).Data).toMatchObject({
    oa_examine_no: request.bill_no,
    oa_examine_readable: true,
    person_count: 2,
  })
  await leave(first.id)
  expect(await file(builder(request.id))).toMatchObject({ Code: 0 })
})

test('a vault permit is good once, with one of its key holders, and again when the entry is voided', async () => {
  const request = await vault()
  refused(await file(auditor(null)), 1001, '须选择已通过的金库出入审批')
  refused(await file(auditor(request.id, { accompany_user_id: user('outlet_safety') })), 1001, '持钥人之一')
  const { id } = granted(await file(auditor(request.id)))
  expect(await offered()).not.toContainEqual(expect.objectContaining({ oa_examine_id: request.id }))
  await leave(id)
  refused(await file(auditor(request.id)), 1004, '已使用或已收回')
  granted(await leader('OutInside/Void', { id, version: 2, reason: '未进入' }))
  expect(await file(auditor(request.id))).toMatchObject({ Code: 0 })
})

test('of two who use a vault permit at once one goes in', async () => {
  const request = await vault({ persons: [{ name: '双重', unit: '总行' }] })
  const bodies = await Promise.all(
    [1, 2].map(() => entryBody(t, user('outlet_safety'), auditor(request.id, { name: '双重' }))),
  )
  const answers = await Promise.all(bodies.map((body) => safety('OutInside/Save', body)))
  expect(answers.map(({ Code }) => Code).sort()).toEqual([0, 1004])
})

test('a revocation takes back what has not been used; what comes free later stays taken back', async () => {
  const data = {
    company: '一',
    persons: [{ name: '丁', id_card: '1' }],
    area: ['6'],
    begin_end: [minute(-9), minute(9)],
  }
  const open = await passRequest(t, teller, leader, visits, data)
  await revoke(visits, open.id, data)
  refused(await file(builder(open.id, { name: '丁' })), 1004, '已使用或已收回')
  const keys = [user('outlet_leader'), user('outlet_teller')]
  const once = { persons: [{ name: '戊', unit: '一' }], enter_time: minute(0), duration: 60, keys_holders: keys }
  const used = await passRequest(t, teller, leader, vaults, once)
  const { id } = granted(await file(auditor(used.id, { name: '戊' })))
  await revoke(vaults, used.id, once)
  granted(await leader('OutInside/Void', { id, version: 1, reason: '未进入' }))
  refused(await file(auditor(used.id, { name: '戊' })), 1004, '已使用或已收回')
})

test('a correction keeps the vault permit', async () => {
  const request = await vault({ persons: [{ name: '己', unit: '一' }] })
  const { id, version } = granted(await file(auditor(request.id, { name: '己' })))
  const again = await entryBody(t, user('outlet_safety'), auditor(request.id, { name: '己', company: '二' }))
  const sign = { visitor_sign_file_id: await makeImage(t, user('outlet_safety')) }
  expect(await safety('OutInside/Save', { ...again, ...sign, id, version })).toMatchObject({ Code: 0 })
})

test('what waited for this register is offered for running and does not run by itself', async () => {
  const admin = await t.as('admin')
  const before = t.services.topics
  Object.assign(t.services, { topics: { ...before, isHeard: () => false } })
  const request = await visit({ persons: [{ name: '庚', id_card: '1' }] })
  Object.assign(t.services, { topics: before })
  await runEffects(t)
  const [waiting] = (await admin('OaExamine/GetEffectList', { instance_id: request.id })).Data
  expect(waiting).toMatchObject({ state: 'waiting', allowed: ['retry', 'close'] })
  refused(await file(builder(request.id, { name: '庚' })), 1001, '没有准许')
  granted(await admin('OaExamine/RetryEffect', { id: waiting.id }))
  await runEffects(t)
  expect(await file(builder(request.id, { name: '庚' }))).toMatchObject({ Code: 0 })
})
