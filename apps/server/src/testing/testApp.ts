import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp, nouns } from '../app.ts'
import { readConfig } from '../config.ts'
import { openTokens } from '../core/access/tokens.ts'
import type { Jobs } from '../core/jobs/jobs.ts'
import type { Services } from '../core/services.ts'
import { instant, localDay } from '../core/time/local.ts'
import { openServices } from '../services.ts'
import { freshDatabase } from './freshDatabase.ts'
import { fillWorld, type World } from './world.ts'

export type Answer = {
  status: number
  Code: number
  Message: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  Data: any
  Total?: number
  Next?: string | null
  RequestId?: string
  headers: Record<string, unknown>
}

type Headers = Record<string, string>
export type Post = (path: string, body?: unknown, headers?: Headers) => Promise<Answer>

export type TestApp = {
  app: FastifyInstance
  services: Services
  jobs: Jobs
  world: World
  url: string
  /** The clock of the whole application: tests move it. */
  clock: { at: Date }
  /** Calls without a session. */
  anonymous: Post
  /** Calls as a person, by user name, with a session made without a password. */
  as(username: string): Promise<Post>
  /** That session's bearer token, for requests that are not JSON. */
  token(username: string): Promise<string>
  close(): Promise<void>
}

/** Actions that need a key; a test that sends none gets one. */
const keyed = new Set(
  nouns.flatMap(({ entries }) =>
    entries.flatMap(({ action }) => (action.money ? [`${action.controller}/${action.name}`] : [])),
  ),
)

const BANK = 'Asia/Shanghai'

/**
 * Today at 18:00 of the bank, so that the hour of the run does not matter: the day's tasks can be done, and nothing is
 * late.
 */
const evening = () => instant(`${localDay(new Date(), BANK)} 18:00:00`, BANK)

/** The whole application on its own database, with a small bank in it. */
export async function testApp(env: Record<string, string> = {}, log?: { write(line: string): void }): Promise<TestApp> {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-app-'))
  const clock = { at: evening() }
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...env,
  })
  const logger = log ? pino({ level: 'trace' }, log) : pino({ level: config.logLevel })
  const opened = await openServices({
    config,
    url: database.url,
    directUrl: database.url,
    log: logger,
    clock: { now: () => clock.at },
  })
  const { services, jobs } = opened
  const world = await fillWorld(services)
  const app = await buildApp(services)
  const tokens = openTokens(services.keys)

  const post =
    (token?: string): Post =>
    async (path, body = {}, headers = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(keyed.has(path) && { 'idempotency-key': randomUUID() }),
          ...headers,
        },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return { status: response.statusCode, headers: response.headers, ...response.json() }
    }

  const open = new Map<string, { session: Promise<string>; expires: Date; nth: number }>()
  const signIn = async (username: string, expires: Date, nth: number): Promise<string> => {
    const id = `test${nth || ''}-${username}`
    await services.database.kysely
      .insertInto('session')
      .columns(['id', 'user_id', 'ip', 'user_agent', 'create_time', 'last_seen_time', 'expire_time', 'proved_time'])
      .expression((eb) =>
        eb
          .selectFrom('sys_user')
          .select(({ val, ref }) => [
            val(id).as('id'),
            ref('id').as('user_id'),
            val('127.0.0.1').as('ip'),
            val('test').as('user_agent'),
            val(clock.at).as('create_time'),
            val(clock.at).as('last_seen_time'),
            val(expires).as('expire_time'),
            // A password is confirmed already, except in tests about that.
            val(expires).as('proved_time'),
          ])
          .where('username', '=', username),
      )
      .execute()
    return tokens.sign(id, 'bearer', expires)
  }

  // A test that moves the clock by years signs in anew.
  const token = (username: string) => {
    const before = open.get(username)
    if (before && before.expires > clock.at) return before.session
    const expires = new Date(clock.at.getTime() + 400 * 86_400_000)
    const nth = before ? before.nth + 1 : 0
    const session = signIn(username, expires, nth)
    open.set(username, { session, expires, nth })
    return session
  }

  return {
    app,
    services,
    jobs,
    world,
    url: database.url,
    clock,
    anonymous: post(),
    as: async (username) => post(await token(username)),
    token,
    async close() {
      await app.close()
      await opened.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
