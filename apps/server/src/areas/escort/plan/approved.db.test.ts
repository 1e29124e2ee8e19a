import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../../testing/approvals.ts'
import { dayFrom, makeBank, makeCompany, makeOutsider } from '../../../testing/escort.ts'
import { makeCar, makeCrew } from '../../../testing/escortPlan.ts'
import { type Account, granted } from '../../../testing/factories.ts'
import { type Post, type TestApp, testApp } from '../../../testing/testApp.ts'

let t: TestApp
let company: number
let own: Account
let teller: Post
let leader: Post
let flow: Awaited<ReturnType<typeof makeFlow>>
beforeAll(async () => {
  t = await testApp()
  company = (await makeCompany(t, await makeBank(t))).id
  own = await makeOutsider(t, company)
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
  flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
})
afterAll(() => t?.close())

const request = async (link?: object) => {
  const start = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true, link }
  const { id, bill_no } = link ? granted(await teller('OaExamine/Add', start)) : await makeRequest(teller, { flow })
  granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' }))
  return { instance_id: id as number, bill_no: (bill_no ?? '') as string, dept_id: t.world.unit.BA0011 }
}

/** What the queue does with a topic; answers what became of it. */
async function happens(topic: 'escort_plan.create' | 'escort_plan.cancel', payload: object) {
  const db = t.services.database.kysely
  const [id = 0] = await t.services.topics.publish(db as never, topic, payload as never, t.clock.at)
  await t.services.topics.run(id, t.clock.at).catch(() => {})
  return db.selectFrom('topic_effect').select(['status', 'error']).where('id', '=', id).executeTakeFirstOrThrow()
}

const way = (more: object = {}) => ({
  data: {
    from_dept: t.world.unit.BA0011,
    to_dept: t.world.unit.BA0012,
    need_time: `${dayFrom(t, 1)} 14:30:00`,
    box_count: 2,
    ...more,
  },
})
const planOf = async (bill_no: string) =>
  (await own.post('Escort/GetPlanPageList', { shift: [3] })).Data.find(
    (row: { approval_no: string }) => row.approval_no === bill_no,
  )

test('an approved request is a draft of the company that serves both units, which it fills in and publishes', async () => {
  const passed = await request()
  expect(await happens('escort_plan.create', { ...passed, ...way() })).toMatchObject({ status: 1 })
  expect(await happens('escort_plan.create', { ...passed, ...way() })).toMatchObject({ status: 1 })
  const row = await planOf(passed.bill_no)
  expect(row).toMatchObject({
    status: 0,
    shift: 3,
    route_id: null,
    plate_no: null,
    begin_time: '14:30',
    end_time: '16:30',
    moves: ['edit', 'publish', 'cancel'],
  })
  const { id, version } = row
  expect(await own.post('Escort/PublishPlan', { id, version })).toMatchObject({ Code: 1004 })
  const body = {
    id,
    version,
    escort_company_id: company,
    plan_date: row.plan_date,
    shift: 3,
    begin_time: '14:20',
    end_time: '16:40',
    ...(await makeCrew(t, company)),
  }
  expect(await own.post('Escort/SavePlan', { ...body, plan_date: dayFrom(t, 2) })).toMatchObject({ Code: 1001 })
  const saved = granted(await own.post('Escort/SavePlan', body))
  expect((await own.post('Escort/GetPlan', { id })).Data.stops).toMatchObject([
    { dept_id: t.world.unit.BA0011, plan_time: '14:30' },
    { dept_id: t.world.unit.BA0012, plan_time: '16:30' },
  ])
  granted(await own.post('Escort/PublishPlan', { id, version: saved.version, reason: '临时押运' }))
  const told = await t.services.database.pool.query(
    `select receiver_id, status from remind_msg where remind_code = 'escort_plan_new' and biz_id = $1`,
    [id],
  )
  expect(told.rows).toContainEqual({ receiver_id: own.id, status: 2 })
})

test('the vehicle that the company named is taken where it is theirs and free', async () => {
  const car = await makeCar(t, company)
  const { rows } = await t.services.database.pool.query('select plate_no from escort_car where id = $1', [car])
  const passed = await request()
  await happens('escort_plan.create', { ...passed, ...way({ car_no: rows[0].plate_no }) })
  expect(await planOf(passed.bill_no)).toMatchObject({ car_id: car })
  const second = await request()
  await happens('escort_plan.create', { ...second, ...way({ car_no: rows[0].plate_no }) })
  expect(await planOf(second.bill_no)).toMatchObject({ car_id: null })
})

test('where nobody carries, or the request does not say where, the effect fails and is there to be seen', async () => {
  const passed = await request()
  const far = way({ from_dept: t.world.unit.BB0011, to_dept: t.world.unit.BB0011 })
  expect(await happens('escort_plan.create', { ...passed, ...far })).toMatchObject({
    status: 2,
    error: expect.stringContaining('no escort company'),
  })
  expect(await happens('escort_plan.create', { ...passed, data: { title: '一' } })).toMatchObject({ status: 2 })
})

test('a revocation cancels what has not begun', async () => {
  const passed = await request()
  await happens('escort_plan.create', { ...passed, ...way() })
  const revocation = await request({ as: 'revocation', id: passed.instance_id })
  expect(await happens('escort_plan.cancel', { ...revocation, data: {} })).toMatchObject({ status: 1 })
  expect(await planOf(passed.bill_no)).toMatchObject({
    status: 4,
    cancel_reason: expect.stringContaining(revocation.bill_no),
  })
})

test('one that is on its way stays so', async () => {
  const passed = await request()
  await happens('escort_plan.create', { ...passed, ...way() })
  const { id } = await planOf(passed.bill_no)
  await t.services.database.pool.query(
    'update escort_plan set status = 2, publish_time = now(), car_id = $2, leader_id = $3 where id = $1',
    [id, await makeCar(t, company), (await makeCrew(t, company)).leader_id],
  )
  const revocation = await request({ as: 'revocation', id: passed.instance_id })
  expect(await happens('escort_plan.cancel', { ...revocation, data: {} })).toMatchObject({ status: 2 })
  expect(await planOf(passed.bill_no)).toMatchObject({ status: 2 })
})
