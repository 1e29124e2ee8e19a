import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillRegisters } from './testing/registers.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-05-18T02:00:00Z')
  await fillRegisters(t)
})
afterAll(() => t?.close())

// biome-ignore lint/suspicious/noExplicitAny: every column of every table
type Rows = any[]
type Row = { dept_id: number; check_id: number | null; values: Record<string, unknown> }
const all = async (table: string): Promise<Rows> =>
  (await t.services.database.pool.query(`select * from ${table}`)).rows as Rows

/** The 18 delivered columns of the half-year, counted one by one from the whole tables. */
async function counted(unit: number) {
  const [reports, items, rectify, drills, meetings, tasks, boxes] = (await Promise.all(
    [
      'check_report',
      'check_report_item',
      'rectification',
      'drill_record',
      'meeting_log',
      'task_assignment',
      'money_box',
    ].map(all),
  )) as [Rows, Rows, Rows, Rows, Rows, Rows, Rows]
  const staff = (await all('escort_staff')).filter(({ duty_type }) => duty_type === 7)
  const posts = await all('escort_staff_dept')
  const [dept] = (await all('dept')).filter(({ id }) => id === unit)
  const people = await all('sys_user')
  const ours = (rows: Rows) => rows.filter(({ dept_id }) => dept_id === unit)
  const filed = ours(reports).filter(({ status }) => [2, 4, 5].includes(status))
  const self = filed.find(({ scene, period_key }) => scene === 7 && period_key === '2026H1')
  const answers = items.filter(({ check_id, scene }) => scene === 7 && check_id === self?.id)
  const bad = (category: number) =>
    self ? answers.filter((row) => row.result === 2 && row.category === category).length : null
  const of = (code: string) => answers.find(({ item_code }) => item_code === code)?.value_num ?? null
  const day = (days: number | null) =>
    days === null ? null : new Date(Number(days) * 86_400_000).toISOString().slice(0, 10)
  const open = ours(rectify).filter(({ status }) => status <= 3)
  const fire = filed.filter(({ scene }) => scene === 6).at(-1)
  const guards = staff.filter(({ id }) => posts.some(({ staff_id, dept_id }) => staff_id === id && dept_id === unit))
  const checks = ours(tasks).filter(
    (row) =>
      /^(D_CHECK[123]|M_CHECK|Q_FIRE)$/.test(row.task_code) && row.status !== 5 && String(row.biz_date) >= '2026-01-01',
  )
  const runs = ours(boxes).filter((row) => row.on_time !== null && String(row.biz_date) >= '2026-01-01')
  const share = (part: Rows, whole: Rows) =>
    whole.length === 0 ? null : Math.round((part.length / whole.length) * 1000) / 10
  return {
    check_day: self?.check_date ?? null,
    score: self ? Math.round((Number(self.score) / Number(self.full_score)) * 100) : null,
    ...{ physical_bad: bad(1), technical_bad: bad(2), personnel_bad: bad(3), fire_bad: bad(4) },
    open_rectify: open.length,
    major_rectify: open.filter(({ hazard_level }) => hazard_level === 3).length,
    alarm_test: day(of('ZC03')),
    video_days: of('ZC04') === null ? null : Number(of('ZC04')),
    extinguisher: fire
      ? (fire.extinguishers as { expire_date: string }[]).map(({ expire_date }) => expire_date).toSorted()[0]
      : null,
    guards: guards.length === 0 ? null : `${guards.filter(({ status }) => status === 1).length}/${guards.length}`,
    drills: ours(drills).filter(({ status, period_key }) => status >= 3 && status <= 4 && period_key === '2026Q2')
      .length,
    trainings: ours(meetings).filter((row) => row.log_type === 2 && row.status === 3 && row.period_key === '2026-05')
      .length,
    check_rate: share(
      checks.filter(({ status }) => status === 2 || status === 4),
      checks,
    ),
    ontime_rate: share(
      runs.filter(({ on_time }) => on_time === 1),
      runs,
    ),
    superior_check: filed.filter((row) => row.check_dept_id !== unit && row.scene !== 7).at(-1)?.check_date ?? null,
    leader: people.find(({ id }) => id === dept?.leader_user_id)?.real_name ?? null,
  }
}

