import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

test('what the system did by itself and what people did are told apart', async () => {
  const { id } = granted(await admin('Dict/SaveType', { dict_code: 'told_apart', dict_name: '字典' }))
  const job = { name: 'overdue_scan', table: 'task_assignment', now: t.clock.at } as const
  // Many of them: on the first page of everything there would be nothing else.
  const done = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, after: { status: 3 } }))
  await auditJob(t.services.database.kysely, job, done)
  const actions = async (more: object) => {
    const { Data } = await admin('Log/GetPageList', { pagesize: 20, ...more })
    return (Data as { action: string }[]).map(({ action }) => action)
  }
  const [all, people, system] = await Promise.all([actions({}), actions({ jobs: false }), actions({ jobs: true })])
  expect(id).toBeGreaterThan(0)
  expect(all.filter((action) => action === 'Job/overdue_scan')).toHaveLength(20)
  expect(people).toContain('Dict/SaveType')
  expect(people.filter((action) => action.startsWith('Job/'))).toEqual([])
  expect(system).toEqual(Array(20).fill('Job/overdue_scan'))
  // With the kinds that the page asks for, as it asks.
  expect(await actions({ jobs: false, log_type: [2, 3, 4, 5, 6] })).toContain('Dict/SaveType')
})
