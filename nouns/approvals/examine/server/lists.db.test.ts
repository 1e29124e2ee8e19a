import type { Definition } from '@shouya/approvals/definition'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let safety: Post
let flow: { id: number; version_id: number }
let other: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, safety] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('outlet_safety')])
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  ;[flow, other] = [await makeFlow(t, { definition }), await makeFlow(t, { definition })]
  for (let at = 0; at < 7; at++) {
    t.clock.at = new Date(t.clock.at.getTime() + 1000)
    await makeRequest(teller, { flow: at % 2 ? flow : other, data: { title: `第${at}` } })
  }
})
afterAll(() => t?.close())

type Row = { id: number; flow_id: number; task_id: number; summary: { text: string }[] }

test('pages by cursor show each task once, the latest first, and stop', async () => {
  const listedIds: number[] = []
  let cursor: string | null | undefined
  do {
    const answer: { Data: Row[]; Next?: string | null } = await leader('OaExamine/GetAuditList', {
      pagesize: 3,
      ...(cursor ? { cursor } : {}),
    })
    listedIds.push(...answer.Data.map(({ id }) => id))
    cursor = answer.Next
  } while (cursor)
  expect(listedIds).toHaveLength(7)
  expect(listedIds).toEqual([...new Set(listedIds)].sort((a, b) => b - a))
  expect(await leader('OaExamine/GetAuditCount')).toMatchObject({ Data: { count: 7 } })
})

test('filters by flow, person, unit and word say the same in the inbox and among the started', async () => {
  for (const [by, list] of [
    [leader, 'GetAuditList'],
    [teller, 'GetPageList'],
  ] as const) {
    const of = async (filters: object) => (await by(`OaExamine/${list}`, filters)).Data as Row[]
    expect(await of({ flow_id: flow.id })).toHaveLength(3)
    expect((await of({ flow_id: flow.id })).every(({ flow_id }) => flow_id === flow.id)).toBe(true)
    expect(await of({ initiator_id: t.world.user.outlet_teller })).toHaveLength(7)
    expect(await of({ initiator_id: t.world.user.outlet_safety })).toHaveLength(0)
    expect(await of({ dept_id: t.world.unit.BB0011 })).toHaveLength(0)
    expect(await of({ keywords: '某outlet_teller' })).toHaveLength(7)
    expect(await of({ keywords: '没有这个' })).toHaveLength(0)
    expect(await of({ status: [2] })).toHaveLength(0)
  }
})

test('nobody lists what is another’s', async () => {
  for (const list of ['GetPageList', 'GetAuditList', 'GetHandledList', 'GetCcList'])
    expect(await safety(`OaExamine/${list}`)).toMatchObject({ Code: 0, Data: [] })
})

test('who was informed sees it unread, then read', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '抄送' } })
  const informed = { id, user_ids: [t.world.user.outlet_safety] }
  expect(await teller('OaExamine/Cc', informed)).toMatchObject({ Code: 0 })
  const unread = await safety('OaExamine/GetCcList', { unread: true })
  expect(unread.Data).toMatchObject([{ id, read_time: null }])
  expect(await safety('OaExamine/Get', { id })).toMatchObject({ Code: 0 })
  await safety('OaExamine/Read', { id })
  expect(await safety('OaExamine/GetCcList', { unread: true })).toMatchObject({ Data: [] })
  expect((await safety('OaExamine/GetCcList')).Data).toHaveLength(1)
})

test('what one has decided is listed once, by when', async () => {
  const { id } = await makeRequest(teller, { flow, data: { title: '处理' } })
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  const { Data } = await leader('OaExamine/GetHandledList')
  expect(Data).toMatchObject([{ id, status: 2 }])
})

test('many are agreed to at once, and what cannot be says why', async () => {
  const signed = definitionWith(approval('n1', [t.world.user.outlet_leader], { require: { signature: true } }))
  const strict = await makeRequest(teller, { flow: await makeFlow(t, { definition: signed }), data: { title: '签名' } })
  const [good, bad] = [
    await taskOf(leader, (await makeRequest(teller, { flow, data: { title: '可批' } })).id),
    await taskOf(leader, strict.id),
  ]
  const writing = definitionWith(approval('n1', [t.world.user.outlet_leader], { fields: { amount: 'write' } }))
  const filled = await makeRequest(teller, {
    flow: await makeFlow(t, { definition: writing }),
    data: { title: '待填' },
  })
  const fills = await taskOf(leader, filled.id)
  const { outlet_leader, outlet_safety } = t.world.user
  const either = await makeFlow(t, { definition: definitionWith(approval('n1', [outlet_leader, outlet_safety])) })
  const { id: taken } = await makeRequest(teller, { flow: either, data: { title: '先批' } })
  const late = await taskOf(leader, taken)
  const safety = await t.as('outlet_safety')
  await safety('OaExamine/Audit', { task_id: await taskOf(safety, taken), command: 'agree' })
  const answer = await leader('OaExamine/AgreeMany', { task_ids: [good, bad, fills, late], opinion: '同意' })
  expect(answer.Data).toMatchObject({
    done: [good],
    failed: [
      { task_id: bad, message: '该环节需要签名，请打开后逐件处理' },
      { task_id: fills, message: '该环节有需要填写的字段，请打开后逐件处理' },
      { task_id: late, message: '该任务已由 某outlet_safety 处理' },
    ],
  })
  expect(await teller('OaExamine/Get', { id: strict.id })).toMatchObject({ Data: { status: 1 } })
})

