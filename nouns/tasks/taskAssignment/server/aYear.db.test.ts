import { all } from '@shouya/nouns/manifests.gen.ts'
import { nextDates } from '@shouya/server/core/time/cron.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoxes, makeEscort, makeSigned } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { abnormal, makeCheck, makeGuard, openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makePlan } from '../../../drills/drillPlan/server/testing/plans.ts'
import { judgement, makeSubmitted as makeDrill } from '../../../drills/drillRecord/server/testing/drills.ts'
import { nothingTaken } from '../../../evaluation/guardEvaluation/server/testing/guardEvaluations.ts'
import { fullPoints } from '../../../evaluation/performanceEvaluation/server/testing/performances.ts'
import { fireParts, guardParts, submitReport } from '../../../reports/checkReport/server/testing/reports.ts'
import { meetingBody } from '../../../reports/meetingLog/server/testing/meetings.ts'
import { taskStatus } from '../noun.ts'
import { inconsistencies } from './testing/consistent.ts'
import { mendOpen } from './testing/mendOpen.ts'

const ZONE = 'Asia/Shanghai'
const [FIRST, LAST, END] = ['2026-01-01', '2026-12-31', '2027-01-25']
const isDeep = process.env.DEEP !== undefined
/** Jobs that run every few minutes run at these times. */
const MOMENTS = isDeep ? ['00:12', '09:10', '19:30'] : ['19:30']
/** The last night whose papers are looked at: drawing those of a whole year takes a minute. */
const PAPERS = isDeep ? '2027-01-24' : '2026-02-24'
/** What tasks and final records depend on. */
const EACH_TIME = ['gen_daily_task', 'gen_period_task', 'overdue_scan', 'drill_archive', 'performance_effect']
/** With DEEP every job runs at all its times; else papers are drawn in one night, and what only tidies up runs on Sundays. */
function isRun(name: string, moment: Date): boolean {
  const day = localDay(moment, ZONE)
  if (name === 'pdf_archive') return isDeep ? day <= PAPERS : day === PAPERS
  return isDeep || EACH_TIME.includes(name) || moment.getUTCDay() === 0
}

let t: TestApp
type Event = { at: Date; what: string; run: () => Promise<unknown> }
const events: Event[] = []
const failed: string[] = []

const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)
const on = (day: string, time: string, what: string, run: () => Promise<unknown>) =>
  events.push({ at: at(day, time), what, run })
const days = (from: string, to: string) => {
  const found: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) found.push(day)
  return found
}
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
const quarters = [1, 2, 3, 4].map((quarter) => `2026Q${quarter}`)
const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const rowsOf = async <R>(text: string, ...values: unknown[]): Promise<R[]> =>
  (await t.services.database.pool.query(text, values)).rows as R[]

/** Every job by the clock, at its times. */
function scheduleJobs() {
  for (const [name, { cron }] of Object.entries(all.jobs)) {
    if (cron === undefined) continue
    const run = (now: Date) => () => t.jobs.run(name, now)
    const isFrequent = !/^\d+ \d+ /.test(cron)
    const moments = isFrequent
      ? days(FIRST, END).flatMap((day) => MOMENTS.map((time) => at(day, time)))
      : (nextDates(cron, { now: new Date(at(FIRST, '00:00').getTime() - 1), timezone: ZONE }, 400) ?? [])
    for (const moment of moments)
      if (moment <= at(END, '23:59') && isRun(name, moment))
        events.push({ at: moment, what: `job ${name}`, run: run(moment) })
  }
}

