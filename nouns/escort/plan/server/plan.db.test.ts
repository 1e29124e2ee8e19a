import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plansFor } from '../../server/public.ts'
import { dayFrom, makeBank, makeCompany, makeOutsider } from '../../server/testing/escort.ts'
import { makeCar, makeLeave, makeRider, makeRoute, planBody } from './testing/escortPlan.ts'

let t: TestApp
let bank: Account
let company: number
let own: Account
let other: Account
let outlet: Post
let route: number
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  company = (await makeCompany(t, bank)).id
  own = await makeOutsider(t, company)
  other = await makeOutsider(t, (await makeCompany(t, bank, 'BB0001')).id)
  outlet = await t.as('outlet_safety')
})
afterAll(() => t?.close())
beforeEach(async () => {
  // Ten in the morning in Shanghai.
  t.clock.at = new Date(`${t.clock.at.toISOString().slice(0, 10)}T02:00:00Z`)
  route = (await makeRoute(t, own, company)).id
})

const plan = async (more: object = {}) => {
  const body = await planBody(t, company, route)
  const saved = granted(await own.post('Escort/SavePlan', { ...body, ...more })) as { id: number; version: number }
  return { ...saved, body: { ...body, ...more } }
}
const publish = async ({ id, version }: { id: number; version: number }) =>
  granted(await own.post('Escort/PublishPlan', { id, version }))
const shown = async (post: Post, id: number) =>
  (await post('Escort/GetPlanPageList', { route_id: route })).Data.find((row: { id: number }) => row.id === id)

test('whoever rides finds their own by their account', async () => {
  const { body } = await plan()
  const rider = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company })
  const mine = async () => (await rider.post('Escort/GetPlanPageList', { mine: true })).Total
  const counted = async () =>
    (await rider.post('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).Data.plan_mine
  const today = await plan({ plan_date: dayFrom(t, 0), car_id: await makeCar(t, company) })
  granted(await own.post('Escort/PublishPlan', { id: today.id, version: today.version, reason: '临时加排' }))
  expect([await mine(), await counted()]).toEqual([0, 0])
  await t.services.database.pool.query('update escort_staff set user_id = $1 where id = $2', [
    rider.id,
    today.body.driver_id,
  ])
  expect([await mine(), await counted()]).toEqual([1, 1])
  expect(body.driver_id).not.toBe(today.body.driver_id)
})

test('somebody on an approved leave is named where a crew is chosen, and does not ride meanwhile', async () => {
  const draft = await plan()
  const { driver_id, plan_date, begin_time } = draft.body
  const begin = new Date(`${plan_date}T${begin_time}:00+08:00`)
  await makeLeave(t, company, driver_id, begin, new Date(begin.getTime() + 60_000))
  const refused = await own.post('Escort/PublishPlan', { id: draft.id, version: draft.version })
  expect(refused).toMatchObject({ Code: 1011, Message: expect.stringContaining('该时段请假') })
  const shownPlan = (await own.post('Escort/GetPlan', { id: draft.id })).Data
  expect(shownPlan.doubts).toEqual([{ name: expect.any(String), reasons: ['该时段请假'] }])
  const { escort_company_id, route_id, shift, end_time } = shownPlan
  const way = { escort_company_id, route_id, shift, plan_date, begin_time, end_time, plan_id: draft.id, stops: [] }
  const { staff } = granted(await own.post('Escort/GetPlanCrewList', way)) as {
    staff: { id: number; reasons: string[] }[]
  }
  expect(staff.find(({ id }) => id === driver_id)?.reasons).toEqual(['该时段请假'])
})

test('a company with plans ahead is not ended: its row says until when, and offers the rest', async () => {
  const { body } = await plan()
  const [row] = (await bank.post('Escort/GetCompanyPageList', { keywords: '' })).Data.filter(
    ({ id }: { id: number }) => id === company,
  )
  expect(row.moves).toEqual(['suspend', 'blacklist'])
  expect(row.barred).toEqual([{ move: 'terminate', why: `还有 ${body.plan_date} 的排班，不能终止` }])
  const end = { id: company, version: row.version, command: 'terminate', reason: '合同到期' }
  expect(await bank.post('Escort/ChangeCompanyStatus', end)).toMatchObject({ Code: 1004, Message: row.barred[0].why })
})

