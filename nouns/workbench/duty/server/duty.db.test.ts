import type { AddressInfo } from 'node:net'
import { signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkBody, openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeEntry } from '../../../daily/visitor/server/testing/visitors.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'

let t: TestApp
let [leader, safety, teller, branch, head]: Post[] = []
const DAY = 86_400_000
let day = '2026-11-17'
let ids: Record<string, number>

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  ;[leader, safety, teller, branch, head] = await Promise.all(
    ['outlet_leader', 'outlet_safety', 'outlet_teller', 'branch_security', 'hq_security'].map((name) => t.as(name)),
  )
})
afterAll(() => t?.close())

/** Each test has a day of its own, at a quarter past eight. */
beforeEach(async () => {
  day = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
  t.clock.at = new Date(`${day}T08:50:00+08:00`)
  ids = {}
  for (const code of ['D_CHECK1', 'D_CHECK2', 'D_ESCORT1', 'D_INOUT']) ids[code] = await makeTaskRow(t, { code, day })
})

type Duty = { id: number; task_code: string; state: string; awaited: { name: string }[]; way: string; act: string }
const dutyOf = async (post: Post | undefined, code: string, body = {}): Promise<Duty> =>
  (await post?.('Duty/GetDay', body))?.Data.duties.find((duty: Duty) => duty.task_code === code)
const namesOf = ({ awaited }: Duty) => awaited.map(({ name }) => name)

test('who is awaited, from whoever is on duty to whoever is to sign, and each one’s way there', async () => {
  const page = '/form/daily/taskdaily/SecurityItemList'
  const [first, there] = [await dutyOf(safety, 'D_CHECK1'), { dept_id: t.world.unit.BA0011 }]
  expect([namesOf(first), first.way, first.act]).toEqual([['某outlet_safety'], `${page}?new=1`, 'fill'])
  expect(await dutyOf(branch, 'D_CHECK1', there)).toMatchObject({ way: page, act: 'look', urgeable: true })
  expect(first).toMatchObject({ urgeable: false })

  const body = await checkBody(safety as Post, 1, { second: t.world.user.outlet_teller })
  const { id, version } = (await safety?.('SecurityCheck/Submit', { ...body, sign: signature }))?.Data ?? {}
  const duties = await Promise.all([safety, teller].map((post) => dutyOf(post, 'D_CHECK1')))
  for (const seenDuty of duties)
    expect([seenDuty.state, seenDuty.awaited.length, seenDuty.way]).toEqual(['signing', 1, `${page}?id=${id}`])
  expect(duties.map(({ act }) => act)).toEqual(['look', 'sign'])
  // After one signature in time the task is not overdue at the deadline: it waits for the second person.
  const tasks = t.services.database.kysely.updateTable('task_assignment')
  await tasks
    .set({ status: 3 })
    .where('id', '=', ids.D_CHECK1 ?? 0)
    .execute()
  expect(await dutyOf(safety, 'D_CHECK1')).toMatchObject({ state: 'signing', act: 'look' })
  await teller?.('SecurityCheck/Sign', { id, version, sign: signature })
  expect(await dutyOf(leader, 'D_CHECK1')).toMatchObject({ state: 'done', awaited: [], urgeable: false })
})

test('nobody is awaited to clear an outlet where nobody is inside', async () => {
  expect(namesOf(await dutyOf(teller, 'D_INOUT'))).toEqual([])
  await makeEntry(t, { id: t.world.user.outlet_safety, post: safety as Post })
  const duty = await dutyOf(teller, 'D_INOUT')
  expect([namesOf(duty), duty.way, duty.act]).toEqual([
    ['某outlet_safety'],
    '/form/daily/taskdaily/InOutList?status=1',
    'fill',
  ])
})

test('reminding: those who are awaited, once an hour, by the unit itself and those who look after it', async () => {
  const urge = (post: Post | undefined, id = ids.D_CHECK2) => post?.('Duty/Urge', { id })
  expect(await urge(safety)).toMatchObject({ Code: 1004, Message: '没有等待他人的事项，无须催办' })
  expect(await urge(teller)).toMatchObject({ Code: 0, Data: { urged: 1 } })
  const list = (await safety?.('Remind/GetMsgList', { status: [0] }))?.Data
  expect(list[0]).toMatchObject({ title: '催办：营业中安全检查', link_path: '/dashboard/workplace' })
  expect(await urge(leader)).toMatchObject({ Code: 1004, Message: '一小时内已催办过' })
  expect(await urge(branch, ids.D_ESCORT1)).toMatchObject({ Code: 0, Data: { urged: 1 } })
  expect(await urge(await t.as('security_far'))).toMatchObject({ Code: 403 })
  expect(await urge(await t.as('guard'), await makeTaskRow(t, { unit: 'BA0012', day }))).toMatchObject({ Code: 403 })
  expect(await urge(leader, 999_999)).toMatchObject({ Code: 1002 })
})

test('another unit’s day is for those who read the statistics, in their scope', async () => {
  const day = (post: Post | undefined, unit: 'BA0011' | 'BB0011') =>
    post?.('Duty/GetDay', { dept_id: t.world.unit[unit] })
  expect((await day(branch, 'BA0011'))?.Data).toMatchObject({ dept_name: '青梧路营业室', duties: { length: 4 } })
  expect(await day(branch, 'BB0011')).toMatchObject({ Code: 403 })
  expect(await day(teller, 'BB0011')).toMatchObject({ Code: 403 })
  expect(await day(await t.as('outlet_leader'), 'BB0011')).toMatchObject({ Code: 403 })
})

