import { scopedBy } from '@shouya/server/db/scope.ts'
import { type Account, granted, makeAccount, makeRole, signature } from '@shouya/server/testing/factories.ts'
import { planOf } from '@shouya/server/testing/plan.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRoute, planBody } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeCompany } from '../../../escort/server/testing/escort.ts'
import { handoverBody, makeBoxes, makeCrewMember, makeEscort, today } from './testing/moneyBox.ts'

let t: TestApp
let safety: Post
let company: number
/** For one company: two crews with a run each, a box for each run, and an account for the courier of the first. */
let mine: { id: number; version: number; bill_no: string; box: number; courier: number }
let theirs: typeof mine
let courier: Account
/** Accounts with the same rights on everything about runs: one with scope "own rows", one with the whole company. */
let rider: Account
let dispatcher: Account

const grants = {
  daily_escort: ['query', 'sign', 'print', 'export'],
  escort_plan: ['query', 'export'],

  escort_car: ['query'],
  escort_staff: ['query'],
  dash_workplace: ['query'],
}

beforeAll(async () => {
  t = await testApp()
  safety = await t.as('outlet_safety')
  const escort = await makeEscort(t)
  company = escort.company
  const others = [
    await makeCrewMember(t, { company }),
    await makeCrewMember(t, { company }),
    await makeCrewMember(t, { company, duty: 3 }),
  ]
  const run = async (crew: number[], type: number) => {
    const boxes = await makeBoxes(t, 1, { position: type === 3 ? 3 : 1 })
    const body = handoverBody(t, { escort: { ...escort, crew }, boxes, second: t.world.user.outlet_teller, type })
    const verified = granted(await safety('MoneyBox/Verify', { ...body, sign: signature, escort_signs: [] }))
    return { ...verified, box: boxes[0]?.id ?? 0, courier: crew[2] ?? 0 }
  }
  mine = await run(escort.crew, 3)
  theirs = await run(others, 4)
  courier = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company })
  await tie(courier.id, mine.courier)
  const own = await makeRole(t, { grants, scope: 5 })
  const whole = await makeRole(t, { grants, scope: 4 })
  rider = await makeAccount(t, { unit: 'HQ0000', role: own.code, type: 2, party: company })
  dispatcher = await makeAccount(t, { unit: 'HQ0000', role: whole.code, type: 2, party: company })
  await tie(rider.id, escort.crew[0] ?? 0)
})
afterAll(() => t?.close())

const tie = (user: number, staff: number) =>
  t.services.database.pool.query('update escort_staff set user_id = $1 where id = $2', [user, staff])
const ids = ({ Data }: { Data: { id: number }[] }) => Data.map(({ id }) => id).sort((a, b) => a - b)
const both = () => [mine.id, theirs.id].sort((a, b) => a - b)

test('who rides sees the runs of their own crew, in every list of them; the company sees all', async () => {
  for (const account of [courier, rider]) {
    const list = await account.post('MoneyBox/GetPageList', {})
    expect(list).toMatchObject({ Code: 0, Total: 1 })
    expect(ids(list)).toEqual([mine.id])
    expect(await account.post('MoneyBox/Get', { id: mine.id })).toMatchObject({ Code: 0 })
    expect(await account.post('MoneyBox/Get', { id: theirs.id })).toMatchObject({ status: 403, Code: 403 })
    expect(await account.post('Common/GetHistory', { table: 'money_box', id: mine.id })).toMatchObject({ Code: 0 })
    expect(await account.post('Common/GetHistory', { table: 'money_box', id: theirs.id })).toMatchObject({ Code: 403 })
    expect(ids(await account.post('Escort/GetBoxPageList', {}))).toEqual([mine.box])
    expect(await account.post('Escort/GetBox', { id: theirs.box })).toMatchObject({ Code: 403 })
  }
  expect(ids(await dispatcher.post('MoneyBox/GetPageList', {}))).toEqual(both())
  expect((await dispatcher.post('Escort/GetBoxPageList', {})).Total).toBeGreaterThanOrEqual(2)
})

test('paper, export, search, counters and files keep to it', async () => {
  const exported = { controller: 'MoneyBox', columns: ['bill_no'] }
  expect((await rider.post('Common/Export', exported)).Data.rows).toBe(1)
  expect((await dispatcher.post('Common/Export', exported)).Data.rows).toBe(2)
  expect((await rider.post('Common/Export', { controller: 'EscortBox', columns: ['box_no'] })).Data.rows).toBe(1)
  const paper = async ({ post }: Account) =>
    ids({ Data: (await post('MoneyBox/GetPrintList', { ids: both() })).Data.rows })
  expect(await paper(rider)).toEqual([mine.id])
  expect(await paper(dispatcher)).toEqual(both())

  const searchCount = async ({ post }: Account, keywords: string) =>
    (await post('Home/Search', { keywords })).Data.length
  expect([await searchCount(rider, mine.bill_no), await searchCount(rider, theirs.bill_no)]).toEqual([1, 0])
  expect(await searchCount(dispatcher, theirs.bill_no)).toBe(1)
  expect((await courier.post('Home/GetHomeCount', {})).Data).toMatchObject({ escort_sign: 1 })

  const { Data } = await upload(t, 'outlet_safety')
  const attach = (id: number) =>
    t.services.database.pool.query(`update file set ref_table = 'money_box', ref_id = $1 where id = $2`, [id, Data.id])
  await attach(mine.id)
  expect((await fetchFile(t, courier.username, Data.id)).statusCode).toBe(200)
  await attach(theirs.id)
  expect((await fetchFile(t, courier.username, Data.id)).statusCode).toBe(403)
  expect((await fetchFile(t, dispatcher.username, Data.id)).statusCode).toBe(200)
})

