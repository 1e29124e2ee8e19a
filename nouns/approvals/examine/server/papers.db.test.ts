import { makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
})
afterAll(() => t?.close())

const document = documentWith(
  { type: 'input', model: 'title' },
  { type: 'input', model: 'card', options: { sensitive: true } },
  { type: 'input', model: 'phone', options: { sensitive: true } },
)
const data = { title: '甲', card: '110101199001011234', phone: '13900001111' }

const logged = async (action: string) =>
  t.services.database.kysely
    .selectFrom('sys_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('sensitive values', () => {
  test('are revealed to who entered them and to who may, as far as their node shows them', async () => {
    const seer = await makeAccount(t, { unit: 'BB0001' })
    const fields = { phone: 'hidden' } as const
    const definition = definitionWith(
      approval('n1', [seer.id], { fields }),
      approval('n2', [t.world.user.outlet_leader]),
    )
    const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition, document }), data })
    expect((await teller('OaExamine/Get', { id })).Data.allowed).toContain('reveal')
    const own = await teller('OaExamine/Reveal', { id })
    expect(own.Data).toEqual([
      { path: ['card'], value: data.card },
      { path: ['phone'], value: data.phone },
    ])
    await seer.post('OaExamine/Audit', { task_id: await taskOf(seer.post, id), command: 'agree' })
    const without = await leader('OaExamine/Get', { id })
    expect(without.Data.allowed).not.toContain('reveal')
    expect(await leader('OaExamine/Reveal', { id })).toMatchObject({ status: 401, Data: { reason: 'operation' } })
    const log = await logged('OaExamine/Reveal')
    expect(JSON.stringify(log)).not.toContain(data.card)
  })

  test('of a field that a node hides are not revealed there', async () => {
    const { post, id: reader } = await makeAccount(t, { role: 'outlet_leader', unit: 'BA0011' })
    const db = t.services.database.kysely
    const { id: role_id } = await db
      .selectFrom('role')
      .select('id')
      .where('role_code', '=', 'outlet_leader')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('role_grant')
      .values({ role_id, permission_id: 'queryForm', operation: 'view_sensitive' })
      .execute()
    await db.updateTable('session').set({ end_time: null }).where('user_id', '=', reader).execute()
    const definition = definitionWith(approval('n1', [reader], { fields: { phone: 'hidden' } }))
    const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition, document }), data })
    await expect
      .poll(async () => (await post('OaExamine/Reveal', { id })).Data)
      .toEqual([{ path: ['card'], value: data.card }])
    expect(await logged('OaExamine/Reveal')).toMatchObject({ log_type: 3, target_id: id, message: 'card' })
    await db.deleteFrom('role_grant').where('role_id', '=', role_id).where('permission_id', '=', 'queryForm').execute()
    expect(await (await t.as('branch_security'))('OaExamine/Reveal', { id })).toMatchObject({ Code: 1002 })
  })
})

describe('a print', () => {
  test('has the request as its reader sees it, its history and drawn signatures, and is logged', async () => {
    const fields = { card: 'hidden' } as const
    const n1 = approval('n1', [t.world.user.outlet_leader], { fields, require: { signature: true } })
    const { id, bill_no } = await makeRequest(teller, {
      flow: await makeFlow(t, { definition: definitionWith(n1), document }),
      data,
    })
    const sign = { method: 1, file_id: await makeImage(t, t.world.user.outlet_leader) }
    const decided = await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree', sign })
    expect(decided).toMatchObject({ Code: 0 })
    const { Data } = await leader('OaExamine/GetPrint', { id })
    expect(Data).toMatchObject({ printed_by: '某outlet_leader', request: { bill_no, data: { title: '甲' } } })
    expect(Data.request.data).not.toHaveProperty('card')
    expect(JSON.stringify(Data)).not.toContain(data.phone)
    const signed = Data.history.filter(({ signed }: { signed: boolean }) => signed)
    expect(signed).toMatchObject([{ type: 'decided', sign_url: expect.stringContaining(`id=${sign.file_id}`) }])
    expect(await logged('OaExamine/GetPrint')).toMatchObject({ target_table: 'appr_instance', target_id: id, bill_no })
  })

  test('is refused to who takes no part, and of a draft', async () => {
    const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
    const { id } = await makeRequest(teller, { flow })
    expect(await (await t.as('branch_security'))('OaExamine/GetPrint', { id })).toMatchObject({ Code: 1002 })
    const draft = await makeRequest(teller, { flow, submit: false })
    expect(await teller('OaExamine/GetPrint', { id: draft.id })).toMatchObject({ Code: 1004 })
  })
})

describe('people to choose from', () => {
  const names = async (by: Post, body: object) =>
    ((await by('OaExamine/GetPersonList', body)).Data as { real_name: string }[]).map(({ real_name }) => real_name)

  test('for a task may decide, for a copy are everybody, of any unit', async () => {
    expect(await names(leader, { keywords: '_far' })).toEqual(['某leader_far', '某safety_far', '某security_far'])
    expect(await names(leader, { keywords: 'outlet_teller' })).toEqual([])
    expect(await names(leader, { keywords: 'outlet_teller', for: 'copy' })).toEqual(['某outlet_teller'])
    expect(await names(leader, { keywords: '东屏路' })).toEqual(['某leader_far', '某safety_far'])
  })

  test('for a node that somebody picks for are those who may be picked there', async () => {
    const { outlet_leader, branch_security, hq_security } = t.world.user
    const from = (...users: number[]) => [{ rule: 'users', users }] as const
    const pick = (rule: 'initiatorPick' | 'previousPick', ...users: number[]) =>
      ({ rule, min: 1, max: 1, from: from(...users) }) as const
    const definition = {
      ...definitionWith(
        approval('n1', [], { who: [pick('initiatorPick', outlet_leader, branch_security)] }),
        approval('n2', [], { who: [pick('previousPick', hq_security)] }),
        approval('n3', [outlet_leader]),
      ),
      start: { fields: {}, picks: ['n1'] },
    }
    const flow = await makeFlow(t, { definition })
    const start = { flow_id: flow.id, data: { title: '一' } }
    expect(await names(teller, { pick: { ...start, node: 'n1' } })).toEqual(['某outlet_leader', '某branch_security'])
    expect(await names(teller, { pick: { ...start, node: 'n1' }, keywords: 'branch' })).toEqual(['某branch_security'])
    expect(await teller('OaExamine/GetPersonList', { pick: { ...start, node: 'n3' } })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'pick.node' }],
    })
    const { id } = await makeRequest(teller, { flow, submit: false })
    expect(await names(teller, { pick: { ...start, id, node: 'n1' } })).toEqual([
      '某outlet_leader',
      '某branch_security',
    ])
    const body = { flow_id: flow.id, version_id: flow.version_id, data: start.data, picks: { n1: [outlet_leader] } }
    const added = await teller('OaExamine/Add', { ...body, submit: true })
    const task_id = await taskOf(leader, added.Data.id)
    expect(await names(leader, { pick: { task_id, node: 'n2' } })).toEqual(['某hq_security'])
    const stranger = await t.as('safety_far')
    expect(await stranger('OaExamine/GetPersonList', { pick: { task_id, node: 'n2' } })).toMatchObject({ Code: 1002 })
  })

  test('outsiders find nobody but those of their party', async () => {
    const vendor = await t.as('vendor')
    expect(await names(vendor, { for: 'copy', keywords: '_far' })).toEqual([])
    expect(await names(vendor, { for: 'copy', keywords: 'vendor' })).toEqual(['某vendor'])
  })
})
