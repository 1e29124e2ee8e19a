import { granted, makeKey, outletFields } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRequest, makeTemplateFlow, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { generateDaily } from '../../taskAssignment/server/generate.ts'
import { scanTasks } from '../../taskAssignment/server/scan.ts'

let t: TestApp
let safety: Post
let leader: Post
let teller: Post
let flow: Awaited<ReturnType<typeof makeTemplateFlow>>
const [TODAY, TOMORROW] = ['2026-11-17', '2026-11-18']

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date(`${TODAY}T00:05:00+08:00`)
  ;[safety, leader, teller] = await Promise.all([t.as('outlet_safety'), t.as('outlet_leader'), t.as('outlet_teller')])
  await t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: t.world.user.outlet_leader, safety_user_id: t.world.user.outlet_safety })
    .where('id', '=', t.world.unit.BA0011)
    .execute()
  flow = await makeTemplateFlow(t, 'FLOW_LEAVE')
})
afterAll(() => t?.close())

/** What the queue would run. */
async function settleEffects(instance: number) {
  const rows = await t.services.database.kysely
    .selectFrom('appr_effect')
    .select('effect_ids')
    .where('instance_id', '=', instance)
    .execute()
  for (const id of rows.flatMap(({ effect_ids }) => effect_ids)) await t.jobs.run('topic_effect', t.clock.at, { id })
}

const pass = async (id: number) => {
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  await settleEffects(id)
}

/** Who owes what of a day, by its deadlines. */
const duties = async (day: string) =>
  (
    await t.services.database.kysely
      .selectFrom('task_assignment')
      .select(['task_code', 'duty_user_name'])
      .where('dept_id', '=', t.world.unit.BA0011)
      .where('biz_date', '=', day)
      .where('task_code', 'in', ['D_CHECK1', 'D_CHECK3'])
      .orderBy('deadline')
      .execute()
  ).map(({ duty_user_name }) => duty_user_name)

const open = (range: [string, string]) => ({
  ...{ staff_type: '1', leave_type: '1', range, key_handover: true, reason: '回家看望父母', proof: [] },
  handover_user: t.world.user.outlet_teller,
})

test('whoever stands in owes the tasks of the one who is away, is told, and is reminded; a revocation gives back what is open', async () => {
  await generateDaily(t.services, t.clock.at)
  expect(await duties(TODAY)).toEqual(['某outlet_safety', '某outlet_safety'])
  // Until noon of tomorrow.
  const data = open([`${TODAY} 08:00`, `${TOMORROW} 12:00`])
  const { id } = await makeRequest(safety, { flow, data })
  await pass(id)
  expect(await duties(TODAY)).toEqual(['某outlet_teller', '某outlet_teller'])
  const told = async (post = teller) =>
    (await post('Remind/GetMsgList', { status: [0, 1] })).Data.map(({ title }: { title: string }) => title) as string[]
  expect(await told()).toContain('请您替岗：某outlet_safety')
  const [effect] = (await safety('OaExamine/Get', { id })).Data.effects
  expect(effect).toMatchObject({ topic_name: '登记缺勤与替岗', state: 'done' })
  expect(effect.made).toEqual([
    {
      name: '某outlet_safety → 某outlet_teller',
      link: `/report/dailytask?tab=tasks&begin_date=${TODAY}&end_date=${TOMORROW}`,
    },
  ])

  await scanTasks(t.services, new Date(`${TODAY}T08:31:00+08:00`))
  expect(await told()).toContain('即将截止：营业前安全检查')
  expect(await told(safety)).not.toContain('即将截止：营业前安全检查')

  t.clock.at = new Date(`${TOMORROW}T00:05:00+08:00`)
  await generateDaily(t.services, t.clock.at)
  expect(await duties(TOMORROW)).toEqual(['某outlet_teller', '某outlet_safety'])

  const link = { as: 'revocation', id }
  const again = { flow_id: flow.id, version_id: flow.version_id, data, submit: true, link }
  const revocation = (await safety('OaExamine/Add', again)).Data.id
  await pass(revocation)
  expect(await duties(TOMORROW)).toEqual(['某outlet_safety', '某outlet_safety'])
  expect(await told()).not.toContain('请您替岗：某outlet_safety')
})

