import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeHandover } from '../factories.ts'
import { type TestApp, testApp } from '../testApp.ts'

/** PostgreSQL's refusals: no right to the table, or the trigger that protects evidence. */
const NO_RIGHT = '42501'
const EVIDENCE = '23001'

let t: TestApp
let handover: number
let keeper: pg.Client
beforeAll(async () => {
  t = await testApp()
  const giver = await makeAccount(t, { role: 'outlet_safety' })
  const taker = await makeAccount(t, { role: 'outlet_teller' })
  handover = (await makeHandover(t, { from: giver, to: taker.id, type: 2, received: taker })).id
  keeper = new pg.Client({ connectionString: t.url })
  await keeper.connect()
  await keeper.query('set role shouya_keeper')
})
afterAll(async () => {
  await keeper?.end()
  await t?.close()
})

/** Runs a statement as the application; returns the code of the refusal, or null. */
const refused = (statement: string): Promise<string | null> =>
  sql
    .raw(statement)
    .execute(t.services.database.kysely)
    .then(
      () => null,
      ({ code }) => code,
    )

test('the pool works as the role app, which owns nothing', async () => {
  const { rows } = await sql<{ who: string }>`select current_user as who`.execute(t.services.database.kysely)
  expect(rows).toEqual([{ who: 'shouya_app' }])
  expect(t.services.database.roles).toBe(true)
  for (const statement of [
    'drop table sys_log',
    'alter table room_key disable trigger all',
    'drop trigger room_key_evidence on room_key',
  ])
    expect(await refused(statement), statement).toBe(NO_RIGHT)
})

test('the app cannot change, remove or empty the audit log, not through a partition either', async () => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'sys_log'::regclass`.execute(t.services.database.kysely)
  expect(rows.length).toBeGreaterThan(1)
  for (const name of ['sys_log', ...rows.map((row) => row.name)])
    for (const statement of [`update ${name} set message = 'x'`, `delete from ${name}`, `truncate ${name}`])
      expect(await refused(statement), statement).toBe(NO_RIGHT)
})

/** Everything under the signatures (content.ts), and the signatures. */
const signed: [string, string][] = [
  ['bill_no', "'YS0'"],
  ['biz_date', "'2020-01-01'"],
  ['dept_id', 'dept_id + 1'],
  ['handover_type', '1'],
  ['keys', "'[]'"],
  ['from_user_id', 'supervisor_user_id'],
  ['to_user_id', '1'],
  ['supervisor_user_id', '1'],
  ['handover_time', "'2020-01-01'"],
  ['expect_return_time', 'null'],
  ['reason', "'x'"],
  ['seal_before', "'x'"],
  ['seal_after', "'x'"],
  ['password_changed', 'not password_changed'],
  ['place_under_monitor', 'not place_under_monitor'],
  ['is_backfill', 'not is_backfill'],
  ['backfill_reason', "'x'"],
  ['remark', "'x'"],
  ['sign_hash', "repeat('0', 64)"],
  ['create_time', "'2020-01-01'"],
  ['from_sign', "'{}'"],
  ['from_sign', 'null'],
  ['to_sign', "'{}'"],
  ['to_sign', 'null'],
]

test.for(signed)('the app cannot change %s = %s of a signed handover', async ([column, value]) => {
  expect(await refused(`update room_key set ${column} = ${value} where id = ${handover}`)).toBe(EVIDENCE)
})

test('the app cannot remove a handover or its items', async () => {
  for (const statement of ['delete from room_key', 'truncate room_key cascade', 'delete from room_key_item'])
    expect(await refused(statement), statement).toBe(NO_RIGHT)
})

test('a handover moves on, and a missing signature can still be added, once', async () => {
  expect(await refused(`update room_key set version = version + 1 where id = ${handover}`)).toBeNull()
  expect(await refused(`update room_key set return_sign = '{"a":1}' where id = ${handover}`)).toBeNull()
  expect(await refused(`update room_key set return_sign = '{"a":2}' where id = ${handover}`)).toBe(EVIDENCE)
})

test('retention removes both, as keeper', async () => {
  await keeper.query('begin')
  await keeper.query('delete from room_key_item')
  expect((await keeper.query('delete from room_key')).rowCount).toBeGreaterThan(0)
  expect((await keeper.query('delete from sys_log')).rowCount).toBeGreaterThan(0)
  await keeper.query('rollback')
})

test('where roles could not be made, the triggers alone hold, also against the owner', async () => {
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  for (const statement of [
    'delete from room_key',
    "update room_key set reason = 'x'",
    'delete from sys_log',
    'update sys_log set code = 1',
  ])
    await expect(owner.query(statement), statement).rejects.toMatchObject({ code: EVIDENCE })
  await owner.end()
})
