import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBank, makeCompany, makeOutsider } from '../../server/testing/escort.ts'
import { runPlans } from './clock.ts'
import { draftPlans } from './generate.ts'
import { makeLeave, makeRoute, planBody } from './testing/escortPlan.ts'

let t: TestApp
let company: number
let own: Account
beforeAll(async () => {
  t = await testApp()
  // Monday, eight in the morning in Shanghai.
  t.clock.at = new Date('2027-03-01T00:00:00Z')
  company = (await makeCompany(t, await makeBank(t))).id
  own = await makeOutsider(t, company)
})
afterAll(() => t?.close())

const at = (text: string) => new Date(`2027-03-${text}+08:00`)
const plan = async (published: boolean) => {
  const route = (await makeRoute(t, own, company)).id
  const body = { ...(await planBody(t, company, route)), plan_date: '2027-03-03' }
  const saved = granted(await own.post('Escort/SavePlan', body))
  if (published) granted(await own.post('Escort/PublishPlan', saved))
  return { id: saved.id as number, route, body }
}
const status = async (id: number) => (await own.post('Escort/GetPlan', { id })).Data.status
const told = async (code: string, id: number) =>
  (
    await t.services.database.pool.query(
      'select receiver_id from remind_msg where remind_code = $1 and biz_id = $2 and receiver_id = $3',
      [code, id, own.id],
    )
  ).rows.map((row) => row.receiver_id)

test('plans begin and end with their time; a draft does not', async () => {
  const published = await plan(true)
  const draft = await plan(false)
  await runPlans(t.services, at('03T07:29:00'))
  expect(await status(published.id)).toBe(1)
  await runPlans(t.services, at('03T07:30:00'))
  expect([await status(published.id), await status(draft.id)]).toEqual([2, 0])
  await runPlans(t.services, at('03T09:29:00'))
  expect(await status(published.id)).toBe(2)
  await runPlans(t.services, at('03T09:30:00'))
  expect([await status(published.id), await status(draft.id)]).toEqual([3, 0])
})

test('one that nobody looked at for a day is done at once', async () => {
  const { id } = await plan(true)
  await runPlans(t.services, at('05T00:00:00'))
  expect(await status(id)).toBe(3)
})

test('an hour before the deadline the company is asked to publish, once', async () => {
  const draft = await plan(false)
  const published = await plan(true)
  await runPlans(t.services, at('02T16:50:00'))
  expect(await told('escort_plan_draft', draft.id)).toEqual([])
  await runPlans(t.services, at('02T17:00:00'))
  await runPlans(t.services, at('02T17:10:00'))
  await runPlans(t.services, at('02T18:10:00'))
  expect(await told('escort_plan_draft', draft.id)).toEqual([own.id])
  expect(await told('escort_plan_draft', published.id)).toEqual([])
})

test('at noon tomorrow is drafted after the last plan of each route, once; where somebody may not ride, the company is told', async () => {
  const kept = await plan(true)
  const broken = await plan(true)
  await t.services.database.pool.query('update escort_staff set status = 2 where id = $1', [broken.body.driver_id])
  expect(await draftPlans(t.services, at('03T12:00:00'))).toBeGreaterThan(0)
  const plansOf = async (route_id: number) =>
    (await own.post('Escort/GetPlanPageList', { route_id, begin_date: '2027-03-04', end_date: '2027-03-04' })).Data
  const [drafted] = await plansOf(kept.route)
  expect(drafted).toMatchObject({
    status: 0,
    shift: 1,
    car_id: kept.body.car_id,
    stop_count: 2,
    create_user_name: null,
  })
  expect(drafted.crew).toHaveLength(4)
  expect(await plansOf(broken.route)).toEqual([])
  expect(await told('escort_plan_gap', broken.route)).toEqual([own.id])
  expect(await draftPlans(t.services, at('03T12:00:00'))).toBe(0)
})

test('a plan whose crew has somebody on an approved leave is not repeated; the company is told', async () => {
  const { route, body } = await plan(true)
  await makeLeave(t, company, body.guard_ids[0] ?? 0, at('04T00:00:00'), at('05T00:00:00'))
  await draftPlans(t.services, at('03T12:00:00'))
  const plansOn = async (day: string) =>
    (await own.post('Escort/GetPlanPageList', { route_id: route, begin_date: day, end_date: day })).Total
  expect(await plansOn('2027-03-04')).toBe(0)
  expect(await told('escort_plan_gap', route)).toEqual([own.id])
  // Back again they ride again.
  await draftPlans(t.services, at('04T12:00:00'))
  expect(await plansOn('2027-03-05')).toBe(1)
})

test('nothing is drafted for a stopped route, nor after a plan of long ago', async () => {
  const stopped = await plan(true)
  await t.services.database.pool.query('update escort_route set status = 0 where id = $1', [stopped.route])
  const old = await plan(true)
  await draftPlans(t.services, at('18T12:00:00'))
  await draftPlans(t.services, at('03T12:00:00'))
  const plansOf = async (route_id: number) => (await own.post('Escort/GetPlanPageList', { route_id })).Total
  expect([await plansOf(stopped.route), await plansOf(old.route)]).toEqual([1, 2])
})
