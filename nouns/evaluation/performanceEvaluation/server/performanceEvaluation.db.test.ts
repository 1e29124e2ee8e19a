import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGuard } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeSubmitted as makeMonth } from '../../guardEvaluation/server/testing/guardEvaluations.ts'
import { takeEffect } from './takeEffect.ts'
import { fullPoints, makePerformance, makeScored, makeSubmitted, YEAR } from './testing/performances.ts'

let t: TestApp
let branch: Post
let second: { id: number; post: Post }
let head: Post

beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank, a Monday.
  t.clock.at = new Date('2026-11-30T02:00:00Z')
  branch = await t.as('branch_security')
  second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  head = await t.as('hq_security')
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
const read = async (id: number, post: Post = branch) => granted(await post('PerformanceEvaluation/Get', { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)

async function companyOf(id: number) {
  const { escort_company_id: party } = await db()
    .selectFrom('performance_evaluation')
    .select('escort_company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party })
}

describe('the evaluation of a year (domain 5.5)', () => {
  test('the system counts what the year has, people score, two sign, head office audits, and the notice ends by the clock [C-2.4-04 C-3-41 C-7.2-75 C-1-03]', async () => {
    const leader = await t.as('outlet_leader')
    const taken = Array.from({ length: 10 }, (_, index) => ({
      deduct: index === 2 ? 3 : 0,
      reason: index === 2 ? '站位不当' : null,
    }))
    const month = await makeMonth(t, leader, 'BA0011', { items: taken, attendance_days: 20, absent_days: 5 })
    const { staff_id } = granted(await leader('GuardEvaluation/Get', { id: month.id }))
    const [id] = granted(
      await branch('PerformanceEvaluation/Begin', { year: YEAR, subject_type: 1, ids: [staff_id] }),
    ).ids
    expect(await read(id)).toMatchObject({ status: 0, auto_score: null, total: null, dept_id: t.world.unit.BA0001 })
    granted(await branch('PerformanceEvaluation/Calc', { ids: [id] }))
    const scored = await read(id)
    const value = (source: string) => scored.items.find((item: { source: string }) => item.source === source)
    expect(value('attendance')).toMatchObject({ value: 0.8, counted: 25 })
    expect(value('monthly')).toMatchObject({ value: 0.97, counted: 1 })
    expect(value('duty')).toMatchObject({ value: 0.8 })
    expect(value('conduct')).toMatchObject({ value: 1 })
    expect(value('scene')).toMatchObject({ value: null, counted: null })
    expect(scored.status).toBe(1)

    const body = {
      id,
      version: scored.version,
      adjust: -1,
      adjust_reason: '群众反映',
      conclusion: 1,
      items: fullPoints,
    }
    const alone = await branch('PerformanceEvaluation/Submit', { ...body, evaluator_ids: [], sign: signature })
    expect([alone.Code, places(alone)]).toEqual([1001, ['evaluator_ids']])
    const filed = granted(
      await branch('PerformanceEvaluation/Submit', { ...body, evaluator_ids: [second.id], sign: signature }),
    )
    expect(await read(id)).toMatchObject({ status: 1, awaits_evaluators: true, signature_intact: true })
    expect(await branch('PerformanceEvaluation/Sign', { ...filed, status: undefined, sign: signature })).toMatchObject({
      Code: 1004,
    })
    const seen = granted(
      await second.post('PerformanceEvaluation/Sign', { id, version: filed.version, sign: signature }),
    )
    const submitted = await read(id)
    expect(submitted).toMatchObject({ status: 2, manual_score: 100, rank_in_branch: 1, signature_intact: true })
    expect(submitted.total).toBeCloseTo(submitted.auto_score * 0.6 + 40 - 1, 1)
    // Not before the notice, and not who evaluated.
    const company = await companyOf(id)
    expect(await company.post('PerformanceEvaluation/Get', { id })).toMatchObject({ Code: 403 })
    granted(await head('PerformanceEvaluation/Audit', { id, version: seen.version }))
    // Five working days after a Monday.
    expect(await read(id)).toMatchObject({ status: 3, publicity_begin: '2026-11-30', publicity_end: '2026-12-07' })
    expect((await read(id, company.post)).allowed).toEqual(['appeal', 'acknowledge'])
    await takeEffect(t.services, new Date('2026-12-07T01:00:00+08:00'))
    expect((await read(id)).status).toBe(3)
    await takeEffect(t.services, new Date('2026-12-08T01:00:00+08:00'))
    const effective = await read(id)
    expect(effective.status).toBe(4)
    granted(await branch('PerformanceEvaluation/Archive', { id, version: effective.version }))
    await expect(
      db().updateTable('performance_evaluation').set({ adjust: 0 }).where('id', '=', id).execute(),
    ).rejects.toThrow(/evidence/)
  })

  test('the records behind an item are those that it is counted from, with the way to each for who may open it', async () => {
    const leader = await t.as('outlet_leader')
    const items = Array.from({ length: 10 }, (_, index) => ({
      ...{ deduct: index === 5 ? 2 : 0, reason: index === 5 ? '客户投诉' : null },
    }))
    const month = await makeMonth(t, leader, 'BA0011', { items, attendance_days: 18, absent_days: 2 })
    const { staff_id, bill_no } = granted(await leader('GuardEvaluation/Get', { id: month.id }))
    const [id] = granted(
      await branch('PerformanceEvaluation/Begin', { year: YEAR, subject_type: 1, ids: [staff_id] }),
    ).ids
    granted(await branch('PerformanceEvaluation/Calc', { ids: [id] }))
    const source = async (name: string, post = branch) =>
      granted(await post('PerformanceEvaluation/GetSource', { id, source: name }))
    for (const { source: name, value, counted } of (await read(id)).items) {
      if (name === null) continue
      const { rows, total } = await source(name)
      expect(total, name).toBe(rows.length)
      const [part, whole] = ['part', 'whole'].map((key) =>
        rows.reduce((sum: number, row: Record<string, number>) => sum + (row[key] ?? 0), 0),
      ) as [number, number]
      expect(whole > 0 ? Math.min(1, part / whole) : null, name).toEqual(
        value === null ? null : expect.closeTo(value, 3),
      )
      if (name === 'attendance') expect([part, whole, counted]).toEqual([18, 20, 20])
    }
    expect(await source('complaints')).toMatchObject({
      rows: [{ name: bill_no, part: 0.8, whole: 1, link: `/taskmeeting/GuardEvaluationList?id=${month.id}` }],
    })
    expect(await source('certificates')).toMatchObject({ total: 1, rows: [{ day: null, whole: 1 }] })
    const far = await makeAccount(t, { unit: 'BB0001', scope: 4 })
    expect(await far.post('PerformanceEvaluation/GetSource', { id, source: 'monthly' })).toMatchObject({ Code: 403 })
  })

  test('several that are kept complete are submitted with one password; a result says what was not and why', async () => {
    const ready = await makeScored(t, branch, 'BA0011', [second.id])
    granted(await branch('PerformanceEvaluation/Save', ready))
    const unfinished = await makeScored(t, branch, 'BA0012', [])
    const ids = [ready.id, unfinished.id]
    const wrong = await branch('PerformanceEvaluation/SubmitMany', { ids, sign: { method: 2, password: 'wrong' } })
    expect(wrong).toMatchObject({ Code: 1010 })
    const { done, failed, result_id } = granted(
      await branch('PerformanceEvaluation/SubmitMany', { ids, sign: { method: 2, password: signature.password } }),
    )
    expect([done, failed]).toEqual([[ready.id], [expect.objectContaining({ id: unfinished.id })]])
    expect(await read(ready.id)).toMatchObject({ awaits_evaluators: true, signature_intact: true })
    expect(await read(unfinished.id)).toMatchObject({ status: 1, evaluators: [] })
    expect(granted(await branch('Result/Get', { id: result_id }))).toMatchObject({
      ...{ total: 2, done: 1, failed: 1 },
      reasons: [{ name: failed[0].name, message: failed[0].message }],
    })
  })

  test('the twelve items weigh a hundred', async () => {
    const items = granted(await branch('PerformanceEvaluation/GetItemList', {}))
    expect(items.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0)).toBe(100)
    expect(items.filter(({ source }: { source: string | null }) => source === null)).toMatchObject([
      { content: '综合评价' },
    ])
  })

  test('head office sends back; all score and sign anew', async () => {
    const seen = await makeSubmitted(t, branch, second, 'BA0011')
    expect(await second.post('PerformanceEvaluation/Audit', { id: seen.id, version: seen.version })).toMatchObject({
      Code: 401,
    })
    granted(
      await head('PerformanceEvaluation/Reject', {
        id: seen.id,
        version: seen.version,
        audit_opinion: '依据不足，请补充',
      }),
    )
    expect(await read(seen.id)).toMatchObject({ status: 0, evaluators: [], signature_intact: null })
  })

  test('the company appeals once; head office changes the score, which has a notice of its own, and signs stay whole', async () => {
    const { id, version } = await makeSubmitted(t, branch, second, 'BA0011')
    const passed = granted(await head('PerformanceEvaluation/Audit', { id, version }))
    const company = await companyOf(id)
    const words = { appeal: '缺勤天数统计有误，请核对排班记录。' }
    expect(await head('PerformanceEvaluation/Appeal', { ...passed, ...words })).toMatchObject({ Code: 1004 })
    const appealed = granted(await company.post('PerformanceEvaluation/Appeal', { ...passed, ...words }))
    expect((await read(id)).status).toBe(6)
    const before = await read(id)
    granted(await head('PerformanceEvaluation/Review', { ...appealed, review: '核对排班，增加两分。', adjust: -2 }))
    const after = await read(id)
    expect(after).toMatchObject({ status: 3, adjust: -2, signature_intact: true, appeal: words.appeal })
    expect(after.total).toBeCloseTo(before.total - 2, 1)
    const again = { id, version: after.version, ...words }
    expect(await company.post('PerformanceEvaluation/Appeal', again)).toMatchObject({ Code: 1004 })
    granted(await company.post('PerformanceEvaluation/Acknowledge', { id, version: after.version, sign: signature }))
    expect((await read(id, company.post)).allowed).toEqual([])
  })

  test('a company is evaluated by its people, and its score is kept with it', async () => {
    const { subjects } = granted(await head('PerformanceEvaluation/GetSubjectList', { year: YEAR, subject_type: 2 }))
    const [id] = granted(
      await head('PerformanceEvaluation/Begin', { year: YEAR, subject_type: 2, ids: [subjects[0].id] }),
    ).ids
    granted(await head('PerformanceEvaluation/Calc', { ids: [id] }))
    const other = await makeAccount(t, { unit: 'HQ0000', role: 'hq_security' })
    const auditor = await makeAccount(t, { unit: 'HQ0000', role: 'hq_security' })
    const points = { adjust: 0, adjust_reason: null, conclusion: 2, items: fullPoints, evaluator_ids: [other.id] }
    const { version } = await read(id, head)
    const filed = granted(await head('PerformanceEvaluation/Submit', { id, version, ...points, sign: signature }))
    const signed = granted(
      await other.post('PerformanceEvaluation/Sign', { id, version: filed.version, sign: signature }),
    )
    expect(await head('PerformanceEvaluation/Audit', { id, version: signed.version })).toMatchObject({ Code: 1004 })
    granted(await auditor.post('PerformanceEvaluation/Audit', { id, version: signed.version }))
    await takeEffect(t.services, new Date('2026-12-20T01:00:00+08:00'))
    const row = await read(id, head)
    const firm = await db()
      .selectFrom('escort_company')
      .select('score_last')
      .where('id', '=', subjects[0].id)
      .executeTakeFirstOrThrow()
    expect([row.status, firm.score_last]).toEqual([4, row.total])
  })

  test.each([
    [
      'more points than an item weighs',
      { items: fullPoints.map(({ manual }, index) => ({ manual: index === 5 ? 6 : manual })) },
      'items.5.manual',
    ],
    ['an adjustment without a reason', { adjust: 2 }, 'adjust_reason'],
    ['a reason without an adjustment', { adjust_reason: '表现突出' }, 'adjust_reason'],
    ['an evaluator without the right', { evaluator_ids: [1_000_000] }, 'evaluator_ids.0'],
  ])('refuses %s', async (_, more, path) => {
    const body = await makeScored(t, branch, 'BA0011', [second.id], more)
    const answer = await branch('PerformanceEvaluation/Save', body)
    expect([answer.Code, places(answer)]).toEqual([1001, [path]])
  })

  test('refuses a second one of the year, a subject out of scope, and a signature before the system has scored', async () => {
    const guard = await makeGuard(t, 'BA0011')
    const body = { year: YEAR, subject_type: 1, ids: [guard] }
    granted(await branch('PerformanceEvaluation/Begin', body))
    expect(await branch('PerformanceEvaluation/Begin', body)).toMatchObject({ Code: 1001 })
    const far = { ...body, ids: [await makeGuard(t, 'BB0011')] }
    expect(await branch('PerformanceEvaluation/Begin', far)).toMatchObject({ Code: 1001 })
    expect(await branch('PerformanceEvaluation/Begin', { ...body, year: YEAR + 1 })).toMatchObject({ Code: 1001 })
    const id = await makePerformance(t, branch, 'BA0011')
    const { version } = await read(id)
    const points = { adjust: 0, adjust_reason: null, conclusion: 1, items: fullPoints, evaluator_ids: [second.id] }
    expect(await branch('PerformanceEvaluation/Submit', { id, version, ...points, sign: signature })).toMatchObject({
      Code: 1004,
    })
  })

  test('another branch reads, counts and moves none; an outlet sees those of its guards once they are public', async () => {
    const { id, version } = await makeSubmitted(t, branch, second, 'BA0011')
    const far = await makeAccount(t, { unit: 'BB0001', scope: 4 })
    const seen = { id, version }
    const points = { adjust: 0, adjust_reason: null, conclusion: 1, items: fullPoints }
    for (const [path, body] of [
      ['Get', { id }],
      ['Save', { ...seen, ...points }],
      ['Submit', { ...seen, ...points, sign: signature }],
      ['Sign', { ...seen, sign: signature }],
      ['Audit', seen],
      ['Reject', { ...seen, audit_opinion: '依据不足，请补充' }],
      ['Appeal', { ...seen, appeal: '缺勤天数统计有误，请核对。' }],
      ['Review', { ...seen, review: '经复核，维持原评分不变。' }],
      ['Acknowledge', { ...seen, sign: signature }],
      ['Publish', seen],
      ['Archive', seen],
    ] as const)
      expect(await far.post(`PerformanceEvaluation/${path}`, body), path).toMatchObject({ Code: 403 })
    expect(granted(await far.post('PerformanceEvaluation/Calc', { ids: [id] }))).toEqual({ calculated: 0 })
    expect(granted(await far.post('PerformanceEvaluation/GetPrintList', { ids: [id] })).rows).toEqual([])
    const filter = { dept_id: t.world.unit.BA0001 }
    expect(granted(await far.post('PerformanceEvaluation/GetPageList', filter))).toEqual([])
    const grades = { year: YEAR, subject_type: 1 }
    expect(granted(await far.post('PerformanceEvaluation/GetSummary', grades))).toEqual([])
    const outlet = await t.as('outlet_leader')
    const away = await t.as('leader_far')
    expect(await outlet('PerformanceEvaluation/Get', { id })).toMatchObject({ Code: 403 })
    granted(await head('PerformanceEvaluation/Audit', seen))
    granted(await outlet('PerformanceEvaluation/Get', { id }))
    expect(await away('PerformanceEvaluation/Get', { id })).toMatchObject({ Code: 403 })
    const guard = await makeAccount(t, { unit: 'BA0011', role: 'guard', type: 5 })
    expect(await guard.post('PerformanceEvaluation/Get', { id })).toMatchObject({ Code: 403 })
  })
})
