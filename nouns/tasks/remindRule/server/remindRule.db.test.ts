import { remindCodes } from '@shouya/contract/reminders'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTaskRow } from '../../taskAssignment/server/testing/tasks.ts'
import { nobody, ruleBody } from './testing/rules.ts'

let t: TestApp
let head: Post
let branch: Post
let at: number
beforeAll(async () => {
  t = await testApp()
  head = await t.as('hq_security')
  branch = await t.as('branch_security')
  at = t.clock.at.getTime()
})
beforeEach(() => {
  t.clock.at = new Date(at)
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely as unknown as Kysely<Unscoped>
const day = () => t.clock.at.toISOString().slice(0, 10)
const listOf = async (post: Post) => (await post('EventsRemind/GetList')).Data as Record<string, never>[]
const ruleOf = async (code: string) => (await listOf(head)).find((rule) => rule.remind_code === code) as never as Rule
type Rule = { id: number; version: number; standard_title: string } & Record<string, unknown>

/** What Save takes of a rule. */
const bodyOf = ({ id, version, name, trigger, advance, receivers, channels, title_cn, content_cn }: Rule) => ({
  ...{ id, version, name, trigger, advance, receivers, channels, title_cn, content_cn },
})
const change = async (code: string, more: object) =>
  head('EventsRemind/Save', { ...bodyOf(await ruleOf(code)), ...more })

const messagesOf = async (code: string, id?: number) => {
  let query = t.services.database.kysely
    .selectFrom('remind_msg')
    .innerJoin('sys_user', 'sys_user.id', 'receiver_id')
    .select(['username', 'wording', 'biz_id'])
    .where('remind_code', '=', code)
    .orderBy('username')
  if (id !== undefined) query = query.where('biz_id', '=', id)
  return query.execute()
}

/** A reminder as a noun sends it. */
const overdue = (id: number, now = t.clock.at) =>
  remind(
    db(),
    {
      ...{
        code: 'task_overdue',
        receivers: [t.world.user.outlet_safety],
        link: '/',
        table: 'task_assignment',
        id,
        level: 2,
      },
      params: { task_CN: '营业前检查', dept: '青梧路营业室', date_CN: '3月2日', deadline: '08:30' },
    },
    now,
  )

describe('delivered rules', () => {
  test('every reminder of the product has one, on and in the standard words', async () => {
    const rules = await listOf(head)
    const delivered = rules.filter((rule) => rule.delivered)
    expect(delivered.map(({ remind_code }) => remind_code as unknown as string).toSorted()).toEqual(
      [...remindCodes].toSorted(),
    )
    expect(delivered.filter((rule) => rule.status !== 1 || rule.title_cn !== null)).toEqual([])
    expect(await ruleOf('escort_cert')).toMatchObject({ trigger: 3, advance: [43_200, 10_080, 1440], timed: true })
    expect(await ruleOf('key_receive')).toMatchObject({ trigger: null, timed: false, sendable: false })
  })

  test('what is off is not sent, whoever sends it; on again it is [C-7.2-77]', async () => {
    const task = await makeTaskRow(t, { day: '2026-05-04' })
    const { id, version } = await ruleOf('task_overdue')
    granted(await head('EventsRemind/Enable', { id, version, status: 0 }))
    expect(await overdue(task)).toBe(0)
    expect(await messagesOf('task_overdue', task)).toEqual([])
    granted(await head('EventsRemind/Enable', { id, version: version + 1, status: 1 }))
    expect(await overdue(task)).toBe(1)
    // The rule of no repetition stays: one an hour.
    expect(await overdue(task)).toBe(0)
  })

  test('its words, receivers and languages are those of the administrator, and stay with what was sent', async () => {
    const task = await makeTaskRow(t, { day: '2026-05-05' })
    const receivers = { ...nobody, standard: true, branch: true, roles: ['outlet_leader'] }
    granted(
      await change('task_overdue', { title_cn: '快！{task}', content_cn: '{dept}还没做完，{deadline}前', receivers }),
    )
    await overdue(task)
    const told = await messagesOf('task_overdue', task)
    // The leader of the other branch holds the same role.
    expect(told.map(({ username }) => username)).toEqual(['branch_security', 'outlet_leader', 'outlet_safety'])
    const safety = await t.as('outlet_safety')
    const mine = async (headers = {}) =>
      (await safety('Remind/GetMsgList', { status: [0] }, headers)).Data.find(({ title }: { title: string }) =>
        title.includes('营业前检查'),
      )
    expect(await mine()).toMatchObject({ title: '快！营业前检查', content: '青梧路营业室还没做完，08:30前' })
    // Without own words in English it says the Chinese ones.
    const english = (await safety('Remind/GetMsgList', { status: [0] }, { 'Accept-Language': 'en-US' })).Data[0]
    expect(english.title).toMatch(/^快！/)
    granted(
      await change('task_overdue', { title_cn: null, content_cn: null, receivers: { ...nobody, standard: true } }),
    )
    expect(await mine()).toMatchObject({ title: '快！营业前检查' })
  })

  test('it is not deleted, and keeps its trigger and unit', async () => {
    const { id, version } = await ruleOf('visitor_overdue')
    expect(await head('EventsRemind/Delete', { id, version })).toMatchObject({ Code: 1004 })
    granted(await change('visitor_overdue', { trigger: 11, cron: '0 9 * * *', dept_id: t.world.unit.BA0001 }))
    expect(await ruleOf('visitor_overdue')).toMatchObject({ trigger: 5, cron: null, dept_id: null })
  })

  test('only rules that read it have an advance, in whole days', async () => {
    expect(await change('key_overdue', { advance: [1440] })).toMatchObject({ Code: 1001, Data: [{ path: 'advance' }] })
    expect(await change('rectify_due', { advance: [90] })).toMatchObject({ Code: 1001, Data: [{ path: 'advance' }] })
    granted(await change('rectify_due', { advance: [2880, 10_080] }))
    expect(await ruleOf('rectify_due')).toMatchObject({ advance: [10_080, 2880] })
  })
})

describe('words are checked', () => {
  test.each([
    ['a variable that there is not', { title_cn: '{unknown}', content_cn: '{dept}' }, 'title_cn', '{unknown}'],
    ['one of another reminder', { title_cn: '{task}', content_cn: '{plate}' }, 'content_cn', '{plate}'],
    ['loose braces', { title_cn: '{task', content_cn: 'x' }, 'title_cn', '花括号'],
    ['braces in braces', { title_cn: '{{task}}', content_cn: 'x' }, 'title_cn', '花括号'],
    ['a title without a text', { title_cn: '{task}' }, 'content_cn', '同时'],
    ['English without Chinese', { title_us: 'a', content_us: 'b' }, 'title_cn', '同时'],
  ])('%s is refused', async (_, words, path, said) => {
    const answer = await change('task_due', words)
    expect(answer).toMatchObject({ Code: 1001, Data: [{ path }] })
    expect(answer.Data[0].message).toContain(said)
    const { id } = await ruleOf('task_due')
    if ('title_cn' in words && 'content_cn' in words) {
      const { title_cn, content_cn } = words
      expect(await head('EventsRemind/Preview', { id, title_cn, content_cn })).toMatchObject({
        Code: 1001,
        Data: [{ path }],
      })
    }
  })
})

describe('own rules', () => {
  const taskRule = (more: object = {}) => ruleBody({ trigger: 2, advance: [60], ...more })

  test.each([
    ['nobody', { receivers: nobody }, 'receivers'],
    ['a role that there is not', { receivers: { ...nobody, roles: ['no_such_role'] } }, 'receivers.roles'],
    ['no trigger', { trigger: null }, 'trigger'],
    ['a task type that there is not', { task_code: 'D_NONE' }, 'task_code'],
    [
      'a task type of visitors',
      { trigger: 5, task_code: 'D_CHECK1', title_cn: '{name}', content_cn: 'x' },
      'task_code',
    ],
    ['no words', { title_cn: null }, 'title_cn'],
    ['no name', { name: null }, 'name'],
    ['a schedule of tasks', { cron: '0 9 * * *' }, 'cron'],
    ['a code of the product', { remind_code: 'task_due' }, 'remind_code'],
    ['minutes without end', { advance: [999_999] }, 'advance.0'],
  ])('%s is refused', async (_, more, path) => {
    expect(await head('EventsRemind/Save', taskRule(more))).toMatchObject({ Code: 1001, Data: [{ path }] })
  })

  test('a code is taken once', async () => {
    granted(await head('EventsRemind/Save', taskRule({ remind_code: 'ONCE_ONLY' })))
    expect(await head('EventsRemind/Save', taskRule({ remind_code: 'ONCE_ONLY' }))).toMatchObject({ Code: 1003 })
  })

  test('reminds of each record once, after its moment and not of what was over before', async () => {
    const before = await makeTaskRow(t, { day: '2026-06-01', code: 'D_CHECK1' })
    granted(
      await head(
        'EventsRemind/Save',
        taskRule({ remind_code: 'LATE_CHECK', task_code: 'D_CHECK2', title_cn: '{task}迟了' }),
      ),
    )
    const late = await makeTaskRow(t, { day: day(), code: 'D_CHECK2' })
    const other = await makeTaskRow(t, { day: day(), code: 'D_CHECK3' })
    // Due at 17:00 of the bank, an hour before the clock of the tests.
    const run = (minutes: number) => t.jobs.run('remind_rules', new Date(at + minutes * 60_000))
    await t.services.database.kysely
      .updateTable('events_remind')
      .set({ create_time: new Date(at - 7_200_000) })
      .where('remind_code', '=', 'LATE_CHECK')
      .execute()
    await run(-5)
    expect(await messagesOf('LATE_CHECK')).toEqual([])
    await run(1)
    await run(6)
    await run(120)
    const told = await messagesOf('LATE_CHECK')
    expect(told).toMatchObject([{ username: 'outlet_safety', biz_id: late, wording: { CN: { title: '{task}迟了' } } }])
    expect([before, other]).not.toContain(told[0]?.biz_id)
  })

  test('a rule of a branch is about its units, and its people change no other', async () => {
    const own = { ...taskRule({ remind_code: 'BRANCH_LATE' }), dept_id: t.world.unit.BA0001 }
    expect(await branch('EventsRemind/Save', { ...own, dept_id: null })).toMatchObject({ Code: 403 })
    expect(await branch('EventsRemind/Save', { ...own, dept_id: t.world.unit.BB0001 })).toMatchObject({ Code: 403 })
    const saved = granted(await branch('EventsRemind/Save', own))
    const far = await t.as('security_far')
    expect((await listOf(far)).some((rule) => rule.remind_code === 'BRANCH_LATE')).toBe(false)
    expect(await far('EventsRemind/SendNow', { id: saved.id })).toMatchObject({ Code: 403 })
    expect(await far('EventsRemind/Preview', { id: saved.id })).toMatchObject({ Code: 403 })
    const delivered = await ruleOf('task_due')
    expect(await branch('EventsRemind/Save', bodyOf(delivered))).toMatchObject({ Code: 403 })
    expect((await listOf(branch)).find((rule) => rule.remind_code === 'task_due')).toMatchObject({ changeable: false })
    const there = await makeTaskRow(t, { unit: 'BB0011', day: day(), code: 'D_CHECK1' })
    const here = await makeTaskRow(t, { day: day(), code: 'D_CHECK1' })
    granted(await branch('EventsRemind/SendNow', { id: saved.id }))
    const told = (await messagesOf('BRANCH_LATE')).map(({ biz_id }) => biz_id)
    expect(told).toContain(here)
    expect(told).not.toContain(there)
  })

  test('is sent by hand once in ten minutes, and says how many it reached', async () => {
    await makeTaskRow(t, { day: day(), code: 'D_INOUT' })
    const { id } = granted(await head('EventsRemind/Save', taskRule({ remind_code: 'BY_HAND', task_code: 'D_INOUT' })))
    expect((await head('EventsRemind/SendNow', { id })).Data).toEqual({ records: 1, reached: 1 })
    expect(await head('EventsRemind/SendNow', { id })).toMatchObject({ Code: 1004 })
    t.clock.at = new Date(at + 11 * 60_000)
    expect((await head('EventsRemind/SendNow', { id })).Data).toEqual({ records: 1, reached: 1 })
    const { id: receive } = await ruleOf('key_receive')
    expect(await head('EventsRemind/SendNow', { id: receive })).toMatchObject({ Code: 1004 })
  })
})

describe('own dates', () => {
  const dateRule = (more: object = {}) =>
    ruleBody({
      ...{ remind_code: 'MONTHLY', trigger: 11, cron: '0 9 1 * *', title_cn: '月初核对', content_cn: '今天是{date}' },
      ...{ receivers: { ...nobody, roles: ['branch_security'] }, ...more },
    })

  test.each(['0 9 * *', '@daily', '* * * * *', '*/30 9 * * *', '0 9 30 2 *', '0 0 9 * * *', '61 9 * * *', 'x'])(
    'the schedule %s is refused',
    async (cron) => {
      expect(await head('EventsRemind/Save', dateRule({ cron }))).toMatchObject({
        Code: 1001,
        Data: [{ path: 'cron' }],
      })
      expect(await head('EventsRemind/GetDates', { cron })).toMatchObject({ Code: 1001, Data: [{ path: 'cron' }] })
    },
  )

  test('reminds people of its roles on its date, once', async () => {
    const { Data: dates } = await head('EventsRemind/GetDates', { cron: '0 9 1 * *' })
    expect(dates).toHaveLength(5)
    expect(dates.every((date: string) => /-01 09:00:00$/.test(date))).toBe(true)
    granted(await head('EventsRemind/Save', dateRule({ dept_id: t.world.unit.BB0001 })))
    expect(await ruleOf('MONTHLY')).toMatchObject({ next_dates: dates })
    const first = new Date(`${String(dates[0]).replace(' ', 'T')}+08:00`).getTime()
    const run = (minutes: number) => t.jobs.run('remind_rules', new Date(first + minutes * 60_000))
    await run(-3)
    expect(await messagesOf('MONTHLY')).toEqual([])
    await run(2)
    await run(7)
    expect((await messagesOf('MONTHLY')).map(({ username }) => username)).toEqual(['security_far'])
  })
})

describe('a preview', () => {
  const preview = async (post: Post, more: object) => (await post('EventsRemind/Preview', more)).Data

  test('shows real records in the scope of whoever asks, and sends nothing', async () => {
    await makeTaskRow(t, { unit: 'BB0011', day: '2026-12-30', code: 'D_CHECK1' })
    const words = { trigger: 1, title_cn: '{dept}', content_cn: '{task}' }
    const count = async () =>
      (await t.services.database.pool.query('select count(*)::int as n from remind_msg')).rows[0].n
    const before = await count()
    const all = await preview(head, words)
    expect(all[0]).toEqual({ title: '东屏路营业室', content: '营业前安全检查', example: false })
    expect(all.length).toBeLessThanOrEqual(3)
    const own = await preview(branch, words)
    expect(own.map(({ title }: { title: string }) => title)).not.toContain('东屏路营业室')
    expect(own[0].example).toBe(false)
    // A rule of units elsewhere has none to show.
    expect(await preview(branch, { ...words, dept_id: t.world.unit.BB0001 })).toMatchObject([{ example: true }])
    expect(await count()).toBe(before)
  })

  test('of what others were told shows an example, to whoever was told the words they got', async () => {
    const { id } = await ruleOf('approval_comment')
    const receivers = [t.world.user.outlet_teller]
    await remind(
      db(),
      {
        ...{ code: 'approval_comment', receivers, link: '/', table: 'appr_instance', id: 1, level: 1 },
        params: { title: '请假', bill_no: 'SP1', says: ' 某人：私事' },
      },
      t.clock.at,
    )
    const admin = await preview(head, { id })
    expect(admin).toEqual([expect.objectContaining({ example: true, title: '审批有新留言：【标题】' })])
    expect(JSON.stringify(admin)).not.toContain('私事')
  })

  test('shows no register that the caller may not query', async () => {
    const { id } = await ruleOf('visitor_overdue')
    const administrator = await t.as('sys_admin')
    const shown = await preview(administrator, { id })
    expect(shown.every(({ example }: { example: boolean }) => example)).toBe(true)
  })
})
