import { makeKey, signature as sign } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeFlow,
  makePermitFlow,
  makeRequest,
  makeTemplateFlow,
  taskOf,
} from '../../../approvals/server/testing/approvals.ts'

let t: TestApp
let safety: Post
let teller: Post
let leader: Post
let admin: Post
let flow: Awaited<ReturnType<typeof makePermitFlow>>

beforeAll(async () => {
  t = await testApp()
  ;[safety, teller, leader, admin] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_teller'),
    t.as('outlet_leader'),
    t.as('admin'),
  ])
  flow = await makePermitFlow(t, t.world.user.outlet_leader)
})
afterAll(() => t?.close())

const agree = async (id: number) =>
  expect(await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })).toMatchObject({
    Code: 0,
  })

/** A request that permits opening a sealed key. */
async function permit(by: Post = teller, of = flow) {
  const request = await makeRequest(by, { flow: of })
  await agree(request.id)
  return request
}

/** Revokes the request; the revocation is approved. */
async function revoke(id: number, of = flow) {
  const link = { as: 'revocation', id }
  const start = { flow_id: of.id, version_id: of.version_id, data: { title: '一' }, submit: true, link }
  const { Data, Code } = await teller('OaExamine/Add', start)
  expect(Code).toBe(0)
  await agree(Data.id)
  return Data as { id: number; bill_no: string }
}

const sealed = () => makeKey(t, { sealed: true })

const file = async (oa_examine_id: number | null, more: object = {}) =>
  safety('RoomKey/Save', {
    handover_type: 4,
    key_ids: [await sealed()],
    to_user_id: t.world.user.outlet_teller,
    supervisor_user_id: t.world.user.outlet_leader,
    reason: '正本损坏',
    oa_examine_id,
    sign,
    ...more,
  })

const openTo = async (by: Post, body: object = {}) =>
  ((await by('RoomKey/GetPermitList', body)).Data as { oa_examine_id: number }[]).map(
    (permitRow) => permitRow.oa_examine_id,
  )

const effectsOf = async (instance_id: number) => (await admin('OaExamine/GetEffectList', { instance_id })).Data

const keyRow = (id: number) =>
  t.services.database.kysely.selectFrom('key_ledger').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const refused = (answer: Answer, code: number, says: string) => {
  expect(answer).toMatchObject({ Code: code })
  expect(JSON.stringify([answer.Message, answer.Data])).toContain(says)
}

