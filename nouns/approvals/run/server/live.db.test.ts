import type { Notice } from '@shouya/server/core/notify/listener.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let branch: Post
/** The people who were notified of changed tasks since the last check. */
let notified: number[] = []
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('branch_security')])
  t.services.listener.on((notice: Notice) => {
    if (notice.type === 'task') notified.push(...notice.userIds)
  })
})
afterAll(() => t?.close())

type Name = keyof TestApp['world']['user']

/** Exactly these people were notified. */
async function onlyTold(...names: Name[]): Promise<void> {
  const expectedIds = names.map((name) => t.world.user[name]).sort((a, b) => a - b)
  await expect.poll(() => [...new Set(notified)].sort((a, b) => a - b)).toEqual(expectedIds)
  notified = []
}

beforeEach(() => {
  notified = []
})

const act = async (by: Post, id: number, command: string, more: object = {}) =>
  by('OaExamine/Audit', { task_id: await taskOf(by, id), command, ...more })

test('who gets or loses a task is told, with the initiator where the request stands otherwise', async () => {
  const { outlet_leader, branch_security, outlet_safety, finance } = t.world.user
  const definition = definitionWith(approval('n1', [outlet_leader]), approval('n2', [branch_security]))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  await onlyTold('outlet_teller', 'outlet_leader')
  await act(leader, id, 'agree')
  await onlyTold('outlet_leader', 'branch_security')
  await act(branch, id, 'transfer', { user_ids: [outlet_safety] })
  await onlyTold('branch_security', 'outlet_safety')
  const safety = await t.as('outlet_safety')
  await act(safety, id, 'delegate', { user_ids: [outlet_leader] })
  await onlyTold('outlet_safety', 'outlet_leader')
  // After the advice, the task is the owner's again.
  await act(leader, id, 'agree')
  await onlyTold('outlet_safety', 'outlet_leader')
  // Holders of open tasks are notified of other people's actions, but not of reading.
  await safety('OaExamine/Read', { id })
  await teller('OaExamine/Cc', { id, user_ids: [finance] })
  await onlyTold('finance', 'outlet_safety')
  await act(safety, id, 'refuse', { opinion: '不行' })
  await onlyTold('outlet_safety', 'outlet_teller')
})

test('of a task that may be claimed all are told that it has gone, and that it is back', async () => {
  const { outlet_leader, branch_security } = t.world.user
  const mode = { kind: 'any', anyRefuse: 'first', claim: true } as const
  const definition = definitionWith(approval('n1', [outlet_leader, branch_security], { mode }))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  await onlyTold('outlet_teller', 'outlet_leader', 'branch_security')
  await act(leader, id, 'claim')
  await onlyTold('outlet_leader', 'branch_security')
  await act(leader, id, 'unclaim')
  await onlyTold('outlet_leader', 'branch_security')
})

test('a command that is refused tells nobody', async () => {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { require: { signature: true } }))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  await onlyTold('outlet_teller', 'outlet_leader')
  expect(await act(leader, id, 'agree')).toMatchObject({ Code: 1001 })
  // Reading sends no notification: the next one is of the withdrawal.
  await teller('OaExamine/Withdraw', { id })
  await onlyTold('outlet_teller', 'outlet_leader')
})

test('the number on the work bench is new at once', async () => {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_safety])) })
  const safety = await t.as('outlet_safety')
  const waiting = async () => (await safety('Home/GetHomeCount')).Data.approval_waiting
  const before = await waiting()
  await makeRequest(teller, { flow })
  await expect.poll(waiting).toBe(before + 1)
})