test('the wall: every unit in scope under the one above it, each duty in the order of the day', async () => {
  await makeTaskRow(t, { unit: 'BA0012', day, status: 3 })
  await makeTaskRow(t, { unit: 'BB0011', day, status: 4, code: 'D_CHECK2' })
  const wall = async (post: Post | undefined) => (await post?.('Duty/GetWall', {}))?.Data
  const whole = await wall(head)
  expect(whole.types.map(({ task_code }: Duty) => task_code)).toEqual(['D_CHECK1', 'D_ESCORT1', 'D_CHECK2', 'D_INOUT'])
  const statesByGroup = (data: typeof whole) =>
    Object.fromEntries(
      data.groups.map((group: { name: string; units: { name: string; states: string[] }[] }) => [
        group.name,
        group.units.map(({ name, states }) => [name, ...states]),
      ]),
    )
  expect(statesByGroup(whole)).toEqual({
    松湾分行: [
      ['青梧路营业室', 'todo', 'todo', 'todo', 'todo'],
      ['柳堤路营业室', 'overdue', null, null, null],
    ],
    东屏分行: [['东屏路营业室', null, null, 'late', null]],
  })
  expect(Object.keys(statesByGroup(await wall(branch)))).toEqual(['青梧支行'])
  expect(Object.keys(statesByGroup(await wall(await t.as('sub_leader'))))).toEqual(['青梧支行'])
  expect(Object.keys(statesByGroup(await wall(leader)))).toEqual(['青梧路营业室'])
  expect(await teller?.('Duty/GetWall', {})).toMatchObject({ Code: 401 })
})

test('a wall of 120 outlets with six duties each is one statement, which reads no other day', async () => {
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  const { BA0010 } = t.world.unit
  await owner.query(
    `insert into dept (dept_code, dept_name, dept_type, parent_id, status, create_time)
    select 'WALL' || n, '墙' || n, 4, $1, 1, now()
    from generate_series(1, 117) n`,
    [BA0010],
  )
  await owner.query(
    `insert into task_assignment (task_code, period_key, biz_date, dept_id, dept_name, deadline, status, search_text, create_time)
    select task_code, d::date::text, d::date, dept.id, dept_name, d + interval '9 hours', 1, '', d
    from generate_series($1::date - 100, $1::date, interval '1 day') d, dept, task_type
    where dept_code like 'WALL%' and task_code like 'D\\_%'`,
    [day],
  )
  await owner.query('vacuum analyze task_assignment')
  await owner.end()
  await head?.('Login/GetCurrent', {})
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { Data } = (await head?.('Duty/GetWall', {})) ?? {}
  const calls = query.mock.calls as unknown as [{ text?: string; values?: unknown[] } | string, unknown[]?][]
  const statements = calls
    .map(([call, values]) => (typeof call === 'string' ? { text: call, values } : call))
    .filter(({ text = '' }) => text.includes('task_assignment'))
  query.mockRestore()
  const units = Data.groups.flatMap((group: { units: { states: unknown[] }[] }) => group.units)
  expect(units.length).toBeGreaterThanOrEqual(118)
  expect(units.at(-1).states).toHaveLength(6)
  expect(statements).toHaveLength(1)
  const { text, values } = statements[0] as { text: string; values: unknown[] }
  const { rows } = await t.services.database.pool.query(`explain (analyze, buffers, format json) ${text}`, values)
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan
  // The table has about 2,000 pages here.
  expect(hit + read).toBeLessThan(1000)
})

test('a duty that moves is told live to its own unit and to those who watch it, and nobody else', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
  const eventCount = async (name: string) => {
    const headers = { authorization: `Bearer ${await t.token(name)}` }
    const { body } = await fetch(`${base}/api/Event/Stream`, { headers })
    const texts: string[] = []
    const read = async () => {
      for await (const chunk of body ?? []) texts.push(new TextDecoder().decode(chunk))
    }
    void read().catch(() => {})
    return () => texts.join('').split('"duty"').length - 1
  }
  const names = ['guard', 'branch_security', 'hq_security', 'security_far', 'leader_far']
  const [guard, near, bank, ...others] = await Promise.all(names.map(eventCount))
  t.clock.at = new Date(`${day}T10:00:00+08:00`)
  await safety?.('SecurityCheck/Submit', { ...(await checkBody(safety, 2, {})), sign: signature })
  for (const hears of [guard, near, bank]) await expect.poll(() => hears?.()).toBe(1)
  // The same for visitors who arrive and leave: they keep the outlet's day open.
  const { id, version } = await makeEntry(t, { id: t.world.user.outlet_safety, post: safety as Post })
  await expect.poll(() => guard?.()).toBe(2)
  t.clock.at = new Date(`${day}T10:20:00+08:00`)
  await safety?.('OutInside/Leave', { id, version })
  await expect.poll(() => guard?.()).toBe(3)
  expect(others.map((hears) => hears())).toEqual([0, 0])
})
