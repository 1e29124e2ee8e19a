import { housekeeping } from '@shouya/server/core/jobs/housekeeping.ts'
import { post as book } from '@shouya/server/core/ledger/post.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorize } from '../../consumeBalance/server/testing/authorize.ts'
import { keyOf, moved, terminalOf, toApp } from '../../device/server/testing/terminals.ts'
import { agentRow, boundDeviceRow, consumeRow, deviceRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { faulty } from './simulator/faults.ts'
import { signedHeaders } from './testing/signedHeaders.ts'

let t: TestApp
let admin: Post
let agent: number
let product: number
let serial = 0

const params = [
  { key: 'beat', label: '心跳', type: 1, min: 30, max: 600, default: 60, unit: '秒' },
  { key: 'light', label: '灯', type: 4, min: null, max: null, default: true, unit: null },
]
const db = () => t.services.database.kysely
const seen = async (id: number) => granted(await admin('Device/Get', { id }))
const member = () => memberRow(t, agent)
const bound = async (more: object = {}, memberId?: number) => {
  const of = memberId ?? (await member())
  const { id } = await boundDeviceRow(t, { productId: product, agentId: agent, memberId: of }, more)
  return { id, memberId: of }
}
const signed = (
  device: string,
  key: string,
  path: string,
  body: string,
  more: { time?: number; nonce?: string } = {},
) => signedHeaders(t, device, key, { path, body, ...more })
const recharge = async (memberId: number, paid: number, gift: number) =>
  db()
    .transaction()
    .execute((tx) =>
      book(
        tx as never,
        {
          ...{ event: 'recharged', record: { table: 'test', id: ++serial }, owners: { member: memberId } },
          ...{ amounts: { paid, gift }, operator: null },
        },
        t.clock.at,
      ),
    )
const balanceOf = async (memberId: number) =>
  (
    await sql<{ account_type: number; balance: number }>`select account_type, balance from ledger_account
      where owner_type = 3 and owner_id = ${memberId} and account_type in (21, 22) order by account_type`.execute(db())
  ).rows.map(({ balance }) => Number(balance))
const usesOf = async (id: number) =>
  (await db().selectFrom('use_log').selectAll().where('device_id', '=', id).orderBy('terminal_seq').execute()).map(
    ({ terminal_seq, fee, fee_gift, pay_from, is_late, member_id }) => ({
      ...{ terminal_seq, fee, fee_gift, pay_from, is_late, member_id },
    }),
  )
const once = { use_type: 1, qty: 1, result: 1, minutes: 1 } as const
const skip = (seconds: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + seconds * 1_000)
}

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('trade_admin')
  agent = await agentRow(t)
  product = await productRow(t, { param_schema: JSON.stringify(params) as never })
})
afterAll(() => t?.close())

describe('a request', () => {
  test('is of the device that signed it, of now, and works once', async () => {
    const id = await deviceRow(t, product)
    const { device_no, key } = await keyOf(t, id)
    const send = toApp(t)
    const path = '/device/v1/heartbeat'
    const headers = signed(device_no, key, path, '{}')
    expect(await send(path, headers, '{}')).toMatchObject({ status: 200, body: { code: 'ok', command: false } })
    expect(await send(path, headers, '{}')).toMatchObject({ status: 409, body: { code: 'replayed' } })
    expect(await send(path, headers, '{ }')).toMatchObject({ status: 401, body: { code: 'signature' } })
    expect(await send('/device/v1/hello', headers, '{}')).toMatchObject({ status: 401, body: { code: 'signature' } })
    const other = signed('NOSUCHDEVICE1', key, path, '{}')
    expect(await send(path, other, '{}')).toMatchObject({ status: 401, body: { code: 'signature' } })
    for (const off of [-301, 301]) {
      const time = Math.floor(t.clock.at.getTime() / 1_000) + off
      const answer = await send(path, signed(device_no, key, path, '{}', { time }), '{}')
      expect(answer).toMatchObject({ status: 401, body: { code: 'clock', server_time: t.clock.at.toISOString() } })
    }
    expect(await send(path, {}, '{}')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(await seen(id)).toMatchObject({ net_state: 1 })
  })

  test('hears a code whatever it is, never a 500', async () => {
    const id = await deviceRow(t, product)
    const { device_no, key } = await keyOf(t, id)
    const send = toApp(t)
    const bodies = [
      '',
      'null',
      '[]',
      '{',
      '{"uses":[]}',
      '{"a":1}',
      '"x"',
      '{"par":{"a":{}}}',
      '{"lock_state":2}',
      'x'.repeat(40_000),
    ]
    for (const name of ['hello', 'heartbeat', 'command', 'ack', 'use'])
      for (const body of bodies) {
        const path = `/device/v1/${name}`
        const { status, body: answer } = await send(path, signed(device_no, key, path, body), body)
        expect([200, 400, 413, 429], `${name} ${body.slice(0, 20)}: ${JSON.stringify(answer)}`).toContain(status)
        expect(answer.code).toBeTruthy()
      }
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        skip(61)
        const path = '/device/v1/use'
        const { status } = await send(path, signed(device_no, key, path, body), body)
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 40 },
    )
  })

  test('of a device in excess waits', async () => {
    skip(61)
    const id = await deviceRow(t, product)
    const { device_no, key } = await keyOf(t, id)
    const path = '/device/v1/heartbeat'
    const answers: Awaited<ReturnType<ReturnType<typeof toApp>>>[] = []
    for (let at = 0; at < 122; at++) answers.push(await toApp(t)(path, signed(device_no, key, path, '{}'), '{}'))
    expect(answers.at(119)?.status).toBe(200)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many' } })
    skip(61)
    expect(await toApp(t)(path, signed(device_no, key, path, '{}'), '{}')).toMatchObject({ status: 200 })
  })

  test('is signed with the new key or the one before, until the new one was used', async () => {
    const id = await deviceRow(t, product)
    const path = '/device/v1/heartbeat'
    const beat = async ({ device_no, key }: { device_no: string; key: string }) =>
      (await toApp(t)(path, signed(device_no, key, path, '{}'), '{}')).status
    const old = await keyOf(t, id)
    expect(await beat(old)).toBe(200)
    const next = await keyOf(t, id)
    expect(await beat(old)).toBe(200)
    // Issued once more before it was used: only the last one counts.
    const last = await keyOf(t, id)
    expect([await beat(next), await beat(old)]).toEqual([401, 200])
    expect([await beat(last), await beat(old), await beat(last)]).toEqual([200, 401, 200])
    expect(JSON.stringify(await seen(id))).not.toContain(last.key)
  })
})

