import { addDays } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMoneyBoxRow } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { makeHandoverRow } from '../../../daily/roomKey/server/testing/handoverRow.ts'
import {
  abnormal,
  makeAbnormal,
  makeCheck,
  makeRectification,
} from '../../../daily/securityCheck/server/testing/checks.ts'
import { accessBody, makeAccess } from '../../../daily/visitor/server/testing/visitors.ts'
import { makeEnding } from '../../../escort/server/testing/escort.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  // Wednesday noon, so that an hour more or less is on the same day.
  t.clock.at = new Date('2026-11-18T04:00:00Z')
})
afterAll(() => t?.close())

type Table = { columns: string[]; rows: { key: string; name: string | null; values: number[] }[] }

const chart = async (username: string, name: string): Promise<Table> => {
  const { Code, Data } = await (await t.as(username))('Home/GetChart', { chart: name })
  expect(Code).toBe(0)
  return Data
}
const rowOf = ({ rows }: Table, key: string) => rows.find((row) => row.key === key)?.values
/** The values of the rows by key. */
const valuesByKey = ({ rows }: Table) => Object.fromEntries(rows.map(({ key, values }) => [key, values]))

const log = (row: object) =>
  t.services.database.kysely
    .insertInto('sys_log')
    .values({ log_type: 2, action: 'RoomKey/Save', result: true, create_time: t.clock.at, ...row })
    .execute()

test('the calendar shows a month, each day by what was due then, in the own outlet', async () => {
  await makeTaskRow(t, { day: '2026-11-13', status: 2 })
  await makeTaskRow(t, { day: '2026-11-13', status: 2, code: 'D_CHECK2' })
  await makeTaskRow(t, { day: '2026-11-16', status: 1 })
  await makeTaskRow(t, { day: '2026-11-17', status: 3 })
  await makeTaskRow(t, { day: '2026-11-17', status: 4, code: 'D_CHECK2' })
  // Not due, in another month, in another outlet.
  await makeTaskRow(t, { day: '2026-11-13', status: 5, code: 'D_CHECK3' })
  await makeTaskRow(t, { day: '2026-10-31', status: 2 })
  await makeTaskRow(t, { day: '2026-11-13', status: 2, unit: 'BB0011' })

  const month = await chart('outlet_leader', 'completion')
  expect(month.columns).toEqual(['done', 'waiting', 'late'])
  expect(month.rows).toHaveLength(30)
  const days = Object.entries(valuesByKey(month)).filter(([, values]) => values.some(Boolean))
  expect(Object.fromEntries(days)).toEqual({
    '2026-11-13': [2, 0, 0],
    '2026-11-16': [0, 1, 0],
    '2026-11-17': [0, 0, 2],
  })
  expect(rowOf(await chart('leader_far', 'completion'), '2026-11-13')).toEqual([1, 0, 0])

  // The filters of a day select the same rows in its list.
  const list = await (await t.as('outlet_leader'))('TaskAssignment/GetPageList', {
    begin_date: '2026-11-17',
    end_date: '2026-11-17',
    status: [1, 2, 3, 4],
  })
  expect(list.Total).toBe(2)
})

