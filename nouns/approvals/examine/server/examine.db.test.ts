import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let branch: Post
let admin: Post
let auditor: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch, admin, auditor] = await Promise.all([
    t.as('outlet_teller'),
    t.as('outlet_leader'),
    t.as('branch_security'),
    t.as('admin'),
    t.as('auditor'),
  ])
})
afterAll(() => t?.close())

const two = () =>
  makeFlow(t, {
    definition: definitionWith(
      approval('n1', [t.world.user.outlet_leader]),
      approval('n2', [t.world.user.branch_security]),
    ),
  })

const audit = async (by: Post, request: number, command: string, more: object = {}) =>
  by('OaExamine/Audit', { task_id: await taskOf(by, request), command, ...more })

describe('a request', () => {
  test('is numbered, awaits one after the other, and passes; both have handled it [C-3-34 C-7.2-65 C-7.2-67]', async () => {
    const request = await makeRequest(teller, { flow: await two() })
    expect(request.bill_no).toMatch(/^SP\d{16,}$/)
    expect(await audit(leader, request.id, 'agree', { opinion: '同意' })).toMatchObject({
      Code: 0,
      Data: { status: 1 },
    })
    expect(await leader('OaExamine/GetAuditList')).toMatchObject({ Data: [] })
    const inbox = await branch('OaExamine/GetAuditList')
    expect(inbox.Data).toMatchObject([{ id: request.id, node_name: 'n2', waits_at: 'n2', to_claim: false }])
    expect(await audit(branch, request.id, 'agree')).toMatchObject({ Data: { status: 2 } })
    for (const by of [leader, branch]) {
      const handled = await by('OaExamine/GetHandledList')
      expect(handled.Data).toMatchObject([{ id: request.id, status: 2 }])
    }
    const own = await teller('OaExamine/Get', { id: request.id })
    expect(own.Data).toMatchObject({ status: 2, data: { title: '一' }, waits_at: '' })
    expect(own.Data.allowed).toContain('revoke')
  })

  test('keeps a chained history that replays to its state [C-7.2-65 C-7.2-66]', async () => {
    const request = await makeRequest(teller, { flow: await two() })
    await audit(leader, request.id, 'return', { target: 'initiator', opinion: '请补充' })
    const back = await teller('OaExamine/Get', { id: request.id })
    expect(back.Data).toMatchObject({ status: 6, rights: { title: 'write' } })
    const again = { id: request.id, version: back.Data.version, data: { title: '二' }, submit: true }
    expect(await teller('OaExamine/Edit', again)).toMatchObject({ Code: 0 })
    await audit(leader, request.id, 'agree')
    const log = await admin('OaExamine/GetLog', { id: request.id })
    expect(log.Data.broken_at).toBeNull()
    const { Data } = await teller('OaExamine/GetHistory', { id: request.id })
    expect(Data.map(({ type, text }: { type: string; text: string }) => [type, text])).toEqual([
      ['submitted', ''],
      ['decided', '请补充'],
      ['returned', ''],
      ['changed', ''],
      ['resubmitted', ''],
      ['decided', ''],
    ])
  })

  test('that its initiator withdraws waits for nobody, and says so [C-7.2-67]', async () => {
    const request = await makeRequest(teller, { flow: await two() })
    expect(await leader('OaExamine/Withdraw', { id: request.id })).toMatchObject({ Code: 403 })
    const withdrawn = await teller('OaExamine/Withdraw', { id: request.id, reason: '改日再办' })
    expect(withdrawn).toMatchObject({ Data: { status: 4 } })
    const inbox = (await leader('OaExamine/GetAuditList')).Data.map(({ id }: { id: number }) => id)
    expect(inbox).not.toContain(request.id)
    const { Data } = await teller('OaExamine/GetHistory', { id: request.id })
    expect(Data.at(-1)).toMatchObject({ type: 'withdrawn', text: expect.stringContaining('改日再办') })
  })

  test('is read by who takes part, and by administrators; by nobody else, whatever their unit', async () => {
    const request = await makeRequest(teller, { flow: await two() })
    for (const by of [teller, leader, admin])
      expect(await by('OaExamine/Get', { id: request.id })).toMatchObject({ Code: 0 })
    for (const by of [branch, auditor])
      expect(await by('OaExamine/Get', { id: request.id })).toMatchObject({ Code: 1002 })
  })

  test('says nothing of how it stands to who takes no part: as one that is not there', async () => {
    const stranger = (await makeAccount(t, { role: 'outlet_leader', unit: 'BB0011' })).post
    const flow = await two()
    const [draftId, running, ended] = [
      await makeRequest(teller, { flow, submit: false }),
      await makeRequest(teller, { flow }),
      await makeRequest(teller, { flow }),
    ]
    await audit(leader, ended.id, 'refuse')
    const task = await taskOf(leader, running.id)
    const done = await t.services.database.kysely
      .selectFrom('appr_task')
      .select('id')
      .where('instance_id', '=', ended.id)
      .executeTakeFirstOrThrow()
    const visibleParts = ({ Code, Message, Data }: Answer) => ({ Code, Message, Data })
    const byRequest: Record<string, object> = {
      Withdraw: {},
      Urge: {},
      Comment: { text: '问' },
      Cc: { user_ids: [t.world.user.auditor] },
      Read: {},
      Get: {},
      GetHistory: {},
      GetPrint: {},
      GetFlow: {},
      Delete: { version: 1 },
      Edit: { version: 1, data: {}, submit: false },
    }
    for (const [action, body] of Object.entries(byRequest)) {
      const none = visibleParts(await stranger(`OaExamine/${action}`, { id: 999_999, ...body }))
      for (const { id } of [draftId, running, ended])
        expect(visibleParts(await stranger(`OaExamine/${action}`, { id, ...body })), action).toEqual(none)
    }
    const none = visibleParts(await stranger('OaExamine/Audit', { task_id: 999_999, command: 'agree' }))
    for (const task_id of [task, done.id])
      expect(visibleParts(await stranger('OaExamine/Audit', { task_id, command: 'agree' }))).toEqual(none)
    const many = await stranger('OaExamine/AgreeMany', { task_ids: [task, done.id, 999_999] })
    const failed = many.Data.failed.map(({ title, message }: { title: string; message: string }) => [title, message])
    expect(failed).toEqual([failed[2], failed[2], failed[2]])
  })

  test('of two who decide the second is told who was first', async () => {
    const both = definitionWith(approval('n1', [t.world.user.outlet_leader, t.world.user.branch_security]))
    const request = await makeRequest(teller, { flow: await makeFlow(t, { definition: both }) })
    const [first, second] = [await taskOf(leader, request.id), await taskOf(branch, request.id)]
    expect(await leader('OaExamine/Audit', { task_id: first, command: 'agree' })).toMatchObject({ Data: { status: 2 } })
    const late = await branch('OaExamine/Audit', { task_id: second, command: 'agree' })
    expect(late).toMatchObject({ Code: 1013, status: 409, Data: { name: '某outlet_leader' } })
    // The result of a task must not be revealed to others.
    const safety = await t.as('outlet_safety')
    expect(await safety('OaExamine/Audit', { task_id: second, command: 'agree' })).toMatchObject({ Code: 1002 })
  })

  test('who decides twice, differently, is told which decision stands; the same one again is no failure', async () => {
    const request = await makeRequest(teller, { flow: await two() })
    const task_id = await taskOf(leader, request.id)
    const first = { task_id, command: 'agree', opinion: '金额合适' }
    const key = '01f0c0de-0000-4000-8000-00000000abcd'
    const done = await leader('OaExamine/Audit', first, { 'idempotency-key': key })
    expect(done).toMatchObject({ Code: 0 })
    expect(await leader('OaExamine/Audit', first, { 'idempotency-key': key })).toMatchObject({
      Code: 0,
      Data: done.Data,
    })
    const other = await leader('OaExamine/Audit', { task_id, command: 'refuse', opinion: '金额过高' })
    expect(other).toMatchObject({
      Code: 1013,
      Data: { by: t.world.user.outlet_leader, status: 3, opinion: '金额合适' },
    })
  })

  test('of a form the server judges what is submitted [C-7.2-65]', async () => {
    const flow = await two()
    const bad = await teller('OaExamine/Add', {
      flow_id: flow.id,
      version_id: flow.version_id,
      data: { title: '' },
      submit: true,
    })
    expect(bad).toMatchObject({ Code: 1001, Data: [{ path: 'data.title' }] })
    const draft = await teller('OaExamine/Add', {
      flow_id: flow.id,
      version_id: flow.version_id,
      data: {},
      submit: false,
    })
    expect(draft).toMatchObject({ Code: 0, Data: { bill_no: null } })
    expect(await leader('OaExamine/Get', { id: draft.Data.id })).toMatchObject({ Code: 1002 })
    const seenDraft = { id: draft.Data.id, version: draft.Data.version }
    expect(await teller('OaExamine/Delete', seenDraft)).toMatchObject({ Code: 0 })
  })
})

