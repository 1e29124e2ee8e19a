import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from './embedded/freePort.ts'
import { readPidFile } from './embedded/pidFile.ts'
import { runningUrl } from './embedded/runningUrl.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

// Recovery takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = process.getuid?.() === 0
let dir: string
let started: Embedded[]
let lines: string[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shouya-pg-'))
  started = []
  lines = []
})
afterEach(async () => {
  for (const server of started) await server.stop()
  rmSync(dir, { recursive: true, force: true })
})

const dataDir = () => join(dir, 'data')
const cluster = () => join(dataDir(), 'postgres')

async function start(inside = {}) {
  const embedded = await startEmbedded({ dataDir: dataDir(), log: (line) => lines.push(line) }, inside)
  started.push(embedded)
  return embedded
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('boots with safe settings, keeps rows over a restart and its password to itself', async () => {
  const first = await start()
  expect(runningUrl(dataDir())).toBe(first.url)
  const [row] = await query(
    first.url,
    `select current_user, current_database(), inet_server_addr()::text as address,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
       current_setting('unix_socket_directories') as sockets, current_setting('server_encoding') as encoding,
       current_setting('TimeZone') as zone, (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as open`,
  )
  expect(row).toEqual({
    current_user: 'shouya',
    current_database: 'shouya',
    address: '127.0.0.1/32',
    fsync: 'on',
    sync: 'on',
    sockets: '',
    encoding: 'UTF8',
    zone: 'UTC',
    open: 0,
  })
  expect(statSync(join(dataDir(), 'postgres.password')).mode & 0o777).toBe(0o600)
  await expect(query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication')
  await query(first.url, `create table t as select '守押' as name`)
  await first.stop()
  await first.stop()
  expect(runningUrl(dataDir())).toBeUndefined()

  const second = await start()
  expect(await query(second.url, 'select * from t')).toEqual([{ name: '守押' }])
  await expect(start()).rejects.toThrow('already in use by this very process')
  await second.stop()

  rmSync(join(dataDir(), 'postgres.password'))
  const third = await start()
  expect(await query(third.url, 'select * from t')).toEqual([{ name: '守押' }])
})

// Inserts row after row and prints each number once the commit is acknowledged.
const writer = `
import { Client } from ${JSON.stringify(import.meta.resolve('pg'))}
import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
const { url } = await startEmbedded({ dataDir: process.argv[1], log() {} })
const client = new Client({ connectionString: url })
await client.connect()
await client.query('create table t (n int)')
for (let n = 1; ; n++) {
  await client.query('insert into t values ($1)', [n])
  console.log(n)
}
`

test('after kill -9 of the server the next start ends the leftover and finds every acknowledged row', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, dataDir()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (acknowledged === 50) {
      await expect(start()).rejects.toThrow(`${dataDir()} is already in use by process ${child.pid}`)
      child.kill('SIGKILL')
    }
  }
  // The output ends a moment before the process.
  if (child.signalCode === null) await once(child, 'exit')
  const left = readPidFile(cluster())
  expect(left?.ready).toBe(true)

  const { url } = await start()
  expect(lines[0]).toBe(`Stopping the PostgreSQL (process ${left?.pid}) that an earlier start left behind`)
  const [row] = await query(url, 'select count(*)::int as rows, count(distinct n)::int as numbers from t')
  expect(row?.rows).toBe(row?.numbers)
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged)
  expect(row?.rows).toBeLessThanOrEqual(acknowledged + 1)
})

test('a killed PostgreSQL is started again on the same address', async () => {
  const { url } = await start()
  await query(url, 'create table t as select 1 as n')
  process.kill(readPidFile(cluster())?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(async () => expect(await query(url, 'select * from t')).toEqual([{ n: 1 }]), 30_000)
  expect(lines).toContain('PostgreSQL ended unexpectedly and is started again')
})

test('a pid file of a stranger and a taken port do not hinder a start', async () => {
  await (await start()).stop()
  writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n5432\n\n\n\nready\n`)
  const occupied = createServer()
  occupied.listen(0, '127.0.0.1')
  await once(occupied, 'listening')
  const address = occupied.address()
  const ports = [typeof address === 'object' && address ? address.port : 0]
  const { url } = await start({ choosePort: async () => ports.pop() ?? freePort() })
  expect(ports).toEqual([])
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  occupied.close()
})

test('a damaged, an incomplete and a foreign cluster are told apart, and nothing is overwritten', async () => {
  await (await start()).stop()
  const version = join(cluster(), 'PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(start()).rejects.toThrow(`${cluster()} was made by PostgreSQL 17`)
  rmSync(version)
  await expect(start()).rejects.toThrow('is damaged (PG_VERSION is missing)')
  writeFileSync(version, '18\n')
  writeFileSync(join(cluster(), 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(start()).rejects.toThrow(/^The database in .* is damaged [^\n]*$/)
  expect(existsSync(join(dataDir(), 'postgres.password'))).toBe(true)
})

test('a folder that cannot be made is one line', async () => {
  writeFileSync(dataDir(), '')
  await expect(start()).rejects.toThrow(`${dataDir()} is not a folder`)
})

describe.runIf(root)('where user namespaces are not allowed', () => {
  test('root hands PostgreSQL to another user, moving out of a private folder', async () => {
    const inside = { noNamespace: true, base: join(dir, 'base') }
    mkdirSync(dataDir(), { mode: 0o700 })
    chmodSync(dir, 0o755)
    const first = await start()
    await query(first.url, 'create table t as select 1 as n')
    await first.stop()
    const second = await start(inside)
    expect(await query(second.url, 'select * from t')).toEqual([{ n: 1 }])
    const home = readFileSync(join(dataDir(), 'postgres.location'), 'utf8').trim()
    expect(lines.at(-1)).toBe(`The database lies in ${home}, because that user cannot reach ${dataDir()}`)
    expect(statSync(join(home, 'postgres')).uid).not.toBe(0)
    expect(existsSync(cluster())).toBe(false)
    await second.stop()
    const third = await start()
    expect(await query(third.url, 'select * from t')).toEqual([{ n: 1 }])
  })

  test('an open folder stays where it is', async () => {
    chmodSync(dir, 0o755)
    mkdirSync(dataDir())
    chmodSync(dataDir(), 0o755)
    const { url } = await start({ noNamespace: true, base: join(dir, 'base') })
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(statSync(cluster()).uid).not.toBe(0)
  })
})
