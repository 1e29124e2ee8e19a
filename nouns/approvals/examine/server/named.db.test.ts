import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import {
  approval,
  definitionWith,
  makeFlow,
  makeFlowDraft,
  makeRequest,
  taskOf,
} from '../../server/testing/approvals.ts'

// Everyone who is named individually must be able to decide (domain 10.3, template 7: two keepers decide together).
let t: TestApp
let teller: Post
let leader: Post
let able: number
let unable: number
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
  able = t.world.user.outlet_safety
  unable = t.world.user.guard
})
afterAll(() => t?.close())

const document = documentWith(
  { type: 'input', model: 'title' },
  { type: 'select', model: 'keepers', options: { multiple: true, dynamic: true, dynamicKey: 'users' } },
)

const keepers = () =>
  makeFlow(t, {
    document,
    definition: definitionWith(
      approval('n1', [t.world.user.outlet_leader]),
      approval('n2', [], { name: '枪库双人', who: [{ rule: 'field', model: 'keepers' }], mode: { kind: 'all' } }),
    ),
  })

test('a keeper who may not decide is told in the preview, and refused at the field', async () => {
  const flow = await keepers()
  const data = { title: '一', keepers: [able, unable] }
  const { Data: way } = await teller('OaExamine/Preview', { flow_id: flow.id, data })
  expect(way.steps[1]).toMatchObject({
    node: 'n2',
    people: [{ id: able }],
    unable: [{ id: unable, name: '某guard' }],
  })
  const body = { flow_id: flow.id, version_id: flow.version_id, data, submit: true }
  expect(await teller('OaExamine/Add', body)).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.keepers', message: '某guard 没有审批权限或已停用，不能在“枪库双人”审批，请另选' }],
  })
  // A draft may be incomplete.
  expect(await teller('OaExamine/Add', { ...body, submit: false })).toMatchObject({ Code: 0 })
  const two = { title: '一', keepers: [able, t.world.user.outlet_leader] }
  expect(await teller('OaExamine/Add', { ...body, data: two })).toMatchObject({ Code: 0 })
})

test('neither are they let in when it is submitted again', async () => {
  const flow = await keepers()
  const two = { title: '一', keepers: [able, t.world.user.outlet_leader] }
  const { id } = await makeRequest(teller, { flow, data: two })
  const back = { task_id: await taskOf(leader, id), command: 'return', target: 'initiator', opinion: '换人' }
  expect(await leader('OaExamine/Audit', back)).toMatchObject({ Code: 0 })
  const { version } = (await teller('OaExamine/Get', { id })).Data
  const again = { id, version, submit: true, data: { title: '一', keepers: [able, unable] } }
  expect(await teller('OaExamine/Edit', again)).toMatchObject({ Code: 1001, Data: [{ path: 'data.keepers' }] })
  expect(await teller('OaExamine/Edit', { ...again, data: two })).toMatchObject({ Code: 0 })
})

test('whom the initiator picks is refused at the node', async () => {
  const picked = approval('n2', [], { who: [{ rule: 'initiatorPick', min: 1, max: 2 }] })
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]), picked)
  const flow = await makeFlow(t, { definition: { ...definition, start: { fields: {}, picks: ['n2'] } } })
  const body = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true }
  expect(await teller('OaExamine/Add', { ...body, picks: { n2: [able, unable] } })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'picks.n2' }],
  })
  expect(await teller('OaExamine/Add', { ...body, picks: { n2: [able] } })).toMatchObject({ Code: 0 })
})

test('a flow that names somebody who may not decide says so at the node, and can be published', async () => {
  const admin = await t.as('admin')
  const definition = {
    ...definitionWith(
      approval('n1', [able, unable]),
      approval('n2', [], { who: [{ rule: 'group', key: 'g' }], mode: { kind: 'all' } }),
    ),
    groups: [{ key: 'g', users: [unable, able] }],
  }
  const { id, version } = await makeFlowDraft(t, { definition })
  const { Data } = await admin('OaFlow/Get', { id })
  expect(Data.problems).toMatchObject([
    { level: 'warning', node: 'n1', path: 'flow.0.who.0', message: '某guard 没有审批权限或已停用，不会参与此节点' },
    { level: 'warning', node: 'n2', path: 'flow.1.who.0' },
  ])
  expect(await admin('OaFlow/Publish', { id, version })).toMatchObject({ Code: 0 })
})