describe('opening a sealed key', () => {
  test('has a ready flow: the head and the branch agree, then it is opened once', async () => {
    await t.services.database.kysely
      .updateTable('dept')
      .set({ leader_user_id: t.world.user.outlet_leader })
      .where('id', '=', t.world.unit.BA0011)
      .execute()
    const { outlet_safety, outlet_teller } = t.world.user
    const data = {
      ...{
        key: '档案柜钥匙 DA-1',
        seal_no: 'FQ0001',
        cause: '1',
        open_time: '2026-03-02 10:00',
        opener: outlet_safety,
      },
      reason: '正本锁芯断裂，急需取档案',
    }
    const request = await makeRequest(teller, { flow: await makeTemplateFlow(t, 'FLOW_SEALED_KEY'), data })
    await agree(request.id)
    expect(await openTo(safety)).not.toContain(request.id)
    const branch = await t.as('branch_security')
    const task_id = await taskOf(branch, request.id)
    expect(await branch('OaExamine/Audit', { task_id, command: 'agree' })).toMatchObject({ Code: 0 })
    expect(await openTo(safety)).toContain(request.id)
    const key = await sealed()
    const filed = await file(request.id, { key_ids: [key] })
    expect(filed).toMatchObject({ Code: 0 })
    await leader('RoomKey/Supervise', { id: filed.Data.id, version: 1, sign })
    expect(await teller('RoomKey/Receive', { id: filed.Data.id, version: 2, sign })).toMatchObject({ Code: 0 })
    expect(await keyRow(key)).toMatchObject({ holder_user_id: outlet_teller })
    refused(await file(request.id), 1004, filed.Data.bill_no)
  })

  test('uses a permit, and the key is the receiver’s with the last signature', async () => {
    const request = await permit()
    const { Data: offered } = await safety('RoomKey/GetPermitList', {})
    expect(offered).toContainEqual({
      oa_examine_id: request.id,
      bill_no: request.bill_no,
      title: expect.stringContaining('某outlet_teller'),
      initiator_name: '某outlet_teller',
      passed_time: expect.stringMatching(/^\d{4}-/),
    })
    const key = await sealed()
    const keys = (await safety('RoomKey/GetKeyList', { handover_type: 4 })).Data
    expect(keys).toContainEqual(expect.objectContaining({ key_id: key }))
    const filed = await file(request.id, { key_ids: [key] })
    expect(filed).toMatchObject({ Code: 0 })
    expect(await openTo(safety)).not.toContain(request.id)
    expect(await effectsOf(request.id)).toMatchObject([
      { topic_name: '准许启封备用钥匙（一次有效）', state: 'done', made: [{ name: filed.Data.bill_no }], allowed: [] },
    ])

    await leader('RoomKey/Supervise', { id: filed.Data.id, version: 1, sign })
    expect(await teller('RoomKey/Receive', { id: filed.Data.id, version: 2, sign })).toMatchObject({ Code: 0 })
    expect(await keyRow(key)).toMatchObject({ position: 1, holder_user_id: t.world.user.outlet_teller })
    const permitColumns = { oa_examine_id: request.id, oa_examine_no: request.bill_no }
    expect((await teller('RoomKey/Get', { id: filed.Data.id })).Data).toMatchObject({
      ...permitColumns,
      status: 2,
      signature_intact: true,
      oa_examine_readable: true,
    })
    // People who took no part in the request see only its number.
    expect((await safety('RoomKey/Get', { id: filed.Data.id })).Data).toMatchObject({ oa_examine_readable: false })
    expect(await safety('RoomKey/GetPageList', { keywords: request.bill_no })).toMatchObject({
      Total: 1,
      Data: [{ ...permitColumns, id: filed.Data.id }],
    })
    const printed = await leader('RoomKey/GetPrintList', { ids: [filed.Data.id] })
    expect(printed.Data.rows).toMatchObject([permitColumns])
  })

  test('needs a permit, and a sealed key; nothing else takes one', async () => {
    refused(await file(null), 1001, '启封备用须选择已通过的审批单')
    const { id } = await permit()
    refused(await file(id, { key_ids: [await makeKey(t)] }), 1004, '未封存')
    refused(await file(id, { handover_type: 1, key_ids: [await makeKey(t)] }), 1001, '只有启封备用')
    refused(await file(id, { handover_type: 1 }), 1004, '不由移交人保管')
    expect(await openTo(safety)).toContain(id)
  })

  test('a key that somebody keeps under its seal is given by them', async () => {
    const kept = async (holder: number) => {
      const key = await sealed()
      await t.services.database.kysely
        .updateTable('key_ledger')
        .set({ holder_user_id: holder })
        .where('id', '=', key)
        .execute()
      return key
    }
    const { id } = await permit()
    refused(await file(id, { key_ids: [await kept(t.world.user.safety_two)] }), 1004, '不由移交人保管')
    expect(await file(id, { key_ids: [await kept(t.world.user.outlet_safety)] })).toMatchObject({ Code: 0 })
  })

  test('what has not passed, permits something else or belongs to another unit is no permit', async () => {
    const running = await makeRequest(teller, { flow })
    const far = await permit(await t.as('leader_far'))
    for (const id of [running.id, far.id, 900_000_000_001]) refused(await file(id), 1001, '本机构已通过的相应审批单')
    expect(await openTo(safety)).not.toContain(far.id)
    expect(await openTo(await t.as('leader_far'))).toContain(far.id)
    expect(await safety('RoomKey/GetPermitList', { dept_id: t.world.unit.BB0011 })).toMatchObject({ Code: 403 })
  })
})

