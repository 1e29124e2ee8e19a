import { localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../../../approvals/server/testing/approvals.ts'
import { makeArchived } from '../../../archive/reportFile/server/testing/makeArchived.ts'
import { makeFault } from '../../../daily/faultRepair/server/testing/faultRepair.ts'
import { makeHandoverRow } from '../../../daily/roomKey/server/testing/handoverRow.ts'
import { makeRectification } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeEntry } from '../../../daily/visitor/server/testing/visitors.ts'
import { makeRoute, planBody } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeBank, makeCompany, makeOutsider, staffBody } from '../../../escort/server/testing/escort.ts'
import { makeTaskRow } from '../../taskAssignment/server/testing/tasks.ts'
import { ruleBody } from './testing/rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
let head: Post
let at: number
beforeAll(async () => {
  t = await testApp()
  head = await t.as('hq_security')
  at = t.clock.at.getTime()
})
afterAll(() => t?.close())

/** A rule that was there before the day, with the words of its trigger. */
async function rule(trigger: number, words: string, more: object = {}): Promise<string> {
  const body = ruleBody({ trigger, title_cn: words, content_cn: words, ...more })
  granted(await head('EventsRemind/Save', body))
  await t.services.database.kysely
    .updateTable('events_remind')
    .set({ create_time: new Date(at - 40 * DAY) })
    .where('remind_code', '=', body.remind_code)
    .execute()
  return body.remind_code
}
const run = (hours: number) => t.jobs.run('remind_rules', new Date(at + hours * HOUR))
const told = async (code: string) => {
  const { rows } = await t.services.database.pool.query(
    `select username, params, biz_id from remind_msg join sys_user on sys_user.id = receiver_id
     where remind_code = $1 order by remind_msg.id`,
    [code],
  )
  return rows as { username: string; params: Record<string, unknown>; biz_id: number }[]
}

test('1: a task before its deadline', async () => {
  const code = await rule(1, '{task} {deadline}', { advance: [120] })
  const tomorrow = localDay(new Date(at + DAY), 'Asia/Shanghai')
  const task = await makeTaskRow(t, { day: tomorrow })
  // Due at 17:00, the clock stands at 18:00 of the day before.
  await run(20)
  expect(await told(code)).toEqual([])
  await run(21.1)
  await run(21.2)
  expect(await told(code)).toMatchObject([{ username: 'outlet_safety', biz_id: task, params: { deadline: '17:00' } }])
})

test('3: a certificate before it ends, to the administrators of the company', async () => {
  const bank = await makeBank(t)
  const { id: company } = await makeCompany(t, bank)
  const own = await makeOutsider(t, company)
  const day = (days: number) => localDay(new Date(at + days * DAY), 'Asia/Shanghai')
  const { id } = granted(await own.post('Escort/SaveStaff', await staffBody(t, own, company)))
  await t.services.database.pool.query(
    `update escort_staff set status = 1, pass_card_no = 'YZ000001', pass_begin = $2, pass_end = $3 where id = $1`,
    [id, day(-300), day(15)],
  )
  await t.services.database.pool.query(
    `insert into user_role (user_id, role_id) select $1, id from role where role_code = 'escort_admin' on conflict do nothing`,
    [own.id],
  )
  const code = await rule(3, '{name} {end} {days}', { advance: [14 * 1440] })
  await run(0)
  expect(await told(code)).toEqual([])
  await run(31)
  const messages = await told(code)
  // The world's administrator belongs to the same company.
  expect(messages.map(({ username }) => username).toSorted()).toEqual(['escort_admin', own.username].toSorted())
  expect(messages[0]).toMatchObject({ biz_id: id, params: { end: day(15) } })
})

test('4: a rectification before its day ends [C-3-49]', async () => {
  const outlet = await t.as('outlet_safety')
  const { id } = await makeRectification(outlet)
  const { deadline } = (await outlet('Rectification/Get', { id })).Data
  const code = await rule(4, '{bill_no} {deadline}', { advance: [1440], receivers: { ...nobody(), branch: true } })
  const hours = (new Date(`${deadline}T23:59:00+08:00`).getTime() - at) / HOUR
  await run(hours - 25)
  expect(await told(code)).toEqual([])
  await run(hours - 23)
  expect(await told(code)).toMatchObject([{ username: 'branch_security', biz_id: id, params: { deadline } }])
})
const nobody = () => ({ standard: false, duty: false, leader: false, branch: false, roles: [] })

