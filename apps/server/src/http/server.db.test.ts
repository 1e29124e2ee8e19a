import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { PASSWORD } from '../testing/world.ts'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({}, { write: (line) => void lines.push(line) })
})
afterAll(() => t?.close())

test('every answer carries the security headers and is not kept', async () => {
  for (const url of ['/healthz', '/api/openapi.json', '/api/docs', '/api/No/Such', '/login']) {
    const { headers } = await t.app.inject({ method: 'GET', url })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
  }
})

test('no secret is ever logged: passwords, tokens, cookies, captchas', async () => {
  const headers = { 'x-canary': 'do-not-log' }
  const signed = await t.anonymous(
    'Login/GetJwtToken',
    { username: 'outlet_safety', password: PASSWORD, loginOs: 1 },
    headers,
  )
  await t.anonymous('Login/GetJwtToken', { username: 'outlet_safety', password: 'wrong-but-secret', loginOs: 1 })
  await t.anonymous('Login/GetCurrent', {}, { authorization: `Bearer ${signed.Data.token}` })
  const text = lines.join('\n')
  expect(text).toContain('/api/Login/GetJwtToken')
  for (const secret of [PASSWORD, 'wrong-but-secret', signed.Data.token, 'do-not-log'])
    expect(text).not.toContain(secret)
})

test('a request is found in the log by the id of its envelope', async () => {
  const { RequestId } = await t.anonymous('RoomKey/GetPageList')
  expect(lines.filter((line) => line.includes(RequestId ?? '?'))).not.toHaveLength(0)
})

test('readiness says what is checked', async () => {
  const { json, statusCode } = await t.app.inject({ method: 'GET', url: '/readyz' })
  expect(statusCode).toBe(200)
  expect(json()).toMatchObject({ status: 'ready', checks: { database: true, disk: true, listener: true } })
  const metrics = await t.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.1' })
  expect(metrics.statusCode).toBe(403)
})

test('public calls are limited by address', async () => {
  const calls = Array.from({ length: 70 }, () =>
    t.app.inject({ method: 'POST', url: '/api/Common/GetCode', remoteAddress: '10.7.7.7' }),
  )
  const answers = await Promise.all(calls)
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5)
  const otherAddress = await t.app.inject({ method: 'POST', url: '/api/Common/GetCode', remoteAddress: '10.7.7.8' })
  expect(otherAddress.statusCode).toBe(200)
})

test('another site cannot make a browser act [C-8-02]', async () => {
  const from = (headers: Record<string, string>) => t.anonymous('Setting/GetPublic', {}, headers)
  expect(await from({ origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    Code: 403,
    Message: '请求被拒绝',
  })
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ Code: 403 })
  expect(await from({ origin: 'null' })).toMatchObject({ Code: 403 })
  expect(await from({ origin: 'http://localhost:80' })).toMatchObject({ Code: 0 })
})

test('a console that is too old is told so', async () => {
  expect(await t.anonymous('Setting/GetPublic', {}, { 'x-console-build': '0.0.9.1' })).toMatchObject({
    status: 409,
    Code: 1015,
  })
  expect(await t.anonymous('Setting/GetPublic', {}, { 'x-console-build': '0.1.0.202611210000' })).toMatchObject({
    Code: 0,
  })
})

test('bodies that do not come make room for those that do', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const head = 'POST /api/Login/GetCurrent HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
  let ended = 0
  const sockets = Array.from({ length: 70 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).on('close', () => ended++)
    socket.write(`${head}Content-Length: 100\r\n\r\n{`)
    return socket
  })
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(10)
  const url = `http://127.0.0.1:${port}/api/Login/GetCurrent`
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(answer.status).toBe(401)
  expect(ended).toBe(10)
  for (const socket of sockets) socket.destroy()
})