describe('fields', () => {
  test('that a node hides never reach its people, and what it may not write is refused', async () => {
    const document = documentWith(
      { type: 'input', model: 'title' },
      { type: 'input', model: 'secret', options: { sensitive: true } },
      { type: 'number', model: 'cost' },
    )
    const fields = { title: 'read', secret: 'hidden', cost: 'write' } as const
    const definition = definitionWith(
      approval('n1', [t.world.user.outlet_leader], { fields }),
      approval('n2', [t.world.user.branch_security]),
    )
    const flow = await makeFlow(t, { definition, document })
    const request = await makeRequest(teller, { flow, data: { title: '甲', secret: '110101199001011234' } })
    const seen = await leader('OaExamine/Get', { id: request.id })
    expect(seen.Data.data).toEqual({ title: '甲', cost: null })
    expect(seen.Data.rights).toMatchObject(fields)
    const wrong = await audit(leader, request.id, 'agree', { data: { title: '乙' } })
    expect(wrong).toMatchObject({ Code: 1001, Data: [{ path: 'data.title' }] })
    expect(await audit(leader, request.id, 'agree', { data: { cost: 7 } })).toMatchObject({ Code: 0 })
    const next = await branch('OaExamine/Get', { id: request.id })
    expect(next.Data.data).toEqual({ title: '甲', secret: '1101****1234', cost: 7 })
    expect(next.Data.masked).toEqual([['secret']])
    const db = t.services.database.kysely
    const rows = await db.selectFrom('appr_event').select('event').where('instance_id', '=', request.id).execute()
    expect(JSON.stringify(rows)).not.toContain('110101199001011234')
  })
})
