import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeRole } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const busy = { status: 429, Code: 429, Message: '您有太多请求同时进行，请稍候再试' }
const SHARE = 3

// Statistics are constant within a transaction, so holding and watching take two connections.
let owner: pg.Client
let watcher: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: t.url })
  watcher = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await watcher.connect()
})
afterAll(async () => {
  await owner?.end()
  await watcher?.end()
})

/** Locks a table until the returned function is called. */
async function hold(table: string): Promise<() => Promise<unknown>> {
  await owner.query(`begin; lock table ${table} in access exclusive mode`)
  return () => owner.query('rollback')
}

/** The number of connections that wait for the table. */
const waiting = async () => {
  const { rows } = await watcher.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count as number
}

test('slow lists of one account wait behind one another: others are answered meanwhile, too many are refused', async () => {
  const [admin, teller] = [await t.as('admin'), await t.as('outlet_teller')]
  const me = t.world.user.admin
  await admin('Login/GetCurrent')
  await teller('Login/GetCurrent')
  const { gates } = t.services
  const release = await hold('dict_type')
  const requests = Array.from({ length: 203 + 7 }, () => admin('Dict/GetTypePageList'))
  await expect.poll(() => gates.call.underWay(me)).toBe(SHARE)
  // A list queries its rows and its total.
  await expect.poll(waiting).toBe(2 * SHARE)
  expect(await teller('RoomKey/GetPageList')).toMatchObject({ Code: 0 })
  expect(await admin('RoomKey/GetPageList')).toMatchObject(busy)
  await release()
  const answers = await Promise.all(requests)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(203)
  expect(gates.call.underWay()).toBe(0)
})

test('writes that wait for a row take no more of the pool either, and what was refused for it fills no log', async () => {
  const [admin, teller] = [await t.as('admin'), await t.as('outlet_teller')]
  const release = await hold('dict_type')
  const saves = Array.from({ length: 210 }, (_, n) =>
    admin('Dict/SaveType', { dict_code: `crowd_${n}`, dict_name: 'x' }),
  )
  await expect.poll(waiting).toBe(SHARE)
  expect(await teller('RoomKey/GetPageList')).toMatchObject({ Code: 0 })
  await release()
  expect((await Promise.all(saves)).filter(({ Code }) => Code === 0)).toHaveLength(203)
  const { rows } = await t.services.database.pool.query(
    "select count(*)::int as count from sys_log where action = 'Dict/SaveType' and create_time >= $1",
    [t.clock.at],
  )
  expect(rows[0].count).toBe(203)
})

test('files are written one after the other for an account and two at a time for all; the pool stays free', async () => {
  const body = { controller: 'User', filters: {}, columns: ['username'] }
  const { code } = await makeRole(t, { grants: { sys_user: ['query', 'export'] } })
  const able = await Promise.all([1, 2, 3, 4].map(() => makeAccount(t, { unit: 'HQ0000', role: code })))
  for (const { post } of able) await post('Login/GetCurrent')
  const { gates } = t.services
  const release = await hold('export_job')
  const exports = able.flatMap(({ post }) => [post('Common/Export', body), post('Common/Export', body)])
  await expect.poll(() => gates.workbook.underWay()).toBe(2)
  expect(gates.call.underWay()).toBe(2)
  expect(await (await t.as('outlet_teller'))('RoomKey/GetPageList')).toMatchObject({ Code: 0 })
  await release()
  for (const answer of await Promise.all(exports)) expect(answer).toMatchObject({ Code: 0, Data: { state: 2 } })
})
