import { makeDict } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

test('the seed is complete and in three languages', async () => {
  const { Data } = await (await t.as('guard'))('Dict/GetOptions')
  expect(Object.keys(Data.types)).toHaveLength(131)
  const labels = Object.values(
    Data.types as Record<string, { label_cn: string; label_hk: string; label_us: string }[]>,
  ).flat()
  expect(labels).toHaveLength(713)
  expect(labels.every(({ label_cn, label_hk, label_us }) => label_cn && label_hk && label_us)).toBe(true)
  expect((await admin('Dict/GetOptions', { version: Data.version })).Data.types).toBeNull()
})

test('a type of our own from entry to deletion [C-3-16 C-7.2-22 C-7.2-23 C-7.2-24 C-7.2-25 C-7.2-26 C-7.2-27 C-7.2-28]', async () => {
  const type = { dict_code: 'my_type', dict_name: '自定义' }
  const { Data: saved } = await admin('Dict/SaveType', type)
  expect(await admin('Dict/SaveType', type)).toMatchObject({ Code: 1003, Message: '字典编码已存在' })
  const value = { dict_code: 'my_type', value: '0', label_cn: '零', is_default: true }
  const first = await admin('Dict/SaveData', value)
  expect(first).toMatchObject({ Code: 0 })
  expect(await admin('Dict/SaveData', value)).toMatchObject({ Code: 1003 })
  await admin('Dict/SaveData', { ...value, value: '1', label_cn: '一' })
  const list = await admin('Dict/GetDataList', { dict_code: 'my_type' })
  expect(list.Data.map((row: { value: string; is_default: boolean }) => [row.value, row.is_default])).toEqual([
    ['0', false],
    ['1', true],
  ])
  const current = list.Data[0]
  expect((await admin('Dict/GetType', { id: saved.id })).Data).toMatchObject({ ...type, items: 2, version: 1 })
  expect((await admin('Dict/GetData', { id: current.id })).Data).toMatchObject({ ...value, is_default: false })
  const other = { ...value, id: current.id, version: current.version, value: '2' }
  expect(await admin('Dict/SaveData', other)).toMatchObject({ Code: 1004 })
  expect(await admin('Dict/DeleteType', { id: saved.id, version: 1 })).toMatchObject({ Code: 1006 })
  for (const { id, version } of list.Data)
    expect(await admin('Dict/DeleteData', { id, version })).toMatchObject({ Code: 0 })
  expect(await admin('Dict/DeleteType', { id: saved.id, version: 1 })).toMatchObject({ Code: 0 })
})

test('what is built in keeps its code and its values [C-7.2-21]', async () => {
  const { Data } = await admin('Dict/GetTypePageList', { keywords: 'key_status' })
  const [type] = Data
  expect(type).toMatchObject({ is_builtin: true, items: 6 })
  expect(await admin('Dict/DeleteType', { id: type.id, version: type.version })).toMatchObject({ Code: 1006 })
  const renamed = { id: type.id, version: type.version, dict_code: 'other_code', dict_name: type.dict_name }
  expect(await admin('Dict/SaveType', renamed)).toMatchObject({ Code: 1004 })
  const [value] = (await admin('Dict/GetDataList', { dict_code: 'key_status' })).Data
  expect(await admin('Dict/DeleteData', { id: value.id, version: value.version })).toMatchObject({ Code: 1006 })
  const relabelled = {
    id: value.id,
    version: value.version,
    dict_code: 'key_status',
    value: value.value,
    label_cn: '等接收',
  }
  expect(await admin('Dict/SaveData', relabelled)).toMatchObject({ Code: 0 })
})

test('what is switched off is offered no more, but keeps its word where it was chosen; so do values of a whole dictionary', async () => {
  const { code, type } = await makeDict(t)
  const options = async () => (await admin('Dict/GetOptions')).Data
  const before = await options()
  expect(before.types[code]).toMatchObject([{ label_cn: code, status: 1 }])
  const off = await admin('Dict/SaveType', { id: type, version: 1, dict_code: code, dict_name: code, status: 0 })
  expect(off).toMatchObject({ Code: 0 })
  const after = await options()
  expect(after.types[code]).toMatchObject([{ label_cn: code, status: 0 }])
  expect(after.version).not.toBe(before.version)
})

test('an edit bumps the version that the console compares', async () => {
  const before = (await admin('Dict/GetOptions')).Data.version
  const [value] = (await admin('Dict/GetDataList', { dict_code: 'urgency' })).Data
  await admin('Dict/SaveData', {
    id: value.id,
    version: value.version,
    dict_code: 'urgency',
    value: value.value,
    label_cn: '普通',
  })
  expect((await admin('Dict/GetOptions', { version: before })).Data.version).not.toBe(before)
})

test('values stand below values of their own dictionary, carry an object, and are a tree where forms choose', async () => {
  const { code } = await makeDict(t)
  const save = (value: string, more: object = {}) =>
    admin('Dict/SaveData', { dict_code: code, value, label_cn: value, ...more })
  const top = await save('top')
  const below = await save('below', { parent_value: 'top', ext: { days: 3, kinds: ['a'] } })
  expect(below).toMatchObject({ Code: 0 })
  expect((await admin('Dict/GetData', { id: below.Data.id })).Data).toMatchObject({
    parent_value: 'top',
    ext: { days: 3, kinds: ['a'] },
  })
  expect(await save('lost', { parent_value: 'nowhere' })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'parent_value' }],
  })
  const round = { id: top.Data.id, version: 1, parent_value: 'below' }
  expect(await save('top', round)).toMatchObject({ Code: 1001, Data: [{ path: 'parent_value' }] })
  expect(await save('much', { ext: { text: 'x'.repeat(2001) } })).toMatchObject({ Code: 1001, Data: [{ path: 'ext' }] })
  expect(await admin('Dict/DeleteData', { id: top.Data.id, version: 1 })).toMatchObject({ Code: 1006 })
  const source = await admin('CustomForm/GetSources', { keys: [`dict.${code}`] })
  expect(source.Data.options[`dict.${code}`]).toContainEqual({
    value: 'top',
    label: 'top',
    children: [{ value: 'below', label: 'below' }],
  })
})