/** What the outlet, its branch and its company do in a month; `working`: the days on which the outlet is open. */
function scheduleMonth(month: string, working: readonly string[], guard: { id: number; post: Post }) {
  const own = working.filter((day) => day.startsWith(month))
  const [first = '', second = '', third = '', fourth = ''] = own
  const safety = () => t.as('outlet_safety')
  const teller = () => t.as('outlet_teller')
  const leader = () => t.as('outlet_leader')
  const check = async (session: number, found = {}) =>
    makeCheck({ by: await safety(), second: { id: user('outlet_teller'), post: await teller() }, session, found })
  const checked = (day: string, time: string) => on(day, time, 'check', () => check(2))

  // In time, late, not at all (the others), and revoked.
  for (const [session, time] of [
    [1, '08:20'],
    [3, '18:15'],
  ] as const)
    on(first, time, `check ${session}`, () => check(session, { 1: { known_reason: '尾箱由车队次日收走' } }))
  checked(first, '14:00')
  checked(second, '16:00')
  on(third, '14:00', 'check that is revoked', async () => {
    const { id } = await check(2)
    const { version } = granted(await (await leader())('SecurityCheck/Get', { id }))
    granted(await (await leader())('SecurityCheck/Revoke', { id, version, reason: '登记有误' }))
  })
  on(fourth, '14:00', 'check with a finding', async () => {
    const { id } = await check(2, { 0: await abnormal(t, user('outlet_safety')) })
    const { version } = granted(await (await leader())('SecurityCheck/Get', { id }))
    granted(await (await leader())('SecurityCheck/Confirm', { id, version, sign: signature, temp_measure: '专人值守' }))
    await mendOpen(t)
  })
  on(first, '08:40', 'boxes', async () => {
    const body = { escort: await makeEscort(t), boxes: await makeBoxes(t, 1) }
    const signers = {
      by: await safety(),
      byId: user('outlet_safety'),
      second: await teller(),
      secondId: user('outlet_teller'),
    }
    const signed = await makeSigned(t, signers, body)
    granted(await (await safety())('MoneyBox/Leave', { id: signed.id, version: signed.version }))
  })

  // The training of July is exempted, that of September forgotten.
  for (const [log_type, time] of [
    [1, '10:00'],
    [2, '11:00'],
  ] as const)
    if (log_type === 1 || !['2026-07', '2026-09'].includes(month))
      on(second, time, 'meeting', async () => {
        const people = [user('outlet_safety'), user('outlet_teller')]
        const body = await meetingBody(t, user('outlet_safety'), people, { log_type, title: `月度${month}` })
        const { id } = granted(await (await safety())('MeetingLog/Submit', body))
        for (const post of [await safety(), await teller()])
          granted(await post('MeetingLog/Sign', { id, sign: signature }))
        const { version } = granted(await (await leader())('MeetingLog/Get', { id }))
        granted(await (await leader())('MeetingLog/Confirm', { id, version, sign: signature }))
      })
  if (month === '2026-07')
    on(second, '12:00', 'exemption', async () => {
      const tasks = await rowsOf<{ id: number }>(
        "select id from task_assignment where task_code = 'M_TRAIN' and period_key = '2026-07' and dept_id = $1",
        t.world.unit.BA0011,
      )
      const ids = tasks.map(({ id }) => id)
      granted(await (await t.as('branch_security'))('TaskAssignment/Exempt', { ids, reason: '停业装修' }))
    })

  const confirmed = async (controller: string, id: number) => {
    const { version } = granted(await (await leader())(`${controller}/Get`, { id }))
    granted(await (await leader())(`${controller}/Confirm`, { id, version, sign: signature }))
  }
  on(third, '10:00', 'monthly check', async () =>
    confirmed('SecurityItem', (await submitReport(await safety(), 'SecurityItem')).id),
  )
  on(third, '11:00', 'guard evaluation', async () => {
    const body = {
      ...{ staff_id: guard.id, dept_id: t.world.unit.BA0011, period_key: month, attendance_days: 22, absent_days: 0 },
      ...{ late_times: 0, reward_points: 0, suggestion: 1, items: nothingTaken, sign: signature },
    }
    const { id, version } = granted(await (await leader())('GuardEvaluation/Submit', body))
    granted(await guard.post('GuardEvaluation/Ack', { id, version, sign: signature }))
  })
}

