import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { entryOf, fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm, makeSubmission } from '../../server/testing/forms.ts'

const sensitive = { options: { sensitive: true } }
const fields = [
  { type: 'input', model: 'title', label: '=标题' },
  { type: 'number', model: 'amount', label: '金额' },
  { type: 'switch', model: 'urgent', label: '加急' },
  { type: 'select', model: 'kind', label: '类型', options: { dynamic: true, dynamicKey: 'dict.leave_type' } },
  { type: 'date', model: 'days', label: '日期', options: { range: true } },
  { type: 'editor', model: 'story', label: '说明' },
  { type: 'uploadFile', model: 'files', label: '附件' },
  { type: 'input', model: 'phone', label: '电话', ...sensitive },
  { type: 'input', model: 'bound', label: '内部', options: { operation: { id: 'sys_dict', operation: 'edit' } } },
  {
    type: 'batch',
    model: 'people',
    label: '人员',
    list: [
      { type: 'input', key: 'n', model: 'name', label: '姓名' },
      { type: 'input', key: 'i', model: 'id_card', label: '证件', ...sensitive },
    ],
  },
]

let t: TestApp
let teller: Post
let form: { id: number; version_id: number; version: number; fields: object }
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
  form = await makeForm(t, { document: documentWith(...fields) })
})
afterAll(() => t?.close())

const columns = ['form_name', 'create_user_name']
const sheetOf = async (who: string, filters: object): Promise<unknown[][]> => {
  const answer = await (await t.as(who))('Common/Export', { controller: 'CustomForm', filters, columns })
  expect(answer).toMatchObject({ Code: 0 })
  const { rawPayload } = await fetchFile(t, who, answer.Data.file_id)
  return (await readSheet(new Uint8Array(rawPayload).buffer)) as unknown[][]
}

test('one form comes out with all of its fields in words, what is sensitive masked', async () => {
  const file = entryOf(await upload(t, 'outlet_teller', { field: 'file', name: '单据.txt', content: Buffer.from('x') }))
  await makeSubmission(teller, {
    form,
    data: {
      title: '+1 次',
      amount: 3,
      urgent: true,
      kind: '1',
      days: ['2026-03-02', '2026-03-03'],
      story: '<p>一</p><p>1 &lt; 2</p>',
      files: [file],
      phone: '13800001234',
      people: [
        { name: '甲', id_card: '330106199003078888' },
        { name: '乙', id_card: '' },
      ],
    },
  })
  const [head, row] = await sheetOf('admin', { form_id: form.id })
  const titles = ["'=标题", '金额', '加急', '类型', '日期', '说明', '附件', '电话', '内部', '人员']
  expect(head).toEqual(['表单', '填报人', ...titles])
  expect(row?.slice(2)).toEqual([
    "'+1 次",
    3,
    '是',
    '年假',
    '2026-03-02 ~ 2026-03-03',
    '一\n1 < 2',
    '单据.txt',
    '****',
    null,
    '1. 姓名 甲；证件 ****\n2. 姓名 乙',
  ])
  const log = await t.services.database.pool.query(
    "select message from sys_log where action = 'Common/Export' and log_type = 4",
  )
  expect(log.rows).toEqual([{ message: 'CustomForm 1' }])
})

test('fields of all versions stand there, those of the newest first, with its names', async () => {
  const admin = await t.as('admin')
  const renamed = { ...fields[0], label: '主题' }
  const added = { type: 'input', model: 'place', label: '地点' }
  const document = documentWith(renamed, added)
  const { version } = (await admin('CustomForm/Get', { id: form.id })).Data
  const saved = await admin('CustomForm/Save', { ...form.fields, id: form.id, version, document })
  await admin('CustomForm/Publish', { id: form.id, version: saved.Data.version })
  const [head] = await sheetOf('admin', { form_id: form.id })
  expect(head?.slice(2, 6)).toEqual(['主题', '地点', '金额', '加急'])
})

test('without a form there is the summary; scope and rights hold', async () => {
  const own = await makeForm(t, { document: documentWith(...fields) })
  await makeSubmission(teller, { form: own, data: { title: '一', bound: undefined } })
  const [head, ...rows] = await sheetOf('admin', {})
  expect(head).toEqual(['表单', '填报人'])
  expect(rows.length).toBeGreaterThanOrEqual(2)
  const role = await makeRole(t, { grants: { queryForm: ['query', 'export'] } })
  const far = await makeAccount(t, { unit: 'BB0011', role: role.code, scope: 3 })
  expect(await sheetOf(far.username, { form_id: own.id })).toHaveLength(1)
  const near = await makeAccount(t, { unit: 'BA0011', role: role.code, scope: 3 })
  const [titles] = await sheetOf(near.username, { form_id: own.id })
  expect(titles).not.toContain('内部')
  expect(titles).toContain('电话')
  const reader = await makeRole(t, { grants: { queryForm: ['query'] } })
  const barred = await makeAccount(t, { unit: 'BA0011', role: reader.code, scope: 3 })
  expect(await barred.post('Common/Export', { controller: 'CustomForm', filters: {}, columns })).toMatchObject({
    Code: 401,
  })
})