describe('commands', () => {
  test('are done when the terminal says so; one at a time [C-2.8-08 C-7.2-55]', async () => {
    const { id } = await bound({ remain_times: 3 })
    const terminal = await terminalOf(t, id)
    granted(await moved(admin, 'Product/StartDevice', id, { reason: '开机' }))
    expect(await seen(id)).toMatchObject({ status: 2, pending: { cmd: 1, result: 0 } })
    expect(await moved(admin, 'Product/StopDevice', id, { reason: '停机' })).toMatchObject({ Code: 1004 })
    expect(await moved(admin, 'Product/GetState', id)).toMatchObject({ Code: 1004 })
    await terminal.beat()
    expect(terminal.running).toBe(true)
    const started = await seen(id)
    expect(started).toMatchObject({ status: 3, pending: null })
    expect(started.life[0]).toMatchObject({ action: 'start', note: '开机', to_status: 3 })
    expect(started.commands[0]).toMatchObject({ cmd: 1, result: 2, reason: '开机' })
    const par = { par: { beat: 120, light: false }, reason: '调整' }
    for (const wrong of [{ beat: 10 }, { beat: '60' }, { none: 1 }, {}])
      expect(await moved(admin, 'Product/SetDevicePar', id, { ...par, par: wrong })).toMatchObject({ Code: 1001 })
    granted(await moved(admin, 'Product/SetDevicePar', id, par))
    expect(await seen(id)).toMatchObject({ par: {}, par_pending: { beat: 120 } })
    await terminal.beat()
    expect(await seen(id)).toMatchObject({ par: { beat: 120, light: false }, par_pending: null })
    granted(await moved(admin, 'Product/GetState', id))
    await terminal.beat()
    expect(await seen(id)).toMatchObject({ lock_state: 1 })
    granted(await moved(admin, 'Product/StopDevice', id, { reason: '停机' }))
    await terminal.beat()
    expect(await seen(id)).toMatchObject({ status: 2 })
    expect(terminal.running).toBe(false)
  })

  test('have three tries of a minute; whoever answers later undoes it', async () => {
    const { id } = await bound({ remain_times: 3 })
    const { device_no, key } = await keyOf(t, id)
    granted(await moved(admin, 'Product/StartDevice', id, { reason: '开机' }))
    const say = async (name: string, message: object) => {
      const [path, body] = [`/device/v1/${name}`, JSON.stringify(message)]
      return (await toApp(t)(path, signed(device_no, key, path, body), body)).body
    }
    const { command } = (await say('command', {})) as { command: { cmd_no: string } }
    // Its answer was lost: it hears the same once more.
    expect(await say('command', {})).toMatchObject({ command: { cmd_no: command.cmd_no } })
    for (const result of [0, 0, 4]) {
      skip(60)
      await t.jobs.run('device_commands', t.clock.at)
      expect((await seen(id)).commands[0]).toMatchObject({ result })
    }
    expect(await say('ack', { cmd_no: command.cmd_no, ok: true })).toMatchObject({ code: 'ok', accepted: false })
    expect(await say('ack', { cmd_no: 'CMD000099999999', ok: true })).toMatchObject({ accepted: false })
    expect(await seen(id)).toMatchObject({ status: 2, pending: null })
    granted(await moved(admin, 'Product/StartDevice', id, { reason: '再开' }))
    const next = (await say('command', {})) as { command: { cmd_no: string } }
    expect(await say('ack', { cmd_no: next.command.cmd_no, ok: true })).toMatchObject({ accepted: true })
    // Sent twice: the answer is the same.
    expect(await say('ack', { cmd_no: next.command.cmd_no, ok: true })).toMatchObject({ accepted: true })
    expect((await seen(id)).life.filter(({ action }: { action: string }) => action === 'start')).toHaveLength(1)
    // Another device's command is nobody else's to answer.
    const other = await bound({ remain_times: 1 })
    const foreign = await keyOf(t, other.id)
    const body = JSON.stringify({ cmd_no: next.command.cmd_no, ok: false })
    const path = '/device/v1/ack'
    const answer = await toApp(t)(path, signed(foreign.device_no, foreign.key, path, body), body)
    expect(answer.body).toMatchObject({ accepted: false })
  })

  test('to start ask for a member in order, a deposit, and something to pay with or enough consumables', async () => {
    const { id, memberId } = await bound()
    const start = () => moved(admin, 'Product/StartDevice', id, { reason: '开机' })
    expect(await start()).toMatchObject({ Code: 1007 })
    await recharge(memberId, 500, 0)
    await sql`update member set status = 4, status_reason = '欠费' where id = ${memberId}`.execute(db())
    expect(await start()).toMatchObject({ Code: 1004 })
    await sql`update member set status = 2 where id = ${memberId}`.execute(db())
    const poor = await bound()
    const consume_id = await consumeRow(t)
    await sql`insert into product_consume (product_id, consume_id, create_time) values (${product}, ${consume_id}, now())`.execute(
      db(),
    )
    // Money is enough, and so are pieces: the device's with those of its member.
    const startPoor = () => moved(admin, 'Product/StartDevice', poor.id, { reason: '开机' })
    expect(await startPoor()).toMatchObject({ Code: 1007, Message: expect.stringContaining('某耗材') })
    await sql`update product_consume set qty_per_use = 2 where product_id = ${product}`.execute(db())
    await authorize(t, { type: 'device', owner: poor.id, consume: consume_id }, 1)
    expect(await startPoor()).toMatchObject({ Code: 1007 })
    await authorize(t, { type: 'member', owner: poor.memberId, consume: consume_id }, 1)
    granted(await startPoor())
    await sql`update product_consume set qty_per_use = 1 where product_id = ${product}`.execute(db())
    await authorize(t, { type: 'device', owner: id, consume: consume_id }, 2)
    granted(await start())
    const terminal = await terminalOf(t, id)
    await terminal.beat()
    skip(120)
    for (const _ of [1, 2, 3]) terminal.use(once)
    await terminal.report()
    const uses = await db().selectFrom('use_log').select(['consume_qty', 'fee']).where('device_id', '=', id).execute()
    // The third one had none left: it took place all the same, and shows it.
    expect(uses.map(({ consume_qty }) => consume_qty).sort()).toEqual([0, 1, 1])
    expect(await balanceOf(memberId)).toEqual([200, 0])
    await sql`delete from product_consume where product_id = ${product}`.execute(db())
  })

  test('reach the pages of those who see the device, and of nobody else', async () => {
    const { id } = await bound({ remain_times: 1 })
    const heard: unknown[] = []
    t.services.listener.on((notice) => void (notice.type === 'device' && heard.push(notice)))
    granted(await moved(admin, 'Product/StartDevice', id, { reason: '开机' }))
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ agentIds: [agent] }))
  })
})