test('registers on time, late and missing: by day, by outlet and day, and in percent by the units below', async () => {
  const { BA0011, BA0012, BA0010, BA0001, BB0001 } = t.world.unit
  await makeTaskRow(t, { day: '2026-11-12', status: 2 })
  await makeTaskRow(t, { day: '2026-11-12', status: 4, code: 'D_CHECK2' })
  await makeTaskRow(t, { day: '2026-11-12', status: 3, unit: 'BA0012' })
  // Exempt, in another branch, too long ago.
  await makeTaskRow(t, { day: '2026-11-12', status: 5, unit: 'BA0012', code: 'D_CHECK3' })
  await makeTaskRow(t, { day: '2026-11-12', status: 3, unit: 'BB0011' })
  await makeTaskRow(t, { day: '2026-10-12', status: 3 })

  await t.jobs.run('stat_rollup', t.clock.at)
  const days = await chart('branch_security', 'task_days')
  expect(days.columns).toEqual(['done', 'done_late', 'missing'])
  expect(days.rows).toHaveLength(14)
  expect(rowOf(days, '2026-11-12')).toEqual([1, 1, 1])
  expect(rowOf(await chart('hq_security', 'task_days'), '2026-11-12')).toEqual([1, 1, 2])

  const heat = await chart('branch_security', 'task_late_days')
  const at = heat.columns.indexOf('2026-11-12')
  expect([rowOf(heat, String(BA0011))?.[at], rowOf(heat, String(BA0012))?.[at]]).toEqual([1, 1])

  // Includes the tasks of the test above: four of seven on time, two late, by outlet; the lowest first.
  const near = await chart('sub_leader', 'task_units')
  expect(near.columns).toEqual(['done', 'done_late'])
  expect(near.rows.map(({ key }) => Number(key))).toEqual([BA0012, BA0011])
  expect(rowOf(near, String(BA0012))).toEqual([0, 0])
  expect(Object.keys(valuesByKey(await chart('branch_security', 'task_units')))).toEqual([String(BA0010)])
  expect(
    Object.keys(valuesByKey(await chart('hq_security', 'task_units')))
      .map(Number)
      .sort(),
  ).toEqual([BA0001, BB0001].sort())

  const list = await (await t.as('branch_security'))('TaskAssignment/GetPageList', {
    begin_date: '2026-11-12',
    end_date: '2026-11-12',
    status: [3, 4],
    dept_id: BA0012,
    include_child: 0,
  })
  expect(list.Total).toBe(1)
})

test('the items that were abnormal most often, each with its checks', async () => {
  const day = (of: string) => ({ day: of, more: { abnormal_count: 1, overall_result: 2 } })
  const often = await makeAbnormal(t, 'BA0011', day('2026-11-10'))
  await makeAbnormal(t, 'BA0012', day('2026-11-11'), often)
  const once = await makeAbnormal(t, 'BA0011', day('2026-11-12'))
  // Revoked, of another branch, too long ago.
  const revokedRow = { ...day('2026-11-13'), status: 9 }
  await makeAbnormal(t, 'BA0011', { ...revokedRow, more: { ...revokedRow.more, revoke_reason: '登记有误' } }, once)
  await makeAbnormal(t, 'BB0011', day('2026-11-12'), once)
  await makeAbnormal(t, 'BA0011', day('2026-10-12'), once)
  const near = await chart('branch_security', 'check_items')
  expect(near.rows.map(({ key, values }) => [Number(key), values])).toEqual([
    [often, [2]],
    [once, [1]],
  ])
  const month = { begin_date: '2026-10-20', end_date: '2026-11-18', filed: true, abnormal_item_id: often }
  expect((await (await t.as('branch_security'))('SecurityCheck/GetPageList', month)).Total).toBe(2)
})

test('late keys by outlet and day, and by the units below one’s own, are what the list of late ones shows', async () => {
  await makeHandoverRow(t, { status: 3, at: -48, expect: -24 })
  await makeHandoverRow(t, { unit: 'BA0012', status: 4, at: -30, expect: -26, returned: -25 })
  await makeHandoverRow(t, { unit: 'BA0012', status: 4, at: -30, expect: -26, returned: -27 })
  await makeHandoverRow(t, { unit: 'BB0011', status: 3, at: -30, expect: -26 })
  await makeHandoverRow(t, { unit: 'BB0011', status: 4, at: -500, expect: -490, returned: -400 })
  const { BA0011, BA0012, BA0010, BA0001, BB0001, BB0011 } = t.world.unit

  const near = await chart('branch_security', 'key_late_days')
  expect(near.columns).toHaveLength(14)
  expect(near.columns.at(-1)).toBe('2026-11-18')
  expect(valuesByKey(near)).toEqual({
    [BA0011]: near.columns.map((day) => Number(day === '2026-11-17')),
    [BA0012]: near.columns.map((day) => Number(day === '2026-11-17')),
  })
  const all = await chart('hq_security', 'key_late_days')
  expect(all.rows.map(({ key }) => Number(key)).sort()).toEqual([BA0011, BA0012, BB0011].sort())

  // Head office compares branches, a branch its sub-branches, a sub-branch its outlets.
  expect(valuesByKey(await chart('hq_security', 'key_late_units'))).toEqual({ [BA0001]: [2], [BB0001]: [2] })
  expect(valuesByKey(await chart('branch_security', 'key_late_units'))).toEqual({ [BA0010]: [2] })
  expect(valuesByKey(await chart('sub_leader', 'key_late_units'))).toEqual({ [BA0011]: [1], [BA0012]: [1] })
  expect(valuesByKey(await chart('outlet_leader', 'key_late_units'))).toEqual({ [BA0011]: [1] })

  const list = await (await t.as('hq_security'))('RoomKey/GetPageList', {
    late: true,
    dept_id: BB0001,
    due_begin_date: '2026-10-20',
    due_end_date: '2026-11-18',
  })
  expect(list.Total).toBe(2)
})

