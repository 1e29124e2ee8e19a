import { granted } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindReviews } from './remindReviews.ts'
import { makePlan, planBody } from './testing/plans.ts'

let t: TestApp
let hq: Post
let branch: Post
let safety: Post
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[hq, branch, safety] = (await Promise.all(
    ['hq_security', 'branch_security', 'outlet_safety'].map((name) => t.as(name)),
  )) as [Post, Post, Post]
})
afterAll(() => t?.close())

const read = async (id: number, post: Post = safety) => granted(await post('DrillPlan/Get', { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)

test('a revision becomes the next version, and earlier ones stay readable [C-2.6-03]', async () => {
  const first = await makePlan(hq, { plan_name: '防抢劫应急预案', plan_version: 'V3.9' })
  expect(await read(first.id)).toMatchObject({ status: 1, review_due: '2027-01-05', allowed: [] })
  expect(await hq('DrillPlan/Save', { ...planBody(), ...first })).toMatchObject({ Code: 1004 })
  const revised = granted(await hq('DrillPlan/Revise', first))
  expect(await hq('DrillPlan/Revise', first)).toMatchObject({ Code: 1004 })
  expect(await hq('DrillPlan/Abolish', { ...first, reason: '并入新预案' })).toMatchObject({ Code: 1004 })
  expect(await read(revised.id)).toMatchObject({ status: 2, plan_version: 'V3.10', roles: [{ role: '报警员' }] })
  const content = '发现持械人员立即按下报警按钮，按疏散图组织客户撤离。'
  const body = planBody({ plan_name: '防抢劫应急预案', plan_version: 'V4.0', content, roles: [] })
  expect(places(await hq('DrillPlan/Save', { ...body, ...revised, plan_version: '4' }))).toEqual(['plan_version'])
  expect(await hq('DrillPlan/Save', { ...body, ...revised, plan_version: 'V3.9' })).toMatchObject({ Code: 1003 })
  const saved = granted(await hq('DrillPlan/Save', { ...body, ...revised }))
  const effective = async () =>
    granted(await safety('DrillPlan/GetEffectiveList', {})).map((plan: { id: number }) => plan.id)
  expect(await effective()).toContain(first.id)
  granted(await hq('DrillPlan/Publish', saved))
  expect(await effective()).toEqual([saved.id])
  expect(await read(first.id)).toMatchObject({
    ...{ status: 3, content: planBody().content },
    versions: [
      { plan_version: 'V4.0', status: 1 },
      { plan_version: 'V3.9', status: 3 },
    ],
  })
  await expect(
    t.services.database.kysely.updateTable('drill_plan').set({ content: '改' }).where('id', '=', saved.id).execute(),
  ).rejects.toThrow(/not changed/)
  // One that is given up is gone.
  const { version } = await read(saved.id, hq)
  const next = granted(await hq('DrillPlan/Revise', { id: saved.id, version }))
  granted(await hq('DrillPlan/Delete', next))
  expect(await hq('DrillPlan/Get', { id: next.id })).toMatchObject({ Code: 1002 })
})

test('head office keeps the plans of the bank, a branch its own; outlets read them', async () => {
  const { BA0001, BA0010, BA0011 } = t.world.unit
  expect(await branch('DrillPlan/Save', planBody({ plan_name: '分行越权' }))).toMatchObject({ Code: 403 })
  expect(await safety('DrillPlan/Save', planBody({ plan_name: '网点越权' }))).toMatchObject({ Code: 403 })
  for (const owner_dept_id of [BA0010, BA0011, 999_999])
    expect(places(await hq('DrillPlan/Save', planBody({ owner_dept_id })))).toEqual(['owner_dept_id'])
  const own = await makePlan(branch, { owner_dept_id: BA0001 })
  expect(await read(own.id)).toMatchObject({ owner_dept_name: expect.any(String), allowed: [] })
  expect((await read(own.id, branch)).allowed).toEqual(['revise', 'review', 'abolish'])
  const far = await t.as('security_far')
  expect(await far('DrillPlan/Get', { id: own.id })).toMatchObject({ Code: 403 })
  expect(await far('DrillPlan/Abolish', { ...own, reason: '不适用了' })).toMatchObject({ Code: 403 })
  const bank = await makePlan(hq)
  expect(await branch('DrillPlan/Abolish', { ...bank, reason: '不适用了' })).toMatchObject({ Code: 403 })
  expect((await read(bank.id, far)).allowed).toEqual([])
  const moved = granted(await branch('DrillPlan/Revise', own))
  expect(places(await branch('DrillPlan/Save', { ...planBody(), ...moved }))).toEqual(['owner_dept_id'])
})

test('a plan is reviewed every year: reminded thirty days ahead and then every week, until it is', async () => {
  const plan = await makePlan(hq, { effective_date: '2026-01-05' })
  const remindedAt = async (day: string) => {
    await remindReviews(t.services, new Date(`${day}T00:10:00Z`))
    const rows = await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'status'])
      .where('remind_code', '=', 'drill_plan_review')
      .where('biz_id', '=', plan.id)
      .execute()
    return rows.length
  }
  expect(await remindedAt('2026-12-05')).toBe(0)
  expect(await remindedAt('2026-12-06')).toBe(1)
  expect(await remindedAt('2026-12-07')).toBe(1)
  expect(await remindedAt('2026-12-13')).toBe(2)
  t.clock.at = new Date(Date.parse('2026-12-20T02:00:00Z'))
  hq = await t.as('hq_security')
  const due = granted(await hq('DrillPlan/GetPageList', { review: true }))
  expect(due.map((row: { id: number }) => row.id)).toContain(plan.id)
  granted(await hq('DrillPlan/Review', plan))
  expect(await read(plan.id, hq)).toMatchObject({ review_due: '2027-12-20' })
  expect(await remindedAt(new Date(t.clock.at.getTime() + 21 * DAY).toISOString().slice(0, 10))).toBe(2)
})