/** What is done once a quarter, in its second month. */
function scheduleQuarter(
  month: string,
  guard: { id: number },
  colleagues: Record<'outlet' | 'branch', { id: number; post: Post }>,
) {
  const day = `${month}-20`
  const { outlet, branch } = colleagues
  on(day, '09:30', 'fire check', async () => {
    const safety = await t.as('outlet_safety')
    const fire = await submitReport(safety, 'FireCheck', { more: { ...fireParts(), inspector_ids: [outlet.id] } })
    granted(await outlet.post('FireCheck/Sign', { id: fire.id, version: fire.version, sign: signature }))
    const leader = await t.as('outlet_leader')
    const { version } = granted(await leader('FireCheck/Get', { id: fire.id }))
    granted(await leader('FireCheck/Confirm', { id: fire.id, version, sign: signature }))
  })
  // That of the third quarter is forgotten.
  if (month !== '2026-08')
    on(day, '10:30', 'visit of the branch', async () => {
      const by = await t.as('branch_security')
      const parts = await guardParts(t, user('branch_security'), guard.id)
      // Its paper shows the drawing, so that there must be one.
      const { Data: drawing } = await upload(t, 'branch_security')
      const more = { ...parts, guard_sign_file_id: drawing.id, inspector_ids: [branch.id] }
      const made = await submitReport(by, 'SceneCheck', { dept_id: t.world.unit.BA0011, more })
      granted(await branch.post('SceneCheck/Sign', { id: made.id, version: made.version, sign: signature }))
      const leader = await t.as('outlet_leader')
      const { version } = granted(await leader('SceneCheck/Get', { id: made.id }))
      granted(await leader('SceneCheck/Confirm', { id: made.id, version, sign: signature }))
    })
  on(day, '15:00', 'drill', async () => {
    // An evacuation in the first and the third quarter.
    const drill_type = ['2026-02', '2026-08'].includes(month) ? 5 : 1
    const { id: plan_id } = await makePlan(await t.as('hq_security'), { drill_type })
    const drill = await makeDrill(t, await t.as('outlet_safety'), user('outlet_safety'), { plan_id })
    granted(await (await t.as('outlet_leader'))('DrillRecord/Evaluate', judgement(drill)))
  })
}

/** The evaluation of the year, in the January after it. */
function scheduleEvaluation(guard: { id: number }, second: { id: number; post: Post }) {
  let id = 0
  on('2027-01-04', '10:00', 'evaluation', async () => {
    const branch = await t.as('branch_security')
    id = granted(await branch('PerformanceEvaluation/Begin', { year: 2026, subject_type: 1, ids: [guard.id] })).ids[0]
    granted(await branch('PerformanceEvaluation/Calc', { ids: [id] }))
    const { version } = granted(await branch('PerformanceEvaluation/Get', { id }))
    const points = { adjust: 0, adjust_reason: null, conclusion: 1, items: fullPoints, evaluator_ids: [second.id] }
    const sent = granted(await branch('PerformanceEvaluation/Submit', { id, version, ...points, sign: signature }))
    const signed = granted(
      await second.post('PerformanceEvaluation/Sign', { id, version: sent.version, sign: signature }),
    )
    granted(await (await t.as('hq_security'))('PerformanceEvaluation/Audit', { id, version: signed.version }))
  })
  on('2027-01-20', '10:00', 'evaluation archived', async () => {
    const branch = await t.as('branch_security')
    const { version } = granted(await branch('PerformanceEvaluation/Get', { id }))
    granted(await branch('PerformanceEvaluation/Archive', { id, version }))
  })
}

let working: string[]