test('chosen outlets under units out of scope keep those units’ names to themselves', async () => {
  const { BA0011, BA0012, BB0011 } = t.world.unit
  const { post, id } = await makeAccount(t, { role: 'branch_security', scope: 2 })
  await t.services.database.kysely
    .updateTable('sys_user')
    .set({ scope_dept_ids: [BA0011, BA0012, BB0011] })
    .where('id', '=', id)
    .execute()
  await t.services.database.pool.query(`select pg_notify('shouya', '{"type":"permission"}')`)
  await expect
    .poll(async () => valuesByKey((await post('Home/GetChart', { chart: 'key_late_units' })).Data))
    .toEqual({ [BA0011]: [1], [BA0012]: [1], [BB0011]: [2] })
})

test('certificates by when they end are what the lists show under the same filter', async () => {
  await makeEnding(t)
  const ends = await chart('hq_security', 'cert_ends')
  expect(ends.columns).toEqual(['people', 'cars', 'companies'])
  expect(valuesByKey(ends)).toEqual({ expired: [1, 1, 0], 7: [0, 0, 0], 30: [1, 1, 1], 90: [1, 1, 1] })
  for (const [index, noun] of ['Staff', 'Car', 'Company'].entries())
    for (const { key, values } of ends.rows) {
      const { Total } = await (await t.as('hq_security'))(`Escort/Get${noun}PageList`, { expiry: key })
      expect([noun, key, Total]).toEqual([noun, key, values[index]])
    }
  // Without the right to see companies their column is missing; another branch has no rows.
  expect((await chart('outlet_leader', 'cert_ends')).columns).toEqual(['people', 'cars'])
  expect(
    (await chart('leader_far', 'cert_ends')).rows.every(({ values }) => values.every((value) => value === 0)),
  ).toBe(true)
})

test('how many escorts of a week were on time, for each day that had some, in scope: one late run is not a bad day', async () => {
  const arrived = async (day: string, on_time: number, unit: 'BA0011' | 'BB0011' = 'BA0011') => {
    const { id } = await makeMoneyBoxRow(t, { unit })
    await t.services.database.kysely
      .updateTable('money_box')
      .set({ biz_date: day, on_time })
      .where('id', '=', id)
      .execute()
  }
  for (const on_time of [1, 1, 3]) await arrived('2026-11-16', on_time)
  await arrived('2026-11-17', 2)
  await arrived('2026-11-17', 1, 'BB0011')
  await arrived('2026-10-19', 1)
  // Its arrival was never recorded.
  await makeMoneyBoxRow(t)
  expect(valuesByKey(await chart('branch_security', 'escort_on_time'))).toEqual({
    '2026-11-16': [67],
    '2026-11-17': [50],
  })
  expect(valuesByKey(await chart('hq_security', 'escort_on_time'))['2026-11-17']).toEqual([60])
  await arrived('2026-11-18', 3)
  expect(valuesByKey(await chart('branch_security', 'escort_on_time'))['2026-11-18']).toEqual([40])
})

