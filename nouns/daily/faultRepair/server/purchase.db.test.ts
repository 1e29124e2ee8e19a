import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePurchaseFlow, makeRequest, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { makeFault } from './testing/faultRepair.ts'

let t: TestApp
let safety: Post
let branch: Post
let flow: Awaited<ReturnType<typeof makePurchaseFlow>>

beforeAll(async () => {
  t = await testApp()
  ;[safety, branch] = await Promise.all([t.as('outlet_safety'), t.as('branch_security')])
  flow = await makePurchaseFlow(t, t.world.user.branch_security)
})
afterAll(() => t?.close())

async function pass(id: number) {
  await branch('OaExamine/Audit', { task_id: await taskOf(branch, id), command: 'agree' })
  const rows = await t.services.database.kysely
    .selectFrom('appr_effect')
    .select('effect_ids')
    .where('instance_id', '=', id)
    .execute()
  for (const effect of rows.flatMap(({ effect_ids }) => effect_ids))
    await t.jobs.run('topic_effect', t.clock.at, { id: effect })
}

const todo = async () =>
  ((await branch('Remind/GetMsgList', { status: [0] })).Data as { title: string; link_path: string }[]).filter(
    ({ title }) => title.startsWith('采购登记'),
  )

test('an approved purchase is something to do for the branch and stands on the fault; a revocation takes back both', async () => {
  const { id: fault, bill_no: number } = await makeFault(safety)
  const data = { fault_repair_id: number, total: 4600 }
  const { id, bill_no } = await makeRequest(safety, { flow, data })
  await pass(id)
  const faultNow = async () => (await safety('FaultRepair/Get', { id: fault })).Data
  expect(await faultNow()).toMatchObject({ purchase_no: bill_no })
  expect(await todo()).toMatchObject([{ title: `采购登记：${bill_no}`, link_path: `/form/examine?id=${id}` }])
  const [effect] = (await safety('OaExamine/Get', { id })).Data.effects
  expect(effect).toMatchObject({
    state: 'done',
    made: [{ name: number, link: `/form/daily/taskdaily/RepairList?id=${fault}` }],
  })

  const again = { flow_id: flow.id, version_id: flow.version_id, data, submit: true, link: { as: 'revocation', id } }
  await pass((await safety('OaExamine/Add', again)).Data.id)
  expect(await faultNow()).toMatchObject({ purchase_no: null })
  expect(await todo()).toEqual([])
})

test('one that names no fault, or a fault of somebody else, is something to do all the same', async () => {
  for (const fault_repair_id of [undefined, 'GZ2026030299990001']) {
    const { id, bill_no } = await makeRequest(safety, { flow, data: { fault_repair_id, total: 99.5 } })
    await pass(id)
    expect(await todo()).toContainEqual(expect.objectContaining({ title: `采购登记：${bill_no}` }))
    expect((await safety('OaExamine/Get', { id })).Data.effects).toMatchObject([{ state: 'done', made: [] }])
  }
})
