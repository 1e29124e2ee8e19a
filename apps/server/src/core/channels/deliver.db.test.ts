import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Unscoped } from '../../db/scope.ts'
import { granted } from '../../testing/factories.ts'
import { type Post, type TestApp, testApp } from '../../testing/testApp.ts'
import { remind } from '../messages/remind.ts'
import { signatureOf } from './sms.ts'

let t: TestApp
let admin: Post
let at: number
const closers: (() => Promise<void>)[] = []
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://shouya.bank.example' })
  admin = await t.as('admin')
  at = t.clock.at.getTime()
  await t.services.database.kysely
    .updateTable('sys_user')
    .set({ email: 'zhou@bank.example' })
    .where('username', '=', 'outlet_safety')
    .execute()
  const { id, version, receivers } = await ruleOf('key_receive')
  granted(await admin('EventsRemind/Save', { id, version, receivers, channels: [1, 2, 3] }))
})
beforeEach(async () => {
  for (const table of ['remind_delivery', 'remind_msg']) await t.services.database.pool.query(`delete from ${table}`)
  await set({ 'mail.on': false, 'sms.on': false, 'remind.hourly_limit': 10 })
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => t?.close())

const ruleOf = async (code: string) =>
  (await admin('EventsRemind/GetList')).Data.find((rule: { remind_code: string }) => rule.remind_code === code)

async function set(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) {
    const { version } = (await admin('Setting/Get', { key })).Data
    granted(await admin('Setting/Save', { key, version, value }))
  }
}

let serial = 0
const tell = (who: 'outlet_safety' | 'outlet_teller' = 'outlet_safety') =>
  remind(
    t.services.database.kysely as unknown as Kysely<Unscoped>,
    {
      ...{ code: 'key_receive', receivers: [t.world.user[who]], link: '/form/keys?id=7', level: 1 },
      ...{
        table: 'room_key',
        id: ++serial,
        params: { bill_no: `YS${serial}\r\nBcc: x@evil.example`, from: '<b>周</b>', keys: '金库' },
      },
    },
    t.clock.at,
  )
const run = (minutes = 0) => t.jobs.run('remind_deliver', new Date(at + minutes * 60_000))
const log = async (post = admin) => (await post('EventsRemind/GetDeliveryList', {})).Data

type Mail = { from: string; to: string[]; user: string | undefined; raw: string }

/** A mail server; `refuse` answers with that code. */
async function mailServer(options: SMTPServerOptions = {}, refuse: () => number | null = () => null) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const code = refuse()
        if (code !== null) return done(Object.assign(new Error('no zhou@bank.example here'), { responseCode: code }))
        mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  // A client that does not trust it hangs up.
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => new Promise((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  await set({
    'mail.host': '127.0.0.1',
    'mail.port': port,
    'mail.security': 'plain',
    'mail.from': 'noreply@bank.example',
  })
  return mails
}

type Call = { headers: IncomingHttpHeaders; body: string; url: string }

async function gateway(answer: (call: Call) => number, location?: string) {
  const calls: Call[] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url ?? '' }
      calls.push(call)
      response.writeHead(answer(call), location ? { location } : {}).end('answer')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closers.push(() => new Promise((closed) => server.close(() => closed())))
  const { port } = server.address() as AddressInfo
  await set({ 'sms.url': `http://127.0.0.1:${port}/send`, 'sms.secret': 'Geheim-7' })
  return calls
}

test('while both channels are off nothing is queued, and the console reminds', async () => {
  const mails = await mailServer()
  const calls = await gateway(() => 200)
  expect(await tell()).toBe(1)
  await run()
  expect(await log()).toEqual([])
  expect([mails, calls]).toEqual([[], []])
})

