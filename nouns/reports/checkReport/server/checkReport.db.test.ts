import { granted, makeAccount, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abnormal, makeGuard } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { type Controller, fireParts, guardParts, reportBody, submitReport } from './testing/reports.ts'

let t: TestApp
let safety: Post
let leader: Post
let branch: { id: number; post: Post }
let second: { id: number; post: Post }
const user = (name: keyof TestApp['world']['user']) => t.world.user[name]
const outlet = () => t.world.unit.BA0011

beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  safety = await t.as('outlet_safety')
  leader = await t.as('outlet_leader')
  branch = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: user('outlet_leader'), safety_user_id: user('outlet_safety') })
    .where('id', '=', outlet())
    .execute()
})
afterAll(() => t?.close())

const read = async (controller: Controller, id: number, post: Post = leader) =>
  granted(await post(`${controller}/Get`, { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)
const taskOf = (code: string) =>
  t.services.database.kysely
    .selectFrom('task_assignment')
    .select(['status', 'biz_table', 'biz_id'])
    .where('task_code', '=', code)
    .where('dept_id', '=', outlet())
    .executeTakeFirstOrThrow()

describe('the monthly check (scene 4)', () => {
  test('an outlet checks itself, its head confirms, the abnormal item becomes a rectification and the task is done [C-2.4-03 C-1-03]', async () => {
    await makeTaskRow(t, { code: 'M_CHECK', period: '2026-11' })
    const found = { 0: await abnormal(t, user('outlet_safety')) }
    const { id, bill_no, status } = await submitReport(safety, 'SecurityItem', { found })
    expect([bill_no, status]).toEqual([expect.stringMatching(/^YJ20261118/), 2])
    const waiting = await read('SecurityItem', id)
    expect(waiting).toMatchObject({
      ...{ period_key: '2026-11', abnormal_count: 1, signature_intact: true, inspector_names: '某outlet_safety' },
      ...{ score: waiting.total_items - 1, full_score: waiting.total_items, check_dept_id: outlet() },
      allowed: ['confirm', 'object'],
    })
    // The inspector does not confirm their own report.
    expect((await read('SecurityItem', id, safety)).allowed).toEqual(['void'])
    const confirmed = { id, version: waiting.version, sign: signature }
    expect(await safety('SecurityItem/Confirm', confirmed)).toMatchObject({ Code: 401 })
    granted(await leader('SecurityItem/Confirm', confirmed))
    const mending = await read('SecurityItem', id)
    expect(mending).toMatchObject({ status: 4, rectify_count: 1, rectify_closed: 0, signature_intact: true })
    expect(mending.results[0].rectify_no).toMatch(/^ZG/)
    expect(await taskOf('M_CHECK')).toEqual({ status: 2, biz_table: 'security_item', biz_id: id })
    // One report of the unit by itself in a month.
    expect(await safety('SecurityItem/Save', await reportBody(safety, 'SecurityItem'))).toMatchObject({ Code: 1003 })
  })

  test('when all is normal, confirming closes it; the unit objects once, and the inspectors check again', async () => {
    const { id, version } = await submitReport(branch.post, 'SecurityItem', { dept_id: outlet() })
    granted(await leader('SecurityItem/Object', { id, version, reason: '检查时间不对' }))
    const objected = await read('SecurityItem', id, branch.post)
    expect(objected).toMatchObject({ status: 1, objection: '检查时间不对' })
    expect(objected.allowed).toContain('edit')
    expect(await leader('SecurityItem/Confirm', { id, version: objected.version, sign: signature })).toMatchObject({
      Code: 1004,
    })
    const again = { id, version: objected.version, sign: signature }
    const body = await reportBody(branch.post, 'SecurityItem', { dept_id: outlet() })
    const resubmitted = granted(
      await branch.post('SecurityItem/Submit', {
        ...{ ...body, ...again, opinions: '已按现场复查' },
        // It waited for a network.
        filed_at: '2026-11-18 09:20:00',
      }),
    )
    expect(resubmitted.status).toBe(2)
    const waiting = await read('SecurityItem', id)
    expect(waiting.allowed).toEqual(['confirm'])
    expect(await leader('SecurityItem/Object', { id, version: waiting.version, reason: '仍不同意' })).toMatchObject({
      Code: 1004,
    })
    granted(await leader('SecurityItem/Confirm', { id, version: waiting.version, sign: signature }))
    expect(await read('SecurityItem', id)).toMatchObject({
      ...{ status: 5, grade: 1, opinions: '已按现场复查' },
      ...{ filed_at: '2026-11-18 09:20:00', signature_intact: true },
    })
  })

  test('says where a report is not complete, and the database keeps what was signed', async () => {
    const other = await makeAccount(t, { unit: 'BA0012', role: 'outlet_safety' })
    const body = await reportBody(other.post, 'SecurityItem')
    const [first, ...rest] = body.results
    const refused = async (more: object) =>
      places(await other.post('SecurityItem/Submit', { ...body, ...more, sign: signature }))
    expect(await refused({ results: rest })).toEqual(['results.result'])
    expect(await refused({ results: [{ ...first, result: 2 }, ...rest] })).toEqual(['results.0.problem_desc'])
    expect(await refused({ check_date: '2026-11-19' })).toEqual(['check_date'])
    expect(await refused({ inspector_ids: [other.id] })).toEqual(['inspector_ids.0'])
    expect(await refused({ inspector_ids: [user('outlet_safety')] })).toEqual(['inspector_ids.0'])
    expect(await refused({})).toEqual(['dept_id'])
    await makeAccount(t, { unit: 'BA0012', role: 'outlet_leader' })
    const { id } = await submitReport(other.post, 'SecurityItem')
    const change = t.services.database.kysely
      .updateTable('security_item')
      .set({ score: 0 })
      .where('id', '=', id)
      .execute()
    await expect(change).rejects.toThrow(/evidence/)
    const answer = t.services.database.kysely
      .updateTable('check_report_item')
      .set({ result: 2 })
      .where('check_id', '=', id)
      .execute()
    await expect(answer).rejects.toThrow(/evidence/)
  })
})

describe('the check of the guards on post (scene 5)', () => {
  test('two of the branch sign, a guard draws, the items are scored, the head confirms [C-2.4-05 C-3-42 C-7.2-78]', async () => {
    await makeTaskRow(t, { code: 'Q_SCENE', period: '2026Q4' })
    const due = async () => granted(await branch.post('SceneCheck/GetDueList', {}))
    expect(await due()).toMatchObject([
      { dept_id: outlet(), period_key: '2026Q4', check_date: '2026-11-18', is_overdue: false },
    ])
    // Those who are checked do not check.
    expect(await leader('SceneCheck/GetDueList', {})).toMatchObject({ Code: 401 })
    expect(granted(await (await t.as('security_far'))('SceneCheck/GetDueList', {}))).toEqual([])
    const guard = await makeGuard(t, 'BA0011')
    const parts = await guardParts(t, branch.id, guard)
    const found = { 2: { result: 2, problem_desc: '迟到十分钟', score: 2, photos: [await makeImage(t, branch.id)] } }
    const body = await reportBody(branch.post, 'SceneCheck', { dept_id: outlet(), found, more: parts })
    const refused = async (more: object) =>
      places(await branch.post('SceneCheck/Submit', { ...body, inspector_ids: [second.id], ...more, sign: signature }))
    expect(await refused({ inspector_ids: [] })).toEqual(['inspector_ids'])
    expect(await refused({ questions: [] })).toEqual(['questions'])
    expect(await refused({ guards: [] })).toEqual(['guards'])
    expect(await refused({ alarm_seconds: null })).toEqual(['alarm_seconds'])
    expect(await refused({ guard_sign_file_id: undefined })).toEqual(['guard_sign_file_id'])
    expect(await refused({ guard_sign_file_id: await makeImage(t, second.id) })).toEqual(['guard_sign_file_id'])
    const stranger = await makeGuard(t, 'BA0012')
    expect(await refused({ guards: [{ ...parts.guards[0], staff_id: stranger }] })).toEqual(['guards.0.staff_id'])
    expect(await refused({ equipment: [{ kind: 1, expected: 1, present: 1, intact: 2 }] })).toEqual([
      'equipment.0.intact',
    ])
    const { id, version, status } = granted(
      await branch.post('SceneCheck/Submit', { ...body, inspector_ids: [second.id], sign: signature }),
    )
    expect(status).toBe(0)
    expect(await read('SceneCheck', id, second.post)).toMatchObject({ awaits_inspectors: true, allowed: ['sign'] })
    expect((await second.post('SceneCheck/GetPageList', { mine: true })).Total).toBe(1)
    const signed = granted(await second.post('SceneCheck/Sign', { id, version, sign: signature }))
    expect(signed).toMatchObject({ bill_no: expect.stringMatching(/^ZD20261118/), status: 2 })
    // It is open until its head confirms, and nobody checks again.
    expect(await due()).toEqual([])
    const waiting = await read('SceneCheck', id)
    expect(waiting).toMatchObject({
      ...{ score: 97, full_score: 100, grade: 1, period_key: '2026Q4', signature_intact: true },
      guards: [{ staff_id: guard, equipment_ok: false }],
      guard_sign: { method: 1 },
    })
    granted(await leader('SceneCheck/Confirm', { id, version: waiting.version, sign: signature }))
    expect(await taskOf('Q_SCENE')).toEqual({ status: 2, biz_table: 'scene_check', biz_id: id })
  })
})

describe('the fire safety check (scene 6)', () => {
  test('an extinguisher out of date makes its item abnormal, whatever was ticked [C-2.4-06 C-3-43 C-7.2-78]', async () => {
    await makeTaskRow(t, { code: 'Q_FIRE', period: '2026Q4' })
    const colleague = await makeAccount(t, { role: 'outlet_safety' })
    const old = { no: 'M03', kind: '干粉 4kg', place: '后门', expire_date: '2026-11-17', pressure_ok: true }
    const parts = fireParts({ extinguishers: [...fireParts().extinguishers, old], inspector_ids: [colleague.id] })
    const body = await reportBody(safety, 'FireCheck', { more: parts })
    const blank = granted(await safety('FireCheck/GetBlank', {}))
    const index = blank.items.findIndex(({ item_code }: { item_code: string }) => item_code === 'S607')
    const submit = (results: object[]) => safety('FireCheck/Submit', { ...body, results, sign: signature })
    expect(places(await submit(body.results))).toEqual([`results.${index}.problem_desc`])
    const found = { ...(await abnormal(t, user('outlet_safety'))), result: 1 }
    const results = body.results.map((answer, at) => (at === index ? { ...answer, ...found } : answer))
    const { id, version } = granted(await submit(results))
    granted(await colleague.post('FireCheck/Sign', { id, version, sign: signature }))
    const waiting = await read('FireCheck', id)
    expect(waiting.results[index]).toMatchObject({ result: 2, known_count: 1 })
    expect(waiting).toMatchObject({ abnormal_count: 1, signature_intact: true })
    granted(await leader('FireCheck/Confirm', { id, version: waiting.version, sign: signature }))
    expect(await taskOf('Q_FIRE')).toEqual({ status: 2, biz_table: 'fire_check', biz_id: id })
    // The next quarter begins with the same extinguishers.
    expect(granted(await safety('FireCheck/GetBlank', {})).extinguishers).toHaveLength(3)
  })
})
