import { granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRectification } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeBank, makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { remindDeadlines } from './scan.ts'

let t: TestApp
let safety: Post
let leader: Post
let branch: Post
let hq: Post
beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[safety, leader, branch, hq] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_leader'),
    t.as('branch_security'),
    t.as('hq_security'),
  ])
})
afterAll(() => t?.close())

const unit = () => t.world.unit.BA0011
const recordNow = async (id: number) => (await safety('Rectification/Get', { id })).Data
const photo = async () => [await makeImage(t, t.world.user.outlet_safety)]

/** Entered by the branch, started and submitted by the safety officer. */
async function handedIn(level: number) {
  const { id, version } = await makeRectification(branch, {
    dept_id: unit(),
    hazard_level: level,
    ...(level === 3 ? { temp_measure: '专人值守' } : {}),
  })
  const begun = granted(await safety('Rectification/Start', { id, version }))
  const done = await safety('Rectification/Submit', {
    ...begun,
    measure: '已清理并设专人检查',
    result_photos: await photo(),
  })
  return granted(done) as { id: number; version: number }
}

describe('its way', () => {
  test('deadline, number and person follow from level and unit', async () => {
    for (const [level, deadline] of [
      [1, '2026-12-03'],
      [2, '2026-11-25'],
      [3, '2026-11-19'],
    ] as const) {
      const { id } = await makeRectification(branch, {
        dept_id: unit(),
        hazard_level: level,
        temp_measure: level === 3 ? '专人值守' : null,
      })
      expect(await recordNow(id)).toMatchObject({
        bill_no: expect.stringMatching(/^ZG202611180011\d{4}$/),
        deadline,
        duty_user_id: t.world.user.outlet_safety,
        status: 1,
        allowed: expect.arrayContaining(['start', 'delay']),
      })
    }
  })

  test('what it needs is said at its place', async () => {
    const save = async (more: object) => {
      const body = { dept_id: unit(), source_type: 6, hazard_level: 1, problem_desc: '消防通道堆物', ...more }
      const { Code, Data } = await branch('Rectification/Save', body)
      return Code === 1001 ? Data.map(({ path }: { path: string }) => path) : Code
    }
    expect(await save({ hazard_level: 3 })).toEqual(['temp_measure'])
    expect(await save({ deadline: '2026-11-17' })).toEqual(['deadline'])
    expect(await save({ source_type: 1 })).toEqual(['source_type'])
    expect(await save({ duty_user_id: t.world.user.safety_far })).toEqual(['duty_user_id'])
    expect(await save({ dept_id: t.world.unit.BB0011 })).toBe(403)
    expect(await save({ problem_photos: [await makeImage(t, t.world.user.finance)] })).toEqual(['problem_photos.0'])
  })

  test('only who is responsible begins and hands in, with a photo', async () => {
    const { id, version } = await makeRectification(branch, { dept_id: unit() })
    const other = await makeAccount(t, { role: 'outlet_safety' })
    expect(await other.post('Rectification/Start', { id, version })).toMatchObject({ Code: 1004 })
    const begun = granted(await safety('Rectification/Start', { id, version }))
    expect(await safety('Rectification/Submit', { ...begun, measure: '已清理干净', result_photos: [] })).toMatchObject({
      Code: 1001,
    })
    expect(
      await other.post('Rectification/Submit', { ...begun, measure: '已清理干净', result_photos: [1] }),
    ).toMatchObject({ Code: 1004 })
  })

  test('a minor one is reviewed by the head; sent back, it is mended again', async () => {
    const done = await handedIn(1)
    expect(await branch('Rectification/Review', { ...done, passed: true })).toMatchObject({ Code: 1004 })
    expect(await leader('Rectification/Review', { ...done, passed: false })).toMatchObject({ Code: 1001 })
    const back = await leader('Rectification/Review', { ...done, passed: false, opinion: '仍有杂物' })
    expect(back).toMatchObject({ Code: 0, Data: { status: 2 } })
    const again = granted(
      await safety('Rectification/Submit', {
        id: done.id,
        version: back.Data.version,
        measure: '全部清理完毕',
        result_photos: await photo(),
      }),
    )
    expect(await leader('Rectification/Review', { ...again, passed: true })).toMatchObject({ Data: { status: 4 } })
    expect(await recordNow(done.id)).toMatchObject({
      return_count: 1,
      reviews: [
        { round: 1, passed: false, opinion: '仍有杂物' },
        { round: 2, passed: true },
      ],
      allowed: [],
    })
  })

  test('a serious one is the branch’s, a major one the branch’s and then head office’s', async () => {
    const serious = await handedIn(2)
    expect(await leader('Rectification/Review', { ...serious, passed: true })).toMatchObject({ Code: 1004 })
    expect(await branch('Rectification/Review', { ...serious, passed: true })).toMatchObject({ Data: { status: 4 } })
    const major = await handedIn(3)
    expect(await hq('Rectification/Review', { ...major, passed: true })).toMatchObject({ Code: 1004 })
    const first = await branch('Rectification/Review', { ...major, passed: true })
    expect(first).toMatchObject({ Data: { status: 3 } })
    const next = { id: major.id, version: first.Data.version }
    expect(await branch('Rectification/Review', { ...next, passed: true })).toMatchObject({ Code: 1004 })
    expect(
      (await hq('Rectification/GetPageList', { to_review: true })).Data.map(({ id }: { id: number }) => id),
    ).toEqual([major.id])
    expect(await hq('Rectification/Review', { ...next, passed: true })).toMatchObject({ Data: { status: 4 } })
  })

  test('nobody reviews what they mended, not even with all operations', async () => {
    const both = await makeAccount(t, { role: 'admin' })
    const { id, version } = await makeRectification(branch, { dept_id: unit(), duty_user_id: both.id })
    const begun = granted(await both.post('Rectification/Start', { id, version }))
    const result_photos = [await makeImage(t, both.id)]
    const done = granted(
      await both.post('Rectification/Submit', { ...begun, measure: '自己整改自己查', result_photos }),
    )
    expect(await both.post('Rectification/Review', { ...done, passed: true })).toMatchObject({ Code: 1004 })
    expect(await leader('Rectification/Review', { ...done, passed: true })).toMatchObject({ Code: 0 })
  })

  test('of two who review at once one is late', async () => {
    const done = await handedIn(1)
    const other = await makeAccount(t, { role: 'outlet_leader' })
    const answers = await Promise.all(
      [leader, other.post].map((post) => post('Rectification/Review', { ...done, passed: true })),
    )
    expect(answers.map(({ Code }) => Code).sort()).toEqual([0, 1004])
  })

  test('only a superior cancels, and only what nobody has begun', async () => {
    const own = await makeRectification(branch, { dept_id: unit() })
    expect(await branch('Rectification/Cancel', { ...own, reason: '重复' })).toMatchObject({ Code: 1004 })
    const theirs = await makeRectification(leader)
    expect(await branch('Rectification/Cancel', { ...theirs, reason: '重复' })).toMatchObject({ Code: 0 })
    const begun = await makeRectification(leader)
    granted(await safety('Rectification/Start', begun))
    expect(await branch('Rectification/Cancel', { id: begun.id, version: 2, reason: '重复' })).toMatchObject({
      Code: 1004,
    })
  })
})

