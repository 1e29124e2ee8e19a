import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let branch: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('branch_security')])
})
afterAll(() => t?.close())

const audit = async (by: Post, request: number, command: string, more: object = {}) =>
  by('OaExamine/Audit', { task_id: await taskOf(by, request), command, ...more })

type Shown = { node_id: string; origin: string; allowed: string[]; asks: object | null }
const tasksOf = async (by: Post, id: number): Promise<Shown[]> => {
  const { Data } = await by('OaExamine/Get', { id })
  return Data.tasks
}

const two = (more: object) =>
  makeFlow(t, {
    definition: definitionWith(
      approval('n1', [t.world.user.outlet_leader]),
      approval('n2', [t.world.user.branch_security], { returnable: ['initiator', 'previous', 'n1'], ...more }),
    ),
  })

describe('the page learns', () => {
  test('what a decision has to have, and where it may lead back to; others do not', async () => {
    const request = await makeRequest(teller, { flow: await two({ require: { reason: 'always', signature: true } }) })
    const [first] = await tasksOf(leader, request.id)
    expect(first?.asks).toEqual({
      reason: 'onRefuse',
      signature: false,
      cc: true,
      // There is no earlier decision: the previous node is the initiator.
      targets: [{ target: 'initiator', name: '' }],
    })
    expect((await tasksOf(teller, request.id))[0]?.asks).toBeNull()
    await audit(leader, request.id, 'agree')
    const [, second] = await tasksOf(branch, request.id)
    expect(second?.asks).toEqual({
      reason: 'always',
      signature: true,
      cc: true,
      targets: [
        { target: 'initiator', name: '' },
        // It is n1, which is listed once.
        { target: 'previous', name: 'n1' },
      ],
    })
  })

  test('that an agreement can be taken back only while nobody after it has looked', async () => {
    const request = await makeRequest(teller, { flow: await two({}) })
    await audit(leader, request.id, 'agree')
    expect((await tasksOf(leader, request.id))[0]?.allowed).toEqual(['takeBack'])
    await branch('OaExamine/Read', { id: request.id })
    expect((await tasksOf(leader, request.id))[0]?.allowed).toEqual([])
  })

  test('that an opinion which was asked for can be refused, but not sent back', async () => {
    const request = await makeRequest(teller, { flow: await two({}) })
    await audit(leader, request.id, 'delegate', { user_ids: [t.world.user.branch_security] })
    const advice = (await tasksOf(branch, request.id)).find(({ origin }) => origin === 'delegate')
    expect(advice?.allowed).toEqual(['agree', 'refuse', 'transfer'])
  })

  test('whom a task went to, which task a decision was made with, and where a return led', async () => {
    const request = await makeRequest(teller, { flow: await two({ returnable: ['n1'] }) })
    await audit(leader, request.id, 'agree')
    await audit(branch, request.id, 'transfer', { user_ids: [t.world.user.sub_leader] })
    const deputy = await t.as('sub_leader')
    await audit(deputy, request.id, 'return', { target: 'n1', opinion: '请核对' })
    const { Data } = await teller('OaExamine/GetHistory', { id: request.id })
    const moved = Data.find(({ type }: { type: string }) => type === 'moved')
    expect(moved.people).toMatchObject([{ id: t.world.user.sub_leader }])
    expect(Data.at(-2)).toMatchObject({ type: 'decided', result: 'returned', task_no: 3 })
    expect(Data.at(-1)).toMatchObject({ type: 'returned', to_name: 'n1' })
  })

  test('what was made from a request, in both directions', async () => {
    const flow = await two({})
    const request = await makeRequest(teller, { flow })
    await audit(leader, request.id, 'refuse', { opinion: '不符合' })
    const again = await teller('OaExamine/Add', {
      flow_id: flow.id,
      version_id: flow.version_id,
      data: { title: '二' },
      submit: true,
      link: { as: 'again', id: request.id },
    })
    const [old, next] = await Promise.all([request.id, again.Data.id].map((id) => teller('OaExamine/Get', { id })))
    expect(old?.Data.linked).toMatchObject([{ as: 'again', id: again.Data.id, bill_no: again.Data.bill_no }])
    expect(next?.Data.link).toMatchObject({ as: 'again', id: request.id, bill_no: request.bill_no })
  })
})

