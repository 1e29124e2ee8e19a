import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
})
afterAll(() => t?.close())

type Way = { steps: { node: string; people: { id: number }[] }[] }
const wayOf = ({ steps }: Way) => steps.map(({ node, people }) => [node, people.map(({ id }) => id)])

/** The initiator picks the people after the leader's node. */
const picking = () => {
  const { outlet_leader } = t.world.user
  const picked = approval('n2', [], { who: [{ rule: 'initiatorPick', min: 1, max: 2 }] })
  const definition = definitionWith(approval('n1', [outlet_leader], { afterReturn: 'jumpBack' }), picked)
  return makeFlow(t, { definition: { ...definition, start: { fields: {}, picks: ['n2'] } } })
}

test('a draft keeps whom its initiator picked, and is previewed with them on its own version', async () => {
  const { outlet_leader, branch_security } = t.world.user
  const flow = await picking()
  const body = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: false }
  const { Data: draftRequest } = await teller('OaExamine/Add', { ...body, picks: { n2: [branch_security] } })
  const { Data } = await teller('OaExamine/Get', { id: draftRequest.id })
  expect(Data.start).toMatchObject({
    nodes: [{ node: 'n2', min: 1, max: 2 }],
    picks: { n2: [branch_security] },
    people: [{ id: branch_security, real_name: '某branch_security' }],
  })

  const admin = await t.as('admin')
  const changed = definitionWith(approval('n1', [branch_security]))
  const { Data: flowRecord } = await admin('OaFlow/Get', { id: flow.id })
  const saved = await admin('OaFlow/Save', {
    ...flow.fields,
    id: flow.id,
    version: flowRecord.version,
    definition: changed,
  })
  expect(await admin('OaFlow/Publish', { id: flow.id, version: saved.Data.version })).toMatchObject({ Code: 0 })
  const submission = { flow_id: flow.id, data: { title: '一' }, picks: Data.start.picks }
  expect(wayOf((await teller('OaExamine/Preview', { ...submission, id: draftRequest.id })).Data)).toEqual([
    ['n1', [outlet_leader]],
    ['n2', [branch_security]],
  ])
  expect(wayOf((await teller('OaExamine/Preview', { ...submission, picks: {} })).Data)).toEqual([
    ['n1', [branch_security]],
  ])
  expect(await teller('OaExamine/Add', { ...body, submit: true })).toMatchObject({ Code: 1014 })
})

test('what came back is previewed from where it stands; others are given nothing to fill in', async () => {
  const { outlet_leader, branch_security, outlet_safety } = t.world.user
  const flow = await picking()
  const { Data: request } = await teller('OaExamine/Add', {
    flow_id: flow.id,
    version_id: flow.version_id,
    data: { title: '一' },
    picks: { n2: [branch_security] },
    submit: true,
  })
  const preview = { flow_id: flow.id, id: request.id, data: { title: '二' }, picks: {} }
  expect(await teller('OaExamine/Preview', preview)).toMatchObject({ Code: 1004 })
  const task_id = await taskOf(leader, request.id)
  await leader('OaExamine/Audit', { task_id, command: 'return', target: 'initiator', opinion: '请补充' })
  const { Data: back } = await teller('OaExamine/Get', { id: request.id })
  expect(back.start.picks).toEqual({ n2: [branch_security] })
  const { Data } = await teller('OaExamine/Preview', { ...preview, picks: { n2: [outlet_safety] } })
  expect(wayOf(Data)).toEqual([
    ['n1', [outlet_leader]],
    ['n2', [outlet_safety]],
  ])
  expect((await leader('OaExamine/Get', { id: request.id })).Data.start).toBeNull()
  expect(await leader('OaExamine/Preview', preview)).toMatchObject({ Code: 403 })
})

test('a way that nobody can go on says where it ends', async () => {
  // Without the right to decide, neither counts.
  const { auditor } = t.world.user
  const definition = definitionWith(approval('n1', [auditor]))
  const policies = { ...definition.policies, empty: { to: 'users' as const, users: [auditor] } }
  const flow = await makeFlow(t, { definition: { ...definition, policies } })
  const { Data } = await teller('OaExamine/Preview', { flow_id: flow.id, data: { title: '一' } })
  expect(Data.stopped).toMatchObject({ node: 'n1', message: expect.stringContaining('找不到') })
})

test('flows to narrow lists by are those that ever were published', async () => {
  const flow = await picking()
  await makeRequest(teller, { flow, submit: false })
  const { Data } = await teller('OaExamine/GetFlowList', {})
  expect(Data.map(({ id }: { id: number }) => id)).toContain(flow.id)
})
