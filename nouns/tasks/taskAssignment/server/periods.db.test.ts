import { daysOfPeriod, periodOf, periodType } from '@shouya/noun/period'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { withClient } from '@shouya/server/db/withClient.ts'
import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeGuard } from '../../../daily/securityCheck/server/testing/checks.ts'
import { longerPeriods } from '../../taskType/rules.ts'
import { taskDone, taskUndone } from './done.ts'
import { generateDaily } from './generate.ts'
import { generatePeriods } from './generatePeriods.ts'
import { scanTasks } from './scan.ts'

let t: TestApp
let leader: Post
let branch: Post
let head: Post

beforeAll(async () => {
  t = await testApp()
  const { unit, user } = t.world
  await t.services.database.kysely
    .updateTable('dept')
    .set({
      leader_user_id: user.outlet_leader,
      safety_user_id: user.outlet_safety,
      create_time: new Date('2025-01-01'),
    })
    .where('id', '=', unit.BA0011)
    .execute()
  await t.services.database.kysely
    .updateTable('dept')
    .set({ create_time: new Date('2025-01-01') })
    .execute()
  leader = await t.as('outlet_leader')
  branch = await t.as('branch_security')
  head = await t.as('hq_security')
})
afterAll(() => t?.close())

beforeEach(async () => {
  await clear()
  await switchOn([])
})

const db = () => t.services.database.kysely
const unscoped = () => db() as unknown as Kysely<Unscoped>
/** A time of a day in the bank's zone. */
const at = (day: string, time = '00:30') => new Date(`${day}T${time}:00+08:00`)

/** What the product never deletes: each test begins with nothing due. */
const clear = () => withClient(t.url, (owner) => owner.query('truncate task_assignment, remind_msg'))

/** Only these types are on. */
const switchOn = (codes: readonly string[]) =>
  db()
    .updateTable('task_type')
    .set((eb) => ({
      status: eb
        .case()
        .when('task_code', 'in', [...codes, ''])
        .then(1)
        .else(0)
        .end(),
    }))
    .execute()

/** The nightly job at half past midnight of a day. */
const night = (day: string) => generatePeriods(t.services, at(day))

const tasksOf = (code: string) =>
  db()
    .selectFrom('task_assignment')
    .select(['id', 'dept_id', 'period_key', 'period_type', 'biz_date', 'deadline', 'status', 'duty_user_id'])
    .where('task_code', '=', code)
    .orderBy('period_key')
    .orderBy('dept_id')
    .execute()
const periodsOf = async (code: string, dept = t.world.unit.BA0011) =>
  (await tasksOf(code)).filter(({ dept_id }) => dept_id === dept).map(({ period_key }) => period_key)

const every = [
  'M_MEETING',
  'M_TRAIN',
  'M_CHECK',
  'M_GUARD',
  'Q_SCENE',
  'Q_FIRE',
  'Q_DRILL',
  'H_FIREDRILL',
  'Y_EVAL',
  'Y_SELF',
]

