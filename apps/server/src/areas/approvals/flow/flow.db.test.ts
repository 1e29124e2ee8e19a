import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeFlowDraft, makeRequest } from '../../../testing/approvals.ts'
import { type Post, type TestApp, testApp } from '../../../testing/testApp.ts'

let t: TestApp
let admin: Post
let teller: Post
beforeAll(async () => {
  t = await testApp()
  ;[admin, teller] = await Promise.all([t.as('admin'), t.as('outlet_teller')])
})
afterAll(() => t?.close())

const simple = () => definitionWith(approval('n1', [t.world.user.outlet_leader]))

describe('a flow', () => {
  test('is saved with what is doubtful about it, and cannot be published with an error', async () => {
    const { id, version } = await makeFlowDraft(t, { definition: definitionWith(approval('n1', [])) })
    const { Data } = await admin('OaFlow/Get', { id })
    expect(Data.problems).toMatchObject([{ level: 'error', path: 'flow.0.who.0.users', node: 'n1' }])
    const refused = await admin('OaFlow/Publish', { id, version })
    expect(refused).toMatchObject({
      Code: 1001,
      Data: [{ path: 'definition.flow.0.who.0.users', message: '请选择人员' }],
    })
  })

  test('of a wrong shape is refused at its place', async () => {
    const { id, version, fields } = await makeFlowDraft(t, { definition: simple() })
    const flow = [{ ...approval('n1', []), mode: { kind: 'majority' } }]
    const bad = { ...fields, id, version, definition: { ...fields.definition, flow } }
    const { Code, Data } = await admin('OaFlow/Save', bad)
    expect([Code, Data[0].path]).toEqual([1001, expect.stringMatching(/^definition\.flow\.0\.mode/)])
  })

  test('keeps its versions: what runs stays on its own', async () => {
    const flow = await makeFlow(t, { definition: simple() })
    expect(await admin('OaFlow/Publish', { id: flow.id, version: flow.version })).toMatchObject({ Code: 1004 })
    const request = await makeRequest(teller, { flow })
    const definition = definitionWith(approval('n1', [t.world.user.branch_security]))
    const saved = await admin('OaFlow/Save', { ...flow.fields, id: flow.id, version: flow.version, definition })
    const published = await admin('OaFlow/Publish', { id: flow.id, version: saved.Data.version })
    expect(published).toMatchObject({ Data: { version_no: 2 } })
    const leader = await t.as('outlet_leader')
    expect((await leader('OaExamine/GetAuditList')).Data).toMatchObject([{ id: request.id }])
    const stale = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true }
    expect(await teller('OaExamine/Add', stale)).toMatchObject({ Code: 1014 })
    const versions = await admin('OaFlow/GetVersionList', { id: flow.id })
    expect(versions.Data).toMatchObject([
      { version_no: 2, requests: 0 },
      { version_no: 1, requests: 1 },
    ])
  })

  test('that is disabled is not started; one that was published is not deleted', async () => {
    const flow = await makeFlow(t, { definition: simple() })
    const off = await admin('OaFlow/Disable', { id: flow.id, version: flow.version })
    expect(await teller('OaExamine/GetStart', { id: flow.id })).toMatchObject({ Code: 1004 })
    expect(await admin('OaFlow/Delete', { id: flow.id, version: off.Data.version })).toMatchObject({ Code: 1004 })
    expect(await admin('OaFlow/Enable', { id: flow.id, version: off.Data.version })).toMatchObject({ Code: 0 })
    expect(await teller('OaExamine/GetStart', { id: flow.id })).toMatchObject({ Code: 0 })
  })

  test('is started by the roles and in the units that it names', async () => {
    const role = await t.services.database.kysely
      .selectFrom('role')
      .select('id')
      .where('role_code', '=', 'outlet_safety')
      .executeTakeFirstOrThrow()
    const byRole = await makeFlow(t, { definition: simple(), role_ids: [role.id] })
    const byUnit = await makeFlow(t, { definition: simple(), dept_ids: [t.world.unit.BB0001] })
    const [near, far] = [await t.as('outlet_safety'), await t.as('safety_far')]
    const startable = async (by: Post) =>
      ((await by('OaExamine/GetStartList')).Data as { id: number }[]).map(({ id }) => id)
    expect(await startable(teller)).not.toContain(byRole.id)
    expect(await startable(near)).toContain(byRole.id)
    expect(await startable(near)).not.toContain(byUnit.id)
    expect(await startable(far)).toContain(byUnit.id)
    expect(await teller('OaExamine/GetStart', { id: byRole.id })).toMatchObject({ Code: 403 })
  })
})

test('a category with flows stays, and its name is taken once', async () => {
  const { fields } = await makeFlowDraft(t, { definition: simple() })
  const { Data } = await admin('OaExamine/GetCategoryList')
  const row = Data.find(({ id }: { id: number }) => id === fields.category_id)
  expect(row).toMatchObject({ flows: 1 })
  expect(await admin('OaExamine/DeleteCategory', { id: row.id, version: row.version })).toMatchObject({ Code: 1006 })
  const twice = await admin('OaExamine/SaveCategory', { category_name: row.category_name })
  expect(twice).toMatchObject({ Code: 1003 })
})

type Way = { steps: { node: string; people: { name: string }[] }[]; stopped: { message: string } | null }
const wayOf = ({ steps }: Way) => steps.map(({ node, people }) => [node, people[0]?.name])

test('the way is told before it is gone', async () => {
  const definition = definitionWith(
    approval('n1', [t.world.user.outlet_leader]),
    approval('n2', [t.world.user.branch_security]),
  )
  const flow = await makeFlow(t, { definition })
  const { Data } = await teller('OaExamine/Preview', { flow_id: flow.id, data: { title: '一' } })
  expect(wayOf(Data)).toEqual([
    ['n1', '某outlet_leader'],
    ['n2', '某branch_security'],
  ])
})
