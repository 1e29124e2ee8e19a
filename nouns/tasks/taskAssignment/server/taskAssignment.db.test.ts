import { readSheet } from '@shouya/server/core/excel/readSheet.ts'
import { makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  checkBody,
  makeCheck,
  makeCheckRow,
  makeRectification,
  openOutlet,
} from '../../../daily/securityCheck/server/testing/checks.ts'
import { generateDaily } from './generate.ts'
import { scanTasks } from './scan.ts'
import { makeTaskRow } from './testing/tasks.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
let branch: Post
let head: Post
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date('2026-11-16T16:05:00Z')
  ;[safety, teller, leader, branch, head] = (await Promise.all(
    ['outlet_safety', 'outlet_teller', 'outlet_leader', 'branch_security', 'hq_security'].map((name) => t.as(name)),
  )) as [Post, Post, Post, Post, Post]
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: t.world.user.outlet_leader, safety_user_id: t.world.user.outlet_safety })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
})
afterAll(() => t?.close())

/** Each test has a day of its own, at five past midnight of the bank. */
let day: string
beforeEach(() => {
  t.clock.at = new Date(new Date(`${t.clock.at.toISOString().slice(0, 10)}T16:05:00Z`).getTime() + DAY)
  day = new Date(t.clock.at.getTime() + DAY / 3).toISOString().slice(0, 10)
})
/** A time of that day in the bank's zone. */
const at = (time: string) => new Date(`${day}T${time}:00+08:00`)
const generate = () => generateDaily(t.services, t.clock.at)
const scan = (time: string) => scanTasks(t.services, at(time))
const second = () => ({ id: t.world.user.outlet_teller, post: teller })

type Task = { id: number; task_code: string; status: number; deadline: string; overdue_minutes: number | null }
const allTasks = async (post: Post): Promise<Task[]> =>
  (
    await post('TaskAssignment/GetPageList', {
      begin_date: day,
      end_date: day,
      sort_field: 'deadline',
      sort_order: 'asc',
    })
  ).Data
/** The three checks of the day. */
const tasks = async (post: Post = leader): Promise<Task[]> =>
  (await allTasks(post)).filter(({ task_code }) => task_code.startsWith('D_CHECK'))
const states = async () => (await tasks()).map(({ status }) => status)
const reminded = async (code: string) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'link_path'])
      .where('remind_code', '=', code)
      .where('params', '@>', JSON.stringify({ date_CN: day }))
      .orderBy('receiver_id')
      .execute()
  ).map(({ receiver_id }) => receiver_id)

