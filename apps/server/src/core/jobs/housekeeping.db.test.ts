import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { housekeeping } from './housekeeping.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let owner: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const date = (moment: Date) => moment.toISOString().slice(0, 10)
const rows = async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows
const keyOf = (day: string, key: string) =>
  rows(
    "insert into idempotency (day, user_id, action, key, body_hash, create_time) values ($1, 1, 'a', $2, 'x', now())",
    [day, key],
  )
const logOf = (moment: Date, message: string) =>
  rows("insert into sys_log (log_type, action, result, message, create_time) values (2, 'a', true, $1, $2)", [
    message,
    moment,
  ])
const places = (table: string, column: string) =>
  rows(`select ${column} as what, tableoid::regclass::text as place from ${table} where action = 'a' order by 1`)

test('rows that lie in a default partition move into their own, whenever that is made', async () => {
  const [day, month, far] = [inDays(20), inDays(130), '2099-01-01']
  await keyOf(date(day), 'soon')
  await keyOf(far, 'never')
  await logOf(month, 'later')
  expect(await places('idempotency', 'key')).toEqual([
    { what: 'never', place: 'idempotency_other' },
    { what: 'soon', place: 'idempotency_other' },
  ])
  const [{ id }] = (await rows("select id from sys_log where message = 'later'")) as [{ id: string }]

  await housekeeping(database.url, new Date())
  await housekeeping(database.url, day)
  expect(await places('idempotency', 'key')).toEqual([
    { what: 'never', place: 'idempotency_other' },
    { what: 'soon', place: `idempotency_${date(day).replaceAll('-', '')}` },
  ])
  await housekeeping(database.url, month)
  expect(await places('sys_log', 'message')).toEqual([
    { what: 'later', place: `sys_log_${date(month).slice(0, 7).replace('-', '')}` },
  ])
  expect(await rows("select id from sys_log where message = 'later'")).toEqual([{ id }])
  // The triggers disabled for moving rows are enabled again, in the old and in the new partition.
  await logOf(new Date('2090-01-01'), 'beyond')
  for (const message of ['later', 'beyond'])
    await expect(rows('delete from sys_log where message = $1', [message])).rejects.toThrow('evidence')
})

test('what cannot be done stops nothing else, and is said', async () => {
  await rows('alter table rate_hit rename to rate_hit_aside')
  await rows("insert into captcha (id, bits, expire_time) values ('old', 18, now() - interval '1 day')")
  await expect(housekeeping(database.url, new Date())).rejects.toThrow('rate_hit')
  expect(await rows('select id from captcha')).toEqual([])
  await rows('alter table rate_hit_aside rename to rate_hit')
  await expect(housekeeping(database.url, new Date())).resolves.toBeUndefined()
})

test('a server starts although housekeeping fails, and says so', async () => {
  const missing = `idempotency_${date(inDays(1)).replaceAll('-', '')}`
  await rows(`drop table ${missing}`)
  await rows('alter function roll_partitions rename to roll_partitions_aside')
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-start-'))
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', DEMO: '0' }
  const server = spawn(process.execPath, [main], { env: { ...env, ADMIN_PASSWORD: 'Quiet-Harbour-41' } })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text
    })
  try {
    await expect.poll(() => output, { timeout: 50_000 }).toMatch(/Shouya serves http/)
    expect(output).toContain('housekeeping failed')
    const address = /Shouya serves (\S+)/.exec(output)?.[1]
    const ready = await fetch(`${address}/readyz`)
    expect(ready.status).toBe(200)
    expect((await ready.json()).notes).toContain('partitions of the coming days are missing: housekeeping has failed')
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  await rows('alter function roll_partitions_aside rename to roll_partitions')
  await housekeeping(database.url, new Date())
  expect(await rows('select to_regclass($1)::text as name', [missing])).toEqual([{ name: missing }])
})

test('the log goes after its years: a whole month at once, before that what is not sensitive', async () => {
  const year = 365 * DAY
  const [fresh, plain, old] = [Date.now() - 2 * year, Date.now() - 4 * year, Date.now() - 6 * year].map(
    (time) => new Date(time),
  ) as [Date, Date, Date]
  for (const day of [fresh, plain, old]) await rows('select roll_partitions($1)', [day])
  for (const [day, name] of [
    [fresh, 'fresh'],
    [plain, 'plain'],
    [old, 'old'],
  ] as const)
    for (const type of [2, 3])
      await rows(
        "insert into sys_log (log_type, action, result, message, create_time) values ($1, 'kept', true, $2, $3)",
        [type, `${name} ${type}`, day],
      )
  const keptActions = async () =>
    (await rows("select message from sys_log where action = 'kept' order by create_time, log_type")).map(
      ({ message }) => message,
    )
  await housekeeping(database.url, new Date())
  expect(await keptActions()).toEqual(['plain 3', 'fresh 2', 'fresh 3'])
  // For everybody else it stays immutable.
  await expect(rows("delete from sys_log where action = 'kept'")).rejects.toThrow()
  expect(await rows("select message from sys_log where action = 'Job/log_retention'")).toEqual([
    { message: 'sys_log 3' },
  ])
  await rows("update setting set value = $1 where key = 'archive.retention_years'", ['{"log": 1, "log_sensitive": 9}'])
  await housekeeping(database.url, new Date())
  expect(await keptActions()).toEqual(['plain 3', 'fresh 3'])
})
