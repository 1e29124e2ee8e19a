import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let flow: Awaited<ReturnType<typeof makeFlow>>
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
  flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
})
afterAll(() => t?.close())

/** The statements with which a call writes the row of a request. */
async function writes(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const texts = query.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  )
  query.mockRestore()
  return texts.flatMap((text) => text.match(/^(insert into|update) "appr_instance"/)?.[1] ?? [])
}

test('a call writes the row of a request once: as it is submitted or kept, as a draft is submitted, as it is decided', async () => {
  expect(await writes(() => makeRequest(teller, { flow }))).toEqual(['insert into'])
  expect(await writes(() => makeRequest(teller, { flow, submit: false }))).toEqual(['insert into'])
  const draft = await makeRequest(teller, { flow, submit: false })
  expect(draft).toMatchObject({ version: 1, bill_no: null })
  const submit = { id: draft.id, version: draft.version, data: { title: '一' }, submit: true }
  expect(await writes(() => teller('OaExamine/Edit', submit))).toEqual(['update'])
  const task_id = await taskOf(leader, draft.id)
  expect(await writes(() => leader('OaExamine/Audit', { task_id, command: 'agree' }))).toEqual(['update'])
  const { Data } = await teller('OaExamine/Get', { id: draft.id })
  expect(Data).toMatchObject({ status: 2, title: expect.any(String), bill_no: expect.stringMatching(/^SP/) })
  expect((await (await t.as('admin'))('OaExamine/GetLog', { id: draft.id })).Data).toMatchObject({ broken_at: null })
})