describe('what is due', () => {
  test('an outlet that works that day, once, by its own hours and the rules of the types', async () => {
    expect(await generate()).toBe(4)
    expect(await generate()).toBe(0)
    // Nothing of escort: the outlet has no times for it.
    expect((await allTasks(leader)).map(({ task_code, deadline }) => [task_code, deadline.slice(11)])).toEqual([
      ['D_CHECK1', '09:00:00'],
      ['D_CHECK2', '15:00:00'],
      ['D_CHECK3', '20:00:00'],
      ['D_INOUT', '20:00:00'],
    ])
    const { Data } = await teller('Duty/GetDay', {})
    expect(Data).toMatchObject({ day, holiday: null })
    expect(Data.duties.map((task: { task_name: string }) => task.task_name)).toEqual([
      '营业前安全检查',
      '营业中安全检查',
      '营业终了安全检查',
      '出入登记清场',
    ])
    expect((await branch('Duty/GetDay', {})).Data.duties).toEqual([])
  })

  test('each role of the unit is led only where it may go, and to a new record only where it may enter one', async () => {
    const db = t.services.database.kysely
    await db
      .updateTable('dept')
      .set({ deliver_time: '08:20', collect_time: '17:30' })
      .where('id', '=', t.world.unit.BA0011)
      .execute()
    await generate()
    for (const role of ['outlet_leader', 'outlet_safety', 'outlet_teller', 'guard'] as const) {
      const post = await t.as(role)
      const { permissions } = (await post('Login/GetCurrent', {})).Data
      const may = (id: string, operation: string) =>
        permissions.some(
          (one: { id: string; operation: string[] }) => one.id === id && one.operation.includes(operation),
        )
      const { duties } = (await post('Duty/GetDay', {})).Data
      expect(duties).toHaveLength(6)
      for (const { task_code, way, act } of duties) {
        const id = task_code.startsWith('D_CHECK')
          ? 'daily_security'
          : task_code === 'D_INOUT'
            ? 'daily_inout'
            : 'daily_escort'
        expect(way !== null, `${role} ${task_code}`).toBe(may(id, 'query'))
        // A tap opens the form of this very duty.
        const form = /^D_(CHECK|ESCORT)(\d)$/.exec(task_code)
        const fills = form !== null && may(id, 'add')
        expect([act, way?.split('?')[1]], `${role} ${task_code}`).toEqual(
          fills ? ['fill', `new=${form[2]}`] : ['look', undefined],
        )
      }
    }
    const times = { deliver_time: null, collect_time: null }
    await db.updateTable('dept').set(times).where('id', '=', t.world.unit.BA0011).execute()
  })

  test('what one of two has signed waits for the other, whatever the hour', async () => {
    await generate()
    t.clock.at = at('08:50')
    const body = await checkBody(safety, 1, { second: t.world.user.outlet_teller })
    const filed = (await safety('SecurityCheck/Submit', { ...body, sign: signature })).Data
    await scan('09:20')
    const first = async () => (await teller('Duty/GetDay', {})).Data.duties[0]
    expect(await first()).toMatchObject({ task_code: 'D_CHECK1', status: 3, state: 'signing' })
    const { id, version } = filed
    expect(await teller('SecurityCheck/Sign', { id, version, sign: signature })).toMatchObject({ Code: 0 })
    expect(await first()).toMatchObject({ state: 'done', status: 2 })
  })

  test('nothing on a day off, also where the week says otherwise; something on a day worked instead', async () => {
    const db = t.services.database.kysely
    const set = (business_days: string) =>
      db.updateTable('dept').set({ business_days }).where('id', '=', t.world.unit.BA0011).execute()
    const weekday = String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
    const others = '1,2,3,4,5,6,7'.replace(new RegExp(`,?${weekday}`), '').replace(/^,/, '')
    await set(others)
    expect(await generate()).toBe(0)
    const mark = (kind: number) =>
      db
        .insertInto('holiday')
        .values({ day, kind, name: '调休', create_time: t.clock.at })
        .onConflict((c) => c.column('day').doUpdateSet({ kind }))
        .execute()
    await mark(2)
    expect(await generate()).toBe(4)
    expect((await teller('Duty/GetDay', {})).Data.holiday).toBe('调休')
    await set('1,2,3,4,5,6,7')
    beforeNext()
    await mark(1)
    expect(await generate()).toBe(0)
  })

  const beforeNext = () => {
    t.clock.at = new Date(t.clock.at.getTime() + DAY)
    day = new Date(t.clock.at.getTime() + DAY / 3).toISOString().slice(0, 10)
  }

  test('a server that slept through midnight makes up for it at the next scan', async () => {
    await scan('08:00')
    expect(await states()).toEqual([1, 1, 1])
  })

  test('head office turns a type off or moves its deadline; a branch may not [C-2.7-01]', async () => {
    const [first] = (await head('TaskType/GetList', {})).Data
    const { task_code: _, period_type, dept_types, dept_filter, owed_by, page_path, ...fields } = first
    expect(await branch('TaskType/Save', { ...fields, status: 0 })).toMatchObject({ Code: 401 })
    expect(await head('TaskType/Save', { ...fields, deadline_rule: 'never' })).toMatchObject({ Code: 1001 })
    const wrong = [...fields.remind_rule].reverse()
    expect((await head('TaskType/Save', { ...fields, remind_rule: wrong })).Data).toMatchObject([
      { path: 'remind_rule.1.minutes' },
    ])
    const saved = await head('TaskType/Save', { ...fields, deadline_rule: 'begin-20m' })
    expect(saved.Code).toBe(0)
    await generate()
    expect((await tasks())[0]?.deadline.slice(11)).toBe('08:40:00')
    // The register's own deadline is the same one.
    t.clock.at = at('08:00')
    expect((await safety('SecurityCheck/GetDay', {})).Data.sessions[0].deadline).toBe(`${day} 08:40:00`)
    expect((await head('TaskType/Save', { ...fields, version: saved.Data.version })).Code).toBe(0)
  })
})