describe('what is due', () => {
  test('the ten types of domain 5.1, with their periods and deadlines, are off until their registers are there', async () => {
    const rows = await db()
      .selectFrom('task_type')
      .select(['task_code', 'period_type', 'deadline_rule', 'owed_by', 'dept_filter'])
      .where('period_type', 'in', longerPeriods)
      .orderBy('sort')
      .execute()
    const { month, quarter, half, year } = periodType
    expect(rows.map(({ task_code, period_type, deadline_rule }) => [task_code, period_type, deadline_rule])).toEqual([
      ['M_MEETING', month, '+3d'],
      ['M_TRAIN', month, '+3d'],
      ['M_CHECK', month, '+3d'],
      ['M_GUARD', month, '+5d'],
      ['Q_SCENE', quarter, '+10d'],
      ['Q_FIRE', quarter, '+10d'],
      ['Q_DRILL', quarter, '+10d'],
      ['H_FIREDRILL', half, '+10d'],
      ['Y_EVAL', year, '+31d'],
      ['Y_SELF', year, '12-15'],
    ])
    expect(await night('2026-03-01')).toBe(0)
  })

  test('a whole year of nights makes each period once, at its first night', async () => {
    await switchOn(every)
    const nights: string[] = []
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      if ((await night(day)) > 0) nights.push(day)
    }
    // The first night also makes up for the end of 2025; the others are the first days of months.
    const firsts = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
    expect(nights).toEqual(firsts)
    const months = ['2025-12', ...firsts.map((day) => day.slice(0, 7))]
    const quarters = ['2025Q4', '2026Q1', '2026Q2', '2026Q3', '2026Q4']
    expect(await periodsOf('M_MEETING')).toEqual(months)
    expect(await periodsOf('M_CHECK')).toEqual(months)
    expect(await periodsOf('Q_FIRE')).toEqual(quarters)
    expect(await periodsOf('H_FIREDRILL')).toEqual(['2025H2', '2026H1', '2026H2'])
    expect(await periodsOf('Y_SELF')).toEqual(['2026'])
    expect(await periodsOf('Y_EVAL', t.world.unit.BA0001)).toEqual(['2025', '2026'])
    for (const code of every)
      for (const { period_key, period_type, biz_date } of await tasksOf(code)) {
        expect(biz_date).toBe(daysOfPeriod(period_key).first)
        expect(periodOf(period_type as 3, biz_date)).toBe(period_key)
      }
  })

  test('until the end of the day of its deadline', async () => {
    await switchOn(every)
    await night('2026-01-05')
    const deadlines = async (code: string) =>
      (await tasksOf(code)).map(({ period_key, deadline }) => `${period_key} ${deadline}`)
    expect(new Set(await deadlines('M_MEETING'))).toEqual(new Set(['2026-01 2026-02-03 23:59:59']))
    expect(new Set(await deadlines('Q_FIRE'))).toEqual(
      new Set(['2025Q4 2026-01-10 23:59:59', '2026Q1 2026-04-10 23:59:59']),
    )
    expect(new Set(await deadlines('Y_SELF'))).toEqual(new Set(['2026 2026-12-15 23:59:59']))
    expect(new Set(await deadlines('Y_EVAL'))).toEqual(
      new Set(['2025 2026-01-31 23:59:59', '2026 2027-01-31 23:59:59']),
    )
  })

  test('a server that stood still for forty days makes up for what can still be done in time', async () => {
    await switchOn(['M_MEETING', 'M_GUARD', 'Q_FIRE'])
    await night('2026-02-20')
    expect(await periodsOf('M_MEETING')).toEqual(['2026-02'])
    await night('2026-04-01')
    expect(await periodsOf('M_MEETING')).toEqual(['2026-02', '2026-03', '2026-04'])
    expect(await periodsOf('Q_FIRE')).toEqual(['2026Q1', '2026Q2'])
    expect(await night('2026-04-02')).toBe(0)
  })

  test('the scan makes up for a night without a server, too', async () => {
    await switchOn(['M_MEETING', 'D_CHECK1'])
    await scanTasks(t.services, at('2026-03-03', '08:00'))
    expect(await periodsOf('M_MEETING')).toEqual(['2026-02', '2026-03'])
  })

  test('a branch owes the check of each of its outlets, and its yearly evaluation itself', async () => {
    await switchOn(['Q_SCENE', 'Y_EVAL', 'M_MEETING'])
    await night('2026-05-01')
    const { BA0001, BA0010, BA0011, BA0012 } = t.world.unit
    const units = async (code: string) => (await tasksOf(code)).map(({ dept_id }) => dept_id)
    expect(await units('Q_SCENE')).toEqual(expect.arrayContaining([BA0011, BA0012]))
    expect(await units('Q_SCENE')).not.toContain(BA0001)
    expect(await units('Y_EVAL')).toContain(BA0001)
    expect(await units('Y_EVAL')).not.toContain(BA0010)
    // Nobody of the outlet is on duty for what its branch owes.
    const dutyOf = async (code: string) =>
      (await tasksOf(code)).find(({ dept_id }) => dept_id === BA0011)?.duty_user_id ?? null
    expect(await dutyOf('Q_SCENE')).toBeNull()
    expect(await dutyOf('M_MEETING')).toBe(t.world.user.outlet_safety)
  })

  test('only units with a guard on post owe the evaluation of guards', async () => {
    await switchOn(['M_GUARD'])
    expect(await night('2026-05-01')).toBe(0)
    const guard = await makeGuard(t, 'BA0012')
    await db().updateTable('escort_staff').set({ entry_date: '2026-05-01' }).where('id', '=', guard).execute()
    await night('2026-05-02')
    // April is over: it was nobody's post yet.
    expect((await tasksOf('M_GUARD')).map(({ dept_id, period_key }) => [dept_id, period_key])).toEqual([
      [t.world.unit.BA0012, '2026-05'],
    ])
  })

  test('a unit that opens in a period owes it, one that opens after it or has closed does not', async () => {
    await switchOn(['M_MEETING'])
    const set = (values: object) => db().updateTable('dept').set(values).where('id', '=', t.world.unit.BA0012).execute()
    await set({ open_date: '2026-04-01' })
    await night('2026-03-31')
    expect(await periodsOf('M_MEETING', t.world.unit.BA0012)).toEqual([])
    await night('2026-04-01')
    expect(await periodsOf('M_MEETING', t.world.unit.BA0012)).toEqual(['2026-04'])
    await set({ open_date: null, close_date: '2026-05-01' })
    await night('2026-05-01')
    expect(await periodsOf('M_MEETING', t.world.unit.BA0012)).toEqual(['2026-04'])
    await set({ close_date: null })
  })
})

