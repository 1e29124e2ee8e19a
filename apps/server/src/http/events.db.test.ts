import type { AddressInfo } from 'node:net'
import { makeNotice } from '@shouya/nouns/notices/notice/server/testing/notices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTokens } from '../core/access/tokens.ts'
import { remind } from '../core/messages/remind.ts'
import { notify } from '../core/notify/notify.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
let base: string
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t?.close())

/** Opens the stream and collects its events until it ends. */
async function open(username: string, token = t.token(username)) {
  const headers = { authorization: `Bearer ${await token}` }
  const response = await fetch(`${base}/api/Event/Stream`, { headers })
  const events: { topic: string }[] = []
  let ended = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? [])
      for (const [, json] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(json ?? ''))
    ended = true
  }
  const done = read().catch(() => {})
  return { response, events, done, ended: () => ended }
}

/** The token of a further session of an account, with its own id. */
async function sessionOf(username: string, n: number) {
  await t.token(username)
  const id = `test-${username}-${n}`
  await t.services.database.pool.query(
    `insert into session (id, user_id, ip, user_agent, create_time, last_seen_time, expire_time, proved_time)
     select $1, user_id, ip, user_agent, create_time, last_seen_time, expire_time, proved_time from session where id = $2`,
    [id, `test-${username}`],
  )
  return openTokens(t.services.keys).sign(id, 'bearer', new Date(t.clock.at.getTime() + 86_400_000))
}

test('a reminder reaches its receiver live and nobody else', async () => {
  const [teller, otherStream] = [await open('outlet_teller'), await open('auditor')]
  expect(teller.response.headers.get('content-type')).toContain('text/event-stream')
  const message = {
    receivers: [t.world.user.outlet_teller],
    params: {},
    link: '/',
    table: 'room_key',
    id: 1,
    level: 1,
  } as const
  await remind(t.services.database.kysely as never, { code: 'key_receive', ...message }, t.clock.at)
  await expect.poll(() => teller.events).toEqual([{ topic: 'remind' }])
  expect(otherStream.events).toEqual([])
})

test('whose tasks have changed hears it live and nobody else', async () => {
  const [leader, otherStream] = [await open('outlet_leader'), await open('member_service')]
  await notify(t.services.database.kysely as never, { type: 'task', userIds: [t.world.user.outlet_leader] })
  await expect.poll(() => leader.events).toEqual([{ topic: 'task' }])
  expect(otherStream.events).toEqual([])
})

test('the bells of those whom a notice reaches ring, and nobody else hears of it', async () => {
  const [teller, far] = [await open('teller_two'), await open('leader_far')]
  await makeNotice(t, await t.as('branch_security'), { recv: 'BA0010' })
  await expect.poll(() => teller.events).toEqual([{ topic: 'notice' }])
  await makeNotice(t, await t.as('hq_security'))
  await expect.poll(() => teller.events).toEqual([{ topic: 'notice' }, { topic: 'notice' }])
  await expect.poll(() => far.events).toEqual([{ topic: 'notice' }])
})

test('the stream ends with the session', async () => {
  const stream = await open('finance')
  await (await t.as('sys_admin'))('User/EndSession', { user_id: t.world.user.finance })
  await expect.poll(() => stream.events).toEqual([{ topic: 'session-ended' }])
  await expect.poll(stream.ended).toBe(true)
})

test('whose rights may have changed asks for them again', async () => {
  const stream = await open('outlet_safety')
  await notify(t.services.database.kysely as never, { type: 'permission' })
  await expect.poll(() => stream.events).toEqual([{ topic: 'permission' }])
})

test('without a session there is no stream', async () => {
  const response = await fetch(`${base}/api/Event/Stream`)
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ Code: 401, Data: { reason: 'session' } })
})

test('of too many streams of a session the oldest ends and is told; others keep theirs', async () => {
  const otherStream = await open('auditor')
  const own: Awaited<ReturnType<typeof open>>[] = []
  for (let n = 0; n < 11; n++) own.push(await open('safety_far'))
  await expect.poll(() => own.map(({ ended }) => ended())).toEqual([true, ...Array(10).fill(false)])
  expect(own[0]?.events).toEqual([{ topic: 'crowded' }])
  expect(otherStream.ended()).toBe(false)
})

test('of too many streams of an account in several sessions the oldest of all ends', async () => {
  const otherStream = await open('auditor')
  const own: Awaited<ReturnType<typeof open>>[] = []
  // Seven in each session, so that none exceeds the limit of a session.
  for (const session of [1, 2, 3]) {
    const token = sessionOf('leader_far', session)
    for (let n = 0; n < 7; n++) own.push(await open('leader_far', token))
  }
  await expect.poll(() => own.map(({ ended }) => ended())).toEqual([true, ...Array(20).fill(false)])
  expect(own[0]?.events).toEqual([{ topic: 'crowded' }])
  expect(otherStream.ended()).toBe(false)
})