describe('what becomes of it', () => {
  test('a check in time is done, one after its deadline is done late by the server’s clock', async () => {
    await generate()
    t.clock.at = at('08:30')
    await makeCheck({ by: safety, second: second(), session: 1 })
    expect(await states()).toEqual([2, 1, 1])
    await scan('15:10')
    expect(await states()).toEqual([2, 3, 1])
    t.clock.at = at('15:42')
    await makeCheck({ by: safety })
    expect((await tasks()).map(({ status, overdue_minutes }) => [status, overdue_minutes])).toEqual([
      [2, null],
      [4, 42],
      [1, null],
    ])
    // Late without a scan between deadline and check, too.
    t.clock.at = at('20:01')
    await makeCheck({ by: safety, second: second(), session: 3 })
    expect(await states()).toEqual([2, 4, 4])
  })

  test('the second signature does it, a revocation undoes it', async () => {
    await generate()
    t.clock.at = at('14:00')
    const filed = await makeCheck({ by: safety })
    expect(await states()).toEqual([1, 2, 1])
    const revoke = () => leader('SecurityCheck/Revoke', { id: filed.id, version: filed.version, reason: '填错' })
    expect((await revoke()).Code).toBe(0)
    expect(await states()).toEqual([1, 1, 1])
    t.clock.at = at('14:30')
    const draft = (await safety('SecurityCheck/GetDay', {})).Data.sessions[1].check
    const again = await safety('SecurityCheck/Get', { id: draft.id })
    const results = again.Data.results.map(({ item_id, result }: { item_id: number; result: number }) => ({
      item_id,
      result,
    }))
    const body = { id: draft.id, version: draft.version, session: 2, results, sign: signature }
    expect((await safety('SecurityCheck/Submit', body)).Code).toBe(0)
    expect(await states()).toEqual([1, 2, 1])
  })

  test('whoever owes it is reminded before and after, then the branch, each once [C-3-49 C-7.2-77]', async () => {
    await generate()
    const { outlet_safety, outlet_leader } = t.world.user
    await scan('08:20')
    expect(await reminded('task_due')).toEqual([])
    await scan('08:31')
    await scan('08:41')
    expect(await reminded('task_due')).toEqual([outlet_safety])
    await scan('09:10')
    expect(await reminded('task_overdue')).toEqual([])
    await scan('09:20')
    await scan('10:20')
    expect(await reminded('task_overdue')).toEqual([outlet_leader, outlet_safety].sort((a, b) => a - b))
    await scan('11:01')
    await scan('12:11')
    expect(await reminded('task_escalated')).toEqual([t.world.user.branch_security])
    const messages = (await leader('Remind/GetMsgList', {})).Data
    expect(messages[0]).toMatchObject({ title: '任务逾期：营业前安全检查' })
    t.clock.at = at('12:30')
    await makeCheck({ by: safety, second: second(), session: 1 })
    const open = await t.services.database.kysely
      .selectFrom('remind_msg')
      .select('id')
      .where('biz_table', '=', 'task_assignment')
      .where('biz_id', '=', (await tasks())[0]?.id ?? 0)
      .where('status', 'in', [0, 1])
      .execute()
    expect(open).toEqual([])
  })

  test('after a pause only the last of several reminders goes out', async () => {
    await generate()
    await scan('12:00')
    expect([await reminded('task_due'), await reminded('task_overdue')]).toEqual([[], []])
    expect(await reminded('task_escalated')).toEqual([t.world.user.branch_security])
  })

  test('the branch exempts its outlets from what is open, with a reason, for good', async () => {
    await generate()
    t.clock.at = at('14:00')
    await makeCheck({ by: safety })
    const [first, second_, third] = await tasks(branch)
    const ids = [first?.id, third?.id]
    expect(await leader('TaskAssignment/Exempt', { ids, reason: '停业装修' })).toMatchObject({ Code: 401 })
    expect(await branch('TaskAssignment/Exempt', { ids: [...ids, second_?.id], reason: '停业装修' })).toMatchObject({
      Code: 1004,
    })
    const far = await t.as('security_far')
    expect(await far('TaskAssignment/Exempt', { ids, reason: '停业装修' })).toMatchObject({ Code: 403 })
    expect((await branch('TaskAssignment/Exempt', { ids, reason: '停业装修' })).Data).toEqual({ exempted: 2 })
    expect(await states()).toEqual([5, 2, 5])
    await makeCheck({ by: safety, second: second(), session: 1 })
    await scan('23:00')
    expect(await states()).toEqual([5, 2, 5])
  })
})

