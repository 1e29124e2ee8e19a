import type { Definition, FlowNode } from '@shouya/approvals/definition'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeDraft, makeForm } from '../../../customForms/server/testing/forms.ts'
import { above, approval, definitionWith, makeFlow } from '../../server/testing/approvals.ts'

let t: TestApp
let admin: Post
let form_id: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
  form_id = (await makeForm(t)).id
})
afterAll(() => t?.close())

const choice = (model: string): FlowNode => ({
  id: 'g',
  type: 'choice',
  branches: [
    { id: 'dear', if: above(model, 50), flow: [approval('n2', [t.world.user.hq_security])] },
    { id: 'cheap', else: true, flow: [approval('n3', [t.world.user.branch_security])] },
  ],
})

type More = { data?: object; picks?: object; form?: number; by?: Post; initiator_id?: number }
const simulate = async (definition: Definition, { data = {}, form = form_id, by = admin, ...more }: More = {}) =>
  by('OaFlow/Simulate', { form_id: form, definition, initiator_id: t.world.user.outlet_teller, data, ...more })

test('tells the way of somebody with some data, and why the others are not asked', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]), choice('amount'))
  const { Data } = await simulate(definition, { data: { amount: 70 } })
  expect(Data.problems).toEqual([])
  expect(Data.run).toMatchObject({
    steps: [
      { node: 'n1', people: [{ name: '某outlet_leader' }] },
      { node: 'n2', people: [{ name: '某hq_security' }] },
    ],
    branches: ['dear'],
    skipped: [{ node: 'n3', why: 'branch' }],
    status: 2,
    stopped: null,
  })
  const cheap = await simulate(definition, { data: { amount: 7 } })
  expect(cheap.Data.run).toMatchObject({ branches: ['cheap'], skipped: [{ node: 'n2', why: 'branch' }] })
})

test('takes whom the initiator picks, as a start does; without a pick the first that may be', async () => {
  const { outlet_leader, branch_security, hq_security } = t.world.user
  const from = [{ rule: 'users' as const, users: [outlet_leader, branch_security] }]
  const picked = approval('n1', [], { who: [{ rule: 'initiatorPick', min: 1, max: 1, from }] })
  const definition = { ...definitionWith(picked), start: { fields: {}, picks: ['n1'] } }
  const people = async (picks: object) => (await simulate(definition, { picks })).Data.run
  expect(await people({})).toMatchObject({ steps: [{ people: [{ id: outlet_leader }] }], stopped: null })
  expect(await people({ n1: [branch_security] })).toMatchObject({ steps: [{ people: [{ id: branch_security }] }] })
  expect(await people({ n1: [hq_security] })).toMatchObject({
    stopped: { node: 'n1', message: '只能在规定的范围内选人' },
  })
  expect(await people({ n1: [outlet_leader, branch_security] })).toMatchObject({ stopped: { node: 'n1' } })
})

test('is what a request is told before it is submitted', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]), choice('amount'))
  const flow = await makeFlow(t, { definition })
  const teller = await t.as('outlet_teller')
  const data = { amount: 70 }
  const way = await teller('OaExamine/Preview', { flow_id: flow.id, data })
  const { steps, skipped } = (await simulate(definition, { data })).Data.run
  expect(way.Data).toEqual({ steps, skipped, stopped: null })
})

test('an error lets nothing run, a warning does', async () => {
  const wrong = await simulate(definitionWith(approval('n1', [])))
  expect(wrong.Data).toMatchObject({ problems: [{ level: 'error', node: 'n1' }], run: null })
  const [{ level }] = wrong.Data.problems
  expect(level).toBe('error')
})

test('nodes without people, of people who agreed before, and behind the end say so', async () => {
  const { outlet_leader, outlet_teller, hq_security } = t.world.user
  const made = definitionWith(
    approval('n1', [outlet_leader]),
    approval('n2', [outlet_leader]),
    approval('n3', [outlet_teller]),
    approval('n4', [hq_security]),
  )
  const with_ = (policies: Partial<Definition['policies']>) => ({
    ...made,
    policies: { ...made.policies, ...policies },
  })
  const initiator_id = t.world.user.outlet_safety
  const passing = await simulate(with_({ duplicate: 'everApproved', empty: { to: 'pass' } }), { initiator_id })
  expect(passing.Data.run).toMatchObject({
    status: 2,
    skipped: [
      { node: 'n2', why: 'duplicate' },
      { node: 'n3', why: 'empty' },
    ],
  })
  const refusing = await simulate(with_({ empty: { to: 'refuse' } }), { initiator_id })
  expect(refusing.Data.run).toMatchObject({ status: 3, skipped: [{ node: 'n4', why: 'end' }] })
  const nobody = await simulate(with_({ empty: { to: 'users', users: [outlet_teller] } }), { initiator_id })
  expect(nobody.Data.run).toMatchObject({ status: 1, stopped: { node: 'n3' } })
})

test('conditions see of sensitive fields what they see of a request that runs: nothing', async () => {
  const document = documentWith({ type: 'number', model: 'amount', options: { sensitive: true } })
  const flow = await makeFlow(t, {
    definition: definitionWith(approval('n1', [t.world.user.outlet_leader]), choice('amount')),
    document,
  })
  const data = { amount: 70 }
  const teller = await t.as('outlet_teller')
  const way = await teller('OaExamine/Preview', { flow_id: flow.id, data })
  const run = await teller('OaExamine/Add', { flow_id: flow.id, version_id: flow.version_id, data, submit: true })
  const { next_branches } = (await teller('OaExamine/GetFlow', { id: run.Data.id })).Data
  expect(next_branches).toEqual(['cheap'])
  expect(way.Data.steps.map(({ node }: { node: string }) => node)).toEqual(['n1', 'n3'])
})

test('an unknown form or initiator is refused at its place, an unpublished form by its state', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  expect(await simulate(definition, { form: 900_000 })).toMatchObject({ Code: 1001, Data: [{ path: 'form_id' }] })
  expect(await simulate(definition, { initiator_id: 900_000 })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'initiator_id' }],
  })
  expect(await simulate(definition, { form: (await makeDraft(t)).id })).toMatchObject({ Code: 1004 })
})
