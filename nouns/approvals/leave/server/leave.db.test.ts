import { localTime } from '@shouya/server/core/time/local.ts'
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

const at = (days: number) => localTime(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)
const away = (by: Post, substitute: number, from = -1, to = 3) =>
  by('Leave/Save', { substitute_id: substitute, from_time: at(from), to_time: at(to) })

test('the substitute gets what comes during the leave and decides in the person’s place', async () => {
  const saved = await away(leader, t.world.user.branch_security)
  expect(saved).toMatchObject({ Code: 0 })
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const { Data } = await branch('OaExamine/GetAuditList')
  expect(Data).toMatchObject([{ id, principal_name: '某outlet_leader' }])
  await branch('OaExamine/Audit', { task_id: await taskOf(branch, id), command: 'agree' })
  const entry = (await teller('OaExamine/GetHistory', { id })).Data.find(
    ({ type }: { type: string }) => type === 'decided',
  )
  expect(entry).toMatchObject({ actor: { name: '某branch_security' }, on_behalf_of: { name: '某outlet_leader' } })
})

test('who has a seat of their own beside the one they stand in on is not offered what is refused', async () => {
  const [sub, { branch_security, outlet_leader, sub_leader }] = [await t.as('sub_leader'), t.world.user]
  const definition = definitionWith({
    id: 'p',
    type: 'parallel',
    name: '会签',
    branches: [
      { id: 'x', flow: [approval('own', [sub_leader])] },
      { id: 'y', flow: [approval('other', [outlet_leader])] },
    ],
  })
  const { id } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const transferCommand = {
    task_id: await taskOf(sub, id),
    command: 'transfer',
    user_ids: [branch_security],
    opinion: '请代办',
  }
  expect(await sub('OaExamine/Audit', transferCommand)).toMatchObject({ Code: 0 })

  type Task = { id: number; node_id: string; allowed: string[]; needs_another: boolean; asks: object | null }
  const tasks: Task[] = (await branch('OaExamine/Get', { id })).Data.tasks
  const [own, other] = ['own', 'other'].map((node) => tasks.findLast((task) => task.node_id === node))
  expect(own).toMatchObject({ needs_another: false, allowed: expect.arrayContaining(['agree', 'addAfter']) })
  expect(other).toMatchObject({ needs_another: true, asks: expect.anything() })
  expect(other?.allowed).toEqual(expect.arrayContaining(['refuse', 'transfer']))
  for (const move of ['agree', 'addAfter']) expect(other?.allowed).not.toContain(move)

  // The inbox shows it, and the server applies the same rule.
  type Row = { id: number; node_name: string; alone: string | null }
  const inbox: Row[] = (await branch('OaExamine/GetAuditList')).Data
  const alone = inbox.filter((row) => row.id === id).map(({ node_name, alone }) => [node_name, alone])
  expect(Object.fromEntries(alone)).toEqual({ own: null, other: 'another' })
  const agree = (task: Task | undefined) => ({ task_id: task?.id, command: 'agree' })
  expect((await branch('OaExamine/Audit', agree(other))).Code).not.toBe(0)
  expect(await branch('OaExamine/Audit', agree(own))).toMatchObject({ Code: 0 })
  const ownTask = (await leader('OaExamine/Get', { id })).Data.tasks.find(({ node_id }: Task) => node_id === 'other')
  expect(ownTask).toMatchObject({ needs_another: false, allowed: expect.arrayContaining(['agree']) })
})

test.for([
  ['oneself', 'outlet_leader', -1, 3, 'substitute_id'],
  ['overlapping', 'hq_security', 1, 2, 'from_time'],
  ['ended', 'hq_security', -9, -8, 'to_time'],
  ['nobody who may decide', 'guard', 20, 21, 'substitute_id'],
] as const)('refused: %s', async ([, name, from, to, path]) => {
  expect(await away(leader, t.world.user[name], from, to)).toMatchObject({ Code: 1001, Data: [{ path }] })
})

test('nobody stands in for whoever stands in for them', async () => {
  const answer = await away(branch, t.world.user.outlet_leader)
  expect(answer).toMatchObject({ Code: 1001, Data: [{ path: 'substitute_id' }] })
})

test('a leave is seen by both and revoked by its person only', async () => {
  const [row] = (await leader('Leave/GetPageList')).Data
  expect(row).toMatchObject({ substitute: { name: '某branch_security' }, allowed: ['revoke'] })
  const [firstLeave] = (await branch('Leave/GetPageList')).Data
  expect(firstLeave).toMatchObject({ id: row.id, allowed: [] })
  const seenLeave = { id: row.id, version: row.version }
  expect(await branch('Leave/Revoke', seenLeave)).toMatchObject({ Code: 1002 })
  expect(await leader('Leave/Revoke', seenLeave)).toMatchObject({ Code: 0 })
  expect(await leader('Leave/Revoke', { ...seenLeave, version: row.version + 1 })).toMatchObject({ Code: 1004 })
})