describe('a draft', () => {
  test('takes its stops from the route, and is seen by its company alone', async () => {
    const { id } = await plan()
    const got = (await own.post('Escort/GetPlan', { id })).Data
    expect(got).toMatchObject({ status: 0, begin_time: '07:30', stop_count: 2, doubts: [], changes: [] })
    expect(got.stops.map((stop: { plan_time: string }) => stop.plan_time)).toEqual(['08:10', '08:30'])
    expect(got.crew.map((one: { crew_role: number }) => one.crew_role)).toEqual([1, 2, 2, 3])
    expect(got.moves).toEqual(['edit', 'publish', 'delete'])
    expect(await shown(outlet, id)).toBeUndefined()
    expect(await outlet('Escort/GetPlan', { id })).toMatchObject({ Code: 403 })
    expect(await other.post('Escort/GetPlan', { id })).toMatchObject({ Code: 403 })
  })

  test('of an evening is collected at the times of the evening', async () => {
    const { id } = await plan({ shift: 2, begin_time: '16:40', end_time: '18:30' })
    const { stops } = (await own.post('Escort/GetPlan', { id })).Data
    expect(stops.map((stop: { plan_time: string }) => stop.plan_time)).toEqual(['17:10', '17:30'])
  })

  test('is one for a route, a day and a shift', async () => {
    const { body } = await plan()
    const again = { ...(await planBody(t, company, route)), plan_date: body.plan_date }
    expect(await own.post('Escort/SavePlan', again)).toMatchObject({ Code: 1003 })
  })

  test('has nobody who may not ride, and says who and why', async () => {
    const body = await planBody(t, company, route)
    await t.services.database.pool.query('update escort_staff set gun_cert_end = $1 where id = $2', [
      dayFrom(t, 2),
      body.guard_ids[1],
    ])
    const refused = await own.post('Escort/SavePlan', body)
    expect(refused).toMatchObject({ Code: 1011, Data: { doubts: [{ reasons: ['持枪证已到期'] }] } })
    const { staff } = (
      await own.post('Escort/GetPlanCrewList', {
        escort_company_id: company,
        plan_date: body.plan_date,
        shift: 1,
        begin_time: '07:30',
        end_time: '09:30',
        route_id: route,
      })
    ).Data
    const reasonsOf = (id: number) => staff.find((one: { id: number }) => one.id === id).reasons
    expect(reasonsOf(body.guard_ids[1] ?? 0)).toEqual(['持枪证已到期'])
    expect(reasonsOf(body.leader_id)).toEqual([])
  })

  test('has nobody and no vehicle that is elsewhere at the time', async () => {
    const first = await plan()
    const second = (await makeRoute(t, own, company)).id
    const body = await planBody(t, company, second)
    const sameCar = await own.post('Escort/SavePlan', { ...body, car_id: first.body.car_id })
    expect(sameCar).toMatchObject({ Code: 1004, Message: expect.stringContaining('某线路') })
    const sameDriver = await own.post('Escort/SavePlan', { ...body, driver_id: first.body.driver_id })
    expect(sameDriver).toMatchObject({ Code: 1004 })
    const later = { driver_id: first.body.driver_id, shift: 2, begin_time: '16:00', end_time: '18:00' }
    expect(await own.post('Escort/SavePlan', { ...body, ...later })).toMatchObject({ Code: 0 })
  })

  test('two at once for one vehicle: the database lets one in', async () => {
    const car_id = await makeCar(t, company)
    const routes = await Promise.all([makeRoute(t, own, company), makeRoute(t, own, company)])
    const bodies = await Promise.all(routes.map(({ id }) => planBody(t, company, id)))
    const answers = await Promise.all(bodies.map((body) => own.post('Escort/SavePlan', { ...body, car_id })))
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
    expect([1004, 1005]).toContain(answers.find(({ Code }) => Code !== 0)?.Code)
  })

  test('goes nowhere that another company serves, and takes nobody of theirs', async () => {
    const theirs = (await other.post('Escort/GetCompanyList')).Data[0].id
    const rider = await makeRider(t, theirs, 1)
    const body = await planBody(t, company, route)
    expect(await own.post('Escort/SavePlan', { ...body, driver_id: rider })).toMatchObject({ Code: 403 })
    const away = { shift: 3, route_id: null, stops: [{ dept_id: t.world.unit.BB0011, plan_time: '08:00' }] }
    expect(await own.post('Escort/SavePlan', { ...body, ...away })).toMatchObject({ Code: 403 })
    expect(await other.post('Escort/SavePlan', body)).toMatchObject({ Code: 403 })
    const here = { ...away, stops: [{ dept_id: t.world.unit.BA0012, plan_time: '08:00' }] }
    expect(await own.post('Escort/SavePlan', { ...body, ...here })).toMatchObject({ Code: 0 })
  })
})

