import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

type Row = { remind_code: string; title: string; content: string; link_path: string }

/** The reminders of a person about a request, the newest first. */
const remindersOf = async (by: Post, id: number) =>
  ((await by('Remind/GetMsgList')).Data as Row[]).filter(({ link_path }) => link_path.endsWith(`=${id}`))

test('what is said along reaches whom it is said to, in their reminder and in the history', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const delegation = { command: 'delegate', user_ids: [t.world.user.branch_security], opinion: '请看金额' }
  expect(await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), ...delegation })).toMatchObject({
    Code: 0,
  })
  expect((await remindersOf(branch, id))[0]).toMatchObject({ remind_code: 'approval_task' })
  expect((await remindersOf(branch, id))[0]?.content).toContain('某outlet_leader：请看金额')

  const copied = { id, user_ids: [t.world.user.finance], message: '供参考' }
  expect(await teller('OaExamine/Cc', copied)).toMatchObject({ Code: 0 })
  expect((await remindersOf(await t.as('finance'), id))[0]?.content).toContain('供参考')
  const texts = (await teller('OaExamine/GetHistory', { id })).Data.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(expect.arrayContaining(['请看金额', '供参考']))

  // People who are mentioned are notified, but only if they take part: a mention does not grant access.
  const comment = { id, text: '金额已核对', mentions: [t.world.user.branch_security] }
  expect(await teller('OaExamine/Comment', comment)).toMatchObject({ Code: 0 })
  const [mention] = await remindersOf(branch, id)
  expect(mention).toMatchObject({ remind_code: 'approval_mention' })
  expect(mention?.content).toContain('某outlet_teller：金额已核对')
  // A second mention within an hour is also sent.
  expect(await leader('OaExamine/Comment', { ...comment, text: '请再核对' })).toMatchObject({ Code: 0 })
  expect((await remindersOf(branch, id))[0]?.content).toContain('某outlet_leader：请再核对')
  const stranger = await teller('OaExamine/Comment', { ...comment, mentions: [t.world.user.guard] })
  expect(stranger).toMatchObject({ Code: 1001, Data: [{ path: 'mentions' }] })
  expect(await remindersOf(await t.as('guard'), id)).toEqual([])

  await branch('OaExamine/Audit', { task_id: await taskOf(branch, id), command: 'agree', opinion: '无异议' })
  const last = { task_id: await taskOf(leader, id), command: 'agree', opinion: '同意支付' }
  expect(await leader('OaExamine/Audit', last)).toMatchObject({ Data: { status: 2 } })
  const [ended] = await remindersOf(teller, id)
  expect(ended).toMatchObject({ remind_code: 'approval_ended' })
  expect(ended?.content).toMatch(/已通过.*某outlet_leader：同意支付/)
})

test('who is asked for want of anybody else is told as such, in the preview and in the flow', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.guard]))
  const flow = await makeFlow(t, { definition })
  const preview = await teller('OaExamine/Preview', { flow_id: flow.id, data: { title: '一' } })
  expect(preview.Data.steps).toMatchObject([{ node: 'n1', fallback: 'empty' }])
  const { id } = await makeRequest(teller, { flow })
  const { Data } = await teller('OaExamine/GetFlow', { id })
  expect(Data.marks.n1).toMatchObject({ fallback: 'empty' })
})
