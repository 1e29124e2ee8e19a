import { failAt } from '@shouya/server/core/failure.ts'
import { openTopics, type Subscribers } from '@shouya/server/core/topics/topics.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idCard, makeVisitFlow } from '../../../daily/visitor/server/testing/visitors.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let admin: Post
let leader: Post
/** What the subscriber has done, and whether it fails. */
const done: string[] = []
let broken = false
/** Whether a rule of the register refuses the request. */
let refuses = false
beforeAll(async () => {
  t = await testApp()
  ;[admin, leader] = await Promise.all([t.as('admin'), t.as('outlet_leader')])
  const register = async (bill: string) => {
    if (broken) throw new Error('no room')
    if (refuses) failAt('dept_id', 'flow.refused.person')
    done.push(bill)
    return [{ name: `JR ${bill}`, link: '/form/daily/visit?id=1' }]
  }
  const subscribers: Subscribers = { 'visit_permit.cancel': (_, { bill_no }) => register(bill_no) }
  Object.assign(t.services, { topics: openTopics(t.services.database.kysely, t.jobs, { visits: subscribers }) })
})
afterAll(() => t?.close())

/** An approved request with these topics as effects. */
async function passed(...topics: string[]) {
  const definition = {
    ...definitionWith(approval('n1', [t.world.user.outlet_leader]), {
      id: 'send',
      type: 'trigger' as const,
      name: '登记',
      topic: topics[0] ?? '',
    }),
    onPass: topics.slice(1).map((topic) => ({ topic })),
  }
  const flow = await makeFlow(t, { definition })
  const request = await makeRequest(await t.as('outlet_teller'), { flow })
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, request.id), command: 'agree' })
  return request
}

const effectsOf = async (instance_id: number, more: object = {}) =>
  (await admin('OaExamine/GetEffectList', { instance_id, ...more })).Data

/** Runs the jobs of the queue. */
async function work(instance: number): Promise<void> {
  const rows = await t.services.database.kysely
    .selectFrom('appr_effect')
    .select('effect_ids')
    .where('instance_id', '=', instance)
    .execute()
  for (const id of rows.flatMap(({ effect_ids }) => effect_ids))
    await t.jobs.run('topic_effect', t.clock.at, { id }).catch(() => {})
}

test('effects are listed with what became of them; each runs once', async () => {
  const { id, bill_no } = await passed('visit_permit.cancel', 'purchase.register')
  const [waiting, published] = await effectsOf(id)
  expect(waiting).toMatchObject({
    topic: 'purchase.register',
    state: 'waiting',
    way: 'none',
    node_name: null,
    allowed: ['close'],
    bill_no,
  })
  expect(published).toMatchObject({
    topic_name: '作废进入许可',
    state: 'published',
    node_name: '登记',
    allowed: [],
    made: [],
  })
  expect(await admin('OaExamine/RetryEffect', { id: published.id })).toMatchObject({ Code: 1004 })
  await work(id)
  await work(id)
  expect(done.filter((billNo) => billNo === bill_no)).toHaveLength(1)
  const results = [{ name: `JR ${bill_no}`, link: '/form/daily/visit?id=1' }]
  expect(await effectsOf(id, { state: 'done' })).toMatchObject([
    { id: published.id, done_time: expect.any(String), made: results },
  ])
  expect(await effectsOf(id, { topic: 'purchase.register' })).toMatchObject([{ id: waiting.id }])
  for (const move of ['RetryEffect', 'CloseEffect'])
    expect(
      await admin(`OaExamine/${move}`, { id: published.id, reason: move === 'CloseEffect' ? '不再需要' : undefined }),
    ).toMatchObject({ Code: 1004 })
})

test('one that failed is run again, and what it does happens once', async () => {
  const { id, bill_no } = await passed('visit_permit.cancel')
  broken = true
  await work(id)
  const [failed] = await effectsOf(id, { state: 'failed' })
  expect(failed).toMatchObject({ state: 'failed', error: '执行时出错：Error: no room', allowed: ['retry', 'close'] })
  broken = false
  const both = await Promise.all([1, 2].map(() => admin('OaExamine/RetryEffect', { id: failed.id })))
  expect(both.map(({ Code }) => Code).sort()).toEqual([0, 1004])
  await work(id)
  await work(id)
  expect(done.filter((bill) => bill === bill_no)).toHaveLength(1)
  expect(await effectsOf(id)).toMatchObject([{ state: 'done' }])
})

test('one that is closed is not run any more, and says by whom and why', async () => {
  const { id, bill_no } = await passed('visit_permit.cancel')
  broken = true
  await work(id)
  const [failed] = await effectsOf(id)
  expect(await admin('OaExamine/CloseEffect', { id: failed.id, reason: '已手工登记' })).toMatchObject({ Code: 0 })
  broken = false
  await work(id)
  expect(done).not.toContain(bill_no)
  expect(await effectsOf(id)).toMatchObject([
    { state: 'closed', note: '已手工登记', done_user_name: '某admin', allowed: [] },
  ])
  expect(await admin('OaExamine/RetryEffect', { id: failed.id })).toMatchObject({ Code: 1004 })
})