test('sign-ins and errors of a week, day by day, zero where nothing was', async () => {
  const signIn = { log_type: 1, action: 'Login/GetJwtToken' }
  const before = (days: number) => new Date(t.clock.at.getTime() - days * 86_400_000)
  for (const result of [true, true, false]) await log({ ...signIn, result, create_time: before(2) })
  await log({ ...signIn, create_time: before(7) })
  await log({ log_type: 1, action: 'Login/Logout' })
  const signIns = await chart('sys_admin', 'sign_ins')
  expect(signIns).toMatchObject({ columns: ['ok', 'failed'], rows: { length: 7 } })
  expect(rowOf(signIns, '2026-11-16')).toEqual([2, 1])
  expect(rowOf(signIns, '2026-11-18')).toEqual([0, 0])

  await log({ result: false, code: 1004, create_time: before(1) })
  await log({ result: false, code: 403, create_time: before(1) })
  await log({ log_type: 5, result: false, code: 500, create_time: before(1) })
  const errors = await chart('sys_admin', 'errors')
  expect(errors.columns).toEqual(['error', 'refused', 'rejected'])
  expect(rowOf(errors, '2026-11-17')).toEqual([1, 1, 1])
})

test('an error of ours stands in the log and in the chart', async () => {
  const broken = 'alter table dict_type rename to dict_type_gone'
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query(broken)
  expect((await (await t.as('sys_admin'))('Dict/GetTypePageList', {})).status).toBe(500)
  await owner.query('alter table dict_type_gone rename to dict_type')
  await owner.end()
  expect(rowOf(await chart('sys_admin', 'errors'), '2026-11-18')?.[0]).toBe(1)
})

test('what auditors look for, by unit', async () => {
  const { BA0011, BA0012 } = t.world.unit
  const of = (dept_id: number, row: object) => log({ dept_id, dept_name: '某网点', ...row })
  await of(BA0011, { log_type: 3 })
  await of(BA0011, { log_type: 4 })
  await of(BA0011, { log_type: 4 })
  await of(BA0012, { result: false, code: 401 })
  await of(BA0012, { forced: true })
  await of(BA0012, { create_time: new Date(t.clock.at.getTime() - 40 * 86_400_000), forced: true })
  const units = await chart('auditor', 'audit_units')
  expect(units.columns).toEqual(['reveal', 'export', 'refused', 'forced'])
  expect(rowOf(units, String(BA0011))).toEqual([1, 2, 0, 0])
  expect(rowOf(units, String(BA0012))).toEqual([0, 0, 1, 1])
  const list = await (await t.as('auditor'))('Log/GetPageList', { dept_id: BA0012, forced: true })
  expect(list.Data).toHaveLength(1)
})

test('storage is what housekeeping measured', async () => {
  const db = t.services.database.kysely
  const blob = { sha256: '0'.repeat(64), size: 5000, mime: 'image/png', create_time: t.clock.at }
  await db.insertInto('file_blob').values(blob).execute()
  const files = (await db.selectFrom('file_blob').select('size').execute()).reduce((sum, { size }) => sum + size, 0)
  await t.jobs.run('housekeeping', t.clock.at)
  const { rows } = await chart('sys_admin', 'storage')
  expect(rows.map(({ key }) => key)).toEqual(['data', 'log', 'files'])
  expect(rows[0]?.values[0]).toBeGreaterThan(1_000_000)
  expect(rows[2]?.values).toEqual([files])
})

/** For each place of a chart, its number must equal the total of the list that it leads to. */
async function sameAsList(as: string, path: string, table: Table, filters: (row: string, column: string) => object) {
  const post = await t.as(as)
  for (const { key, values } of table.rows)
    for (const [index, column] of table.columns.entries()) {
      const { Code, Total } = await post(path, { ...filters(key, column), pagesize: 1 })
      expect([Code, key, column, Total]).toEqual([0, key, column, values[index]])
    }
}