describe('published', () => {
  test('it is seen by the outlets on the way, with whom and which vehicle to expect', async () => {
    const made = await plan()
    await publish(made)
    expect(await shown(outlet, made.id)).toMatchObject({ status: 1, moves: [] })
    const expected = await plansFor(t.services.database.kysely as never, t.world.unit.BA0012, made.body.plan_date)
    expect(expected.find(({ id }) => id === made.id)).toMatchObject({ plan_time: '08:30', car_id: made.body.car_id })
    expect(expected.find(({ id }) => id === made.id)?.crew).toHaveLength(4)
    expect(await own.post('Escort/SavePlan', { ...made.body, id: made.id, version: 2 })).toMatchObject({ Code: 1004 })
  })

  test('after six of the evening before only with a reason', async () => {
    const made = await plan()
    t.clock.at = new Date(`${dayFrom(t, 2)}T10:30:00Z`)
    const { id, version } = made
    const late = await own.post('Escort/PublishPlan', { id, version })
    expect(late).toMatchObject({ Code: 1001, Data: [{ path: 'reason' }] })
    expect(await own.post('Escort/PublishPlan', { id, version, reason: '车辆临时检修' })).toMatchObject({ Code: 0 })
    expect((await outlet('Escort/GetPlan', { id })).Data.late_reason).toBe('车辆临时检修')
  })

  test('not with somebody who may no longer ride', async () => {
    const made = await plan()
    await t.services.database.pool.query('update escort_staff set status = 2 where id = $1', [made.body.driver_id])
    expect(await own.post('Escort/PublishPlan', { id: made.id, version: made.version })).toMatchObject({ Code: 1011 })
    expect((await own.post('Escort/GetPlan', { id: made.id })).Data.doubts).toMatchObject([{ reasons: ['人员不在岗'] }])
  })

  test('an exchange is kept with its reason, and the outlets are told', async () => {
    const made = await plan()
    const { version } = await publish(made)
    const { car_id, driver_id, guard_ids, cashier_ids, leader_id } = made.body
    const crew = { car_id, driver_id, guard_ids, cashier_ids, leader_id }
    const body = { id: made.id, version, ...crew, reason: '证件过期' }
    expect(await own.post('Escort/ChangePlan', body)).toMatchObject({ Code: 1004 })
    const driver = await makeRider(t, company, 1)
    granted(await own.post('Escort/ChangePlan', { ...body, driver_id: driver }))
    const got = (await outlet('Escort/GetPlan', { id: made.id })).Data
    expect(got.changes).toMatchObject([{ part: 'driver', reason: '证件过期' }])
    expect(got.changed).toBe(true)
    const told = await t.services.database.pool.query(
      `select receiver_id from remind_msg where remind_code = 'escort_plan_changed' and biz_id = $1`,
      [made.id],
    )
    expect(told.rows.map((row) => row.receiver_id)).toContain(t.world.user.outlet_safety)
    expect(told.rows.map((row) => row.receiver_id)).not.toContain(t.world.user.safety_far)
    const history = await own.post('Common/GetHistory', { table: 'escort_plan', id: made.id })
    expect(history.Data.map((row: { action: string }) => row.action)).toEqual([
      'Escort/ChangePlan',
      'Escort/PublishPlan',
      'Escort/SavePlan',
    ])
    await expect(t.services.database.pool.query('delete from escort_plan_change')).rejects.toThrow()
  })

  test('cancelled, its vehicle and people are free again', async () => {
    const made = await plan()
    const { version } = await publish(made)
    expect(await own.post('Escort/DeletePlan', { id: made.id, version })).toMatchObject({ Code: 1004 })
    expect(await outlet('Escort/CancelPlan', { id: made.id, version, reason: '停运' })).toMatchObject({ Code: 401 })
    granted(await own.post('Escort/CancelPlan', { id: made.id, version, reason: '停运' }))
    expect(await own.post('Escort/SavePlan', made.body)).toMatchObject({ Code: 0 })
    expect(await shown(outlet, made.id)).toMatchObject({ status: 4, cancel_reason: '停运', moves: [] })
  })
})

test('a route keeps its number, its stops their order; plans keep theirs when it changes', async () => {
  const made = await plan()
  const { id, version, ...fields } = (await own.post('Escort/GetRoute', { id: route })).Data
  const body = {
    id,
    version,
    escort_company_id: company,
    route_no: fields.route_no,
    route_name: '改名',
    stops: [{ dept_id: t.world.unit.BA0011, deliver_plan: '09:00', collect_plan: '16:00' }],
  }
  const there = await own.post('Escort/SaveRoute', { ...body, id: undefined, version: undefined })
  expect(there).toMatchObject({ Code: 1003 })
  const far = [{ dept_id: t.world.unit.BB0011, deliver_plan: '09:00', collect_plan: '16:00' }]
  expect(await own.post('Escort/SaveRoute', { ...body, stops: far })).toMatchObject({ Code: 403 })
  expect(await own.post('Escort/SaveRoute', body)).toMatchObject({ Code: 0 })
  expect((await own.post('Escort/GetPlan', { id: made.id })).Data.stop_count).toBe(2)
  expect(await own.post('Escort/DeleteRoute', { id, version: 2 })).toMatchObject({ Code: 1006 })
  granted(await own.post('Escort/DeletePlan', { id: made.id, version: made.version }))
  expect(await own.post('Escort/DeleteRoute', { id, version: 2 })).toMatchObject({ Code: 0 })
})
