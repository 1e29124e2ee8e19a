import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { dayFrom, makeBank, makeCompany, makeOutsider } from '../../server/testing/escort.ts'
import { makeCar, makeCrew, makeLeave, makeRider, makeRoute, planBody } from './testing/escortPlan.ts'

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
async function happens(topic: 'escort_plan.create' | 'escort_plan.cancel' | 'staff_change.apply', payload: object) {
  const db = t.services.database.kysely
  const [id = 0] = await t.services.topics.publish(db as never, topic, payload as never, t.clock.at)
  await t.services.topics.run(id, t.clock.at).catch(() => {})
  return db
    .selectFrom('topic_effect')
    .select(['status', 'error', 'made'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
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
  expect((await happens('escort_plan.create', { ...passed, ...way() })).made).toEqual([
    { name: `${row.plan_date} ${passed.bill_no}`, link: `/exception/escort/PlanList?id=${row.id}` },
  ])
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
    error: expect.stringContaining('plan.refused.noCarrier'),
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
  expect(await happens('escort_plan.cancel', { ...revocation, data: {} })).toMatchObject({
    status: 2,
    error: expect.stringContaining('plan.refused.begun'),
  })
  expect(await planOf(passed.bill_no)).toMatchObject({ status: 2 })
})

describe('an approved change of staff or vehicle', () => {
  const planned = async () => {
    const route = (await makeRoute(t, own, company)).id
    const body = await planBody(t, company, route)
    const saved = granted(await own.post('Escort/SavePlan', body))
    granted(await own.post('Escort/PublishPlan', saved))
    return { id: saved.id as number, body }
  }
  const nameOf = async (table: 'escort_staff' | 'escort_car', id: number) =>
    (await t.services.database.pool.query(`select * from ${table} where id = $1`, [id])).rows[0]
  const change = async (old: string, next: string, day: string) => {
    const passed = await request()
    const data = { old, new: next, effective_time: `${day} 00:00:00`, reason: '证件到期' }
    return { ...(await happens('staff_change.apply', { ...passed, data })), bill_no: passed.bill_no }
  }
  const get = async (id: number) => (await own.post('Escort/GetPlan', { id })).Data

  test('puts them into every plan from then on, with its line, and tells the outlets', async () => {
    const { id, body } = await planned()
    const earlier = await planned()
    const gone = await nameOf('escort_staff', body.guard_ids[0] ?? 0)
    const come = await nameOf('escort_staff', await makeRider(t, company, 2, { leads: true }))
    const done = await change(gone.staff_no, `${come.name} ${come.staff_no}`, body.plan_date)
    expect(done).toMatchObject({ status: 1, made: [{ link: `/exception/escort/PlanList?id=${id}` }] })
    const plan = await get(id)
    expect(plan).toMatchObject({ leader_id: come.id, changed: true })
    expect(plan.crew.map((one: { id: number }) => one.id)).not.toContain(gone.id)
    expect(plan.changes).toHaveLength(2)
    expect(plan.changes[0]).toMatchObject({
      old_name: `${gone.name} ${gone.staff_no}`,
      reason: `${done.bill_no} 证件到期`,
    })
    const told = await t.services.database.pool.query(
      "select receiver_id from remind_msg where remind_code = 'escort_plan_changed' and biz_id = $1",
      [id],
    )
    expect(told.rows.map((row) => row.receiver_id)).toContain(t.world.user.outlet_safety)
    expect((await get(earlier.id)).changed).toBe(false)

    const car = await nameOf('escort_car', body.car_id)
    const spare = await nameOf('escort_car', await makeCar(t, company))
    expect(await change(car.plate_no, spare.plate_no, body.plan_date)).toMatchObject({ status: 1 })
    expect(await get(id)).toMatchObject({ car_id: spare.id })
    // Past what it takes effect on nothing is planned: nothing happens.
    expect(await change(spare.plate_no, car.plate_no, '2040-01-01')).toMatchObject({ status: 1, made: [] })
  })

  test('fails as a whole where somebody may not ride, has another duty or is nobody', async () => {
    const { id, body } = await planned()
    const gone = await nameOf('escort_staff', body.driver_id)
    const guard = await nameOf('escort_staff', await makeRider(t, company, 2))
    const other = await nameOf('escort_staff', await makeRider(t, company, 1))
    const why = async (next: string) => (await change(gone.staff_no, next, body.plan_date)).error
    expect(await why(guard.staff_no)).toContain('plan.refused.crewDuty')
    expect(await why('查无此人')).toContain('plan.refused.unknown')
    await t.services.database.pool.query('update escort_staff set status = 2 where id = $1', [other.id])
    expect(await why(other.staff_no)).toContain('plan.refused.crewNotEligible')
    expect((await get(id)).changed).toBe(false)
  })

  test('nobody comes who is on an approved leave while the plan runs', async () => {
    const { id, body } = await planned()
    const gone = await nameOf('escort_staff', body.driver_id)
    const come = await nameOf('escort_staff', await makeRider(t, company, 1))
    const at = (time: string) => new Date(`${body.plan_date}T${time}:00+08:00`)
    await makeLeave(t, company, come.id, at(body.begin_time), at(body.end_time))
    expect((await change(gone.staff_no, come.staff_no, body.plan_date)).error).toContain('plan.refused.crewNotEligible')
    expect((await get(id)).changed).toBe(false)
    // Back when the plan begins they may.
    await t.services.database.kysely
      .updateTable('absence')
      .set({ from_time: at('00:00'), to_time: at(body.begin_time) })
      .where('user_id', '=', (await nameOf('escort_staff', come.id)).user_id)
      .execute()
    expect(await change(gone.staff_no, come.staff_no, body.plan_date)).toMatchObject({ status: 1 })
  })
})
