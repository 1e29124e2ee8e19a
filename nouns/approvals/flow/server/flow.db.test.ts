import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith, makeDraft } from '../../../customForms/server/testing/forms.ts'
import {
  above,
  approval,
  definitionWith,
  makeExamineCategory,
  makeFlow,
  makeFlowDraft,
  makeRequest,
} from '../../server/testing/approvals.ts'

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
  test('tells in its history the names of its category and its form, beside their ids', async () => {
    const { id, version, fields } = await makeFlowDraft(t, { definition: simple() })
    const category_id = await makeExamineCategory(t)
    const read = async () => (await admin('OaFlow/Get', { id })).Data
    const was = await read()
    expect(await admin('OaFlow/Save', { ...fields, id, version, category_id })).toMatchObject({ Code: 0 })
    const is = await read()
    const [saved, created] = (await admin('Common/GetHistory', { table: 'appr_flow', id })).Data
    const moved = { field: 'category_name', before: was.category_name, after: is.category_name }
    expect(saved.changes).toContainEqual(moved)
    expect(created.changes).toContainEqual({ field: 'form_name', before: null, after: was.form_name })
  })

  test('is saved with what is doubtful about it, and cannot be published with an error [C-2.7-09 C-3-34]', async () => {
    const { id, version } = await makeFlowDraft(t, { definition: definitionWith(approval('n1', [])) })
    const { Data } = await admin('OaFlow/Get', { id })
    expect(Data.problems).toMatchObject([{ level: 'error', path: 'flow.0.who.0.users', node: 'n1' }])
    const refused = await admin('OaFlow/Publish', { id, version })
    expect(refused).toMatchObject({
      Code: 1001,
      Data: [{ path: 'definition.flow.0.who.0.users', message: '请选择人员' }],
    })
  })

  test('is published only where its people, conditions, names and topics fit its form; each is told at its place', async () => {
    const document = documentWith(
      { type: 'number', model: 'amount', label: '金额' },
      { type: 'radio', model: 'kind', label: '类别', options: { options: [{ value: '1', label: '一' }] } },
    )
    const is = (value: string) => ({
      op: 'eq',
      args: [
        { op: 'field', model: 'kind' },
        { op: 'literal', value },
      ],
    })
    const branch = (id: string, rest: object) => ({ id, flow: [], ...rest })
    const definition = {
      ...definitionWith(
        approval('n1', [], { who: [{ rule: 'field', model: 'amount' }] }),
        {
          id: 'g',
          type: 'choice',
          branches: [
            branch('a', { name: '大额', if: above('amount', 10) }),
            branch('b', { if: above('amount', 20) }),
            branch('c', { if: is('9') }),
            branch('d', { else: true }),
          ],
        } as never,
        { id: 't', type: 'trigger', topic: 'visit_permit.create' },
      ),
      onPass: [{ topic: 'register.open' }],
    }
    const { id, version, fields } = await makeFlowDraft(t, { definition, document })
    const refused = await admin('OaFlow/Publish', { id, version })
    const messages = Object.fromEntries(
      refused.Data.map(({ path, message }: Record<string, string>) => [path, message]),
    )
    expect(refused.Code).toBe(1001)
    expect(messages).toEqual({
      'definition.onPass.0.topic': '“准许补录已过期限的登记（一次有效）”需要表单中没有的字段：register、biz_date',
      'definition.flow.0.who.0.model': '“金额”不是人员字段，请选用选项来自“人员”的下拉选择器',
      'definition.flow.1.branches.1.if': '前面的分支“大额”已包含该条件，此分支永远不会进入',
      'definition.flow.1.branches.2.if.args.1': '“类别”没有选项“9”，该条件不会成立',
      'definition.flow.2.topic': '“生成进入许可”需要表单中没有的字段：company、persons、area、begin_end',
    })
    // A name that is too long cannot even be saved.
    const long = { ...definition, flow: [approval('n1', [1], { name: '长'.repeat(61) })] }
    expect(await admin('OaFlow/Save', { ...fields, id, version, definition: long })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'definition.flow.0.name' }],
    })
  })

  test('finds the people of its groups; one that nobody is in keeps it from being published', async () => {
    const { hq_security, security_far } = t.world.user
    const node = approval('n1', [], { who: [{ rule: 'group', key: '夜间值班' }], mode: { kind: 'all' } })
    const { id, version } = await makeFlowDraft(t, { definition: definitionWith(node) })
    expect(await admin('OaFlow/Publish', { id, version })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'definition.flow.0.who.0.key', message: '请选择该人员组的成员' }],
    })
    const groups = [{ key: '夜间值班', users: [hq_security, security_far] }]
    const flow = await makeFlow(t, { definition: { ...definitionWith(node), groups } })
    const { Data } = await admin('OaFlow/Get', { id: flow.id })
    expect(Data.names.users.map((user: { id: number }) => user.id).toSorted()).toEqual(
      [hq_security, security_far].toSorted(),
    )
    const request = await makeRequest(teller, { flow })
    const { tasks } = (await teller('OaExamine/Get', { id: request.id })).Data
    expect(tasks.map(({ assignee }: { assignee: { id: number } }) => assignee.id)).toEqual([hq_security, security_far])
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

  test('of a form that is disabled is neither offered nor started, not even from a draft; the form says which flows use it', async () => {
    const flow = await makeFlow(t, { definition: { ...simple(), title: [{ field: 'title' }] } })
    const draftRequest = await makeRequest(teller, { flow, submit: false })
    const form_id = flow.fields.form_id
    const { Data: form } = await admin('CustomForm/Get', { id: form_id })
    expect(form.uses).toMatchObject([{ id: flow.id, flow_name: flow.fields.flow_name, status: 1, lacks: [] }])
    const off = await admin('CustomForm/Disable', { id: form_id, version: form.version })
    const offered = (await teller('OaExamine/GetStartList')).Data as { id: number }[]
    expect(offered.map(({ id }) => id)).not.toContain(flow.id)
    const refused = { Code: 1004, Message: expect.stringContaining('表单已停用') }
    expect(await teller('OaExamine/GetStart', { id: flow.id })).toMatchObject(refused)
    const start = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true }
    expect(await teller('OaExamine/Add', start)).toMatchObject(refused)
    const submit = {
      id: draftRequest.id,
      version: draftRequest.version,
      data: { title: '一' },
      picks: {},
      submit: true,
    }
    expect(await teller('OaExamine/Edit', submit)).toMatchObject(refused)
    await admin('CustomForm/Enable', { id: form_id, version: off.Data.version })
    expect(await teller('OaExamine/Edit', submit)).toMatchObject({ Code: 0 })
  })

  test('uses fields that a draft of its form has lost: the form says which, and what for; a form in use is not deleted', async () => {
    const definition = {
      ...definitionWith(approval('n1', [t.world.user.outlet_leader], { name: '审核', fields: { amount: 'write' } })),
      title: [{ field: 'amount' }],
    }
    const flow = await makeFlow(t, { definition })
    const { Data: form } = await admin('CustomForm/Get', { id: flow.fields.form_id })
    const { id, version, form_name, category_id } = form
    const document = documentWith({ type: 'input', model: 'title' })
    const { Data } = await admin('CustomForm/Save', { id, version, form_name, category_id, document })
    expect(Data.uses).toMatchObject([
      { id: flow.id, lacks: [{ model: 'amount', label: 'amount', places: ['标题', '字段权限（审核）'] }] },
    ])
    expect((await admin('CustomForm/Get', { id })).Data.uses).toEqual(Data.uses)
    const unpublished = await makeDraft(t, {})
    await admin('OaFlow/Save', {
      ...flow.fields,
      flow_name: '用草稿表单',
      form_id: unpublished.id,
      definition: simple(),
    })
    const flowSeen = { id: unpublished.id, version: unpublished.version }
    expect(await admin('CustomForm/Delete', flowSeen)).toMatchObject({
      Code: 1006,
      Message: expect.stringContaining('用草稿表单'),
    })
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

test('a category with flows stays, and its name is taken once [C-3-34 C-7.2-68]', async () => {
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

test('says what the ids in it are called', async () => {
  const who = [
    { rule: 'users', users: [t.world.user.outlet_leader] },
    { rule: 'role', key: 'hq_security', scope: 'all' },
    { rule: 'initiatorPick', min: 1, max: 1, from: [{ rule: 'users', users: [t.world.user.finance] }] },
  ] as const
  const to = [{ rule: 'users', users: [t.world.user.admin] }] as const
  const due = { hours: 2, calendar: 'all', outcome: 'transfer', to } as const
  const made = simple()
  const definition = {
    ...made,
    policies: { ...made.policies, empty: { to: 'users' as const, users: [t.world.user.sys_admin] } },
    start: { fields: {}, picks: ['n1'] },
    flow: [approval('n1', [], { who, due })],
  }
  const { BA0011 } = t.world.unit
  const flow = await makeFlow(t, { definition, dept_ids: [BA0011] })
  const { names } = (await admin('OaFlow/Get', { id: flow.id })).Data
  expect(names.users.map(({ name }: { name: string }) => name).sort()).toEqual([
    '某admin',
    '某finance',
    '某outlet_leader',
    '某sys_admin',
  ])
  expect(names).toMatchObject({ roles: [{ key: 'hq_security' }], depts: [{ id: BA0011, name: '青梧路营业室' }] })
  expect((await admin('OaFlow/GetVersion', { id: flow.id, version_no: 1 })).Data.names).toEqual(names)
})

describe('a title', () => {
  const document = documentWith(
    { type: 'input', model: 'title' },
    { type: 'input', model: 'card', options: { sensitive: true } },
  )
  const titled = (fields: object = {}) => ({
    ...definitionWith(approval('n1', [t.world.user.outlet_leader], { fields: fields as never })),
    title: [{ field: 'title' }, { text: '-' }, { field: 'card' }],
  })

  test('cannot have a field that any node hides', async () => {
    const { id, version } = await makeFlowDraft(t, { definition: titled({ title: 'hidden' }), document })
    const refused = await admin('OaFlow/Publish', { id, version })
    expect(refused).toMatchObject({ Code: 1001, Data: [{ path: 'definition.title.0' }] })
  })

  test('says nothing of a sensitive field', async () => {
    const flow = await makeFlow(t, { definition: titled(), document })
    const { id } = await makeRequest(teller, { flow, data: { title: '甲', card: '110101199001011234' } })
    expect((await teller('OaExamine/Get', { id })).Data.title).toBe('甲-')
  })
})

describe('the form of a flow', () => {
  const fillable = async (form: number) => {
    const { Data } = await teller('CustomForm/GetFillList', { pagesize: 200 })
    return Data.some(({ id }: { id: number }) => id === form)
  }

  test('is filled in through the flow once that was published, also while it is disabled', async () => {
    const { id, version, fields } = await makeFlowDraft(t, { definition: simple() })
    const form = await teller('CustomForm/GetFill', { id: fields.form_id })
    const filing = { form_id: fields.form_id, version_id: form.Data.version_id, data: { title: '一' } }
    const filed = await teller('CustomForm/Submit', filing)
    expect(filed).toMatchObject({ Code: 0 })
    expect(await fillable(fields.form_id)).toBe(true)

    const published = await admin('OaFlow/Publish', { id, version })
    expect(await fillable(fields.form_id)).toBe(false)
    for (const [path, body] of [
      ['GetFill', { id: fields.form_id }],
      ['Submit', filing],
      ['Submit', { ...filing, id: filed.Data.id, version: filed.Data.version }],
    ] as const)
      expect(await teller(`CustomForm/${path}`, body)).toMatchObject({
        Code: 1004,
        Message: expect.stringContaining('审批流填写'),
      })
    const submission = await teller('CustomForm/GetSubmission', { id: filed.Data.id })
    expect(submission).toMatchObject({ Code: 0, Data: { allowed: [] } })
    await admin('OaFlow/Disable', { id, version: published.Data.version })
    expect(await fillable(fields.form_id)).toBe(false)
  })
})
