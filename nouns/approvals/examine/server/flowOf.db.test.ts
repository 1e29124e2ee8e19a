import type { FlowNode } from '@shouya/approvals/definition'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { above, approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let branch: Post
let flow: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('branch_security')])
  const { outlet_leader, branch_security, hq_security, finance } = t.world.user
  const nodes: FlowNode[] = [
    approval('n1', [outlet_leader]),
    {
      id: 'g',
      type: 'choice',
      branches: [
        { id: 'dear', if: above('amount', 50), flow: [approval('n2', [hq_security])] },
        { id: 'cheap', else: true, flow: [approval('n3', [branch_security])] },
      ],
    },
    { id: 'told', type: 'cc', name: '告知', who: [{ rule: 'users', users: [finance] }] },
    approval('n4', [hq_security]),
  ]
  flow = await makeFlow(t, { definition: definitionWith(...nodes) })
})
afterAll(() => t?.close())

const flowOf = async (by: Post, id: number) => (await by('OaExamine/GetFlow', { id })).Data
type Step = { node: string; people: { name: string }[]; how: string | null }
const peopleByNode = (steps: Step[]) => steps.map(({ node, people }) => [node, ...people.map(({ name }) => name)])

test('shows who was asked and when, and the way that is left with its people [C-7.2-66]', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '一', amount: 7 } })
  const before = await flowOf(leader, id)
  expect(before.marks).toMatchObject({
    n1: { state: 'open', how: null, ended_time: null, people: [{ name: '某outlet_leader', status: 1 }] },
  })
  expect(peopleByNode(before.next)).toEqual([
    ['n3', '某branch_security'],
    ['told', '某finance'],
    ['n4', '某hq_security'],
  ])
  expect(before).toMatchObject({ branches: [], next_branches: ['cheap'], stopped: null })

  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  const after = await flowOf(teller, id)
  expect(after.marks).toMatchObject({
    n1: { state: 'done', how: 'votes', people: [{ name: '某outlet_leader', status: 3 }] },
    g: { state: 'open', people: [] },
    n3: { state: 'open', people: [{ name: '某branch_security', status: 1 }] },
  })
  expect(after.marks.n1.ended_time > after.marks.n1.opened_time).toBe(true)
  expect(after.marks.n3.opened_time).toBe(after.marks.n1.ended_time)
  expect(peopleByNode(after.next)).toEqual([
    ['told', '某finance'],
    ['n4', '某hq_security'],
  ])
  expect(after).toMatchObject({ branches: ['cheap'], next_branches: [] })
})

test('after a return the way begins again; behind the end there is none', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '一', amount: 70 } })
  await leader('OaExamine/Audit', {
    task_id: await taskOf(leader, id),
    command: 'return',
    target: 'initiator',
    opinion: '补充',
  })
  const back = await flowOf(teller, id)
  expect(back.marks).toEqual({})
  expect(peopleByNode(back.next).map(([node]) => node)).toEqual(['n1', 'n2', 'told', 'n4'])
  await (await t.as('admin'))('OaExamine/Terminate', { id, reason: '不再需要' })
  expect(await flowOf(teller, id)).toMatchObject({ next: [], next_branches: [] })
})

test('who was informed stands at the node that told them', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '一' } })
  for (const by of [leader, branch, await t.as('hq_security')])
    await by('OaExamine/Audit', { task_id: await taskOf(by, id), command: 'agree' })
  const { marks, next } = await flowOf(await t.as('finance'), id)
  expect(next).toEqual([])
  expect(marks.told).toMatchObject({ how: 'informed', people: [{ name: '某finance', status: null }] })
})

test('a draft shows the way that it would take', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '一', amount: 99 }, submit: false })
  const draft = await flowOf(teller, id)
  expect(draft.marks).toEqual({})
  expect(peopleByNode(draft.next).map(([node]) => node)).toEqual(['n1', 'n2', 'told', 'n4'])
})

test('a way that nobody can go says where and why', async () => {
  const definition = definitionWith(
    approval('n1', [t.world.user.outlet_leader]),
    // May not decide, and nobody else is named.
    approval('n2', [t.world.user.outlet_teller]),
  )
  const empty = { to: 'users' as const, users: [t.world.user.outlet_teller] }
  const stuck = await makeFlow(t, { definition: { ...definition, policies: { ...definition.policies, empty } } })
  const { id } = await makeRequest(await t.as('outlet_safety'), { flow: stuck })
  expect(await flowOf(leader, id)).toMatchObject({
    next: [],
    stopped: { node: 'n2', message: expect.stringContaining('找不到可以审批的人') },
  })
})