test('完成率 and 及时率 by the units below, without what is exempt [C-2.6-04 C-7.2-81]', async () => {
  const far = '2025-03-03'
  for (const [unit, code, status] of [
    ['BA0011', 'D_CHECK1', 2],
    ['BA0011', 'D_CHECK2', 4],
    ['BA0011', 'D_CHECK3', 3],
    ['BA0012', 'D_CHECK1', 2],
    ['BA0012', 'D_CHECK2', 5],
    ['BB0011', 'D_CHECK1', 1],
  ] as const)
    await makeTaskRow(t, { unit, code, status, day: far })
  const days = { begin_date: far, end_date: far }
  await t.jobs.run('stat_rollup', t.clock.at)
  const stat = async (post: Post, more: object = {}) =>
    (await post('TaskAssignment/GetStat', { ...days, ...more })).Data
  const all = await stat(head)
  expect(all.sum).toMatchObject({
    ...{ total: 6, done: 2, done_late: 1, overdue: 1, open: 1, exempt: 1 },
    ...{ completion: 0.6, timely: 0.4 },
  })
  expect(all.sum.types.D_CHECK1).toEqual({
    ...{ total: 3, done: 2, done_late: 0, overdue: 0, open: 1, exempt: 0 },
    ...{ completion: 2 / 3, timely: 2 / 3, abnormal: 0 },
  })
  const { BA0001, BA0010, BA0011, BB0001 } = t.world.unit
  const shown = ({ rows }: { rows: { dept_id: number; completion: number; has_below: boolean }[] }) =>
    rows.map(({ dept_id, completion, has_below }) => [dept_id, completion, has_below])
  expect(shown(all)).toEqual([
    [BA0001, 0.75, true],
    [BB0001, 0, true],
  ])
  expect(shown(await stat(head, { dept_id: BA0001 }))).toEqual([[BA0010, 0.75, true]])
  expect(shown(await stat(leader))).toEqual([[BA0011, 2 / 3, false]])
  expect((await stat(head, { task_code: 'D_CHECK2' })).sum).toMatchObject({ total: 2, completion: 1, timely: 0 })
  expect(await leader('TaskAssignment/GetStat', { ...days, dept_id: BB0001 })).toMatchObject({ Code: 403 })
  expect(await head('TaskAssignment/GetStat', { begin_date: far, end_date: '2025-06-04' })).toMatchObject({
    Code: 1001,
  })
})