describe('what becomes of it', () => {
  const one = async (code: string, dept = t.world.unit.BA0011) =>
    (await tasksOf(code)).find(({ dept_id }) => dept_id === dept)
  const file = (code: string, periodKey: string, now: Date) =>
    taskDone(
      unscoped(),
      { code, deptId: t.world.unit.BA0011, periodKey, table: 'meeting_log', id: 7, by: t.world.user.outlet_safety },
      now,
    )

  test('a record does the task of its period, and reopens it when it is revoked', async () => {
    await switchOn(['M_MEETING'])
    await night('2026-03-01')
    await file('M_MEETING', '2026-02', at('2026-03-02'))
    expect((await tasksOf('M_MEETING')).filter(({ dept_id }) => dept_id === t.world.unit.BA0011)).toMatchObject([
      { period_key: '2026-02', status: 2 },
      { period_key: '2026-03', status: 1 },
    ])
    await taskUndone(unscoped(), { table: 'meeting_log', id: 7 }, at('2026-03-03'))
    expect(await one('M_MEETING')).toMatchObject({ period_key: '2026-02', status: 1 })
    await file('M_MEETING', '2026-02', at('2026-03-03'))
    await taskUndone(unscoped(), { table: 'meeting_log', id: 7 }, at('2026-03-05'))
    expect(await one('M_MEETING')).toMatchObject({ period_key: '2026-02', status: 3 })
    await file('M_MEETING', '2026-02', at('2026-03-06'))
    expect(await one('M_MEETING')).toMatchObject({ period_key: '2026-02', status: 4 })
  })

  test('past its deadline it is overdue; its branch exempts it', async () => {
    await switchOn(['M_MEETING'])
    await night('2026-03-01')
    await scanTasks(t.services, at('2026-03-03', '23:50'))
    expect(await one('M_MEETING')).toMatchObject({ status: 1 })
    await scanTasks(t.services, at('2026-03-04', '00:10'))
    const task = await one('M_MEETING')
    expect(task).toMatchObject({ period_key: '2026-02', status: 3 })
    expect((await branch('TaskAssignment/Exempt', { ids: [task?.id], reason: '停业装修' })).Data).toEqual({
      exempted: 1,
    })
    await file('M_MEETING', '2026-02', at('2026-03-06'))
    expect(await one('M_MEETING')).toMatchObject({ status: 5 })
  })

  test('whoever owes it is reminded days before and after, by the name of the period', async () => {
    await switchOn(['M_MEETING', 'Q_SCENE'])
    await night('2026-03-31')
    const { outlet_safety, outlet_leader, branch_security } = t.world.user
    const told = async (code: string, task: string) =>
      (
        await db()
          .selectFrom('remind_msg')
          .innerJoin('task_assignment', 'task_assignment.id', 'remind_msg.biz_id')
          .select(['receiver_id', 'params', 'link_path'])
          .where('remind_code', '=', code)
          .where('task_code', '=', task)
          .where('dept_id', '=', t.world.unit.BA0011)
          .orderBy('receiver_id')
          .execute()
      ).map((row) => ({ ...row, params: row.params as Record<string, string> }))
    await scanTasks(t.services, at('2026-03-31', '08:50'))
    expect(await told('task_due', 'M_MEETING')).toEqual([])
    await scanTasks(t.services, at('2026-03-31', '09:10'))
    const [due] = await told('task_due', 'M_MEETING')
    expect(due).toMatchObject({
      receiver_id: outlet_safety,
      params: { date_CN: '2026年3月', date_HK: '2026年3月', date_US: 'March 2026', deadline: '2026-04-03' },
      link_path: '/taskmeeting/List/?log_type=1&period_key=2026-03',
    })
    const messages = (await (await t.as('outlet_safety'))('Remind/GetMsgList', {})).Data
    expect(messages[0]).toMatchObject({ title: '即将截止：月度安全例会' })
    await scanTasks(t.services, at('2026-04-04', '09:10'))
    expect((await told('task_overdue', 'M_MEETING')).map(({ receiver_id }) => receiver_id)).toEqual(
      [outlet_safety, outlet_leader].sort((a, b) => a - b),
    )
    await scanTasks(t.services, at('2026-04-07', '09:10'))
    expect(await told('task_escalated', 'M_MEETING')).toMatchObject([
      {
        receiver_id: branch_security,
        link_path: expect.stringContaining('task_code=M_MEETING&period_key=2026-03'),
      },
    ])
    // What a branch owes is none of the outlet's business.
    await scanTasks(t.services, at('2026-04-07', '09:20'))
    expect(await told('task_due', 'Q_SCENE')).toMatchObject([
      { receiver_id: branch_security, params: { date_CN: '2026年第1季度', date_US: 'Q1 2026' } },
    ])
    await scanTasks(t.services, at('2026-04-11', '09:10'))
    expect((await told('task_overdue', 'Q_SCENE')).map(({ receiver_id }) => receiver_id)).toEqual([branch_security])
  })
})

