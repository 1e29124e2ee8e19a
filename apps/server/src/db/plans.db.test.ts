import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matching } from '../registers/filters.ts'
import { planOf } from '../testing/plan.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { within } from './scope.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  const { outlet_safety: from, outlet_teller: to } = t.world.user
  // With the owner's connection, since the product's statements have a time limit.
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query(
    `insert into room_key (bill_no, biz_date, dept_id, dept_name, handover_type, status, keys, key_types, from_user_id, from_user_name,
      to_user_id, to_user_name, handover_time, from_sign, to_sign, sign_hash, search_text, create_user_id, create_user_name, create_time)
    select 'YS' || n, current_date, case n % 50 when 0 then $3::bigint else $4::bigint end, '', 1, case when n % 1000 = 0 then 1 else 2 end,
      '[]', '{1}', $1, 'a', $2, 'b', now() - n * interval '1 minute', '{}', case when n % 1000 = 0 then null else '{}'::jsonb end,
      repeat('0', 64), 'ys' || n || case when n % 997 = 0 then ' 钟离修竹' else ' 杜思源' end, $1, 'a', now()
    from generate_series(1, 30000) n`,
    [from, to, t.world.unit.BA0011, t.world.unit.BB0011],
  )
  await owner.query(
    `insert into sys_log (log_type, action, target_table, target_id, result, create_time)
    select 2, 'RoomKey/Save', 'room_key', n, true, now() - n * interval '10 seconds' from generate_series(1, 30000) n`,
  )
  await owner.query('vacuum analyze room_key')
  await owner.query('analyze sys_log')
  await owner.end()
})
afterAll(() => t?.close())

const plan = (query: Parameters<typeof planOf>[1]) => planOf(t, query)

const list = () => t.services.database.kysely.selectFrom('room_key').selectAll()

test('the newest page of everything walks its index', async () => {
  const indexPlan = await plan(list().orderBy('handover_time', 'desc').orderBy('id', 'desc').limit(20))
  expect(indexPlan).toMatchObject({ indexes: ['room_key_list'], scans: [] })
  expect(indexPlan.pages).toBeLessThanOrEqual(10)
})

test('the newest page of one outlet walks its own', async () => {
  const own = within(
    { userId: 0, scope: { kind: 'units', ids: [t.world.unit.BA0011] }, operations: new Map() },
    'room_key',
  )
  if (!own) throw new Error('no predicate')
  const indexPlan = await plan(list().where(own).orderBy('handover_time', 'desc').orderBy('id', 'desc').limit(20))
  expect(indexPlan.indexes).toEqual(['room_key_dept'])
  expect(indexPlan.pages).toBeLessThanOrEqual(40)
})

test('a rare word goes by the pairs of its characters', async () => {
  const [condition] = matching('room_key.search_text', '钟离修竹')
  if (!condition) throw new Error('no condition')
  const indexPlan = await plan(list().where(condition))
  expect(indexPlan).toMatchObject({ indexes: ['room_key_search'], scans: [] })
})

test('what waits for a person is a few pages, however long the register', async () => {
  const indexPlan = await plan(
    list().where('to_user_id', '=', t.world.user.outlet_teller).where('status', '=', sql.lit(1)),
  )
  expect(indexPlan).toMatchObject({ indexes: ['room_key_waiting_to'], scans: [] })
  expect(indexPlan.pages).toBeLessThanOrEqual(10 + 6 * 30)
})

test('the history of one record and the newest of the log stay on their indexes', async () => {
  const db = t.services.database.kysely
  const history = await plan(
    db.selectFrom('sys_log').selectAll().where('target_table', '=', 'room_key').where('target_id', '=', 5),
  )
  expect(history.pages).toBeLessThanOrEqual(40)
  const newest = await plan(
    db.selectFrom('sys_log').selectAll().orderBy('create_time', 'desc').orderBy('id', 'desc').limit(20),
  )
  expect(newest.pages).toBeLessThanOrEqual(40)
})