test('whoever takes part sees what a request has set going; what went wrong in the machinery only administrators', async () => {
  const { id, bill_no } = await passed('visit_permit.cancel')
  const teller = await t.as('outlet_teller')
  const effectsSeenBy = async (by: Post) => (await by('OaExamine/Get', { id })).Data.effects
  broken = true
  await work(id)
  broken = false
  expect(await effectsSeenBy(teller)).toMatchObject([
    { topic_name: '作废进入许可', state: 'failed', error: '执行未成功，请联系流程管理员', allowed: [] },
  ])
  expect(await effectsSeenBy(admin)).toMatchObject([
    { error: '执行时出错：Error: no room', allowed: ['retry', 'close'] },
  ])
  // The reason of a rule is shown to every reader.
  refuses = true
  await work(id)
  refuses = false
  expect(await effectsSeenBy(teller)).toMatchObject([{ state: 'failed', error: '人员不存在' }])
  await admin('OaExamine/RetryEffect', { id: (await effectsOf(id))[0].id })
  await work(id)
  expect(await effectsSeenBy(teller)).toMatchObject([{ state: 'done', error: null, made: [{ name: `JR ${bill_no}` }] }])
  expect(await (await t.as('guard'))('OaExamine/Get', { id })).toMatchObject({ Code: 1002 })
})

test('one whose request lacks what it reads says which fields, in words, to everybody', async () => {
  const before = t.services.topics
  const subscribers: Subscribers = { 'visit_permit.create': async () => undefined }
  Object.assign(t.services, { topics: openTopics(t.services.database.kysely, t.jobs, { visits: subscribers }) })
  // The area is missing.
  const persons = [{ name: '石敬亭', id_card: idCard() }]
  const visiting = { company: '沧岭', persons, begin_end: ['2026-11-23 09:00', '2026-11-23 18:00'] }
  const flow = await makeVisitFlow(t, t.world.user.outlet_leader)
  const { id } = await makeRequest(await t.as('outlet_teller'), { flow, data: visiting })
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  await work(id)
  const words = '表单内容缺少或不符合所需字段：area'
  for (const by of [admin, await t.as('outlet_teller')])
    expect((await by('OaExamine/Get', { id })).Data.effects).toMatchObject([{ state: 'failed', error: words }])
  Object.assign(t.services, { topics: before })
})

test('the timeline and the log call topics by their names', async () => {
  const { id } = await passed('purchase.register')
  const { Data: history } = await admin('OaExamine/GetHistory', { id })
  expect(history.filter(({ type }: { type: string }) => type === 'emitted')).toMatchObject([
    { text: '生成采购登记待办' },
  ])
  const { Data: log } = await admin('OaExamine/GetLog', { id })
  expect(log.events.filter(({ type }: { type: string }) => type === 'emitted')).toMatchObject([
    { about: '生成采购登记待办' },
  ])
})

test('one that waited is published when its noun has come, and only then', async () => {
  const { id, bill_no } = await passed('purchase.register')
  const [waiting] = await effectsOf(id)
  const refused = await admin('OaExamine/RetryEffect', { id: waiting.id })
  expect(refused).toMatchObject({ Code: 1004, Message: expect.stringContaining('尚无对应模块') })
  const before = t.services.topics
  const absence: Subscribers = {
    async 'purchase.register'(_, { bill_no: bill }) {
      done.push(bill)
    },
  }
  Object.assign(t.services, { topics: openTopics(t.services.database.kysely, t.jobs, { absence }) })
  expect(await effectsOf(id)).toMatchObject([{ state: 'waiting', way: 'heard', allowed: ['retry', 'close'] }])
  expect(await admin('OaExamine/RetryEffect', { id: waiting.id })).toMatchObject({ Code: 0 })
  await work(id)
  expect(done.filter((billNo) => billNo === bill_no)).toHaveLength(1)
  expect(await effectsOf(id)).toMatchObject([{ state: 'done' }])
  Object.assign(t.services, { topics: before })
})

test('pages by cursor show each effect once', async () => {
  const effectIds: number[] = []
  let cursor: string | null | undefined
  do {
    const answer = await admin('OaExamine/GetEffectList', { pagesize: 2, ...(cursor ? { cursor } : {}) })
    effectIds.push(...answer.Data.map(({ id }: { id: number }) => id))
    cursor = answer.Next
  } while (cursor)
  expect(new Set(effectIds).size).toBe(effectIds.length)
  expect(effectIds.length).toBe(8)
})