test('whoever has keys in hand says before a leave that they hand them over', async () => {
  const data = { ...open([`${TOMORROW} 08:00`, `${TOMORROW} 12:00`]), key_handover: false }
  const ask = (key_handover: boolean) =>
    safety('OaExamine/Add', {
      flow_id: flow.id,
      version_id: flow.version_id,
      data: { ...data, key_handover },
      submit: true,
    })
  // Nobody without keys is asked, and a draft is only kept.
  expect(await ask(false)).toMatchObject({ Code: 0 })
  await makeKey(t, { holder: 'outlet_safety', name: '金库外门' })
  expect(await ask(false)).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.key_handover', message: expect.stringContaining('金库外门') }],
  })
  const kept = { flow_id: flow.id, version_id: flow.version_id, data, submit: false }
  expect(await safety('OaExamine/Add', kept)).toMatchObject({ Code: 0 })
  expect(await ask(true)).toMatchObject({ Code: 0 })
})

test('a stand-in who is away has one, too; a round ends with the person', async () => {
  const { outlet_safety: a, outlet_teller: b, outlet_leader: c } = t.world.user
  const { kysely, pool } = t.services.database
  const days = { from_time: '2026-12-01 00:00', to_time: '2026-12-03 00:00', create_time: t.clock.at, bill_no: 'SP1' }
  const away = async (user_id: number, stand_in_id: number) => {
    const { id } = await makeRequest(safety, { flow, data: open(['2026-12-01 08:00', '2026-12-01 18:00']) })
    await kysely
      .insertInto('absence')
      .values({ ...days, user_id, stand_in_id, request_id: id })
      .execute()
  }
  const onDuty = async (person: number, at: string) =>
    Number((await pool.query(`select on_duty($1, $2::timestamptz) as id`, [person, at])).rows[0].id)
  await away(a, b)
  await away(b, c)
  expect(await onDuty(a, '2026-12-02 10:00')).toBe(c)
  expect(await onDuty(a, '2026-12-03 00:00')).toBe(a)
  await away(c, a)
  expect(await onDuty(a, '2026-12-02 10:00')).toBe(a)
})

test('whoever goes leaves the duty tasks that are open, late ones too, and they go to the next safety officer', async () => {
  const { outlet_safety: leaver, outlet_teller: next } = t.world.user
  const admin = await t.as('admin')
  t.clock.at = new Date('2026-11-23T00:05:00+08:00')
  await generateDaily(t.services, t.clock.at)
  const dutiesOf = async (id: number) => granted(await admin('User/GetDuties', { id }))
  const before = (await dutiesOf(leaver)).duty_tasks as number
  t.clock.at = new Date('2026-11-24T00:10:00+08:00')
  await scanTasks(t.services, t.clock.at)
  const late = await dutiesOf(leaver)
  expect(before).toBeGreaterThan(0)
  expect(late.duty_tasks).toBeGreaterThanOrEqual(before)
  expect(late).toMatchObject({ units: [{ id: t.world.unit.BA0011, as: 'safety' }] })
  const { version } = granted(await admin('User/Get', { id: leaver }))
  expect(await admin('User/Delete', { id: leaver, version })).toMatchObject({ Code: 1006, Data: late })
  // The head is told, too, what has to be somebody else's.
  expect((await dutiesOf(t.world.user.outlet_leader)).units).toMatchObject([{ id: t.world.unit.BA0011, as: 'head' }])

  const { parent_name, level, leader_user_name, safety_user_name, escort_company_name, ...unit } = granted(
    await admin('AdminDept/Get', { id: t.world.unit.BA0011 }),
  )
  const { create_user_name, create_time, update_time, ...fields } = unit
  granted(await admin('AdminDept/Edit', { ...fields, ...outletFields, safety_user_id: next }))
  const effects = await t.services.database.kysely
    .selectFrom('topic_effect')
    .select('id')
    .where('topic', '=', 'dept.safety_changed')
    .execute()
  for (const { id } of effects) await t.jobs.run('topic_effect', t.clock.at, { id })
  expect(await dutiesOf(leaver)).toMatchObject({ duty_tasks: 0, units: [] })
  expect((await dutiesOf(next)).duty_tasks).toBe(late.duty_tasks)
})
