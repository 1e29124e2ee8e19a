import { keepResult } from '@shouya/server/core/results/keepResult.ts'
import { keptRun } from '@shouya/server/core/results/keptRun.ts'
import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const list = async (post: Post, query: object = {}) => (await post('Result/GetList', query)).Data
const one = (post: Post, id: number, more: object = {}): Promise<Answer> => post('Result/Get', { id, ...more })
const DAY = 86_400_000

const refused = (userId: number) =>
  keepResult(
    t.services.database.kysely,
    {
      ...{ kind: 'import', action: 'User/Import', userId, total: 3, done: 0, failed: 1 },
      reasons: [{ row: 3, name: '手机号', message: '格式不正确' }],
      link: '/exception/user',
    },
    t.clock.at,
  )

test('whoever did it sees what was not done and why, and the way on; nobody else does [C-2.6-01]', async () => {
  const { hq_security } = t.world.user
  const head = await t.as('hq_security')
  const id = await refused(hq_security)
  expect(await list(head, { kind: 'import' })).toMatchObject([{ id, state: 'failed', total: 3, done: 0, failed: 1 }])
  expect(await list(head, { kind: 'batch' })).toEqual([])
  expect((await one(head, id)).Data).toMatchObject({
    ...{ action: 'User/Import', link: '/exception/user', file: null },
    reasons: [{ row: 3, name: '手机号', message: '格式不正确' }],
  })
  const branch = await t.as('branch_security')
  expect(await list(branch)).toEqual([])
  expect(await one(branch, id)).toMatchObject({ Code: 1002 })
  expect(await one(head, id, { of: 'export' })).toMatchObject({ Code: 1002 })
})

test('an action on several records is a result, one on a single record is not', async () => {
  const branch = await t.as('branch_security')
  const day = '2026-01-07'
  const ids = await Promise.all(['D_CHECK1', 'D_CHECK2', 'D_CHECK3'].map((code) => makeTaskRow(t, { code, day })))
  await branch('TaskAssignment/Exempt', { ids: ids.slice(0, 1), reason: '停业装修' })
  expect(await list(branch, { kind: 'batch' })).toEqual([])
  await branch('TaskAssignment/Exempt', { ids: ids.slice(1), reason: '停业装修' })
  expect(await list(branch, { kind: 'batch' })).toMatchObject([
    { action: 'TaskAssignment/Exempt', state: 'done', total: 2, done: 2, failed: 0 },
  ])
})

test('an export is among the results with its file, one that failed with its reason', async () => {
  const head = await t.as('hq_security')
  const asked = { controller: 'TaskAssignment', columns: ['task_name', 'status'], filters: {} }
  const { id, name, url } = (await head('Common/Export', asked)).Data
  const found = (await list(head, { kind: 'export' }))[0]
  expect(found).toMatchObject({ id, name, kind: 'export', state: 'done', failed: 0 })
  expect((await one(head, id, { of: 'export' })).Data).toMatchObject({ reasons: [], file: { name, url } })
  await t.services.database.kysely
    .updateTable('export_job')
    .set({ state: 3, rows: 0, message: '无此权限', file_id: null })
    .where('id', '=', id)
    .execute()
  expect(await list(head, { kind: 'export', failed: true })).toMatchObject([{ id, state: 'failed' }])
  expect((await one(head, id, { of: 'export' })).Data.reasons).toEqual([{ row: null, name: '', message: '无此权限' }])
})

test('what the server made by the clock is for head office alone, also that it failed', async () => {
  const made = () => '/report/dailytask'
  const run = (work: () => Promise<unknown>) => keptRun(t.services, 'gen_daily_task', { made }, t.clock.at, work)
  await run(async () => 12)
  await run(async () => 0)
  await expect(run(() => Promise.reject(new Error('no connection')))).rejects.toThrow()
  const head = await t.as('hq_security')
  const [failed, done, ...others] = await list(head, { kind: 'job' })
  expect(others).toEqual([])
  expect(done).toMatchObject({ action: 'Job/gen_daily_task', state: 'done', total: 12, done: 12 })
  expect((await one(head, failed.id)).Data).toMatchObject({
    state: 'failed',
    link: made(),
    reasons: [{ message: '系统任务没有完成，会自动重试；多次失败请联系系统管理员' }],
  })
  // What the program said is for whoever runs it.
  const told = (await one(await t.as('admin'), failed.id)).Data.reasons
  expect(told).toMatchObject([{ message: '系统任务没有完成，会自动重试：Error: no connection' }])
  for (const name of ['branch_security', 'outlet_leader', 'auditor'])
    expect(await list(await t.as(name), { kind: 'job' })).toEqual([])
  // A part of the bank does not count the rest of it.
  const { post } = await makeAccount(t, { role: 'hq_security', scope: 2 })
  expect(await list(post, { kind: 'job' })).toEqual([])
  expect(await one(post, done.id)).toMatchObject({ Code: 1002 })
})

test('results go after thirty days', async () => {
  const { hq_security } = t.world.user
  const id = await refused(hq_security)
  const head = await t.as('hq_security')
  await t.jobs.run('result_expire', new Date(t.clock.at.getTime() + 29 * DAY))
  expect((await one(head, id)).Code).toBe(0)
  await t.jobs.run('result_expire', new Date(t.clock.at.getTime() + 31 * DAY))
  expect(await one(head, id)).toMatchObject({ Code: 1002 })
})
