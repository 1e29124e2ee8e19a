import { granted, makeAccount, makeImage, signature } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../../../approvals/server/testing/approvals.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { closeUnread } from './closeUnread.ts'
import { remindReplies } from './remindReplies.ts'
import { evaluationBody, makeEvaluation, makeSubmitted, nothingTaken } from './testing/guardEvaluations.ts'

let t: TestApp
let leader: Post
let safety: Post

const UNIT = 'BA0011'

beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-11-30T02:00:00Z')
  leader = await t.as('outlet_leader')
  safety = await t.as('outlet_safety')
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
const read = async (id: number, post: Post = leader) => granted(await post('GuardEvaluation/Get', { id }))
const places = ({ Data }: Answer) => (Data as { path: string }[]).map(({ path }) => path)
const taking = (deduct: number, reason: string | null = '迟到两次') =>
  nothingTaken.map((line, index) => (index === 1 ? { deduct, reason } : line))

/** An account of a guard, and of an administrator of their company. */
async function peopleOf(staffId: number) {
  const staff = await db()
    .selectFrom('escort_staff')
    .select('escort_company_id')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const party = staff.escort_company_id
  const guard = await makeAccount(t, { unit: UNIT, role: 'guard', type: 5 })
  await db().updateTable('escort_staff').set({ user_id: guard.id }).where('id', '=', staffId).execute()
  const admin = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party })
  return { guard, admin }
}

type Absence = { user_id: number; bill_no: string; from_time: string; to_time: string }

/** What an approved leave leaves behind (nouns/tasks/absence). */
async function makeAbsence(request_id: number, absence: Absence): Promise<void> {
  await db()
    .insertInto('absence')
    .values({ ...absence, stand_in_id: t.world.user.outlet_safety, request_id, create_time: t.clock.at })
    .execute()
}