test('of plans, routes, vehicles and people they see what they ride, and no draft', async () => {
  const signer = await makeAccount(t, { unit: 'HQ0000' })
  const { id: other } = await makeCompany(t, signer, 'BA0001')
  const { id: route } = await makeRoute(t, signer, other)
  const bodies = [
    await planBody(t, other, route),
    { ...(await planBody(t, other, route)), shift: 2, begin_time: '16:30', end_time: '18:30' },
  ]
  const plans: number[] = []
  for (const body of bodies) plans.push(granted(await signer.post('Escort/SavePlan', body)).id)
  const guard = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: other })
  await tie(guard.id, bodies[0]?.leader_id ?? 0)
  const planIds = async () => ids(await guard.post('Escort/GetPlanPageList', {}))
  expect(await planIds()).toEqual([])
  expect(ids(await guard.post('Escort/GetRoutePageList', {}))).toEqual([])
  for (const id of plans) {
    expect(await guard.post('Escort/GetPlan', { id })).toMatchObject({ Code: 403 })
    expect(await guard.post('Common/GetHistory', { table: 'escort_plan', id })).toMatchObject({ Code: 403 })
    const { version } = granted(await signer.post('Escort/GetPlan', { id }))
    granted(await signer.post('Escort/PublishPlan', { id, version }))
  }
  expect(await planIds()).toEqual([plans[0]])
  expect(await guard.post('Escort/GetPlan', { id: plans[0] })).toMatchObject({ Code: 0 })
  expect(await guard.post('Common/GetHistory', { table: 'escort_plan', id: plans[0] })).toMatchObject({ Code: 0 })
  expect(await guard.post('Common/GetHistory', { table: 'escort_plan', id: plans[1] })).toMatchObject({ Code: 403 })
  expect(ids(await guard.post('Escort/GetRoutePageList', {}))).toEqual([route])
  // Other people and vehicles of the company are not visible.
  expect((await rider.post('Escort/GetStaffPageList', {})).Total).toBe(1)
  expect((await rider.post('Escort/GetCarPageList', {})).Total).toBe(0)
  expect((await dispatcher.post('Escort/GetStaffPageList', {})).Total).toBe(6)
})

test('signing is offered to those of the crew who have not signed, and to nobody else of the company', async () => {
  const offered = async ({ post }: Account, id: number) => {
    const { Data } = await post('MoneyBox/GetPageList', {})
    return Data.find((row: { id: number }) => row.id === id)?.allowed.includes('escortSign') ?? null
  }
  expect(await offered(courier, mine.id)).toBe(true)
  expect(await offered(courier, theirs.id)).toBeNull()
  // With the right, for the company's dispatcher but not for the crew.
  expect([await offered(dispatcher, mine.id), await offered(dispatcher, theirs.id)]).toEqual([false, false])
  const sign = (staff_id: number) => ({ id: mine.id, version: mine.version, staff_id, sign: signature })
  expect(await dispatcher.post('MoneyBox/EscortSign', sign(mine.courier))).toMatchObject({ Code: 1004 })
  granted(await courier.post('MoneyBox/EscortSign', sign(mine.courier)))
  expect(await offered(courier, mine.id)).toBe(false)
  expect((await courier.post('MoneyBox/Get', { id: mine.id })).Data.allowed).toEqual([])
  expect(await offered(rider, mine.id)).toBe(true)
})

test('an account that is tied to nobody of its company sees nothing of it', async () => {
  const loose = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company })
  expect(await loose.post('MoneyBox/GetPageList', {})).toMatchObject({ Code: 0, Total: 0 })
  expect(await loose.post('Escort/GetBoxPageList', {})).toMatchObject({ Code: 0, Total: 0 })
  // The same after the person has changed to another company.
  const { rows } = await t.services.database.pool.query('select id from escort_company where id <> $1 limit 1', [
    company,
  ])
  const moved = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: Number(rows[0]?.id) })
  await tie(moved.id, theirs.courier)
  expect(await moved.post('MoneyBox/GetPageList', {})).toMatchObject({ Code: 0, Total: 0 })
})

test('a long register is entered by the keys of the own runs', async () => {
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query(
    `insert into money_box (biz_date, dept_id, dept_name, handover_type, escort_company_id, search_text, create_user_id,
      create_user_name, create_time)
    select $1::date - n % 300, $2, '', 3, $3, 'row', $4, '某人', now() from generate_series(1, 20000) n`,
    [today(t), t.world.unit.BA0011, company, t.world.user.outlet_safety],
  )
  await owner.query('analyze money_box')
  await owner.end()
  const scope = {
    kind: 'party',
    userType: 2,
    partyId: company,
    userId: courier.id,
    own: true,
    day: '2026-01-01',
  } as const
  const rows = scopedBy(t.services.database.kysely, { userId: 0, scope, operations: new Map() })
    .rows('money_box')
    .selectAll()
  const seen = await planOf(t, rows.orderBy('biz_date', 'desc').orderBy('id', 'desc').limit(20))
  expect(seen).toMatchObject({ scans: [] })
  expect(seen.pages).toBeLessThanOrEqual(40)
})