describe('fields', () => {
  const document = documentWith(
    { type: 'input', model: 'title' },
    { type: 'input', model: 'car', options: { defaultValue: '' } },
    { type: 'select', model: 'who', options: { dynamic: true, dynamicKey: 'users' } },
  )
  const flowOf = () =>
    makeFlow(t, {
      document,
      definition: {
        ...definitionWith(
          approval('n1', [t.world.user.outlet_leader], { fields: { car: 'hidden', title: 'write' } }),
          approval('n2', [t.world.user.branch_security], { fields: { car: 'write' } }),
        ),
        start: { fields: { car: 'hidden' }, picks: [] },
      },
    })

  test('that others fill in do not keep a request from being submitted or decided by their defaults', async () => {
    const data = { title: '一', who: t.world.user.outlet_safety }
    const request = await makeRequest(teller, { flow: await flowOf(), data })
    expect(await audit(leader, request.id, 'agree', { data: { title: '甲' } })).toMatchObject({ Code: 0 })
    expect(await audit(branch, request.id, 'agree', { data: { car: '浙A' } })).toMatchObject({ Code: 0 })
    const { Data } = await branch('OaExamine/Get', { id: request.id })
    expect(Data.data).toMatchObject({ title: '甲', car: '浙A' })
  })

  test('that are required are asked of who decides where they may be written, of nobody else', async () => {
    const required = [{ required: true, message: '请填写车牌' }]
    const flow = await makeFlow(t, {
      document: documentWith({ type: 'input', model: 'title' }, { type: 'input', model: 'car', rules: required }),
      definition: {
        ...definitionWith(approval('n1', [t.world.user.outlet_leader], { fields: { car: 'write' } })),
        start: { fields: { car: 'hidden' }, picks: [] },
      },
    })
    const request = await makeRequest(teller, { flow, data: { title: '一' } })
    const users = [t.world.user.branch_security]
    expect(await audit(leader, request.id, 'delegate', { user_ids: users })).toMatchObject({ Code: 0 })
    // Agreeing as an advisor does not require the fields of the form.
    expect(await audit(branch, request.id, 'agree')).toMatchObject({ Code: 0 })
    const missingCar = [{ path: 'data.car', message: '请填写车牌' }]
    expect(await audit(leader, request.id, 'agree')).toMatchObject({ Code: 1001, Data: missingCar })
    expect(await audit(leader, request.id, 'agree', { data: { car: '浙A' } })).toMatchObject({ Code: 0 })
  })

  test('that were changed since they were seen keep a decision from being made on them (1014)', async () => {
    const definition = definitionWith(
      approval('n1', [t.world.user.outlet_leader, t.world.user.branch_security], {
        mode: { kind: 'all' },
        fields: { title: 'write' },
        require: { freshForm: true },
      }),
    )
    const request = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
    await audit(leader, request.id, 'agree', { seen_rev: 1, data: { title: '甲' } })
    expect(await audit(branch, request.id, 'agree', { seen_rev: 1 })).toMatchObject({ Code: 1014, status: 409 })
    expect(await audit(branch, request.id, 'agree', { seen_rev: 2 })).toMatchObject({ Code: 0 })
  })

  test('must not come from who may not write them', async () => {
    const flow = await flowOf()
    const body = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一', car: '浙A' }, submit: true }
    expect(await teller('OaExamine/Add', body)).toMatchObject({ Code: 1001, Data: [{ path: 'data.car' }] })
  })

  test('are hidden from whoever none of their places shows them to, and read by those that one place shows', async () => {
    const data = { title: '一', who: t.world.user.outlet_safety }
    const request = await makeRequest(teller, { flow: await flowOf(), data })
    const own = await teller('OaExamine/Get', { id: request.id })
    expect(own.Data.rights).toEqual({ title: 'read', car: 'hidden', who: 'read' })
    // Whoever may read a chosen value may read its label, even if they could not choose it.
    expect(own.Data.options.users).toEqual([{ value: t.world.user.outlet_safety, label: '某outlet_safety' }])
    await audit(leader, request.id, 'agree')
    const next = await branch('OaExamine/Get', { id: request.id })
    expect(next.Data.rights).toEqual({ title: 'read', car: 'write', who: 'read' })
  })
})
