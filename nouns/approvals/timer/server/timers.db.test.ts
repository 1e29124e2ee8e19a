import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../../server/testing/approvals.ts'

const HOUR = 3_600_000

let t: TestApp
let teller: Post
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
})
afterAll(() => t?.close())

const later = async (hours: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + hours * HOUR)
  await t.jobs.run('approval_timers', t.clock.at)
}
const statusOf = async (id: number) => (await teller('OaExamine/Get', { id })).Data.status as number

test('a task that is due reminds, then agrees by itself, and says that nobody did', async () => {
  const due = { hours: 4, calendar: 'all', remindEvery: 1, maxReminds: 1, outcome: 'agree' } as const
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { due }))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  await later(3)
  expect(await statusOf(id)).toBe(1)
  await later(2)
  const db = t.services.database.kysely
  const sent = await db
    .selectFrom('remind_msg')
    .select('remind_code')
    .where('remind_code', '=', 'approval_due')
    .execute()
  expect(sent).toHaveLength(1)
  await later(2)
  expect(await statusOf(id)).toBe(2)
  const { Data } = await teller('OaExamine/GetHistory', { id })
  expect(Data.at(-2)).toMatchObject({ type: 'decided', actor: null, auto: 'timeout', result: 'agreed' })
})

test('what was reminded for the last time is still overdue, in the inbox and in its request', async () => {
  const due = { hours: 4, calendar: 'all', remindEvery: 1, maxReminds: 2, outcome: 'none' } as const
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { due }))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const leader = await t.as('outlet_leader')
  const dueTimes = async () => {
    const [row] = (await leader('OaExamine/GetAuditList')).Data
    const [task] = (await leader('OaExamine/Get', { id })).Data.tasks
    return [row.due_time, task.due_time]
  }
  const [limit] = await dueTimes()
  expect(limit).toMatch(/^\d{4}-\d\d-\d\d \d\d:/)
  for (const hours of [5, 2, 9]) {
    await later(hours)
    expect(await dueTimes()).toEqual([limit, limit])
  }
  const remaining = await t.services.database.kysely
    .selectFrom('appr_timer')
    .select('id')
    .where('instance_id', '=', id)
    .where('done_time', 'is', null)
    .execute()
  expect(remaining).toEqual([])
})

test('a delay elapses, once, however often the job looks', async () => {
  const definition = definitionWith(
    approval('n1', [t.world.user.outlet_leader]),
    { id: 'd1', type: 'delay', hours: 2, calendar: 'all' },
    approval('n2', [t.world.user.branch_security]),
  )
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const leader = await t.as('outlet_leader')
  const [task] = (await leader('OaExamine/GetAuditList')).Data
  await leader('OaExamine/Audit', { task_id: task.task_id, command: 'agree' })
  await later(1)
  expect((await teller('OaExamine/Get', { id })).Data.waits_at).toBe('d1')
  await later(2)
  await later(0)
  const branch = await t.as('branch_security')
  expect((await branch('OaExamine/GetAuditList')).Data).toMatchObject([{ id, node_name: 'n2' }])
})

test('a timer whose task was decided in time has nothing to do', async () => {
  const due = { hours: 4, calendar: 'all', outcome: 'refuse' } as const
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { due }))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const leader = await t.as('outlet_leader')
  const [task] = (await leader('OaExamine/GetAuditList')).Data
  await leader('OaExamine/Audit', { task_id: task.task_id, command: 'agree' })
  await later(9)
  expect(await statusOf(id)).toBe(2)
})