test('open hazards by the category of what was found and their level; those of which nobody knows it stand apart', async () => {
  const [safety, leader, branch] = [
    await t.as('outlet_safety'),
    await t.as('outlet_leader'),
    await t.as('branch_security'),
  ]
  const second = { id: t.world.user.outlet_teller, post: await t.as('outlet_teller') }
  await makeRectification(safety, { category: 4, hazard_level: 2 })
  await makeRectification(safety, { category: 4 })
  await makeRectification(safety)
  const closedRow = await makeRectification(safety, { category: 5 })
  granted(await branch('Rectification/Cancel', { ...closedRow, reason: '重复登记' }))
  // A rectification from a check has the category of its check item.
  const filed = await makeCheck({ by: safety, second, found: { 0: await abnormal(t, t.world.user.outlet_safety) } })
  const detail = (await leader('SecurityCheck/Get', { id: filed.id })).Data
  const wrong = detail.results.find(({ result }: { result: number }) => result === 2)
  granted(
    await leader('SecurityCheck/Confirm', {
      ...{ id: filed.id, version: detail.version, sign: signature },
      temp_measure: '安排专人值守',
    }),
  )
  const table = await chart('hq_security', 'hazard_categories')
  expect(table.columns).toEqual(['1', '2', '3'])
  expect(rowOf(table, '4')?.slice(0, 2)).toEqual([1, 1])
  expect(rowOf(table, '0')).toEqual([1, 0, 0])
  expect(rowOf(table, '5')).toBeUndefined()
  expect(rowOf(table, String(wrong.category))?.[wrong.hazard_level - 1]).toBe(1)
  expect(rowOf(await chart('leader_far', 'hazard_categories'), '4')).toBeUndefined()
  await sameAsList('hq_security', 'Rectification/GetPageList', table, (category, level) => ({
    open: true,
    category: [Number(category)],
    hazard_level: [Number(level)],
  }))
})

test('hazards found and closed in each of eight weeks are what the list shows of those days', async () => {
  const { id } = await makeRectification(await t.as('outlet_safety'), { problem_desc: '配电箱未上锁' })
  const db = t.services.database.kysely
  const before = (days: number) => new Date(t.clock.at.getTime() - days * 86_400_000)
  const {
    id: _,
    version: __,
    ...row
  } = await db.selectFrom('rectification').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const done = {
    status: 4,
    measure: '已更换',
    finish_user_id: t.world.user.outlet_safety,
    finish_time: before(8),
    result_photos: [1],
  }
  for (const [found, closed] of [
    [7, 0],
    [9, 8],
    [60, 50],
    [20, null],
  ] as const)
    await db
      .insertInto('rectification')
      .values({
        ...row,
        bill_no: `ZGWEEK${found}`,
        create_time: before(found),
        ...(closed === null ? {} : { ...done, close_time: before(closed) }),
      })
      .execute()
  const table = await chart('sub_leader', 'hazard_weeks')
  expect(table.columns).toEqual(['found', 'closed'])
  expect(table.rows.map(({ key }) => key)).toHaveLength(8)
  expect(table.rows.at(-1)?.key).toBe('2026-11-18')
  expect(rowOf(table, '2026-11-11')).toEqual([2, 1])
  expect(rowOf(table, '2026-11-04')).toEqual([1, 0])
  expect(rowOf(table, '2026-09-30')).toEqual([0, 1])
  const week = (day: string) => ({ begin: addDays(day, -6), end: day })
  await sameAsList('sub_leader', 'Rectification/GetPageList', table, (day, column) =>
    column === 'found'
      ? { begin_date: week(day).begin, end_date: week(day).end }
      : { close_begin_date: week(day).begin, close_end_date: week(day).end },
  )
  const far = await chart('leader_far', 'hazard_weeks')
  expect(far.rows.flatMap(({ values }) => values).every((value) => value === 0)).toBe(true)
})

test('access to recordings by who asked and how they got it', async () => {
  const safety = { id: t.world.user.outlet_safety, post: await t.as('outlet_safety') }
  await makeAccess(t, safety)
  granted(await safety.post('VideoAccess/Submit', { ...accessBody(t), access_mode: 2 }))
  const now = t.clock.at
  t.clock.at = new Date(now.getTime() - 40 * 86_400_000)
  await makeAccess(t, safety)
  t.clock.at = now
  const table = await chart('branch_security', 'video_applicants')
  expect(table).toMatchObject({ columns: ['1', '2'], rows: [{ values: [1, 1] }] })
  await sameAsList('branch_security', 'VideoAccess/GetPageList', table, (applicant, mode) => ({
    ...{ applicant_type: [Number(applicant)], access_mode: [Number(mode)] },
    ...{ begin_date: '2026-10-20', end_date: '2026-11-18' },
  }))
})
