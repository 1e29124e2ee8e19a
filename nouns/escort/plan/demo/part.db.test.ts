import type { DB } from '@shouya/server/db/schema.gen.ts'
import { types } from '@shouya/server/db/types.ts'
import { calendar } from '@shouya/server/demo/calendar.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBank, makeCompany, makeOutsider } from '../../server/testing/escort.ts'
import { doubtsAbout } from '../server/eligible.ts'
import { makeCar, makeRider } from '../server/testing/escortPlan.ts'
import { part } from './part.ts'

let t: TestApp
let counts: Readonly<Record<string, number>>
beforeAll(async () => {
  t = await testApp()
  // Monday, half past ten in Shanghai.
  t.clock.at = new Date('2031-03-03T02:30:00Z')
  const bank = await makeBank(t)
  const { unit } = t.world
  const { id } = await makeCompany(t, bank, 'BA0001', { dept_ids: [unit.BA0001, unit.BB0001] })
  await makeOutsider(t, id)
  for (const unit of ['BA0001', 'BB0001'] as const) {
    for (const duty of [1, 2, 2, 3]) await makeRider(t, id, duty, { units: [unit] })
    await makeRider(t, id, 2, { units: [unit], leads: true })
    await makeCar(t, id)
  }
  const db = t.services.database.kysely
  await db.updateTable('escort_staff').set({ pass_begin: '2030-12-01', pass_end: '2031-11-30' }).execute()
  // With the owner's login: the server itself may not set sequences.
  const pool = new pg.Pool({ connectionString: t.url, max: 1, types })
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  counts = await owner.transaction().execute((tx) => part.fill(tx, { days: calendar(t.clock.at) } as Ground))
  await owner.destroy()
})
afterAll(() => t?.close())

const rows = async (text: string) => (await t.services.database.pool.query(text)).rows

test('every outlet is on a route, with a morning and an evening of sixty days and of tomorrow', async () => {
  expect(await rows('select count(*)::int as n from escort_route')).toEqual([{ n: 2 }])
  // And the extra run that is out now.
  expect(counts.plans).toBe(2 * 2 * 61 + 29 + 1)
  expect(
    await rows(`select dept_id from escort_plan_stop join escort_plan plan on plan.id = plan_id
      where shift in (1, 2) group by dept_id having count(*) <> 2 * 61`),
  ).toEqual([])
})

test('each stands where its time says, and was published before', async () => {
  const nowSql = `'2031-03-03 10:30'::timestamp`
  expect(
    await rows(`select id from escort_plan where status <> case when publish_time is null then 0
        when cancel_reason is not null then 4 when plan_date + end_time <= ${nowSql} then 3
        when plan_date + begin_time <= ${nowSql} then 2 else 1 end`),
  ).toEqual([])
  expect(await rows('select distinct status from escort_plan order by 1')).toMatchObject([
    { status: 0 },
    { status: 1 },
    { status: 2 },
    { status: 3 },
    { status: 4 },
  ])
  expect(
    await rows(`select id from escort_plan where (late_reason is not null)
      <> (publish_time at time zone 'Asia/Shanghai' > plan_date - interval '6 hours')`),
  ).toEqual([])
})

test('whoever rides may, with two guards and a leader among them; an exchange is written down', async () => {
  expect(
    await rows(`select plan.id from escort_plan plan where (select array_agg(crew_role order by crew_role) from escort_plan_crew
        where plan_id = plan.id) <> '{1,2,2,3}' or not exists (select from escort_plan_crew crew
        join escort_staff staff on staff.id = staff_id where plan_id = plan.id and is_leader and staff_id = leader_id)`),
  ).toEqual([])
  const plans =
    await rows(`select car_id, (select array_agg(staff_id) from escort_plan_crew where plan_id = plan.id) as staff_ids,
      (select array_agg(dept_id) from escort_plan_stop where plan_id = plan.id) as units, to_char(plan_date, 'YYYY-MM-DD') as day
    from escort_plan plan where plan_date >= '2031-03-03'`)
  for (const { day, ...plan } of plans)
    expect(await doubtsAbout(t.services.database.kysely as never, { ...plan, plan_date: day })).toEqual([])
  expect((await rows('select id from escort_plan_change')).length).toBeGreaterThan(5)
  expect(
    await rows(`select id from escort_plan_change made where not exists
      (select from escort_plan_crew crew where crew.plan_id = made.plan_id and staff_id = new_id)`),
  ).toEqual([])
})

test('four boxes for every outlet, each with a number and a tag of its own', async () => {
  expect(counts.boxes).toBe(12)
  expect(await rows('select dept_id from box group by 1 having count(*) <> 4')).toEqual([])
})

test('rows of the usual way go on after them', async () => {
  const own = (
    await rows(`select username from sys_user where user_type = 2 and party_id is not null order by id desc limit 1`)
  )[0]
  const post = await t.as(own.username)
  const list = await post('Escort/GetPlanPageList', { begin_date: '2031-03-04', end_date: '2031-03-04' })
  expect(list.Total).toBe(4)
  const draft = list.Data.find(({ status }: { status: number }) => status === 0)
  expect(await post('Escort/PublishPlan', { id: draft.id, version: draft.version })).toMatchObject({ Code: 0 })
})