beforeAll(async () => {
  t = await testApp()
  t.clock.at = at('2025-12-31', '12:00')
  const { unit } = t.world
  const db = t.services.database.kysely
  await openOutlet(t)
  await db
    .updateTable('dept')
    .set({ create_time: new Date('2020-01-01'), status: 0 })
    .execute()
  await db
    .updateTable('dept')
    .set({ status: 1 })
    .where('id', 'in', [unit.HQ0000, unit.BA0001, unit.BA0010, unit.BA0011])
    .execute()
  await db
    .updateTable('dept')
    .set({
      ...{ leader_user_id: user('outlet_leader'), safety_user_id: user('outlet_safety') },
      ...{ deliver_time: '08:30', collect_time: '17:10', business_days: '1,2,3,4,5' as never },
    })
    .where('id', '=', unit.BA0011)
    .execute()
  const id = await makeGuard(t, 'BA0011')
  const account = await makeAccount(t, { unit: 'BA0011', role: 'guard', type: 5 })
  await db.updateTable('escort_staff').set({ user_id: account.id }).where('id', '=', id).execute()
  const guard = { id, post: account.post }
  // A pass is valid for a year.
  on('2026-12-01', '09:00', 'pass renewed', () =>
    rowsOf("update escort_staff set pass_begin = '2026-12-01', pass_end = '2027-11-30' where id = $1", id),
  )
  const colleagues = {
    outlet: await makeAccount(t, { role: 'outlet_safety' }),
    branch: await makeAccount(t, { unit: 'BA0001', role: 'branch_security' }),
  }
  working = (
    await rowsOf<{ day: string }>(
      `select day::date::text as day from generate_series($1::date, $2::date, interval '1 day') day
       where works_on((select business_days from dept where id = $3), day::date)`,
      FIRST,
      LAST,
      unit.BA0011,
    )
  ).map(({ day }) => day)
  scheduleJobs()
  for (const month of months) scheduleMonth(month, working, guard)
  for (const month of ['2026-02', '2026-05', '2026-08', '2026-11']) scheduleQuarter(month, guard, colleagues)
  scheduleEvaluation(guard, colleagues.branch)
  for (const { at: moment, what, run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    t.clock.at = moment
    await run().catch((error) => failed.push(`${moment.toISOString()} ${what}: ${String(error).slice(0, 300)}`))
  }
}, 300_000)
afterAll(() => t?.close())

type Task = { code: string; key: string; status: number; table: string | null }
/** The tasks of the outlet, or of its branch for what that owes. */
const tasksOf = (code: string, unit: 'BA0011' | 'BA0001' = 'BA0011') =>
  rowsOf<Task>(
    `select task_code as code, period_key as key, status, biz_table as table from task_assignment
     where task_code = $1 and dept_id = $2 order by biz_date`,
    code,
    t.world.unit[unit],
  )
const { todo, done, overdue, doneLate, exempt } = taskStatus
const statesOf = async (code: string, unit?: 'BA0001') =>
  Object.fromEntries((await tasksOf(code, unit)).map(({ key, status }) => [key, status]))

test('nothing failed', () => expect(failed).toEqual([]))

test('every period of every type is there, once', async () => {
  const daily = (
    await rowsOf<{ code: string }>(
      'select task_code as code from task_type where period_type = 1 and status = 1 order by sort',
    )
  ).map(({ code }) => code)
  expect(daily).toHaveLength(6)
  for (const code of daily)
    expect(
      (await tasksOf(code)).filter(({ key }) => key <= LAST).map(({ key }) => key),
      code,
    ).toEqual(working)
  const periods = {
    M_MEETING: months,
    M_TRAIN: months,
    M_CHECK: months,
    M_GUARD: months,
    Q_SCENE: quarters,
    Q_FIRE: quarters,
    Q_DRILL: quarters,
    H_FIREDRILL: ['2026H1', '2026H2'],
    Y_SELF: ['2026'],
  }
  for (const [code, keys] of Object.entries(periods))
    expect(
      (await tasksOf(code)).filter(({ key }) => key.startsWith('2026')).map(({ key }) => key),
      code,
    ).toEqual(keys)
  expect((await tasksOf('Y_EVAL', 'BA0001')).map(({ key }) => key)).toContain('2026')
  const twice = await rowsOf(
    'select 1 from task_assignment group by task_code, period_key, dept_id having count(*) > 1',
  )
  expect(twice).toEqual([])
})

test('what was filed and confirmed has done its task, what was not is overdue, one is exempt', async () => {
  const checks = await statesOf('D_CHECK2')
  const expected = Object.fromEntries(working.map((day) => [day, overdue as number]))
  for (const month of months) {
    const [first = '', second = '', , fourth = ''] = working.filter((day) => day.startsWith(month))
    // The third one was revoked: overdue again.
    Object.assign(expected, { [first]: done, [second]: doneLate, [fourth]: done })
  }
  expect(Object.fromEntries(Object.entries(checks).filter(([day]) => day <= LAST))).toEqual(expected)
  const [revoked] = await rowsOf<{ n: number }>('select count(*)::int as n from security_check where status = 9')
  expect(revoked?.n).toBe(12)

  const all12 = (status: number) => Object.fromEntries(months.map((month) => [month, status]))
  expect(await statesOf('M_MEETING')).toMatchObject(all12(done))
  expect(await statesOf('M_TRAIN')).toMatchObject({ ...all12(done), '2026-07': exempt, '2026-09': overdue })
  expect(await statesOf('M_CHECK')).toMatchObject(all12(done))
  expect(await statesOf('M_GUARD')).toMatchObject(all12(done))
  const all4 = Object.fromEntries(quarters.map((quarter) => [quarter, done]))
  expect(await statesOf('Q_FIRE')).toMatchObject(all4)
  expect(await statesOf('Q_SCENE')).toMatchObject({ ...all4, '2026Q3': overdue })
  expect(await statesOf('Q_DRILL')).toMatchObject(all4)
  expect(await statesOf('H_FIREDRILL')).toMatchObject({ '2026H1': done, '2026H2': done })
  expect(await statesOf('Y_SELF')).toMatchObject({ 2026: overdue })
  expect(await statesOf('Y_EVAL', 'BA0001')).toMatchObject({ 2026: done })
  // Nothing is left to do whose time has passed.
  expect(
    await rowsOf('select task_code from task_assignment where status = $1 and deadline < $2', todo, t.clock.at),
  ).toEqual([])
})

test('what is final is in the archive, once, for the years of its category', async () => {
  const night = at(PAPERS, '02:00')
  const archive = await t.services.settings.get('archive.retention_years')
  const reached: string[] = []
  for (const { noun, final, ended, rests, kept } of Object.values(all.archived)) {
    const records = await rowsOf<{ id: number; papers: number; fits: boolean; years: number; due: boolean }>(
      `select record.id, count(file.id)::int as papers, max(file.retention_years) as years,
         bool_and(file.expire_date = (record.${ended}::date + make_interval(years => file.retention_years))::date) as fits,
         record.${ended} < $2::timestamptz - make_interval(days => $3) as due
       from ${noun.table} record left join report_file file on file.source_table = $4 and file.source_id = record.id
       where record.status = any($1) group by record.id, record.${ended}`,
      final,
      night,
      rests,
      noun.table,
    )
    for (const { papers, fits, years, due } of records) {
      expect([noun.table, papers]).toEqual([noun.table, due ? 1 : 0])
      if (!due) continue
      expect([noun.table, fits]).toEqual([noun.table, true])
      expect(kept.map(({ as }) => archive[as])).toContain(years)
    }
    if (records.some(({ due }) => due)) reached.push(noun.table)
  }
  const inspected = ['drill_record', 'fire_check', 'guard_evaluation', 'meeting_log', 'rectification', 'scene_check']
  expect(reached.toSorted()).toEqual(
    [...inspected, 'security_check', 'security_item', ...(isDeep ? ['performance_evaluation'] : [])].toSorted(),
  )
})

test('the statistics say what the tasks say', async () => {
  const [sum] = await rowsOf<Record<string, number>>(
    `select sum(total)::int as total, sum(done)::int as done, sum(done_late)::int as late, sum(overdue)::int as overdue
     from stat_daily where dept_id = $1 and task_code = 'D_CHECK2' and stat_date <= $2`,
    t.world.unit.BA0011,
    LAST,
  )
  expect(sum).toEqual({ total: working.length, done: 24, late: 12, overdue: working.length - 36 })
})

test('the records fit together (domain 17.4)', async () => expect(await inconsistencies(t)).toEqual({}))