describe('deadlines', () => {
  test('more time is asked for by one and granted by another, twice at most', async () => {
    let { id, version } = await makeRectification(leader)
    const ask = (deadline: string) => safety('Rectification/Delay', { id, version, deadline, reason: '配件未到' })
    expect(await ask('2026-11-30')).toMatchObject({ Code: 1001 })
    for (const deadline of ['2026-12-10', '2026-12-20']) {
      version = granted(await ask(deadline)).version
      expect(await ask('2026-12-30')).toMatchObject({ Code: 1004 })
      expect(await leader('Rectification/DecideDelay', { id, version, granted: true })).toMatchObject({ Code: 1004 })
      version = granted(await branch('Rectification/DecideDelay', { id, version, granted: true })).version
      expect(await recordNow(id)).toMatchObject({ deadline })
    }
    expect(await ask('2026-12-30')).toMatchObject({ Code: 1004 })
    expect((await recordNow(id)).delays).toHaveLength(2)
  })

  test('the person is reminded a day before, the outlet when it is late, the branch three days later', async () => {
    const { id } = await makeRectification(leader, { deadline: '2027-03-10' })
    const codes = async (day: string) => {
      await remindDeadlines(t.services, new Date(`${day}T00:05:00Z`))
      const { rows } = await sql<{
        code: string
        who: string
      }>`select remind_code as code, username as who from remind_msg
        join sys_user on sys_user.id = receiver_id where biz_table = 'rectification' and biz_id = ${id}
        and send_time = ${new Date(`${day}T00:05:00Z`)} order by username`.execute(t.services.database.kysely)
      return rows.map(({ code, who }) => `${code} ${who}`)
    }
    expect(await codes('2027-03-08')).toEqual([])
    expect(await codes('2027-03-09')).toEqual(['rectify_due outlet_safety'])
    expect(await codes('2027-03-11')).toEqual(['rectify_overdue outlet_leader', 'rectify_overdue outlet_safety'])
    expect(await codes('2027-03-14')).toEqual([
      'rectify_overdue branch_security',
      'rectify_overdue hq_security',
      'rectify_overdue outlet_leader',
      'rectify_overdue outlet_safety',
    ])
    t.clock.at = new Date('2027-03-11T02:00:00Z')
    const late = await (await t.as('outlet_leader'))('Rectification/GetPageList', { overdue: true, pagesize: 200 })
    expect(late.Data.find((row: { id: number }) => row.id === id)).toMatchObject({ overdue: true })
  })
})

