import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { housekeeping } from '../core/jobs/housekeeping.ts'
import { makeAccount, makeHandover } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { connect } from './connect.ts'
import { openLogins } from './logins.ts'
import { migrate } from './migrate.ts'

let t: TestApp
let owner: pg.Client
let handover: number
beforeAll(async () => {
  t = await testApp()
  owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  const giver = await makeAccount(t, { role: 'outlet_safety' })
  const taker = await makeAccount(t, { role: 'outlet_teller' })
  handover = (await makeHandover(t, { from: giver, to: taker.id, type: 2, received: taker })).id
})
afterAll(async () => {
  await owner?.end()
  await t?.close()
})

const secretOf = (seed: string) => (purpose: string) => Buffer.from(seed.padEnd(8) + purpose.padEnd(24)).subarray(0, 32)
const anySecret = () => {
  const seed = randomBytes(8)
  return (purpose: string) => Buffer.concat([seed, Buffer.from(purpose.padEnd(24))]).subarray(0, 32)
}
const userOf = (url: string) => new URL(url).username
const firstValue = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows[0]
  } finally {
    await client.end()
  }
}

/** The error code of the last statement, on a connection like the pool's; null when all succeeded. */
async function refused(...statements: string[]): Promise<string | null> {
  const client = await t.services.database.pool.connect()
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement).catch(() => {})
    return await client.query(statements.at(-1) ?? '').then(
      () => null,
      ({ code }) => code,
    )
  } finally {
    client.release(true)
  }
}

const ways = [
  'set role none',
  'reset role',
  'set session authorization default',
  'set session authorization shouya',
  'set role shouya',
  'set role shouya_keeper',
  'set session_replication_role = replica',
]
const NO_RIGHT = '42501'
const EVIDENCE = '23001'

test.for(ways)('after `%s` the log, signed rows and the machine are as far as before', async (way) => {
  for (const statement of [
    'truncate sys_log',
    'delete from sys_log',
    'update sys_log set code = 1',
    'alter table room_key disable trigger all',
    'drop trigger room_key_evidence on room_key',
    'drop table sys_log_other',
    'alter function guard_room_key() rename to aside',
    "select pg_read_file('/etc/passwd')",
    "select pg_ls_dir('/')",
    "copy dict_type from program 'id'",
    "copy dict_type to '/tmp/shouya'",
    "select lo_import('/etc/passwd')",
    'create table aside (a int)',
    'create temp table aside (a int)',
    'create schema aside',
    'create role aside superuser',
    'alter role shouya_app superuser',
    'grant shouya_keeper to current_user',
    'select roll_partitions(now())',
    `delete from room_key where id = ${handover}`,
  ])
    expect(await refused(way, statement), statement).toBe(NO_RIGHT)
  expect(await refused(way, `update room_key set reason = 'x' where id = ${handover}`)).toBe(EVIDENCE)
})

test('no connection of a server that serves is the owner, and none could become it', async () => {
  await t.jobs.start()
  await t.services.database.pool.query('select 1')
  const { rows } = await owner.query(`
    select distinct application_name as what, usename as who, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
    from pg_stat_activity join pg_roles on rolname = usename
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'shouya%' order by 1`)
  const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }
  const who = expect.stringMatching(/^shouya_app_[0-9a-f]{8}$/)
  expect(rows).toEqual(
    ['shouya', 'shouya-jobs', 'shouya-listen'].map((application_name) => ({ what: application_name, who, ...none })),
  )
  expect((await t.app.inject({ method: 'GET', url: '/readyz' })).json().notes).toEqual([])
})

test('retention removes evidence by its own login, and by its role only', async () => {
  const { keeping } = t.services.database
  const count = await keeping(async (tx) => (await tx.deleteFrom('sys_log').returning('id').execute()).length)
  expect(count).toBeGreaterThan(0)
  // PostgreSQL ends a connection a moment after its client has left.
  const left = () =>
    owner.query("select 1 from pg_stat_activity where datname = current_database() and usename like 'shouya_keeper%'")
  await expect.poll(async () => (await left()).rows).toEqual([])
})

test('machines that share their keys share their logins; a lost password is set anew', async () => {
  const secret = secretOf(randomBytes(3).toString('hex'))
  const options = { url: t.url, directUrl: t.url, secret }
  const all = await Promise.all([1, 2, 3, 4].map(() => openLogins(options)))
  for (const logins of all) expect(logins).toEqual(all[0])
  const { url, keeperUrl } = all[0] as Awaited<ReturnType<typeof openLogins>>
  await owner.query(`alter role ${userOf(url)} password 'another'`)
  await expect(firstValue(url, 'select 1')).rejects.toThrow('password authentication failed')
  expect(await openLogins(options)).toEqual(all[0])
  expect(await firstValue(url, 'select session_user as who')).toEqual({ who: userOf(url) })
  expect(await openLogins({ ...options, secret: anySecret() })).not.toEqual(all[0])
  expect(userOf(keeperUrl)).toMatch(/^shouya_keeper_/)
})

test('an owner that is no superuser makes them, too, where it may make roles', async () => {
  const name = `landlord_${randomBytes(4).toString('hex')}`
  await owner.query(`create role ${name} login createrole password '${name}'`)
  await owner.query(`grant shouya_app, shouya_keeper to ${name} with admin option`)
  await owner.query(`create database ${name} owner ${name}`)
  const url = new URL(t.url)
  url.username = name
  url.password = name
  url.pathname = `/${name}`
  try {
    await migrate(url.href)
    await housekeeping(url.href, new Date())
    const options = { url: url.href, directUrl: url.href, secret: anySecret() }
    const logins = await openLogins(options)
    expect([logins.url, logins.directUrl, logins.keeperUrl].map(userOf)).not.toContain(name)
    const database = await connect(logins.url, 1, logins.keeperUrl)
    expect(database.roles).toBe(true)
    await database.close()
    await owner.query(`alter role ${userOf(logins.url)} password 'another'`)
    expect(await openLogins(options)).toEqual(logins)
  } finally {
    await owner.query(`drop database ${name} with (force)`)
  }
})

test('a login of the operator that is plain is used as it is', async () => {
  const name = `operator_${randomBytes(4).toString('hex')}`
  await owner.query(`create role ${name} login password 'p@ss/word'; grant shouya_app to ${name}`)
  const url = new URL(t.url)
  url.username = name
  url.password = encodeURIComponent('p@ss/word')
  const logins = await openLogins({ url: url.href, directUrl: t.url, secret: anySecret() })
  expect([logins.url, userOf(logins.directUrl)]).toEqual([url.href, name])
  expect(await firstValue(logins.directUrl, 'select session_user as who')).toEqual({ who: name })
  const database = await connect(logins.url, 1, logins.keeperUrl)
  expect(database.roles).toBe(true)
  await database.close()
})

test('where no login can be made, the owner is all there is, and it is said', async () => {
  const name = `weak_${randomBytes(4).toString('hex')}`
  await owner.query(`create role ${name} login password '${name}'; grant shouya_app to ${name}`)
  await owner.query(`alter table fault_repair owner to ${name}`)
  const url = new URL(t.url)
  url.username = name
  url.password = name
  const logins = await openLogins({ url: url.href, directUrl: url.href, secret: anySecret() })
  expect(logins).toEqual({ url: url.href, directUrl: url.href, keeperUrl: url.href })
  const database = await connect(logins.url, 1, logins.keeperUrl)
  expect(database.roles).toBe(false)
  await database.close()
})
