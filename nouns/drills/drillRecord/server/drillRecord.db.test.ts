import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { makePlan } from '../../drillPlan/server/testing/plans.ts'
import { archive, remindAgain } from './jobs.ts'
import { happenedBody, judgement, makeDrill, makeSubmitted, minutesAgo, plannedBody } from './testing/drills.ts'

let t: TestApp
let safety: Post
let leader: Post
let branch: Post
const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const DAY = 86_400_000

async function enter(): Promise<void> {
  ;[safety, leader, branch] = (await Promise.all(
    ['outlet_safety', 'outlet_leader', 'branch_security'].map((name) => t.as(name)),
  )) as [Post, Post, Post]
}

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  await enter()
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: user('outlet_leader'), safety_user_id: user('outlet_safety') })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
})
afterAll(() => t?.close())

const read = async (id: number, post: Post = leader) => granted(await post('DrillRecord/Get', { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)
const submitted = (planned: object = {}) => makeSubmitted(t, safety, user('outlet_safety'), planned)
const firePlan = async () => (await makePlan(await t.as('hq_security'), { drill_type: 5 })).id
const task = (code: string, period: string) =>
  t.services.database.kysely
    .selectFrom('task_assignment')
    .select(['status', 'biz_id'])
    .where('task_code', '=', code)
    .where('period_key', '=', period)
    .where('dept_id', '=', t.world.unit.BA0011)
    .executeTakeFirstOrThrow()
const reminded = async (code: string, id: number) =>
  (
    await t.services.database.kysely
      .selectFrom('remind_msg')
      .select(['receiver_id', 'status'])
      .where('remind_code', '=', code)
      .where('biz_id', '=', id)
      .orderBy('receiver_id')
      .execute()
  ).map(({ receiver_id, status }) => [receiver_id, status])

describe('from the plan to the archive', () => {
  test('planned, recorded, submitted, evaluated by the head of the outlet, archived at night [C-2.6-03]', async () => {
    const drill = await makeDrill(t, safety, user('outlet_safety'))
    expect(await read(drill.id)).toMatchObject({
      ...{ status: 0, period_key: '2026Q4', drill_type: 1, people_count: 0, signature_intact: null },
      allowed: ['edit', 'do'],
    })
    // As far as it is known.
    const part = await happenedBody(t, user('outlet_safety'), { participants: [], photos: [], problems: null })
    const done = granted(await safety('DrillRecord/Do', { ...part, ...drill }))
    expect(await read(drill.id, safety)).toMatchObject({ status: 1, allowed: ['do', 'submit', 'cancel'] })
    const incomplete = async (more: object) =>
      places(
        await safety('DrillRecord/Submit', {
          ...(await happenedBody(t, user('outlet_safety'), more)),
          ...drill,
          ...done,
        }),
      )
    expect(await incomplete({ participants: [{ name: '甲' }, { name: '乙' }] })).toEqual(['participants'])
    expect(await incomplete({ photos: [await makeImage(t, user('outlet_safety'))] })).toEqual(['photos'])
    expect(await incomplete({ scene_desc: null })).toEqual(['scene_desc'])
    expect(await incomplete({ problems: null })).toEqual(['problems'])
    expect(await incomplete({ end_time: '2026-11-18 23:00:00' })).toEqual(['end_time'])
    expect(await incomplete({ end_time: minutesAgo(t, 60) })).toEqual(['end_time'])
    expect(await incomplete({ commander_user_id: user('security_far') })).toEqual(['commander_user_id'])
    expect(await incomplete({ steps: [{ time: '25:00', action: '报警' }] })).toEqual(['steps.0.time'])
    const body = await happenedBody(t, user('outlet_safety'))
    granted(await safety('DrillRecord/Submit', { ...body, ...drill, ...done }))
    expect(await reminded('drill_evaluate', drill.id)).toEqual([[user('outlet_leader'), 0]])
    // Nobody of the outlet evaluates but its head.
    const { version } = await read(drill.id)
    const judged = judgement({ id: drill.id, version })
    expect(await safety('DrillRecord/Evaluate', judged)).toMatchObject({ Code: 401 })
    granted(await leader('DrillRecord/Evaluate', judged))
    expect(await reminded('drill_evaluate', drill.id)).toEqual([[user('outlet_leader'), 2]])
    expect(await read(drill.id)).toMatchObject({
      ...{ status: 3, people_count: 3, score: 91, effect: 1, signature_intact: true, allowed: ['withdraw'] },
      evaluator_sign: { name: '某outlet_leader' },
      leader_sign: { name: '某outlet_leader' },
    })
    expect(await archive(t.services, t.clock.at)).toBe(1)
    expect(await archive(t.services, t.clock.at)).toBe(0)
    expect(await read(drill.id)).toMatchObject({ status: 4, signature_intact: true, allowed: [] })
  })

  test('an evaluated drill does the task of its quarter, a fire evacuation that of its half-year; taken back it undoes them [C-2.6-03]', async () => {
    t.clock.at = new Date('2026-08-18T02:00:00Z')
    await enter()
    await makeTaskRow(t, { code: 'Q_DRILL', period: '2026Q3' })
    await makeTaskRow(t, { code: 'H_FIREDRILL', period: '2026H2' })
    const fire = await submitted({ plan_id: await firePlan() })
    expect(await task('Q_DRILL', '2026Q3')).toMatchObject({ biz_id: null })
    const { version } = granted(await leader('DrillRecord/Evaluate', judgement(fire)))
    expect(await task('Q_DRILL', '2026Q3')).toMatchObject({ biz_id: fire.id })
    expect(await task('H_FIREDRILL', '2026H2')).toMatchObject({ biz_id: fire.id })
    const other = await submitted()
    granted(await leader('DrillRecord/Evaluate', judgement(other)))
    expect(await task('Q_DRILL', '2026Q3')).toMatchObject({ biz_id: fire.id })
    granted(await leader('DrillRecord/Withdraw', { id: fire.id, version, reason: '评估有误' }))
    expect(await read(fire.id)).toMatchObject({ status: 2, score: null, evaluator_sign: null, signature_intact: null })
    // The other drill does what it can.
    expect(await task('Q_DRILL', '2026Q3')).toMatchObject({ biz_id: other.id })
    expect(await task('H_FIREDRILL', '2026H2')).toMatchObject({ biz_id: null })
  })

  test('one that failed is planned again within 15 days, stays open and reminds; only those above cancel that', async () => {
    t.clock.at = new Date('2026-11-18T02:00:00Z')
    await enter()
    const failed = await submitted()
    const { version } = granted(await leader('DrillRecord/Evaluate', judgement({ ...failed, score: 40, effect: 4 })))
    const { repeated_by } = await read(failed.id)
    const again = await read(repeated_by.id, safety)
    expect(again).toMatchObject({ status: 0, redrill_due: '2026-12-03', repeats: { id: failed.id }, drill_type: 1 })
    expect(again.allowed).toEqual(['edit', 'do', 'submit'])
    expect(await reminded('drill_again', again.id)).toEqual(
      [user('outlet_safety'), user('outlet_leader')].sort((a, b) => a - b).map((id) => [id, 0]),
    )
    const listed = granted(await safety('DrillRecord/GetPageList', { redrill: true }))
    expect(listed.map((row: { id: number }) => row.id)).toEqual([again.id])
    // In time, and of the same type.
    const change = async (more: object) => {
      const body = await plannedBody(t, user('outlet_safety'), { plan_id: again.plan_id, ...more })
      return safety('DrillRecord/Save', { ...body, id: again.id, version: again.version })
    }
    const late = { begin_time: '2026-12-04 09:00:00', end_time: '2026-12-04 10:00:00' }
    expect(places(await change(late))).toEqual(['begin_time'])
    expect(places(await change({ plan_id: await firePlan() }))).toEqual(['plan_id'])
    const seen = { id: again.id, version: again.version, reason: '不再需要' }
    expect(await safety('DrillRecord/Cancel', seen)).toMatchObject({ Code: 1004 })
    // Reminded of before it is late, and after.
    await remindAgain(t.services, new Date(t.clock.at.getTime() + 5 * DAY))
    expect(await reminded('drill_again', again.id)).toHaveLength(2)
    await remindAgain(t.services, new Date(t.clock.at.getTime() + 20 * DAY))
    expect(await reminded('drill_again', again.id)).toHaveLength(4)
    // An evaluation that is taken back asks for it no more, and another one again.
    const back = granted(await leader('DrillRecord/Withdraw', { id: failed.id, version, reason: '评估有误' }))
    expect(await read(again.id)).toMatchObject({ status: 8, cancel_reason: '评估有误' })
    granted(
      await leader('DrillRecord/Evaluate', judgement({ id: failed.id, version: back.version, score: 50, effect: 4 })),
    )
    const second = (await read(failed.id)).repeated_by
    expect(second.id).not.toBe(again.id)
    granted(await branch('DrillRecord/Cancel', { id: second.id, version: 1, reason: '网点停业装修' }))
    expect(await read(second.id)).toMatchObject({ status: 8 })
  })

  test('a repetition that was carried out keeps the evaluation that asked for it', async () => {
    const failed = await submitted()
    const { version } = granted(await leader('DrillRecord/Evaluate', judgement({ ...failed, score: 40, effect: 4 })))
    const { id } = (await read(failed.id)).repeated_by
    granted(await safety('DrillRecord/Do', { ...(await happenedBody(t, user('outlet_safety'))), id, version: 1 }))
    expect(await leader('DrillRecord/Withdraw', { id: failed.id, version, reason: '评估有误' })).toMatchObject({
      Code: 1004,
    })
    expect(await read(failed.id)).toMatchObject({ status: 3 })
  })

  test('the branch evaluates a sample, and a blind drill; then the head of the outlet signs', async () => {
    const blind = await submitted({ is_blind: true })
    expect((await reminded('drill_evaluate', blind.id)).map(([receiver]) => receiver)).toContain(
      user('branch_security'),
    )
    expect((await read(blind.id)).allowed).toEqual(['giveBack'])
    expect(await leader('DrillRecord/Evaluate', judgement(blind))).toMatchObject({ Code: 1004 })
    const { version } = granted(await branch('DrillRecord/Evaluate', judgement(blind)))
    expect(await reminded('drill_sign', blind.id)).toEqual([[user('outlet_leader'), 0]])
    const unsigned = granted(await leader('DrillRecord/GetPageList', { unsigned: true }))
    expect(unsigned.map((row: { id: number }) => row.id)).toEqual([blind.id])
    expect(await archive(t.services, t.clock.at)).toBeGreaterThanOrEqual(0)
    expect(await read(blind.id)).toMatchObject({ status: 3, allowed: ['confirm'] })
    expect(await branch('DrillRecord/Confirm', { id: blind.id, version, sign: signature })).toMatchObject({
      Code: 1004,
    })
    expect(await leader('DrillRecord/Withdraw', { id: blind.id, version, reason: '评估有误' })).toMatchObject({
      Code: 1004,
    })
    granted(await leader('DrillRecord/Confirm', { id: blind.id, version, sign: signature }))
    expect(await read(blind.id)).toMatchObject({ status: 4, leader_sign: { name: '某outlet_leader' }, allowed: [] })
    expect(await reminded('drill_sign', blind.id)).toEqual([[user('outlet_leader'), 2]])
  })

  test('whoever recorded a drill does not evaluate it', async () => {
    const own = await makeSubmitted(t, branch, user('branch_security'), { dept_id: t.world.unit.BA0011 })
    expect((await read(own.id, branch)).allowed).not.toContain('evaluate')
    expect(await branch('DrillRecord/Evaluate', judgement(own))).toMatchObject({ Code: 1004 })
    granted(await leader('DrillRecord/Evaluate', judgement(own)))
  })

  test('it is given back to be corrected, or cancelled with a reason', async () => {
    const drill = await submitted()
    granted(await leader('DrillRecord/GiveBack', { ...drill, reason: '照片不清' }))
    expect(await reminded('drill_given_back', drill.id)).toEqual([[user('outlet_safety'), 0]])
    const { version } = await read(drill.id, safety)
    const body = await happenedBody(t, user('outlet_safety'), { problems: '广播不清楚' })
    const again = granted(await safety('DrillRecord/Submit', { ...body, id: drill.id, version }))
    expect(await reminded('drill_given_back', drill.id)).toEqual([[user('outlet_safety'), 2]])
    granted(await safety('DrillRecord/Cancel', { id: drill.id, version: again.version, reason: '重复登记' }))
    expect(await read(drill.id)).toMatchObject({ status: 8, cancel_reason: '重复登记', allowed: [] })
    expect(await leader('DrillRecord/Evaluate', judgement(again))).toMatchObject({ Code: 1004 })
  })
})

test('a drill follows a plan that holds and that its unit may read', async () => {
  const hq = await t.as('hq_security')
  const abolished = await makePlan(hq)
  granted(await hq('DrillPlan/Abolish', { ...abolished, reason: '并入新预案' }))
  const plan = async (plan_id: number) =>
    places(await safety('DrillRecord/Save', await plannedBody(t, user('outlet_safety'), { plan_id })))
  expect(await plan(abolished.id)).toEqual(['plan_id'])
  expect(await plan(999_999)).toEqual(['plan_id'])
  const wrong = await plannedBody(t, user('outlet_safety'), { end_time: minutesAgo(t, 61) })
  expect(places(await safety('DrillRecord/Save', wrong))).toEqual(['end_time'])
})

test('outsiders see no drill, and of the plans those of transports', async () => {
  await submitted()
  const outsider = await t.as('escort_admin')
  expect(await outsider('DrillRecord/GetPageList', {})).toMatchObject({ Code: 0, Total: 0 })
  expect(granted(await outsider('DrillRecord/GetStat', { year: 2026 }))).toMatchObject({ rows: [], missing: [] })
  const transport = await makePlan(await t.as('hq_security'), { drill_type: 10 })
  const plans = granted(await outsider('DrillPlan/GetPageList', {}))
  expect(plans.map((row: { id: number }) => row.id)).toEqual([transport.id])
})

test('the database itself keeps what was submitted', async () => {
  const { id } = await submitted()
  const db = t.services.database.kysely
  const refused = /evidence/
  await expect(db.updateTable('drill_record').set({ problems: '无' }).where('id', '=', id).execute()).rejects.toThrow(
    refused,
  )
  await expect(db.deleteFrom('drill_record').where('id', '=', id).execute()).rejects.toThrow(refused)
})
