import { localTime } from '@shouya/server/core/time/local.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

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
  // A repeated call finds only what was left.
  expect((await admin('OaExamine/HandOver', parties)).Data).toMatchObject({ requests: 0, left: [{ id: own.id }] })
})

test('who still has tasks, seats in flows or people to stand in for is not switched off or closed unsaid', async () => {
  const [teller, admin] = await Promise.all([t.as('outlet_teller'), t.as('admin')])
  const leaver = t.world.user.branch_security
  const definition = definitionWith(approval('n1', [leaver]))
  const flow = await makeFlow(t, { definition })
  const { id: request } = await makeRequest(teller, { flow })
  const at = (days: number) =>
    localTime(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)
  const leader = await t.as('outlet_leader')
  const leave = await leader('Leave/Save', { substitute_id: leaver, from_time: at(1), to_time: at(3) })
  expect(leave).toMatchObject({ Code: 0 })
  const readAccount = async () => (await admin('User/Get', { id: leaver })).Data
  const { version } = await readAccount()
  const duties = await admin('User/GetDuties', { id: leaver })
  expect(duties.Data).toMatchObject({ stands_in: [{ id: t.world.user.outlet_leader }] })
  expect(duties.Data.tasks).toBeGreaterThan(0)
  expect(duties.Data.flows.map(({ id }: { id: number }) => id)).toContain(flow.id)
  expect(await admin('User/Delete', { id: leaver, version })).toMatchObject({ Code: 1006, Data: duties.Data })
  const { real_name, gender, email, emp_no, dept_id, post, user_type, role_ids, expire_date } = await readAccount()
  const edit = {
    id: leaver,
    version,
    real_name,
    gender,
    email,
    emp_no,
    dept_id,
    post,
    user_type,
    role_ids,
    expire_date,
  }
  expect(await admin('User/Edit', { ...edit, status: 0 })).toMatchObject({ Code: 1006, Data: duties.Data })
  expect(await admin('User/Edit', { ...edit, status: 0, despite: true })).toMatchObject({ Code: 0 })

  // A closed account can be chosen as the giver, and nowhere else.
  const leaversNamed = async (of: string) =>
    (await admin('OaExamine/GetPersonList', { for: of, keywords: 'branch_security' })).Data as object[]
  expect(await leaversNamed('leaver')).toMatchObject([{ id: leaver, left: true }])
  expect(await leaversNamed('task')).toEqual([])
  const handed = await admin('OaExamine/HandOver', { from_user_id: leaver, to_user_id: t.world.user.hq_security })
  expect(handed.Data.flows.map(({ id }: { id: number }) => id)).toContain(flow.id)
  expect(await taskOf(await t.as('hq_security'), request)).toBeGreaterThan(0)
  expect((await admin('User/GetDuties', { id: leaver })).Data.tasks).toBe(0)
  // Whoever opens or publishes a flow that names them gets a warning.
  const opened = await admin('OaFlow/Get', { id: flow.id })
  expect(JSON.stringify(opened.Data)).toContain('没有审批权限或已停用')
})

test('a seat is wherever a flow would miss somebody: among whom others pick, after a time limit, a post of their own', async () => {
  const admin = await t.as('admin')
  const leaver = t.world.user.safety_far
  const other = t.world.user.hq_security
  const post = '05'
  await t.services.database.kysely.updateTable('sys_user').set({ post }).where('id', '=', leaver).execute()
  const seats = {
    pick: approval('n1', [], {
      who: [{ rule: 'initiatorPick', min: 1, max: 1, from: [{ rule: 'users', users: [leaver, other] }] }],
    }),
    late: approval('n1', [other], {
      due: { hours: 2, calendar: 'all', outcome: 'transfer', to: [{ rule: 'users', users: [leaver] }] },
    }),
    post: approval('n1', [], { who: [{ rule: 'post', key: post, scope: 'initiatorDept', fallbackUp: true }] }),
    none: approval('n1', [other], {
      due: { hours: 2, calendar: 'all', outcome: 'transfer', to: [{ rule: 'users', users: [other] }] },
    }),
  }
  const named = async () =>
    (await admin('User/GetDuties', { id: leaver })).Data.flows.map(({ id }: { id: number }) => id) as number[]
  const before = await named()
  const made: Record<string, number> = {}
  for (const [name, node] of Object.entries(seats)) {
    const definition = definitionWith(node)
    const picks = name === 'pick' ? ['n1'] : []
    made[name] = (await makeFlow(t, { definition: { ...definition, start: { fields: {}, picks } } })).id
  }
  const { none: _, ...missed } = made
  expect((await named()).filter((id) => !before.includes(id)).toSorted()).toEqual(Object.values(missed).toSorted())
})