test('a row of the inbox says what it is about, as far as its node shows it, and whether it is decided alone', async () => {
  const { outlet_leader } = t.world.user
  const rowOf = async (definition: Definition, data: object) => {
    const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }), data })
    return ((await leader('OaExamine/GetAuditList')).Data as Row[]).find((row) => row.id === id)
  }
  const node = (more = {}) => approval('n1', [outlet_leader], more)
  const data = { title: '采购', amount: 3 }
  const texts = (row: Row | undefined) => row?.summary.map(({ text }) => text)
  expect(texts(await rowOf(definitionWith(node()), data))).toEqual(['采购', '3'])
  const chosen = { ...definitionWith(node()), summary: ['amount'] }
  expect(texts(await rowOf(chosen, data))).toEqual(['3'])
  const hidden = await rowOf(definitionWith(node({ fields: { title: 'hidden', amount: 'write' } })), data)
  expect(hidden).toMatchObject({ alone: 'fields', title: expect.stringMatching(/-3$/) })
  expect(texts(hidden)).toEqual(['3'])
  const plain = await rowOf(definitionWith(node()), data)
  expect(plain).toMatchObject({ alone: null, title: expect.stringMatching(/-采购$/) })
})

test('the same says one’s own requests and drafts apart, whose titles are alike', async () => {
  await makeRequest(teller, { flow, data: { title: '打印纸', amount: 7 } })
  await makeRequest(teller, { flow, data: { title: '碎纸机', amount: 2 }, submit: false })
  const { Data } = await teller('OaExamine/GetPageList', { pagesize: 2 })
  expect((Data as Row[]).map(({ summary }) => summary.map(({ text }) => text))).toEqual([
    ['碎纸机', '2'],
    ['打印纸', '7'],
  ])
})

test('what one has handled or was told of says what it is about, and nothing that the request itself hides', async () => {
  const { outlet_leader, safety_two, branch_security } = t.world.user
  const first = approval('n1', [outlet_leader], { actions: ['return', 'cc'], fields: { title: 'hidden' } })
  const flowMade = await makeFlow(t, { definition: definitionWith(first, approval('n2', [branch_security])) })
  const { id } = await makeRequest(teller, { flow: flowMade, data: { title: '机密采购', amount: 3 } })
  const task_id = await taskOf(leader, id)
  // By the field rights of the node from which the copy was sent; copies by the initiator have the rights of the start.
  const reader = await t.as('safety_two')
  expect(await leader('OaExamine/Cc', { id, task_id, user_ids: [safety_two] })).toMatchObject({ Code: 0 })
  expect(await leader('OaExamine/Audit', { task_id, command: 'agree' })).toMatchObject({ Code: 0 })
  const branch = await t.as('branch_security')
  await branch('OaExamine/Audit', { task_id: await taskOf(branch, id), command: 'agree' })

  const shown = async (by: Post, list: string) => {
    const { Data } = await by(`OaExamine/${list}`, { flow_id: flowMade.id })
    const { Data: request } = await by('OaExamine/Get', { id })
    const texts = (Data as Row[]).find((row) => row.id === id)?.summary.map(({ text }) => text)
    return [texts, Object.values(request.data as object).map(String)]
  }
  expect(await shown(leader, 'GetHandledList')).toEqual([['3'], ['3']])
  expect(await shown(reader, 'GetCcList')).toEqual([['3'], ['3']])
  expect(await shown(branch, 'GetHandledList')).toEqual([
    ['机密采购', '3'],
    ['机密采购', '3'],
  ])
  // With copies from two nodes, the reader sees what either of them shows.
  await teller('OaExamine/Cc', { id, user_ids: [safety_two] })
  expect((await shown(reader, 'GetCcList'))[0]).toEqual(['机密采购', '3'])
})