describe('mail', () => {
  test('goes as plain text from the address of the parameters, once, and no value makes a header', async () => {
    const mails = await mailServer()
    await set({ 'mail.on': true })
    await tell()
    await run()
    await run(1)
    expect(mails).toMatchObject([{ from: 'noreply@bank.example', to: ['zhou@bank.example'], user: undefined }])
    const [head = '', ...parts] = (mails[0]?.raw ?? '').split('\r\n\r\n')
    const body = parts.join('\r\n\r\n')
    expect(head).toMatch(/^Content-Type: text\/plain/m)
    expect(head).not.toMatch(/^Bcc:/m)
    const text = /quoted-printable/.test(head)
      ? Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString()
      : Buffer.from(body, 'base64').toString()
    expect(text).toContain('<b>周</b>移交金库')
    expect(text).toContain('https://shouya.bank.example/form/keys?id=7')
    expect(await log()).toMatchObject([
      {
        channel: 3,
        status: 2,
        address: 'z***@bank.example',
        attempts: 1,
        error: null,
        receiver_name: '某outlet_safety',
      },
    ])
    expect(JSON.stringify(await log())).not.toContain('zhou@')
  })

  test('that a server cannot take now is tried again, ever later, and fails in the end', async () => {
    let code: number | null = 451
    const mails = await mailServer({}, () => code)
    await set({ 'mail.on': true })
    await tell()
    for (const minute of [0, 1, 6, 21, 81]) await run(minute)
    expect(await log()).toMatchObject([{ status: 3, attempts: 5 }])
    expect((await log())[0].error).toContain('z***@bank.example')
    await tell()
    await run()
    expect((await log())[0]).toMatchObject({ status: 0, attempts: 1 })
    code = null
    await run()
    expect(mails).toEqual([])
    await run(1)
    expect(mails).toHaveLength(1)
    expect((await log())[0]).toMatchObject({ status: 2, attempts: 2 })
  })

  test('that a server refuses for good is not tried again', async () => {
    await mailServer({}, () => 550)
    await set({ 'mail.on': true })
    await tell()
    await run()
    expect(await log()).toMatchObject([{ status: 3, attempts: 1 }])
  })

  test('a server that is not there holds nobody: others wait with it, and it is asked once a run', async () => {
    await mailServer()
    await set({ 'mail.on': true, 'mail.port': 1 })
    await tell()
    await tell()
    await run()
    expect(await log()).toMatchObject([
      { status: 0, attempts: 1 },
      { status: 0, attempts: 1 },
    ])
  })

  test('no password goes to a server whose certificate nobody signed', async () => {
    const users: unknown[] = []
    const mails = await mailServer({
      secure: true,
      disabledCommands: [],
      onAuth({ username }, _, done) {
        users.push(username)
        done(null, { user: username })
      },
    })
    await set({ 'mail.on': true, 'mail.security': 'tls', 'mail.user': 'robot', 'mail.password': 'Wort-1' })
    await tell()
    await run()
    expect([mails, users]).toEqual([[], []])
    expect((await log())[0]).toMatchObject({ status: 0 })
    expect((await log())[0].error).toMatch(/certificate/i)
    await set({ 'mail.security': 'plain', 'mail.user': '', 'mail.password': '' })
  })

  test('of somebody without an address, of what was settled, of an account that ended is left out', async () => {
    const mails = await mailServer()
    await set({ 'mail.on': true })
    await tell('outlet_teller')
    await run()
    expect(await log()).toMatchObject([{ status: 4, error: 'noAddress', address: '' }])
    await tell()
    await t.services.database.pool.query('update remind_msg set status = 2')
    await run()
    expect((await log())[0]).toMatchObject({ status: 4, error: 'settled' })
    await tell()
    await set({ 'mail.on': false })
    await run()
    expect((await log())[0]).toMatchObject({ status: 4, error: 'off' })
    expect(mails).toEqual([])
  })

  test('more than the limit of an hour is left out; in the next hour there is room', async () => {
    const mails = await mailServer()
    await set({ 'mail.on': true, 'remind.hourly_limit': 2 })
    for (let n = 0; n < 3; n++) await tell()
    await run()
    expect(mails).toHaveLength(2)
    expect((await log()).map(({ status }: { status: number }) => status).toSorted()).toEqual([2, 2, 4])
    await tell()
    await run(61)
    expect(mails).toHaveLength(3)
  })
})

describe('SMS', () => {
  test('is a signed call of the gateway, the same of every try', async () => {
    let code = 503
    const calls = await gateway(() => code)
    await set({ 'sms.on': true })
    await tell()
    await run()
    code = 204
    await run(1)
    expect(calls).toHaveLength(2)
    const [first, second] = calls as [Call, Call]
    const said = JSON.parse(second.body)
    expect(said).toMatchObject({
      phone: expect.stringMatching(/^1390000/),
      code: 'key_receive',
      text: expect.stringContaining('移交金库'),
    })
    const timestamp = String(second.headers['x-shouya-timestamp'])
    expect(second.headers['x-shouya-signature']).toBe(`sha256=${signatureOf('Geheim-7', timestamp, second.body)}`)
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key'])
    expect(JSON.parse(first.body).id).toBe(said.id)
    expect(second.body + JSON.stringify(second.headers)).not.toContain('Geheim-7')
    expect((await log())[0]).toMatchObject({
      channel: 2,
      status: 2,
      attempts: 2,
      address: expect.stringMatching(/^139\*{4}\d{4}$/),
    })
  })

  test('follows no redirect', async () => {
    const calls = await gateway(() => 302, '/elsewhere')
    await set({ 'sms.on': true })
    await tell()
    await run()
    expect(calls.map(({ url }) => url)).toEqual(['/send'])
    expect((await log())[0]).toMatchObject({ status: 3, error: 'HTTP 302' })
  })

  test('without a secret nothing is called', async () => {
    const calls = await gateway(() => 200)
    await set({ 'sms.on': true, 'sms.secret': '' })
    await tell()
    await run()
    expect(calls).toEqual([])
    expect((await log())[0]).toMatchObject({ status: 3, error: 'noServer' })
  })
})

describe('who does what', () => {
  test('an administrator tries a channel that is off with a message to themself', async () => {
    const mails = await mailServer()
    expect(await admin('EventsRemind/TestChannel', { channel: 3 })).toMatchObject({ Code: 1004 })
    await t.services.database.pool.query(`update sys_user set email = 'admin@bank.example' where username = 'admin'`)
    granted(await admin('EventsRemind/TestChannel', { channel: 3 }))
    await run(1)
    expect(mails).toMatchObject([{ to: ['admin@bank.example'] }])
    const branch = await t.as('branch_security')
    expect(await branch('EventsRemind/TestChannel', { channel: 3 })).toMatchObject({ Code: 401 })
  })

  test('the log shows what went to people in scope', async () => {
    await mailServer()
    await set({ 'mail.on': true })
    await tell()
    await run()
    expect(await log(await t.as('branch_security'))).toHaveLength(1)
    expect(await log(await t.as('security_far'))).toEqual([])
    expect(await (await t.as('outlet_safety'))('EventsRemind/GetDeliveryList', {})).toMatchObject({ Code: 401 })
  })
})