describe('a permit is used once', () => {
  test('not again, and not by two at once', async () => {
    const { id } = await permit()
    const both = await Promise.all([file(id), file(id)])
    expect(both.map(({ Code }) => Code).sort()).toEqual([0, 1004])
    const bill = both.find(({ Code }) => Code === 0)?.Data.bill_no
    refused(both.find(({ Code }) => Code === 1004) as Answer, 1004, `已由 ${bill} 使用`)
    refused(await file(id), 1004, `已由 ${bill} 使用`)
  })

  test('a handover that was refused or voided gives it back', async () => {
    const { id } = await permit()
    const first = await file(id)
    await teller('RoomKey/Refuse', { id: first.Data.id, version: 1, reason: '数量不符' })
    expect(await effectsOf(id)).toMatchObject([{ state: 'waiting', note: null, done_time: null }])
    const key = await sealed()
    const second = await file(id, { key_ids: [key] })
    await leader('RoomKey/Supervise', { id: second.Data.id, version: 1, sign })
    await teller('RoomKey/Receive', { id: second.Data.id, version: 2, sign })
    await leader('RoomKey/Void', { id: second.Data.id, version: 3, reason: '登记有误' })
    expect(await keyRow(key)).toMatchObject({ position: 2, holder_user_id: null })
    expect(await openTo(safety)).toContain(id)
  })
})

describe('a revocation', () => {
  test('takes back a permit that was not used', async () => {
    const { id, bill_no } = await permit()
    const revocation = await revoke(id)
    expect(await openTo(safety)).not.toContain(id)
    refused(await file(id), 1004, '已撤销或关闭')
    expect(await effectsOf(id)).toMatchObject([{ state: 'closed', note: revocation.bill_no, allowed: [] }])
    expect(await effectsOf(revocation.id)).toMatchObject([{ topic: 'sealed_key.keep', state: 'done', note: bill_no }])
  })

  test('leaves a used one to people, and takes it back when it comes free', async () => {
    const { id } = await permit()
    const filed = await file(id)
    const revocation = await revoke(id)
    expect(await effectsOf(id)).toMatchObject([{ state: 'done', made: [{ name: filed.Data.bill_no }] }])
    const [undo] = await effectsOf(revocation.id)
    expect(undo).toMatchObject({ state: 'waiting', allowed: ['close'] })
    refused(await admin('OaExamine/RetryEffect', { id: undo.id }), 1004, '许可由登记簿使用')
    await teller('RoomKey/Refuse', { id: filed.Data.id, version: 1, reason: '已撤销' })
    expect(await effectsOf(id)).toMatchObject([{ state: 'closed', note: revocation.bill_no }])
    expect(await effectsOf(revocation.id)).toMatchObject([{ state: 'done' }])
  })

  test('while it runs, whoever is first is: the permit is used and stays so, or is taken back', async () => {
    const { id } = await permit()
    const link = { as: 'revocation', id }
    const start = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true, link }
    const revocation = (await teller('OaExamine/Add', start)).Data
    const task_id = await taskOf(leader, revocation.id)
    const [filed] = await Promise.all([file(id), leader('OaExamine/Audit', { task_id, command: 'agree' })])
    const states = [...(await effectsOf(id)), ...(await effectsOf(revocation.id))].map(({ state }) => state)
    expect(states).toEqual(filed.Code === 0 ? ['done', 'waiting'] : ['closed', 'done'])
  })

  test('takes it back where the flow names nothing that undoes it, too', async () => {
    const definition = { ...flow.fields.definition, onPass: [{ topic: 'sealed_key.open' }] }
    const plain = await makeFlow(t, { definition })
    const { id } = await permit(teller, plain)
    await revoke(id, plain)
    expect(await openTo(safety)).not.toContain(id)
    refused(await file(id), 1004, '已撤销或关闭')
  })
})

test('the number of the request is signed with the rest and is not changed afterwards', async () => {
  const [firstPermit, other] = [await permit(), await permit()]
  const { Data } = await file(firstPermit.id)
  const change = t.services.database.kysely
    .updateTable('room_key')
    .set({ oa_examine_id: other.id, oa_examine_no: other.bill_no })
    .where('id', '=', Data.id)
  await expect(change.execute()).rejects.toThrow('evidence')
})
