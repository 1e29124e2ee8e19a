import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('what a form gives out as marked text is read once: as it is started, and as an approver changes it', async () => {
  const [teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
  const fields = JSON.parse(documentWith({ type: 'input', model: 'title' }, { type: 'number', model: 'boxes' }))
  const document = JSON.stringify({ ...fields, config: { ...fields.config, outputString: true } })
  const writes = { title: 'write', boxes: 'write' } as const
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader], { fields: writes }))
  const flow = await makeFlow(t, { document, definition })
  // A text that looks like a marked number is a text.
  const title = 'k-form-design#number#7'
  const data = { title: `k-form-design#string#${title}`, boxes: 'k-form-design#number#2' }
  const { id } = await makeRequest(teller, { flow, data })
  expect((await leader('OaExamine/Get', { id })).Data.data).toEqual({ title, boxes: 2 })
  const agree = { task_id: await taskOf(leader, id), command: 'agree', data: { boxes: 'k-form-design#number#3' } }
  expect(await leader('OaExamine/Audit', agree)).toMatchObject({ Code: 0 })
  expect((await teller('OaExamine/Get', { id })).Data.data).toEqual({ title, boxes: 3 })
})