describe('uses', () => {
  test('packages pay first, then the gift, then the balance; the ledger has every fen', async () => {
    const { id, memberId } = await bound({ remain_times: 1 })
    await recharge(memberId, 150, 120)
    const terminal = await terminalOf(t, id)
    skip(120)
    for (let at = 0; at < 4; at++) terminal.use(once)
    await terminal.report()
    expect(await usesOf(id)).toMatchObject([
      { pay_from: 1, fee: 0 },
      { pay_from: 22, fee: 100, fee_gift: 100 },
      { pay_from: 22, fee: 100, fee_gift: 20 },
      // What is not there is not taken.
      { pay_from: 21, fee: 70, fee_gift: 0 },
    ])
    expect(await balanceOf(memberId)).toEqual([0, 0])
    expect(await seen(id)).toMatchObject({ remain_times: 0, use_count: 4 })
    const { rows } = await sql`select uses, fee from use_month where device_id = ${id}`.execute(db())
    expect(rows).toEqual([{ uses: 4, fee: 270 }])
    const { rows: sums } = await sql<{ sum: number }>`select sum(balance)::int as sum from ledger_account`.execute(db())
    expect(sums[0]?.sum).toBe(0)
  })

  test('are counted once, also at once from two sides; clocks ahead and old ones are refused, late ones flagged', async () => {
    const { id, memberId } = await bound()
    await recharge(memberId, 10_000, 0)
    skip(3_600)
    const { device_no, key } = await keyOf(t, id)
    const say = async (uses: object[]) => {
      const [path, body] = ['/device/v1/use', JSON.stringify({ uses })]
      return (await toApp(t)(path, signed(device_no, key, path, body), body)).body.results as { result: string }[]
    }
    const at = (minutes: number) => new Date(t.clock.at.getTime() + minutes * 60_000).toISOString()
    const use = (seq: number, from: number, to: number) => ({
      ...{ seq, start_time: at(from), end_time: at(to), use_type: 1, result: 1 },
    })
    const both = await Promise.all([say([use(1, -5, -4)]), say([use(1, -5, -4)])])
    expect(
      both
        .flat()
        .map(({ result }) => result)
        .sort(),
    ).toEqual(['counted', 'repeated'])
    const results = await say([
      use(1, -5, -4),
      use(2, -3_000, -2_990),
      use(3, 4, 6),
      use(4, -3 * 525_600, 0),
      use(5, 0, -1),
    ])
    expect(results.map(({ result }) => result)).toEqual(['repeated', 'counted', 'future', 'too_old', 'order'])
    expect(await usesOf(id)).toMatchObject([
      { terminal_seq: 1, is_late: false },
      { terminal_seq: 2, is_late: true, member_id: null },
    ])
    expect(await balanceOf(memberId)).toEqual([9_900, 0])
  })

  test('of an hour before another member had it are paid by whoever had it then', async () => {
    const { id, memberId } = await bound()
    await recharge(memberId, 1_000, 0)
    const terminal = await terminalOf(t, id)
    skip(3_600)
    terminal.use({ ...once, ago: 60_000 })
    const { rows } = await sql<{ id: number }>`select id from member_device where device_id = ${id}`.execute(db())
    granted(await moved(admin, 'MemberDevice/Unbind', rows[0]?.id ?? 0, { reason: '到期' }))
    await terminal.report()
    expect(await usesOf(id)).toMatchObject([{ fee: 100, member_id: memberId }])
  })

  test('over a bad network every use is counted once, and every fen taken once', async () => {
    const { id, memberId } = await bound()
    await recharge(memberId, 100_000, 0)
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const send = faulty(toApp(t), { lost: 0.2, unanswered: 0.2, doubled: 0.2, overtaken: 0, random })
    const terminal = await terminalOf(t, id, { send, clockOff: 900_000 })
    for (let turn = 0; turn < 30; turn++) {
      skip(61)
      terminal.use(once)
      if (turn % 10 === 5) await terminal.reboot()
      await terminal.beat()
      await terminal.report()
    }
    for (let turn = 0; terminal.waiting > 0 && turn < 50; turn++) {
      skip(61)
      await terminal.report()
    }
    expect(terminal.waiting).toBe(0)
    const uses = await usesOf(id)
    expect(new Set(uses.map(({ terminal_seq }) => terminal_seq)).size).toBe(uses.length)
    const taken = uses.reduce((sum, { fee }) => sum + Number(fee), 0)
    expect(await balanceOf(memberId)).toEqual([100_000 - taken, 0])
    // The first one was used by a clock that was a quarter of an hour ahead.
    expect(uses.length).toBeGreaterThanOrEqual(29)
  })

  test('their list goes on by cursor; details of two years ago go, their months stay ten [C-2.8-10 C-3-30 C-7.2-59]', async () => {
    const own = await t.as('trade_admin')
    const first = await own('UseLog/GetPageList', { pagesize: 3 })
    expect(first.Data).toHaveLength(3)
    const second = await own('UseLog/GetPageList', { pagesize: 3, cursor: first.Next })
    const ids = [...first.Data, ...second.Data].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(6)
    const before = await sql<{ sum: number }>`select sum(uses)::int as sum from use_month`.execute(db())
    const years = new Date(t.clock.at)
    years.setFullYear(years.getFullYear() + 3)
    await housekeeping(t.url, years)
    expect((await db().selectFrom('use_log').select('id').execute()).length).toBe(0)
    expect(await sql<{ sum: number }>`select sum(uses)::int as sum from use_month`.execute(db())).toMatchObject({
      rows: before.rows,
    })
    // And ten years later those, too.
    years.setFullYear(years.getFullYear() + 8)
    await housekeeping(t.url, years)
    expect((await sql`select from use_month`.execute(db())).rows).toEqual([])
  })
})