test('the 18 delivered columns are what a count over the rows says [C-2.6-02 C-7.2-83]', async () => {
  const hq = await t.as('hq_security')
  const columns = granted(await hq('Monitor/GetColumns', {}))
  const { rows } = granted(await hq('Monitor/GetData', { period_key: '2026H1' }))
  const { BA0011, BA0012, BB0011 } = t.world.unit
  expect(rows.map(({ dept_id }: { dept_id: number }) => dept_id)).toEqual([BA0011, BA0012, BB0011])
  for (const row of rows) expect(row.values, row.dept_name).toEqual(await counted(row.dept_id))
  expect(columns.map(({ key }: { key: string }) => key)).toEqual(Object.keys(await counted(BA0011)))
  // So that it does not compare nothing with nothing.
  expect(rows[0]).toMatchObject({
    check_status: 4,
    values: {
      ...{ check_day: '2026-05-18', score: 92, physical_bad: 1, fire_bad: 1, open_rectify: 5, major_rectify: 2 },
      ...{ alarm_test: '2026-05-17', video_days: 61, extinguisher: '2026-06-10', guards: '1/2', drills: 1 },
      ...{ trainings: 1, check_rate: 66.7, ontime_rate: 66.7, superior_check: '2026-05-18', leader: '某outlet_leader' },
    },
    tones: { video_days: 'bad', major_rectify: 'bad', extinguisher: 'waits', guards: 'waits', check_rate: 'bad' },
  })
})

test('totals of branches add up counts, take the mean of scores, the least of days; formulas are of the totals', async () => {
  const hq = await t.as('hq_security')
  const { totals, sum, rows } = granted(await hq('Monitor/GetData', { period_key: '2026H1' }))
  const { BA0001, BB0001 } = t.world.unit
  const count = (key: string) => rows.reduce((all: number, row: Row) => all + Number(row.values[key] ?? 0), 0)
  expect(totals).toMatchObject([
    {
      branch_id: BA0001,
      dept_name: '松湾分行',
      units: 2,
      checked: 1,
      values: { check_rate: 75, ontime_rate: 75, score: 92 },
    },
    {
      branch_id: BB0001,
      units: 1,
      checked: 0,
      values: { check_rate: null, score: null, trainings: 1, major_rectify: 1 },
    },
  ])
  expect(sum).toMatchObject({
    ...{ units: 3, checked: 1, dept_name: null },
    values: {
      ...{ open_rectify: count('open_rectify'), trainings: 2, guards: '2/3', video_days: 61, check_day: null },
      ...{ extinguisher: '2026-06-10', leader: null, check_rate: 75 },
    },
  })
})

test('units without a self-check, units below one, periods; nobody sees more than their scope', async () => {
  const { BA0010, BA0012, BB0001, BB0011 } = t.world.unit
  const hq = await t.as('hq_security')
  const ids = async (who: string, more: object = {}) => {
    const answer = await (await t.as(who))('Monitor/GetData', { period_key: '2026H1', ...more })
    return answer.Code === 0 ? answer.Data.rows.map(({ dept_id }: { dept_id: number }) => dept_id) : answer.Code
  }
  expect(await ids('hq_security', { unchecked: true })).toEqual([BA0012, BB0011])
  expect(await ids('branch_security', { unchecked: true })).toEqual([BA0012])
  expect(await ids('outlet_safety')).toEqual([t.world.unit.BA0011])
  expect(await ids('safety_far')).toEqual([BB0011])
  expect(await ids('branch_security', { dept_id: BB0001 })).toBe(403)
  expect(await ids('hq_security', { dept_id: BA0010 })).toEqual([t.world.unit.BA0011, BA0012])
  // Of an outlet nobody adds up the branch that it does not see.
  const own = granted(await (await t.as('outlet_safety'))('Monitor/GetData', { period_key: '2026H1' }))
  expect([own.totals, own.sum]).toMatchObject([
    [{ branch_id: null, dept_name: null, units: 1 }],
    { units: 1, checked: 1 },
  ])
  const of = async (period_key: string) => (await hq('Monitor/GetData', { period_key })).Data
  expect((await of('2026')).rows[0].check_id).not.toBeNull()
  expect((await of('2025H2')).rows[0]).toMatchObject({ check_id: null, values: { check_rate: 100, ontime_rate: 0 } })
  expect((await of('2026-05-18')).rows.filter((row: Row) => row.check_id !== null)).toMatchObject([{ dept_id: BB0011 }])
  for (const period_key of ['2026Q2', '2026-05', '2026H2', '2026-02-31'])
    expect(await hq('Monitor/GetData', { period_key })).toMatchObject({ Code: 1001, Data: [{ path: 'period_key' }] })
})
