import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportTemplates } from './reportTemplates.ts'
import { templates } from './templates.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

async function load(...names: string[]) {
  const lines: string[] = []
  const ok = await reportTemplates(t.url, names, (line) => lines.push(line))
  return { ok, said: lines }
}

const flows = async () =>
  (await admin('OaFlow/GetPageList', { pagesize: 50 })).Data as {
    id: number
    version: number
    flow_name: string
    form_id: number
    status: number
  }[]

test('one template by its code, once, as a draft that can be published', async () => {
  expect(await load('flow_leave')).toMatchObject({
    ok: true,
    said: [expect.stringMatching(/^FLOW_LEAVE .*: form made as a draft, flow made as a draft$/), expect.any(String)],
  })
  expect(await load('FLOW_LEAVE')).toMatchObject({
    said: [expect.stringMatching(/form was there, flow was there$/), expect.any(String)],
  })
  const [flow, ...others] = await flows()
  if (!flow) throw new Error('no flow')
  expect([flow.status, others]).toEqual([0, []])
  expect(await admin('OaFlow/Publish', { id: flow.id, version: flow.version })).toMatchObject({ Code: 1004 })
  const form = granted(await admin('CustomForm/Get', { id: flow.form_id }))
  granted(await admin('CustomForm/Publish', { id: flow.form_id, version: form.version }))
  granted(await admin('OaFlow/Publish', { id: flow.id, version: flow.version }))
  const staff = await t.as('escort_staff')
  expect((await staff('OaExamine/GetStartList')).Data).toMatchObject([{ flow_name: flow.flow_name }])
})

test('nobody hands their work to themself, nor names themself to stand in', async () => {
  const staff = await t.as('escort_staff')
  const { Data: starts } = await staff('OaExamine/GetStartList')
  const { version_id } = (await staff('OaExamine/GetStart', { id: starts[0].id })).Data
  const { escort_admin, escort_staff } = t.world.user
  const start = (people: object) => {
    const range = ['2026-03-02 08:30', '2026-03-02 17:30']
    const data = { staff_type: '3', leave_type: '1', range, reason: '回家看望父母', proof: [], ...people }
    return staff('OaExamine/Add', { flow_id: starts[0].id, version_id, data, submit: true })
  }
  expect(await start({ handover_user: escort_staff, substitute: escort_admin })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.handover_user' }],
  })
  expect(await start({ handover_user: escort_admin, substitute: escort_staff })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.substitute' }],
  })
  expect(await start({ handover_user: escort_admin, substitute: escort_admin })).toMatchObject({ Code: 0 })
})

test('who stands in for escort staff is confirmed by their own company', async () => {
  const other = await makeAccount(t, { role: 'escort_admin', type: 2, party: 2 })
  const staff = await t.as('escort_staff')
  const { Data: starts } = await staff('OaExamine/GetStartList')
  const { escort_admin } = t.world.user
  const range = ['2026-03-02 08:30', '2026-03-02 17:30']
  const people = { handover_user: escort_admin, substitute: escort_admin }
  const data = { staff_type: '3', leave_type: '1', range, reason: '回家看望父母', ...people }
  const peopleAtSecondNode = async () => {
    const { Data } = await staff('OaExamine/Preview', { flow_id: starts[0].id, data })
    return Data.steps.find(({ node }: { node: string }) => node === 'n2').people.map(({ id }: { id: number }) => id)
  }
  expect(await peopleAtSecondNode()).toEqual([escort_admin])
  await t.services.database.pool.query('update sys_user set party_id = 2 where username = $1', ['escort_staff'])
  expect(await peopleAtSecondNode()).toEqual([other.id])
  await t.services.database.pool.query('update sys_user set party_id = 1 where username = $1', ['escort_staff'])
})

test('all of them without names; those that are there stay as they were changed', async () => {
  const [before] = await flows()
  const { said } = await load()
  expect(said.filter((line) => line.includes('flow made'))).toHaveLength(templates.length - 1)
  const after = await flows()
  expect(after.map(({ flow_name }) => flow_name).toSorted()).toEqual(
    templates.map(({ flow_name }) => flow_name).toSorted(),
  )
  expect(after.find(({ id }) => id === before?.id)).toEqual(before)
  const logged = await t.services.database.kysely
    .selectFrom('sys_log')
    .select(['target_table', 'user_id'])
    .where('action', '=', 'admin/load-templates')
    .execute()
  expect(logged.filter(({ target_table }) => target_table === 'appr_flow')).toHaveLength(templates.length)
  expect(new Set(logged.map(({ user_id }) => user_id))).toEqual(new Set([t.world.user.admin]))
})

test('a role that is not there is told; a name that means none loads nothing', async () => {
  const { database } = t.services
  await database.kysely.updateTable('role').set({ status: 0 }).where('role_code', '=', 'escort_admin').execute()
  await database.kysely.deleteFrom('appr_flow').where('flow_name', '=', '公务用枪领用（任务）').execute()
  expect((await load('公务用枪领用（任务）')).said).toEqual([
    expect.stringMatching(/form was there, flow made/),
    expect.stringContaining('escort_admin'),
    expect.any(String),
  ])
  expect(await load('FLOW_NONE')).toEqual({ ok: false, said: [expect.stringContaining('FLOW_LEAVE')] })
})