test('the statistics say what was found, mended and handed over, and go out with columns of each type', async () => {
  const days = { begin_date: day, end_date: day }
  const db = t.services.database.kysely
  await makeTaskRow(t, { unit: 'BA0011', code: 'D_CHECK1', status: 2, day })
  await makeTaskRow(t, { unit: 'BA0011', code: 'D_CHECK2', status: 3, day })
  await makeCheckRow(t, { unit: 'BA0011', day, session: 1, status: 1, more: { abnormal_count: 3, overall_result: 2 } })
  await makeCheckRow(t, { unit: 'BA0012', day, session: 2, status: 1, more: { abnormal_count: 2, overall_result: 2 } })
  await makeCheckRow(t, {
    unit: 'BA0012',
    day,
    session: 2,
    status: 9,
    more: { abnormal_count: 9, overall_result: 2, revoke_reason: '误报' },
  })
  const branch = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const wanted = { dept_id: t.world.unit.BA0011 }
  await makeRectification(branch.post, wanted)
  const cancelled = await makeRectification(branch.post, wanted)
  await db
    .updateTable('rectification')
    .set({ status: 9, cancel_reason: '重复' })
    .where('id', '=', cancelled.id)
    .execute()
  await t.jobs.run('stat_rollup', t.clock.at)
  const { sum, rows } = (await head('TaskAssignment/GetStat', days)).Data
  expect(sum).toMatchObject({
    ...{ total: 2, done: 1, overdue: 1, abnormal: 5 },
    ...{ rectify_total: 1, rectify_closed: 0, rectify_rate: 0 },
    ...{ runs: 0, on_time_rate: null, handed: 0, consistent_rate: null },
    types: { D_CHECK1: { total: 1, timely: 1 }, D_CHECK2: { total: 1, timely: 0 } },
  })
  expect(rows).toMatchObject([{ dept_id: t.world.unit.BA0001, abnormal: 5 }])
  const columns = ['dept_name', 'total', 'completion', 'abnormal', 'rectify_rate']
  const asked = { controller: 'TaskStat', columns, filters: { ...days, task_code: 'D_CHECK1' } }
  const { Data } = await head('Common/Export', asked)
  expect(Data).toMatchObject({ name: expect.stringContaining('日常任务统计'), total: 1 })
  const headers = { authorization: `Bearer ${await t.token('hq_security')}` }
  const { rawPayload } = await t.app.inject({ method: 'GET', url: Data.url, headers })
  // As on the screen, the columns of a type stand under its name.
  const [groups, titles, line] = await readSheet(rawPayload)
  expect(groups).toEqual(['机构', '应报', '完成率', '异常数', '整改率', '营业前安全检查', ...Array(6).fill(null)])
  expect(titles?.slice(5)).toEqual(['应报', '已报', '逾期未报', '免填', '完成率', '及时率', '异常数'])
  expect(line).toEqual(['松湾分行', 1, 100, 3, 0, 1, 1, 0, 0, 100, 100, 3])
})

test('holidays: head office sets days ahead, others read them [C-2.7-01]', async () => {
  const year = 2030
  const save = (post: Post, body: object) =>
    post('Holiday/Save', { begin_date: '2030-10-01', end_date: '2030-10-07', kind: 1, name: '国庆节', ...body })
  expect(await save(branch, {})).toMatchObject({ Code: 401 })
  expect((await save(head, {})).Data).toEqual({ days: 7 })
  expect((await save(head, { begin_date: '2030-10-07', kind: 2, name: '调休上班' })).Data).toEqual({ days: 1 })
  expect(await save(head, { begin_date: day })).toMatchObject({ Code: 1001 })
  expect(await save(head, { end_date: '2030-09-30' })).toMatchObject({ Code: 1001 })
  expect(await save(head, { end_date: '2030-11-01' })).toMatchObject({ Code: 1001 })
  const list = (await branch('Holiday/GetList', { year })).Data
  expect(list.map(({ kind }: { kind: number }) => kind)).toEqual([1, 1, 1, 1, 1, 1, 2])
  const last = list.at(-1)
  expect((await head('Holiday/Delete', { id: last.id, version: last.version })).Code).toBe(0)
  expect((await branch('Holiday/GetList', { year })).Data).toHaveLength(6)
})