test('5: a visitor who stays too long; only whoever may query visitors sees one in the preview', async () => {
  const safety = { id: t.world.user.outlet_safety, post: await t.as('outlet_safety') }
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: t.world.user.outlet_leader })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
  const { id } = await makeEntry(t, safety)
  const code = await rule(5, '{name}', { advance: [30], receivers: { ...nobody(), leader: true } })
  for (const hours of [1, 9, 15]) await run(hours)
  expect(await told(code)).toMatchObject([{ username: 'outlet_leader', biz_id: id, params: { name: '石敬亭' } }])
  const words = { trigger: 5, title_cn: '{name}', content_cn: '{dept}' }
  const seen = async (post: Post) => (await post('EventsRemind/Preview', words)).Data
  expect(await seen(head)).toMatchObject([{ title: '石敬亭', example: false }])
  expect(await seen(await t.as('security_far'))).toMatchObject([{ example: true }])
  expect(JSON.stringify(await seen(await t.as('sys_admin')))).not.toContain('石敬亭')
})

test('6: a key that does not come back', async () => {
  await makeHandoverRow(t, { status: 3, at: -3, expect: 1 })
  const code = await rule(6, '{bill_no} {holder}', { advance: [0] })
  await run(0.5)
  expect(await told(code)).toEqual([])
  await run(1.1)
  expect(await told(code)).toMatchObject([{ username: 'outlet_teller', params: { holder: 'outlet_teller' } }])
})

test('7: an approval over its time, to whoever decides', async () => {
  const due = { hours: 4, calendar: 'all', remindEvery: 1, maxReminds: 1, outcome: 'none' } as const
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { due }))
  await makeRequest(await t.as('outlet_teller'), { flow: await makeFlow(t, { definition }) })
  const code = await rule(7, '{title}', { advance: [60] })
  await run(4.5)
  expect(await told(code)).toEqual([])
  await run(5.1)
  expect((await told(code)).map(({ username }) => username)).toEqual(['outlet_leader'])
  // A request is of those who take part: neither head office nor the initiator's branch sees it here.
  for (const post of [head, await t.as('branch_security')])
    expect(
      (await post('EventsRemind/Preview', { trigger: 7, title_cn: '{title}', content_cn: 'x' })).Data,
    ).toMatchObject([{ example: true }])
})

test('8: a change of a published plan, to the outlets of the plan', async () => {
  const bank = await makeBank(t)
  const { id: company } = await makeCompany(t, bank)
  const own = await makeOutsider(t, company)
  const route = await makeRoute(t, bank, company)
  const saved = granted(await own.post('Escort/SavePlan', await planBody(t, company, route.id)))
  const code = await rule(8, '{plan} {what} {reason}', { receivers: { ...nobody(), duty: true } })
  await t.services.database.pool.query(
    `insert into escort_plan_change (plan_id, part, old_name, new_name, reason, create_user_id, create_user_name, create_time)
     values ($1, 'driver', '旧', '新', '病假', $2, 'x', $3)`,
    [saved.id, own.id, new Date(at)],
  )
  await t.services.database.kysely
    .updateTable('dept')
    .set({ safety_user_id: t.world.user.safety_two })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
  await run(0.1)
  expect(await told(code)).toMatchObject([{ username: 'safety_two', params: { what: '旧 → 新', reason: '病假' } }])
})

test('9: a fault that is open too long', async () => {
  const { id } = await makeFault(await t.as('outlet_safety'))
  const code = await rule(9, '{bill_no} {fault}', { advance: [2880], receivers: { ...nobody(), branch: true } })
  await run(47)
  expect(await told(code)).toEqual([])
  await run(49)
  expect(await told(code)).toMatchObject([{ username: 'branch_security', biz_id: id }])
})

test('10: a file of the archive once its years are over, unless somebody holds it', async () => {
  const day = (days: number) => localDay(new Date(at + days * DAY), 'Asia/Shanghai')
  const [file, held] = [await makeArchived(t, day(1)), await makeArchived(t, day(1), '涉诉保全')]
  const code = await rule(10, '{bill_no} {title} {date}', { advance: [0], receivers: { ...nobody(), branch: true } })
  await run(24)
  expect(await told(code)).toEqual([])
  // The clock stands at 18:00, and the day after the last one begins six hours after the day.
  await run(24 + 6.1)
  expect(await told(code)).toMatchObject([{ username: 'branch_security', biz_id: file, params: { date: day(1) } }])
  expect(held).not.toBe(file)
  // Once a month those who list files hear how many there are.
  await t.jobs.run('archive_expired_remind', new Date(at + 3 * DAY))
  const heads = await told('archive_expired')
  expect(heads.find(({ username }) => username === 'hq_security')).toMatchObject({ biz_id: file, params: { count: 1 } })
  expect(heads.some(({ username }) => username === 'branch_security')).toBe(false)
})
