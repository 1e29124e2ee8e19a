import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { type Opened, openServices } from '../services.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
let opened: Opened
let otherApp: FastifyInstance
beforeAll(async () => {
  t = await testApp()
  const { config, log } = t.services
  opened = await openServices({ config: config as Config, url: t.url, directUrl: t.url, log, clock: t.services.clock })
  otherApp = await buildApp(opened.services)
})
afterAll(async () => {
  await otherApp?.close()
  await opened?.close()
  await t?.close()
})

const post = async (app: FastifyInstance, username: string, path: string, body: object = {}) => {
  const headers = { authorization: `Bearer ${await t.token(username)}` }
  const response = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body })
  return { status: response.statusCode, ...response.json() }
}

test('a session opened here is known there, and ended there is ended here at once', async () => {
  expect(await post(t.app, 'finance', 'Login/GetCurrent')).toMatchObject({ Code: 0 })
  expect(await post(otherApp, 'finance', 'Login/GetCurrent')).toMatchObject({ Code: 0 })
  await post(otherApp, 'sys_admin', 'User/EndSession', { user_id: t.world.user.finance })
  await expect.poll(async () => (await post(t.app, 'finance', 'Login/GetCurrent')).status).toBe(401)
})

test('guesses at a password add up over both', async () => {
  const guess = (app: FastifyInstance) =>
    post(app, 'auditor', 'User/UpdatePwd', { old_password: 'a guess', new_password: 'correct horse battery' })
  for (const app of [t.app, otherApp, t.app, otherApp]) expect(await guess(app)).toMatchObject({ Message: '密码错误' })
  for (const app of [otherApp, t.app]) expect((await guess(app)).Message).toContain('已锁定')
})

test('the same idempotency key counts in both', async () => {
  const body = { dict_code: 'from_two', dict_name: '两处' }
  const headers = { authorization: `Bearer ${await t.token('sys_admin')}`, 'idempotency-key': 'two-processes' }
  const sent = [t.app, otherApp, t.app, otherApp].map((app) =>
    app.inject({ method: 'POST', url: '/api/Dict/SaveType', headers, payload: body }),
  )
  const ids = (await Promise.all(sent)).map((response) => response.json().Data.id)
  expect(new Set(ids).size).toBe(1)
})

test('a notice that is published here rings the bell there', async () => {
  await otherApp.listen({ port: 0, host: '127.0.0.1' })
  const { port } = otherApp.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${await t.token('outlet_teller')}` }
  const stream = await fetch(`http://127.0.0.1:${port}/api/Event/Stream`, { headers })
  const heard: string[] = []
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard.push(new TextDecoder().decode(chunk))
  })().catch(() => undefined)
  const count = async (app: FastifyInstance) =>
    (await post(app, 'outlet_teller', 'Notice/GetNoticeCount')).Data.NoticeCount
  const counters = async () => (await post(otherApp, 'outlet_teller', 'Home/GetHomeCount')).Data.unread_notice
  const before = await counters()
  const body = { title: '两处', content: '<p>内容</p>', type: 0, status: 1 }
  expect(await post(t.app, 'hq_security', 'Notice/SaveNotice', body)).toMatchObject({ Code: 0 })
  await expect.poll(() => heard.join('')).toContain('data: {"topic":"notice"}')
  expect(await count(otherApp)).toBe(before + 1)
  // The cached numbers of the work bench are dropped too.
  expect(await counters()).toBe(before + 1)
  await otherApp.close()
  await listening
})

test('a process that lost its listener forgets what it knew when it hears again', async () => {
  expect(await post(t.app, 'auditor', 'Log/GetPageList')).toMatchObject({ Code: 0 })
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  const cut = () =>
    owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shouya-listen' and datname = current_database()",
    )
  await cut()
  // No process is notified: the cache is stale until the listeners reconnect.
  await owner.query("delete from role_grant where permission_id = 'sys_log'")
  await expect.poll(async () => (await post(t.app, 'auditor', 'Log/GetPageList')).Code, { timeout: 10_000 }).toBe(401)
  await owner.end()
})
