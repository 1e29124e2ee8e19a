import { describe, expect, test } from 'vitest'
import { createField } from './createField.ts'
import { defaultConfig } from './defaultConfig.ts'
import { type FieldTypeName, fieldTypes } from './fieldTypes.ts'
import { addonsOf, labelOf, readOption, readOptions } from './readOptions.ts'
import { dropped } from './testing/fixtures.ts'

const names = Object.keys(fieldTypes) as FieldTypeName[]
const STAMP = 1_700_000_000_000
const document = dropped()

/** The original's placeholder address is a third party's server; the specification names ours (section 7). */
const withoutAction = (json: string) => json.replace(/"action":"[^"]*"/, '"action":""')

test('there are 26 types, and the original drops one of each', () => {
  expect(names).toHaveLength(26)
  expect(document.list.map(({ type }) => type).toSorted()).toEqual(names.toSorted())
})

describe('a new field is the original’s, byte by byte', () => {
  test.each(names)('%s [F-3.2-01 F-3.4-11 F-3.4-13 F-3.4-20 F-3.4-21 F-3.4-22]', (type) => {
    const original = document.list.find((field) => field.type === type)
    const created = JSON.stringify(createField(type, STAMP, 'CN'))
    expect(withoutAction(created)).toBe(withoutAction(JSON.stringify(original)))
  })
})

test('uploads go to our own server [F-7-01]', () => {
  expect(createField('uploadFile', STAMP, 'CN').options).toMatchObject({
    action: '/api/Common/UploadFileServer',
    fileName: 'file',
  })
  expect(createField('uploadImg', STAMP, 'CN').options).toMatchObject({ fileName: 'image', listType: 'picture-card' })
})

test('the config of a new form [F-3.1-03 F-9-10]', () => {
  expect(JSON.stringify(defaultConfig)).toBe(JSON.stringify(document.config))
})

test('words of a new field are in the administrator’s language', () => {
  expect(createField('select', STAMP, 'US')).toMatchObject({
    label: 'Select',
    options: { placeholder: 'Please select' },
  })
})

describe('what a document leaves out', () => {
  test('takes the default of the type [F-3.4-02 F-3.4-09 F-9-05 F-9-08]', () => {
    expect(readOptions('slider', { type: 'slider' })).toMatchObject({ min: 0, max: 100, step: 1, showInput: false })
    expect(readOptions('textarea', { type: 'textarea' })).toMatchObject({ minRows: 4, maxRows: 6, maxLength: null })
    expect(readOption({ type: 'text' }, 'showFont')).toBe(true)
  })

  test('is not dynamic, although new tree selects are', () => {
    expect(readOption({ type: 'treeSelect' }, 'dynamic')).toBe(false)
    expect(readOption(createField('treeSelect', STAMP, 'CN'), 'dynamic')).toBe(true)
  })

  test('or has unusable, too', () => {
    expect(readOption({ type: 'slider', options: { max: 'many' } }, 'max')).toBe(100)
  })
})

test('three dialects, one meaning', () => {
  expect(readOption({ type: 'select', options: { filterable: true } }, 'showSearch')).toBe(true)
  expect(labelOf({ type: 'input', name: 'old' })).toBe('old')
  expect(addonsOf({ type: 'input', prefix: '', options: { prefix: '¥' } })).toEqual({ before: '¥', after: '' })
  expect(addonsOf({ type: 'input', options: { addonBefore: 'a', addonAfter: 'b' } })).toEqual({
    before: 'a',
    after: 'b',
  })
})