describe('where it is seen', () => {
  test('the day, the wall and the statistics know only daily tasks; the calendar has it on the day of its deadline', async () => {
    await switchOn(['M_MEETING', 'Q_FIRE'])
    t.clock.at = at('2026-03-01', '08:00')
    await night('2026-03-01')
    const teller = await t.as('outlet_teller')
    expect((await teller('Duty/GetDay', {})).Data.duties).toEqual([])
    const days = { begin_date: '2026-01-01', end_date: '2026-03-31' }
    expect((await head('TaskAssignment/GetStat', days)).Data).toMatchObject({ sum: { total: 0 }, rows: [] })
    expect((await head('TaskAssignment/GetStatDays', days)).Data.rows).toEqual([])
    const { rows } = (await leader('Home/GetChart', { chart: 'completion' })).Data
    const shown = rows.filter(({ values }: { values: number[] }) => values.some(Boolean))
    // The meeting of February; the fire check is due in April.
    expect(shown).toEqual([{ key: '2026-03-03', name: null, values: [0, 1, 0] }])
    const list = await leader('TaskAssignment/GetPageList', { due_on: '2026-03-03' })
    expect(list.Data).toMatchObject([{ task_code: 'M_MEETING', period_type: 3, period_key: '2026-02' }])
  })

  test('the list is asked for a period, and the work bench counts what is to do', async () => {
    await switchOn(['M_MEETING', 'Q_FIRE'])
    t.clock.at = at('2026-03-01', '09:00')
    await night('2026-03-01')
    const keys = async (query: object) =>
      (await leader('TaskAssignment/GetPageList', query)).Data.map(
        ({ period_key }: { period_key: string }) => period_key,
      )
    expect((await keys({ task_code: 'M_MEETING' })).sort()).toEqual(['2026-02', '2026-03'])
    expect(await keys({ period_key: '2026Q1' })).toEqual(['2026Q1'])
    expect(await keys({ period_type: [1] })).toEqual([])
    expect(await leader('TaskAssignment/GetPageList', { period_key: '2026Q5' })).toMatchObject({ Code: 1001 })
    expect((await leader('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).Data).toMatchObject({
      ...{ period_todo: 3, task_todo: 0, task_overdue: 0 },
    })
  })

  test('cards say of each type the current period and earlier ones that are open, in scope [C-2.4-01]', async () => {
    await switchOn(['M_MEETING'])
    t.clock.at = at('2026-03-01', '09:30')
    await night('2026-03-01')
    const menu = async (post: Post) =>
      (await post('TaskAssignment/GetMenu', {})).Data as {
        task_code: string
        status: number
        periods: { period_key: string; due: number; done: number; overdue: number; exempt: number; deadline: string }[]
      }[]
    const own = await menu(leader)
    expect(own.map(({ task_code }) => task_code)).toEqual(every)
    expect(own[0]).toMatchObject({
      ...{
        task_name: '月度安全例会',
        period_type: 3,
        page_path: '/taskmeeting/List/?log_type=1',
        owed_by: 'unit',
        status: 1,
      },
      periods: [
        { period_key: '2026-03', deadline: '2026-04-03 23:59:59', due: 1, done: 0, overdue: 0, exempt: 0 },
        { period_key: '2026-02', deadline: '2026-03-03 23:59:59', due: 1, done: 0, overdue: 0, exempt: 0 },
      ],
    })
    expect(own[1]).toMatchObject({ status: 0, periods: [] })
    const all = (await menu(head))[0]?.periods[0]?.due ?? 0
    expect(all).toBeGreaterThan((await menu(branch))[0]?.periods[0]?.due ?? 0)
    await taskDone(
      unscoped(),
      { code: 'M_MEETING', deptId: t.world.unit.BA0011, periodKey: '2026-02', table: 'x', id: 1, by: 1 },
      t.clock.at,
    )
    expect((await menu(leader))[0]?.periods.map(({ period_key }) => period_key)).toEqual(['2026-03'])
    const guard = await makeAccount(t, { unit: 'BA0011', role: 'guard' })
    expect(await guard.post('TaskAssignment/GetMenu', {})).toMatchObject({ Code: 401 })
  })
})

test('days and longer periods stand beside each other on the first of a year', async () => {
  await switchOn(['D_CHECK1', 'Y_SELF'])
  const first = at('2026-01-01')
  await generateDaily(t.services, first)
  await generatePeriods(t.services, first)
  expect(await generatePeriods(t.services, first)).toBe(0)
  expect(localDay(first, t.services.database.timezone)).toBe('2026-01-01')
  expect(await periodsOf('Y_SELF')).toEqual(['2026'])
})