describe('the monthly evaluation of a guard (domain 5.4)', () => {
  test('one who passes acknowledges with their own account, which archives it; the task is done with the last guard [C-7.2-75 C-1-03]', async () => {
    await makeTaskRow(t, { code: 'M_GUARD', period: '2026-11' })
    const body = await evaluationBody(t, UNIT, { items: taking(4) })
    const other = await evaluationBody(t, UNIT)
    const { guard } = await peopleOf(body.staff_id)
    const due = granted(await leader('GuardEvaluation/GetDueList', { period_key: '2026-11' }))
    expect(due.map(({ staff_id }: { staff_id: number }) => staff_id).sort()).toEqual(
      [body.staff_id, other.staff_id].sort(),
    )
    // The safety officer writes it, the head of the outlet signs it.
    const draft = granted(await safety('GuardEvaluation/Save', body))
    expect(await safety('GuardEvaluation/Submit', { ...body, ...draft, sign: signature })).toMatchObject({ Code: 401 })
    expect(await guard.post('GuardEvaluation/Get', { id: draft.id })).toMatchObject({ Code: 403 })
    const filed = granted(await leader('GuardEvaluation/Submit', { ...body, ...draft, sign: signature }))
    expect(filed.bill_no).toMatch(/^PJ20261130/)
    expect(await read(filed.id)).toMatchObject({
      ...{ status: 1, score: 96, grade: 1, deducted: 4, reply_due: null, signature_intact: true, has_account: true },
      allowed: [],
    })
    const task = () =>
      db().selectFrom('task_assignment').select('status').where('task_code', '=', 'M_GUARD').executeTakeFirstOrThrow()
    expect((await task()).status).toBe(1)
    granted(await leader('GuardEvaluation/Submit', { ...other, sign: signature }))
    expect((await task()).status).toBe(2)
    // Nobody else acknowledges for them.
    const seen = { id: filed.id, version: filed.version, sign: signature }
    expect(await leader('GuardEvaluation/Ack', seen)).toMatchObject({ Code: 1004 })
    granted(await guard.post('GuardEvaluation/Ack', { ...seen, staff_opinion: '路上堵车' }))
    expect(await read(filed.id)).toMatchObject({
      status: 4,
      staff_opinion: '路上堵车',
      staff_sign: { user_id: guard.id },
    })
    expect(await guard.post('GuardEvaluation/Ack', seen)).toMatchObject({ Code: 1004 })
  })

  test('after a one-vote item the company must reply within five days; both orders end in the archive', async () => {
    const first = await makeSubmitted(t, leader, UNIT)
    const row = await read(first.id)
    expect(row).toMatchObject({ score: 100, grade: 4, vetoes: 'asleep', reply_due: '2026-12-05' })
    const { guard, admin } = await peopleOf(row.staff_id)
    const words = { company_reply: '已约谈本人，调整排班并加强夜间查岗。' }
    const replied = granted(
      await admin.post('GuardEvaluation/Reply', { id: first.id, version: first.version, ...words }),
    )
    expect(await read(first.id)).toMatchObject({ status: 3, company_reply: words.company_reply })
    expect(await admin.post('GuardEvaluation/Reply', { ...replied, ...words })).toMatchObject({ Code: 1004 })
    granted(await guard.post('GuardEvaluation/Ack', { ...replied, sign: signature }))
    expect((await read(first.id)).status).toBe(4)

    const second = await makeSubmitted(t, leader, UNIT, { items: taking(20), vetoes: ['away'] })
    const person = await read(second.id)
    const people = await peopleOf(person.staff_id)
    const read1 = granted(
      await people.guard.post('GuardEvaluation/Ack', { id: second.id, version: second.version, sign: signature }),
    )
    expect((await read(second.id)).status).toBe(2)
    granted(await people.admin.post('GuardEvaluation/Reply', { ...read1, ...words }))
    expect((await read(second.id)).status).toBe(4)
  })

  test('a guard without an account draws on the device of the outlet', async () => {
    const { id, version } = await makeSubmitted(t, leader, UNIT, {})
    expect((await read(id)).allowed).toEqual(['acknowledge'])
    const typed = await leader('GuardEvaluation/Ack', { id, version, sign: signature })
    expect([typed.Code, places(typed)]).toEqual([1001, ['sign.method']])
    const sign = { method: 1, file_id: await makeImage(t, t.world.user.outlet_leader) }
    granted(await leader('GuardEvaluation/Ack', { id, version, sign }))
    const signed = await read(id)
    expect([signed.status, signed.staff_sign.name]).toEqual([4, signed.staff_name])
  })

  test('nobody sees of others: a guard only their own, a company only its people, an outlet only its door', async () => {
    const mine = await makeSubmitted(t, leader, UNIT, {})
    const others = await makeSubmitted(t, leader, UNIT, {})
    const draft = await makeEvaluation(t, safety, UNIT)
    const { guard, admin } = await peopleOf((await read(mine.id)).staff_id)
    const list = async (post: Post) =>
      granted(await post('GuardEvaluation/GetPageList', {})).map(({ id }: { id: number }) => id)
    expect(await list(guard.post)).toEqual([mine.id])
    expect(await list(admin.post)).toEqual([mine.id])
    expect(await list(leader)).toEqual(expect.arrayContaining([mine.id, others.id, draft.id]))
    expect(await list(await t.as('leader_far'))).toEqual([])
    expect(await list(await t.as('branch_security'))).not.toContain(draft.id)
    // So does the chart of the work bench; it leaves out drafts.
    const charted = async (post: Post) =>
      granted(await post('Home/GetChart', { chart: 'guard_scores' })).rows.map(({ key }: { key: string }) =>
        Number(key),
      )
    const guardOf = async (id: number) => (await read(id)).staff_id
    expect(await charted(admin.post)).toEqual([await guardOf(mine.id)])
    expect(await charted(leader)).toEqual(expect.arrayContaining([await guardOf(mine.id), await guardOf(others.id)]))
    expect(await charted(leader)).not.toContain(await guardOf(draft.id))
    expect(await charted(await t.as('leader_far'))).toEqual([])
    expect(await guard.post('GuardEvaluation/Get', { id: others.id })).toMatchObject({ Code: 403 })
    expect(
      await admin.post('GuardEvaluation/Reply', { id: others.id, version: 1, company_reply: '已约谈本人并调整排班。' }),
    ).toMatchObject({
      Code: 403,
    })
  })

  test('absence with an approved leave has its reason: counted from the requests, signed, and no more than the days absent', async () => {
    const body = await evaluationBody(t, UNIT, { attendance_days: 18, absent_days: 4 })
    const { guard } = await peopleOf(body.staff_id)
    const month = { staff_id: body.staff_id, period_key: body.period_key }
    const away = async (post = leader) => granted(await post('GuardEvaluation/GetAbsence', month))
    expect(await away()).toEqual({ days: 0, bill_nos: [] })
    const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
    // From the last afternoon of October, and a day and a morning of this month.
    for (const [bill_no, from_time, to_time] of [
      ['QJ1', '2026-10-31 14:00:00+08', '2026-11-02 00:00:00+08'],
      ['QJ2', '2026-11-09 08:00:00+08', '2026-11-10 12:00:00+08'],
    ] as const)
      await makeAbsence((await makeRequest(safety, { flow })).id, { user_id: guard.id, bill_no, from_time, to_time })
    expect(await away()).toEqual({ days: 3, bill_nos: ['QJ1', 'QJ2'] })
    const saved = granted(await leader('GuardEvaluation/Save', { ...body, absent_days: 1 }))
    expect(await read(saved.id)).toMatchObject({ absent_days: 1, excused_days: 1 })
    const { id } = granted(await leader('GuardEvaluation/Submit', { ...body, ...saved, sign: signature }))
    expect(await read(id)).toMatchObject({ absent_days: 4, excused_days: 3, signature_intact: true })
  })

  test.each([
    ['more than an item has', { items: taking(21) }, 'items.1.deduct'],
    ['points without a reason', { items: taking(3, null) }, 'items.1.reason'],
    ['a reward without a reason', { reward_points: 2 }, 'reward_reason'],
    ['a reason without a reward', { reward_reason: '抓获嫌疑人' }, 'reward_reason'],
    ['more days than the month has', { attendance_days: 30, absent_days: 1 }, 'attendance_days'],
    ['a month to come', { period_key: '2026-12' }, 'period_key'],
  ])('refuses %s', async (_, more, path) => {
    const answer = await leader('GuardEvaluation/Save', await evaluationBody(t, UNIT, more))
    expect([answer.Code, places(answer)]).toEqual([1001, [path]])
  })

  test('refuses a guard of another door, a second one of the month, and a changed subject', async () => {
    const body = await evaluationBody(t, UNIT)
    const stranger = await evaluationBody(t, 'BB0011')
    const foreign = await leader('GuardEvaluation/Save', { ...body, staff_id: stranger.staff_id })
    expect([foreign.Code, places(foreign)]).toEqual([1001, ['staff_id']])
    const saved = granted(await leader('GuardEvaluation/Save', body))
    expect(await leader('GuardEvaluation/Save', body)).toMatchObject({ Code: 1003 })
    const changed = await leader('GuardEvaluation/Save', { ...body, ...saved, period_key: '2026-10' })
    expect([changed.Code, places(changed)]).toEqual([1001, ['staff_id']])
    await expect(db().deleteFrom('guard_evaluation').where('id', '=', saved.id).execute()).rejects.toThrow(/evidence/)
  })

  test('what a guard does not acknowledge within its days is archived without that, but not without the reply that is owed', async () => {
    const unread = await makeSubmitted(t, leader, UNIT, {})
    const owed = await makeSubmitted(t, leader, UNIT)
    const close = (days: number) => closeUnread(t.services, new Date(t.clock.at.getTime() + days * 86_400_000))
    await close(29)
    expect((await read(unread.id)).status).toBe(1)
    await close(30)
    expect(await read(unread.id)).toMatchObject({ status: 4, ack_time: null, allowed: [], signature_intact: true })
    expect((await read(owed.id)).status).toBe(1)
    const ofUnread = await db()
      .selectFrom('remind_msg')
      .select('status')
      .where('remind_code', '=', 'guard_evaluation_ack')
      .where('biz_id', '=', unread.id)
      .execute()
    expect(ofUnread.every(({ status }) => status === 2)).toBe(true)
  })

  test('a late reply is asked for each morning, of the company and of who evaluated', async () => {
    const { id } = await makeSubmitted(t, leader, UNIT)
    const { admin } = await peopleOf((await read(id)).staff_id)
    const told = () =>
      db()
        .selectFrom('remind_msg')
        .select('receiver_id')
        .where('biz_table', '=', 'guard_evaluation')
        .where('biz_id', '=', id)
        .where('remind_code', '=', 'guard_evaluation_late')
        .execute()
    await remindReplies(t.services, new Date('2026-12-04T00:00:00Z'))
    expect(await told()).toEqual([])
    await remindReplies(t.services, new Date('2026-12-06T00:00:00Z'))
    expect((await told()).map(({ receiver_id }) => receiver_id).sort()).toEqual(
      [admin.id, t.world.user.outlet_leader].sort(),
    )
  })
})
