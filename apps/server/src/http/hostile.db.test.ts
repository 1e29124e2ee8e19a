import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(() => t?.close())

/** A request written by hand: clients normalise paths before they send them. */
const raw = (path: string, host = 'localhost', method = 'GET') =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', () => done({ status: Number(text.slice(9, 12)), text }))
    socket.on('error', failed)
  })

const ways = [
  '../../../package.json',
  '../package.json',
  '..%2f..%2f..%2fpackage.json',
  '..%2F..%2Fpackage.json',
  '%2e%2e/%2e%2e/%2e%2e/package.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '..\\..\\package.json',
  '....//....//package.json',
  'package.json',
  'package.json%00',
  '%00',
  'a%00.css',
  '%',
  '%zz',
  '%c0%ae%c0%ae/package.json',
  '.%00./package.json',
  './/..//package.json',
  `${'a'.repeat(300)}.css`,
  `${'a/'.repeat(2_000)}x.css`,
  'nul',
  'con.css',
  '~',
  'index.html/..',
]

test.each(['/api/docs/', '/api/', '/assets/', '/', '/api/docs//', '/api/Common/'])(
  'no path below %s leads out of its folder or ends in a 500',
  async (below) => {
    for (const way of ways) {
      const { status, text } = await raw(below + way)
      expect([200, 400, 404, 414, 431], `${below}${way}: ${status}`).toContain(status)
      expect(text, below + way).not.toMatch(/"(dependencies|devDependencies|main)"\s*:/)
      // Paths of the console are answered with its page, which handles unknown ones.
      if (below.startsWith('/api/')) expect(status, below + way).not.toBe(200)
    }
  },
)

test('what the documentation needs is there', async () => {
  for (const name of ['', 'swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-initializer.js'])
    expect((await raw(`/api/docs/${name}`)).status, name).toBe(200)
})

test('nothing is answered under a name that is not ours', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/metrics'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/Common/PreviewDownloadFile?id=1'],
    ['POST', '/api/Setting/GetPublic'],
    ['GET', '/api/docs/swagger-ui.css'],
    ['GET', '/no/such/page.js'],
  ] as const) {
    const { status, text } = await raw(path, `rebound.example:${port}`, method)
    expect(status, path).toBe(403)
    expect(text).toContain('"Code":403')
  }
  expect((await raw('/healthz', `127.0.0.1:${port}`)).status).toBe(200)
})
