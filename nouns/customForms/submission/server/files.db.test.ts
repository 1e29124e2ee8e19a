import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { entryOf, fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm } from '../../server/testing/forms.ts'

let t: TestApp
let teller: Post
let form: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp({ UPLOAD_ORIGINS: 'https://files.bank.example' })
  teller = await t.as('outlet_teller')
  form = await makeForm(t, {
    document: documentWith(
      { type: 'uploadFile', model: 'files', options: { limit: 2 } },
      { type: 'uploadImg', model: 'images' },
      { type: 'uploadFile', model: 'secret', options: { sensitive: true } },
    ),
  })
})
afterAll(() => t?.close())

const text = (words: string, name = 'a.txt') => ({ field: 'file', name, content: Buffer.from(words) })
const submit = (data: object, more: object = {}) =>
  teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data, ...more })
const status = async (who: string, id: number) => (await fetchFile(t, who, id)).statusCode

test('files of a submission are read by its readers; those of sensitive fields by those who may reveal', async () => {
  const [open, secret] = [
    await upload(t, 'outlet_teller', text('open')),
    await upload(t, 'outlet_teller', text('secret')),
  ]
  const near = await makeAccount(t, { unit: 'BA0011', role: 'sys_admin', scope: 3 })
  const far = await makeAccount(t, { unit: 'BB0011', role: 'sys_admin', scope: 3 })
  expect(await status(near.username, open.Data.id)).toBe(403)
  expect(await submit({ files: [entryOf(open)], secret: [entryOf(secret)] })).toMatchObject({ Code: 0 })
  for (const { Data } of [open, secret])
    expect([await status('outlet_teller', Data.id), await status(near.username, Data.id)]).toEqual([200, 200])
  expect([await status(far.username, open.Data.id), await status('outlet_safety', open.Data.id)]).toEqual([403, 403])
  const log = await t.services.database.pool.query(
    "select user_id, target_id from sys_log where action = 'Common/PreviewDownloadFile' and log_type = 3 order by id",
  )
  expect(log.rows).toEqual(
    [t.world.user.outlet_teller, near.id].map((user_id) => ({ user_id, target_id: secret.Data.id })),
  )
  await t.services.database.pool.query(
    "delete from role_grant where operation = 'view_sensitive' and permission_id = 'queryForm'",
  )
  const later = await makeAccount(t, { unit: 'BA0011', role: 'sys_admin', scope: 3 })
  expect([await status(later.username, open.Data.id), await status(later.username, secret.Data.id)]).toEqual([200, 403])
})

test('nobody quotes a file of somebody else, of another record, or one that is none', async () => {
  const foreign = await upload(t, 'outlet_safety', text('foreign'))
  const own = await upload(t, 'outlet_teller', text('own'))
  const at = async (files: object[]) => {
    const { Code, Data } = await submit({ files })
    return Code === 1001 ? Data.map(({ path }: { path: string }) => path) : Code
  }
  expect(await at([entryOf(own), entryOf(foreign)])).toEqual(['data.files.1'])
  expect(await at([entryOf(own), entryOf(own)])).toEqual(['data.files.1'])
  expect(await at([{ ...entryOf(own), url: '/api/Login/Logout' }])).toEqual(['data.files.0'])
  expect(await at([{ ...entryOf(own), url: 'https://evil.example/a' }])).toEqual(['data.files.0'])
  expect(await at([{ ...entryOf(own), url: 'https://files.bank.example/a' }])).toBe(0)
  expect(await at([entryOf(own)])).toBe(0)
  expect(await at([entryOf(own)])).toEqual(['data.files.0'])
})

test('a picture is one by its content, and more files than the field takes are refused', async () => {
  const disguised = await upload(t, 'outlet_teller', text('words', 'a.txt'))
  const named = { ...entryOf(disguised, 'img'), name: 'a.png' }
  expect(await submit({ images: [named] })).toMatchObject({ Code: 1001, Data: [{ path: 'data.images.0' }] })
  const image = await upload(t, 'outlet_teller')
  expect(await submit({ images: [entryOf(image, 'img')] })).toMatchObject({ Code: 0 })
  const three = await Promise.all(['x', 'y', 'z'].map((words) => upload(t, 'outlet_teller', text(words))))
  expect(await submit({ files: three.map((uploaded) => entryOf(uploaded)) })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.files', message: '最大上传数量为2' }],
  })
})

test('a correction keeps its files and takes further ones', async () => {
  const [first, second] = [await upload(t, 'outlet_teller', text('1')), await upload(t, 'outlet_teller', text('2'))]
  const filed = await submit({ files: [entryOf(first)] })
  const both = { files: [entryOf(first), entryOf(second)] }
  const corrected = await submit(both, { id: filed.Data.id, version: 1 })
  expect(corrected).toMatchObject({ Code: 0 })
  // Removed from the newest entry, but still part of the first.
  expect(await submit({ files: [entryOf(second)] }, { id: filed.Data.id, version: 2 })).toMatchObject({ Code: 0 })
  expect(await status('outlet_teller', first.Data.id)).toBe(200)
})

test('documents travel as files, byte by byte', async () => {
  const admin = await t.as('sys_admin')
  const document = `${documentWith({ type: 'input', model: 'b', 2: 'x', 1: 'y' })}\n`
  const sent = await upload(t, 'sys_admin', text(document, 'form.json'))
  const { category_id } = (await makeForm(t)).fields
  const fields = { file_id: sent.Data.id, category_id }
  const imported = await admin('CustomForm/Import', { ...fields, form_name: '导入的表' })
  expect(imported).toMatchObject({ Code: 0 })
  const exported = await admin('CustomForm/Export', { id: imported.Data.id })
  expect(exported).toMatchObject({ Code: 0, Data: { name: '导入的表.json' } })
  expect((await fetchFile(t, 'sys_admin', exported.Data.file_id)).body).toBe(document)
  const words = await upload(t, 'sys_admin', text('words', 'a.txt'))
  const refused = { ...fields, form_name: '不是', file_id: words.Data.id }
  expect(await admin('CustomForm/Import', refused)).toMatchObject({ Code: 1001, Data: [{ path: 'file_id' }] })
  const broken = await upload(t, 'sys_admin', text('{"list":', 'a.json'))
  expect(await admin('CustomForm/Import', { ...refused, file_id: broken.Data.id })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'document' }],
  })
})
