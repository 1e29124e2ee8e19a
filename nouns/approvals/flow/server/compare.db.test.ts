import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow } from '../../server/testing/approvals.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

test('versions and the draft differ in words, the form among them', async () => {
  const { outlet_leader, branch_security } = t.world.user
  const first = definitionWith(approval('n1', [outlet_leader]), approval('n2', [branch_security]))
  const flow = await makeFlow(t, { definition: first })
  const second = {
    ...first,
    policies: { ...first.policies, withdraw: 'never' as const, maxRounds: 5 },
    flow: [
      approval('n2', [branch_security]),
      approval('n1', [outlet_leader, branch_security], { name: '网点负责人', mode: { kind: 'all' } }),
    ],
  }
  const saved = await admin('OaFlow/Save', { ...flow.fields, id: flow.id, version: flow.version, definition: second })
  const compare = async (from: number | null, to: number | null, lang?: string) =>
    (await admin('OaFlow/CompareVersion', { id: flow.id, from, to }, lang ? { 'accept-language': lang } : {})).Data
  expect(await compare(1, null)).toEqual([
    { node: null, kind: 'changed', text: '审批流的撤回规则由“有人处理之前”改为“不可撤回”' },
    { node: null, kind: 'changed', text: '审批流的退回次数上限由“20”改为“5”' },
    { node: 'n2', kind: 'moved', text: '审批节点“n2”移到了别处' },
    { node: 'n1', kind: 'changed', text: '审批节点“网点负责人”的人员有修改' },
    { node: 'n1', kind: 'changed', text: '审批节点“网点负责人”的审批方式由“或签”改为“会签”' },
    { node: 'n1', kind: 'changed', text: '审批节点“网点负责人”的名称由“n1”改为“网点负责人”' },
  ])
  expect((await compare(1, null, 'en-US'))[0].text).toMatch(/^Flow: withdrawal changed from /)
  expect(await compare(1, 1)).toEqual([])

  // The form has a new version, too.
  const form = await admin('CustomForm/Get', { id: flow.fields.form_id })
  const { form_name, category_id, role_ids, version } = form.Data
  const document = documentWith({ type: 'input', model: 'title' })
  const changed = await admin('CustomForm/Save', {
    id: flow.fields.form_id,
    version,
    form_name,
    category_id,
    role_ids,
    document,
  })
  await admin('CustomForm/Publish', { id: flow.fields.form_id, version: changed.Data.version })
  const published = await admin('OaFlow/Publish', { id: flow.id, version: saved.Data.version })
  expect(published).toMatchObject({ Code: 0 })
  expect((await compare(1, 2))[0]).toEqual({ node: null, kind: 'form', text: '表单版本由 1 改为 2' })
  expect(await compare(2, null)).toEqual([])
  expect(await admin('OaFlow/CompareVersion', { id: flow.id, from: 1, to: 9 })).toMatchObject({ Code: 1002 })
})
