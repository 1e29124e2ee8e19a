import type { DB } from '@shouya/server/db/schema.gen.ts'
import { types } from '@shouya/server/db/types.ts'
import { calendar } from '@shouya/server/demo/calendar.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { part as plans } from '../../../escort/plan/demo/part.ts'
import { makeCar, makeRider } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeBank, makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { detailsOf } from '../server/rows.ts'
import { part } from './part.ts'

let t: TestApp
let filed = 0
beforeAll(async () => {
  t = await testApp()
  // Monday, half past ten in Shanghai.
  t.clock.at = new Date('2031-03-03T02:30:00Z')
  const bank = await makeBank(t)
  const { unit, user } = t.world
  const { id } = await makeCompany(t, bank, 'BA0001', { dept_ids: [unit.BA0001, unit.BB0001] })
  await makeOutsider(t, id)
  for (const unit of ['BA0001', 'BB0001'] as const) {
    for (const duty of [1, 2, 2, 3]) await makeRider(t, id, duty, { units: [unit] })
    await makeRider(t, id, 2, { units: [unit], leads: true })
    await makeCar(t, id)
  }
  const db = t.services.database.kysely
  await db.updateTable('escort_staff').set({ pass_begin: '2030-12-01', pass_end: '2031-11-30' }).execute()
  const units = await db.selectFrom('dept').selectAll().execute()
  const person = (name: keyof typeof user, at: number, role: string) =>
    ({
      id: user[name],
      username: name,
      real_name: `某${name}`,
      role,
      ip: '10.0.0.1',
      unit: units.find((candidate) => candidate.id === at),
    }) as unknown as Person
  const people = [
    person('branch_security', unit.BA0001, 'branch_security'),
    person('security_far', unit.BB0001, 'branch_security'),
  ]
  const team = (at: number) =>
    ({
      unit: units.find((candidate) => candidate.id === at),
      leader: person('outlet_leader', at, 'outlet_leader'),
      safety: person('outlet_safety', at, 'outlet_safety'),
      teller: person('outlet_teller', at, 'outlet_teller'),
    }) as unknown as Team
  const days = calendar(t.clock.at)
  // With the owner's login: the server's login may not set sequences.
  const pool = new pg.Pool({ connectionString: t.url, max: 1, types })
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  filed = await owner.transaction().execute(async (tx) => {
    const ground = {
      people,
      teams: [team(unit.BA0011), team(unit.BA0012), team(unit.BB0011)],
      days,
    } as unknown as Ground
    await plans.fill(tx, ground)
    return (await part.fill(tx, ground))['escort handovers'] ?? 0
  })
  await owner.destroy()
})
afterAll(() => t?.close())

const rows = async (text: string) => (await t.services.database.pool.query(text)).rows

test('the outlets have their two handovers of nearly every day, the last ones of today among them', async () => {
  expect(filed).toBeGreaterThan(3 * 2 * 57)
  expect(await rows('select count(*)::int as n from money_box')).toEqual([{ n: filed }])
  expect(await rows('select distinct status from money_box order by 1')).toEqual(
    expect.arrayContaining([{ status: 3 }]),
  )
  const day = await rows(`select handover_type from money_box where biz_date = '2031-03-03' group by 1 order by 1`)
  expect(day).toEqual([{ handover_type: 1 }, { handover_type: 3 }])
  // The morning's handovers are completely signed; the additional run is at the door.
  expect(
    await rows(
      `select handover_type from money_box where status = 1 and not (biz_date = '2031-03-03' and handover_type = 3)`,
    ),
  ).toEqual([])
})

test('nobody handed over whose papers were not good (domain 17.4, 1)', async () => {
  expect(
    await rows(`select head.id from money_box head join money_box_crew crew on crew.money_box_id = head.id
      where head.status in (2, 3, 4) and not crew.cert_valid and head.special_approve_no is null`),
  ).toEqual([])
})

test('every box is where its last handover left it, or the night brought it (domain 17.4, 2)', async () => {
  expect(
    await rows(`select box.id from box join money_box head on head.id = box.last_handover_id
      join money_box_item item on item.money_box_id = head.id and item.box_id = box.id
      where (item.direction = 1 and box.position <> 1) or (item.direction = 2 and box.position not in (2, 3))
        or head.status not in (2, 3, 4) or item.matched <> 1`),
  ).toEqual([])
  expect(
    await rows(`select item.id from money_box_item item join money_box head on head.id = item.money_box_id
      join box on box.id = item.box_id join money_box last on last.id = box.last_handover_id
      where item.matched = 1 and head.status in (2, 3, 4) and head.handed_time > last.handed_time`),
  ).toEqual([])
  // The directions alternate.
  expect(
    await rows(`select id from (select item.id, item.direction, head.handover_type, lag(item.direction) over
        (partition by box_id order by head.arrive_time) as before
      from money_box_item item join money_box head on head.id = item.money_box_id
      where item.matched = 1 and head.status <> 5 and head.handover_type in (1, 2)) moves
      where direction = before`),
  ).toEqual([])
})

test('what was signed still fits its signatures (domain 17.4, 15)', async () => {
  const db = t.services.database.kysely
  const heads = await db.selectFrom('money_box').selectAll().orderBy('id').execute()
  const ctx = {
    db,
    services: t.services,
    now: t.clock.at,
    lang: 'CN',
    user: { scope: { kind: 'all' }, operations: new Map() },
  }
  const details = await detailsOf(ctx as never, heads)
  expect(details.filter(({ signature_intact, status }) => status !== 5 && signature_intact !== true)).toEqual([])
})

test('seals are used once a day and company; numbers go on after them', async () => {
  expect(
    await rows(`select seal_no from money_box_item where seal_day is not null
      group by seal_company_id, seal_day, seal_no having count(*) > 1`),
  ).toEqual([])
  const safety = await t.as('outlet_safety')
  const saved = await safety('MoneyBox/Save', { handover_type: 3 })
  const { id, version } = saved.Data
  const refused = await safety('MoneyBox/Reject', { id, version, exception_type: 7, exception_desc: '测试' })
  expect(refused).toMatchObject({ Code: 0 })
})
