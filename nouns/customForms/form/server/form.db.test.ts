import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  documentWith,
  leaveDocument,
  makeCategory,
  makeDraft,
  makeForm,
  plainDocument,
} from '../../server/testing/forms.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp({ UPLOAD_ORIGINS: 'https://files.bank.example' })
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

const field = { type: 'input', model: 'a' }

test('a form from its first draft to its second version, byte by byte', async () => {
  const { id, version, fields } = await makeDraft(t, { document: leaveDocument, name: '请假申请' })
  expect(await admin('CustomForm/Get', { id })).toMatchObject({
    Code: 0,
    Data: { status: 0, version_no: null, draft_changed: true, document: leaveDocument, problems: expect.any(Array) },
  })
  const published = await admin('CustomForm/Publish', { id, version, note: '首次发布' })
  expect(published).toMatchObject({ Code: 0, Data: { version_no: 1 } })
  const seen = published.Data.version
  expect(await admin('CustomForm/Publish', { id, version: seen })).toMatchObject({ Code: 1004 })
  const changed = leaveDocument.replace('"label": "事由"', '"label": "请假事由"')
  const saved = await admin('CustomForm/Save', { ...fields, id, version: seen, document: changed })
  expect(saved).toMatchObject({ Code: 0 })
  const row = async () => (await admin('CustomForm/GetPageList', { keywords: '请假申请' })).Data[0]
  expect(await row()).toMatchObject({ status: 1, version_no: 1, draft_changed: true })
  // Filling in still uses the published version.
  expect(await admin('CustomForm/GetFill', { id })).toMatchObject({ Data: { version_no: 1, document: leaveDocument } })
  const second = await admin('CustomForm/Publish', { id, version: saved.Data.version })
  expect(second).toMatchObject({ Code: 0, Data: { version_no: 2 } })
  expect(await row()).toMatchObject({ version_no: 2, draft_changed: false })
  const list = await admin('CustomForm/GetVersionList', { id })
  expect(list.Data).toMatchObject([{ version_no: 2 }, { version_no: 1, note: '首次发布', entries: 0 }])
  const compared = await admin('CustomForm/CompareVersion', { id, from: 1, to: 2 })
  expect(compared.Data).toEqual([{ field: expect.any(String), text: expect.stringContaining('请假事由') }])
  const inEnglish = await admin('CustomForm/CompareVersion', { id, from: 1, to: null }, { 'accept-language': 'en' })
  expect(inEnglish.Data[0].text).toMatch(/[a-z]{4}/)
  const restored = await admin('CustomForm/Restore', { id, version: second.Data.version, version_no: 1 })
  expect(restored).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/Get', { id })).toMatchObject({
    Data: { document: leaveDocument, draft_changed: true },
  })
  expect(await admin('CustomForm/CompareVersion', { id, from: 1, to: null })).toMatchObject({ Data: [] })
})

describe('a draft', () => {
  test.for([
    ['no JSON', '{"list": ['],
    ['no form', '{"fields": []}'],
    ['a forbidden key', '{"list": [{"type": "input", "__proto__": {}}], "config": {}}'],
    ['a field without a type', '{"list": [{"label": "x"}], "config": {}}'],
  ])('%s is refused with its place', async ([, document]) => {
    const answer = await admin('CustomForm/Save', { form_name: '坏', category_id: await makeCategory(t), document })
    expect(answer).toMatchObject({ status: 400, Code: 1001 })
    expect(answer.Data[0].path).toMatch(/^document/)
    expect(answer.Data[0].message).not.toBe('')
  })

  test('may have problems, which are told with their places', async () => {
    const category_id = await makeCategory(t)
    const twice = documentWith({ ...field, key: 'k1' }, { ...field, key: 'k2' })
    const saved = await admin('CustomForm/Save', { form_name: '有问题', category_id, document: twice })
    expect(saved).toMatchObject({
      Code: 0,
      Data: { problems: [{ level: 'error', path: 'list.1.model', field: 'k2', message: expect.any(String) }] },
    })
    const duplicate = plainDocument.replace('"label":"title"', '"label":"x","label":"title"')
    const again = await admin('CustomForm/Save', { form_name: '重复键', category_id, document: duplicate })
    expect(again.Data.problems).toMatchObject([{ level: 'warning', path: 'list.0.label' }])
  })

  test('has a name of its own, a category and roles that exist', async () => {
    const { fields } = await makeDraft(t)
    expect(await admin('CustomForm/Save', fields)).toMatchObject({ Code: 1003, Data: { path: 'form_name' } })
    const other = { ...fields, form_name: '另一个' }
    expect(await admin('CustomForm/Save', { ...other, category_id: 999_999 })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'category_id' }],
    })
    expect(await admin('CustomForm/Save', { ...other, role_ids: [999_999] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'role_ids' }],
    })
  })

  test('is not saved over what somebody else has saved', async () => {
    const { id, fields } = await makeDraft(t)
    const save = (version: number) => admin('CustomForm/Save', { ...fields, id, version })
    expect(await save(1)).toMatchObject({ Code: 0, Data: { version: 2 } })
    expect(await save(1)).toMatchObject({ status: 409, Code: 1005, Data: { current: { version: 2 } } })
    expect(await admin('CustomForm/Publish', { id, version: 1 })).toMatchObject({ Code: 1005 })
  })
})