test('closed ones were reviewed by somebody else and have a photo (domain 17.4, 5)', async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rectification where status = 4`.execute(
    t.services.database.kysely,
  )
  expect(rows[0]?.n).toBeGreaterThan(3)
  const wrong = await sql`select r.id from rectification r where status = 4 and (cardinality(result_photos) = 0
    or not exists (select from rectify_review v where v.rectify_id = r.id and passed)
    or exists (select from rectify_review v where v.rectify_id = r.id
      and v.reviewer_user_id in (r.duty_user_id, r.finish_user_id)))`.execute(t.services.database.kysely)
  expect(wrong.rows).toEqual([])
})

test('the database keeps what was found, what was reviewed, and what is closed', async () => {
  const refused = (statement: string) =>
    sql
      .raw(statement)
      .execute(t.services.database.kysely)
      .then(
        () => null,
        ({ code }) => code,
      )
  for (const set of ["problem_desc = 'x'", 'hazard_level = 1', "bill_no = 'x'", 'dept_id = 1'])
    expect(await refused(`update rectification set ${set} where status = 1 and hazard_level <> 1`), set).toBe('23001')
  expect(await refused('update rectification set measure = null where status = 4')).toBe('23001')
  for (const statement of [
    'delete from rectification',
    "update rectify_review set opinion = 'x'",
    'delete from rectify_review',
  ])
    expect(['23001', '42501'], statement).toContain(await refused(statement))
})

test('what an escort company has to mend its people see, begin and hand in; the bank reviews it', async () => {
  const bank = await makeBank(t)
  const [other, company] = [await makeCompany(t, bank, 'BA0001'), await makeCompany(t, bank, 'BA0001')]
  const [theirs, stranger] = [await makeOutsider(t, company.id), await makeOutsider(t, other.id)]
  const input = { dept_id: unit(), escort_company_id: company.id }
  const { id, version } = await makeRectification(branch, input)
  expect(await recordNow(id)).toMatchObject({
    escort_company_id: company.id,
    escort_company_name: expect.stringContaining('某守押公司'),
    duty_user_id: null,
    allowed: expect.not.arrayContaining(['start']),
  })
  expect(await stranger.post('Rectification/Get', { id })).toMatchObject({ Code: 403 })
  expect((await stranger.post('Rectification/GetPageList', {})).Total).toBe(0)
  const list = await theirs.post('Rectification/GetPageList', {})
  expect(list).toMatchObject({ Total: 1, Data: [{ id, allowed: ['start'] }] })
  expect((await theirs.post('Rectification/GetPageList', { mine: true })).Total).toBe(1)
  expect((await theirs.post('Home/GetHomeCount', {})).Data).toMatchObject({ rectify_mine: 1, rectify_overdue: 0 })
  const notified = t.services.database.kysely.selectFrom('remind_msg').select('receiver_id').where('biz_id', '=', id)
  expect(await notified.where('remind_code', '=', 'rectify_new').execute()).toEqual([{ receiver_id: theirs.id }])
  expect(await safety('Rectification/Start', { id, version })).toMatchObject({ Code: 1004 })
  const begun = granted(await theirs.post('Rectification/Start', { id, version }))
  const result_photos = [await makeImage(t, theirs.id)]
  const done = await theirs.post('Rectification/Submit', { ...begun, measure: '已更换封签并复训', result_photos })
  expect(done).toMatchObject({ Code: 0 })
  expect(await leader('Rectification/Review', { ...done.Data, passed: true })).toMatchObject({ Code: 0 })

  // The named person must belong to the company; without the company the bank's own people rectify it.
  const second = await makeRectification(branch, input)
  const edit = (more: object) => branch('Rectification/Save', { ...second, ...more })
  const leaderEdits = (more: object) => leader('Rectification/Save', { ...second, ...more })
  expect(await edit({})).toMatchObject({ Code: 401 })
  expect(await leaderEdits({ duty_user_id: t.world.user.outlet_safety })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'duty_user_id' }],
  })
  const named = await leaderEdits({ duty_user_id: theirs.id })
  expect(named).toMatchObject({ Code: 0 })
  const back = await leader('Rectification/Save', { ...named.Data, escort_company_id: null })
  expect(back).toMatchObject({ Code: 0 })
  expect(await recordNow(second.id)).toMatchObject({
    escort_company_id: null,
    duty_user_id: null,
    allowed: expect.arrayContaining(['start']),
  })
  expect(await theirs.post('Rectification/Get', { id: second.id })).toMatchObject({ Code: 403 })
})