test('administrators of flows list all that was submitted, and whom it waits for', async () => {
  const admin = await t.as('admin')
  const of = async (filters: object) => (await admin('OaExamine/GetAllList', filters)).Data as Row[]
  const ownTasks = async () => (await leader('OaExamine/GetAuditList', { pagesize: 200 })).Data as Row[]
  const draft = await makeRequest(teller, { flow, data: { title: '草稿' }, submit: false })
  const all = await of({ pagesize: 200 })
  expect(all.length).toBeGreaterThan(7)
  expect(all.map(({ id }) => id)).not.toContain(draft.id)
  const ofHolder = await of({ pagesize: 200, holder_id: t.world.user.outlet_leader })
  expect(new Set(ofHolder.map(({ id }) => id))).toEqual(new Set((await ownTasks()).map(({ id }) => id)))
  expect(ofHolder.length).toBeLessThan(all.length)
  expect(await of({ holder_id: t.world.user.outlet_safety })).toEqual([])
  expect((await of({ flow_id: other.id })).length).toBe(4)
  const first = await admin('OaExamine/GetAllList', { pagesize: 3 })
  const second = await admin('OaExamine/GetAllList', { pagesize: 3, cursor: first.Next })
  const ids = [...first.Data, ...second.Data].map(({ id }: Row) => id)
  expect(ids).toEqual(all.slice(0, 6).map(({ id }) => id))
})

test('a task that may be claimed waits for each of them', async () => {
  const users = [t.world.user.outlet_safety, t.world.user.branch_security]
  const mode = { kind: 'any', anyRefuse: 'first', claim: true } as const
  const pooled = await makeFlow(t, { definition: definitionWith(approval('n1', users, { mode })) })
  const { id } = await makeRequest(teller, { flow: pooled })
  const admin = await t.as('admin')
  for (const holder_id of users)
    expect((await admin('OaExamine/GetAllList', { holder_id })).Data).toMatchObject([{ id }])
  await safety('OaExamine/Audit', { task_id: await taskOf(safety, id), command: 'claim' })
  expect((await admin('OaExamine/GetAllList', { holder_id: users[1] })).Data).toEqual([])
})

test('the started list offers what the server accepts, whatever the policy and the state', async () => {
  // A role that may send reminders.
  const own = await t.as('safety_two')
  const two = [approval('n1', [t.world.user.outlet_leader]), approval('n2', [t.world.user.outlet_leader])]
  const moves = { withdraw: 'OaExamine/Withdraw', urge: 'OaExamine/Urge' } as const
  for (const withdraw of ['beforeFirstAction', 'untilEnd', 'never'] as const) {
    const definition = definitionWith(...two)
    const made = await makeFlow(t, { definition: { ...definition, policies: { ...definition.policies, withdraw } } })
    for (const command of [null, 'agree', 'return', 'refuse'] as const)
      for (const move of ['withdraw', 'urge'] as const) {
        const { id } = await makeRequest(own, { flow: made })
        const decided = { command, ...(command === 'return' && { target: 'initiator' }), opinion: '请补充' }
        if (command) await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), ...decided })
        const offered = async () => {
          const { Data } = await own('OaExamine/GetPageList', { flow_id: made.id })
          return (Data as { id: number; allowed: string[] }[]).find((row) => row.id === id)?.allowed.includes(move)
        }
        const caseName = `${withdraw} ${command} ${move}`
        const before = await offered()
        const { Code } = await own(moves[move], { id })
        expect([caseName, before]).toEqual([caseName, Code === 0])
        // Repeated: a second reminder comes too soon, and a withdrawn request has ended.
        expect([caseName, await offered()]).toEqual([caseName, false])
      }
  }
})

test('what was chosen of a dictionary keeps its name when it is switched off, and is its value when it is gone', async () => {
  const admin = await t.as('admin')
  const dict_code = 'request_choice'
  granted(await admin('Dict/SaveType', { dict_code, dict_name: '选择' }))
  const value = { dict_code, value: 'k1', label_cn: '备用钥匙' }
  const { id: valueId } = granted(await admin('Dict/SaveData', value))
  const flowMade = await makeFlow(t, {
    definition: definitionWith(approval('n1', [t.world.user.outlet_leader])),
    document: documentWith(
      { type: 'input', model: 'title' },
      { type: 'select', model: 'which', options: { dynamic: true, dynamicKey: `dict.${dict_code}` } },
    ),
  })
  const { id } = await makeRequest(teller, { flow: flowMade, data: { title: '领用', which: 'k1' } })
  const shown = async () => {
    const [row] = (await leader('OaExamine/GetAuditList', { flow_id: flowMade.id })).Data as Row[]
    const { options } = (await leader('OaExamine/Get', { id })).Data
    return [row?.summary.some(({ text }) => text.includes('备用钥匙')), JSON.stringify(options).includes('备用钥匙')]
  }
  expect(await shown()).toEqual([true, true])
  granted(await admin('Dict/SaveData', { ...value, id: valueId, version: 1, status: 0 }))
  expect(await shown()).toEqual([true, true])
  granted(await admin('Dict/DeleteData', { id: valueId, version: 2 }))
  expect(await shown()).toEqual([false, false])
})