const reads = (model: string) => ({ op: 'field', model })
const doubtful: [string, string, string][] = [
  ['look-around', documentWith({ ...field, rules: [{ pattern: '(?<=a)b', message: 'x' }] }), 'list.0.rules.0.pattern'],
  [
    'a round of rules',
    documentWith(
      { ...field, logic: { value: reads('b') } },
      { type: 'input', model: 'b', logic: { value: reads('a') } },
    ),
    'list.0.logic',
  ],
  [
    'an upload abroad',
    documentWith({ type: 'uploadFile', model: 'f', options: { action: 'https://evil.example/x' } }),
    'list.0.options.action',
  ],
  ['a model that stands twice', documentWith({ ...field, key: 'k1' }, { ...field, key: 'k2' }), 'list.1.model'],
  [
    'a source that does not exist',
    documentWith({ type: 'select', model: 's', options: { dynamic: true, dynamicKey: 'dict.no_such' } }),
    'list.0.options.dynamicKey',
  ],
  [
    'a button that calls what the console has not',
    documentWith({ type: 'button', label: '发送', options: { handle: 'dynamic', dynamicFun: 'sendMail' } }),
    'list.0.options.dynamicFun',
  ],
  [
    'a download by what is meant for buttons',
    documentWith({ type: 'uploadFile', model: 'f', options: { downloadWay: 'dynamic', dynamicFun: 'printPage' } }),
    'list.0.options.dynamicFun',
  ],
]

test.for(doubtful)('%s is kept in a draft and not published', async ([, document, path]) => {
  const { id, version } = await makeDraft(t, { document })
  const refused = await admin('CustomForm/Publish', { id, version })
  expect(refused).toMatchObject({ status: 400, Code: 1001 })
  expect(refused.Data.map((issue: { path: string }) => issue.path)).toContain(`document.${path}`)
  expect(await admin('CustomForm/Get', { id })).toMatchObject({ Data: { status: 0, document } })
})

test("the operator's origins, all sources there are and the console's functions may be named [F-3.4-10 F-3.4-15]", async () => {
  const document = documentWith(
    { type: 'button', label: '打印', options: { handle: 'dynamic', dynamicFun: 'printPage' } },
    { type: 'uploadFile', model: 'g', options: { downloadWay: 'dynamic', dynamicFun: 'viewFile' } },
    { type: 'uploadFile', model: 'f', options: { action: 'https://files.bank.example/put' } },
    { type: 'select', model: 's', options: { dynamic: true, dynamicKey: 'dict.leave_type' } },
    { type: 'select', model: 'u', options: { dynamic: true, dynamicKey: 'users' } },
    { type: 'treeSelect', model: 'd', options: { dynamic: true, dynamicKey: 'depts' } },
  )
  const { id, version } = await makeDraft(t, { document })
  expect(await admin('CustomForm/Publish', { id, version })).toMatchObject({ Code: 0 })
})

test('states: draft, published, disabled, and back', async () => {
  const draft = await makeDraft(t)
  const call = (name: string, { id, version }: { id: number; version: number }) =>
    admin(`CustomForm/${name}`, { id, version })
  expect(await call('Disable', draft)).toMatchObject({ Code: 1004 })
  expect(await call('Enable', draft)).toMatchObject({ Code: 1004 })
  expect(await admin('CustomForm/GetFill', { id: draft.id })).toMatchObject({ Code: 1004 })
  expect(await call('Delete', draft)).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/Get', { id: draft.id })).toMatchObject({ Code: 1002 })

  const { id, version } = await makeForm(t)
  expect(await call('Delete', { id, version })).toMatchObject({
    Code: 1004,
    Message: '已发布过的表单不能删除，可以停用',
  })
  const disabled = await call('Disable', { id, version })
  expect(disabled).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/GetFill', { id })).toMatchObject({ Code: 1004 })
  expect((await admin('CustomForm/GetPageList', { status: [2] })).Data).toMatchObject([
    { id, allowed: expect.arrayContaining(['enable']) },
  ])
  expect(await call('Enable', { id, version: disabled.Data.version })).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/GetFill', { id })).toMatchObject({ Code: 0 })
})

test('a copy is a draft of its own, of the draft or of a version', async () => {
  const { id } = await makeForm(t, { document: leaveDocument })
  const copy = await admin('CustomForm/Copy', { id, version_no: 1, form_name: '请假申请副本' })
  expect(copy).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/Get', { id: copy.Data.id })).toMatchObject({
    Data: { status: 0, document: leaveDocument },
  })
  expect(await admin('CustomForm/Copy', { id, form_name: '请假申请副本' })).toMatchObject({ Code: 1003 })
  expect(await admin('CustomForm/Copy', { id, version_no: 9, form_name: '没有' })).toMatchObject({ Code: 1002 })
})

test('a category is not deleted while a form is in it, and a disabled one takes none in', async () => {
  const { id, version, fields } = await makeDraft(t)
  const category = async () =>
    (await admin('CustomForm/GetCategoryList')).Data.find((row: { id: number }) => row.id === fields.category_id)
  const categoryRow = await category()
  expect(categoryRow).toMatchObject({ forms: 1, status: 1 })
  const named = { category_name: categoryRow.category_name }
  expect(await admin('CustomForm/SaveCategory', named)).toMatchObject({ Code: 1003 })
  expect(await admin('CustomForm/DeleteCategory', { id: categoryRow.id, version: categoryRow.version })).toMatchObject({
    Code: 1006,
  })
  const off = await admin('CustomForm/SaveCategory', {
    ...named,
    id: categoryRow.id,
    version: categoryRow.version,
    status: 0,
  })
  expect(off).toMatchObject({ Code: 0 })
  expect(await admin('CustomForm/Save', { ...fields, form_name: '新的' })).toMatchObject({ Code: 1001 })
  // A form keeps its disabled category, and can be saved.
  expect(await admin('CustomForm/Save', { ...fields, id, version })).toMatchObject({ Code: 0 })
})
