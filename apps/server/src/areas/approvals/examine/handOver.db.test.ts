import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../../testing/approvals.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('what a leaver holds goes to somebody else; what they may not take over stays and says why', async () => {
  const [teller, leader, branch, admin] = await Promise.all(
    (['outlet_teller', 'outlet_leader', 'branch_security', 'admin'] as const).map((name) => t.as(name)),
  )
  if (!teller || !leader || !branch || !admin) throw new Error('nobody')
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.branch_security])) })
  const other = await makeRequest(teller, { flow })
  const own = await makeRequest(leader, { flow })
  const parties = { from_user_id: t.world.user.branch_security, to_user_id: t.world.user.outlet_leader }
  const { Data, Code } = await admin('OaExamine/HandOver', parties)
  expect(Code).toBe(0)
  expect(Data).toMatchObject({ requests: 1, left: [{ id: own.id, reason: '发起人不能审批自己的申请' }] })
  expect(await taskOf(leader, other.id)).toBeGreaterThan(0)
  expect(await taskOf(branch, own.id)).toBeGreaterThan(0)
  // Again there is nothing but what was left.
  expect((await admin('OaExamine/HandOver', parties)).Data).toMatchObject({ requests: 0, left: [{ id: own.id }] })
})
