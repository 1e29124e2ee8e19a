import { describe, expect, test } from 'vitest'
import { createField, newItem, tabColumn } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormConfig, FormDocument } from './document.ts'
import type { FieldTypeName } from './fieldTypes.ts'
import type { Host } from './host.ts'
import { canPublish, inspect } from './inspect.ts'
import { issueText } from './issue.ts'
import { problemText } from './problemText.ts'
import { message } from './texts.ts'

const make = (type: FieldTypeName, options: object, rest: object = {}): Field => {
  const field = createField(type, 1, 'CN')
  return { ...field, options: { ...field.options, ...options }, ...rest }
}
/** A second, valid field, so that only the intended problem is reported. */
const spare = { ...createField('input', 2, 'CN'), key: 'spare', model: 'spare' }
const form = (...list: Field[]): FormDocument => ({ ...emptyDocument, list: [...list, spare] })
const problemsOf = (document: FormDocument, host?: Host) =>
  inspect(document, host).map(({ code, level }) => `${level} ${code.slice('design.'.length)}`)

describe('options', () => {
  test.each<[FieldTypeName, object, string[]]>([
    ['uploadFile', { limit: 0 }, ['error least']],
    ['rate', { max: 0 }, ['error least']],
    ['number', { min: 5, max: 3 }, ['error order']],
    ['number', { precision: 51 }, ['warning precision']],
    ['number', { precision: 50 }, []],
    ['slider', { step: 0 }, ['error step']],
    ['slider', { min: 'low' }, ['warning optionKind']],
    ['number', { max: '' }, []],
    ['textarea', { minRows: 8 }, ['error order']],
    ['date', { format: 'Do MMMM' }, ['warning format']],
    ['date', { defaultValue: 'tomorrow' }, ['warning default']],
    ['select', { defaultValue: '9' }, ['error defaultStranger']],
    ['checkbox', { defaultValue: ['1', '9'] }, ['error defaultStranger']],
    ['input', { placeholder: 'x'.repeat(501) }, ['error textLong']],
    ['select', { options: [{ value: 'x'.repeat(101), label: 'y' }] }, ['error textLong']],
    ['html', { defaultValue: 'x'.repeat(20_001) }, ['error textLong']],
    ['select', { options: [{ value: '1' }, { value: '1' }] }, ['error optionTwice']],
    ['select', { dynamic: true }, ['error sourceMissing']],
    ['button', { handle: 'dynamic' }, ['error functionMissing']],
    ['uploadFile', { downloadWay: 'dynamic' }, ['error functionMissing']],
    ['uploadFile', { data: '{' }, ['error uploadData']],
    ['tabs', { tabPosition: 'centre' }, ['warning optionKind']],
  ])('%s %j [F-5-04]', (type, options, expected) => {
    expect(problemsOf(form(make(type, options)))).toEqual(expected)
  })

  test('a grid column is 1 to 24 wide, and the fix says which [F-5-05 F-9-06]', () => {
    const document = form(
      make(
        'grid',
        {},
        {
          columns: [
            { span: 25, list: [] },
            { span: 24, list: [] },
          ],
        },
      ),
    )
    expect(inspect(document)).toMatchObject([
      { code: 'design.span', path: ['list', 0, 'columns', 0, 'span'], fix: [{ value: 24 }] },
    ])
  })
})

describe('where files go', () => {
  const origins = ['https://files.bank.example']
  test.each([
    ['/api/Common/UploadFileServer', true],
    ['', true],
    ['https://files.bank.example/up?x=1', true],
    ['HTTPS://FILES.BANK.EXAMPLE', true],
    ['https://files.bank.example.evil.example/', false],
    ['https://files.bank.example@evil.example/', false],
    ['http://files.bank.example/', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['\\\\evil.example', false],
    ['https:evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['api/relative', false],
    ['/a\tb', false],
  ])('%s: %s', (action, allowed) => {
    expect(problemsOf(form(make('uploadFile', { action })), { uploadOrigins: origins })).toEqual(
      allowed ? [] : ['error uploadOrigin'],
    )
  })
})

test('names that the host does not offer', () => {
  const document = form(
    make('select', { dynamic: true, dynamicKey: 'dict.x' }),
    make('button', { handle: 'dynamic', dynamicFun: 'go' }, { key: 'b' }),
  )
  expect(problemsOf(document)).toEqual([])
  expect(problemsOf(document, { sources: ['dict.x'], functions: ['go'] })).toEqual([])
  expect(problemsOf(document, { sources: [], functions: [] })).toEqual(['error sourceUnknown', 'error functionUnknown'])
  // A field that cannot take files offers no download.
  const download = form(make('uploadFile', { downloadWay: 'dynamic', dynamicFun: 'go' }))
  expect(problemsOf(download, { functions: ['go'], fileFunctions: [] })).toEqual(['error functionUnknown'])
  expect(problemsOf(download, { functions: [], fileFunctions: ['go'] })).toEqual([])
})

test('a pattern that cannot run safely is kept, named and blocks publishing', () => {
  const document = form(make('input', {}, { rules: [{ required: false }, { pattern: '(?!x)y', message: '' }] }))
  const problems = inspect(document)
  expect(problems).toMatchObject([
    { code: 'design.patternLookAround', path: ['list', 0, 'rules', 1, 'pattern'], id: 'input_1' },
  ])
  expect(canPublish(problems)).toBe(false)
  expect(canPublish(inspect(form(make('number', { precision: 51 }))))).toBe(true)
})

test('models: missing, reserved', () => {
  const document = form(
    make('input', {}, { key: 'a', model: '' }),
    make('input', {}, { key: 'b', model: 'hasOwnProperty' }),
  )
  expect(inspect(document)).toMatchObject([
    { code: 'design.modelMissing', fix: [{ value: 'input_1' }] },
    { code: 'design.modelReserved' },
  ])
})

test('what a batch cannot hold', () => {
  expect(problemsOf(form(make('batch', {}, { list: [make('tabs', {})] })))).toEqual(['warning notInBatch'])
})

test('an address for all uploads is the form’s, too', () => {
  const config = { uploadFile: 'https://evil.example/x', uploadImage: 'https://files.bank.example/x' }
  const document = { list: [spare], config: config as unknown as FormConfig }
  expect(problemsOf(document)).toEqual(['error uploadOrigin', 'error uploadOrigin'])
  expect(inspect(document, { uploadOrigins: ['https://files.bank.example'] })).toMatchObject([
    { path: ['config', 'uploadFile'], fix: [{ edit: 'remove' }] },
  ])
})

test('a config that is not the form’s', () => {
  const config = { layout: 'diagonal', labelCol: { span: 30 }, hideRequiredMark: 'no' } as unknown as FormConfig
  expect(problemsOf({ list: [spare], config })).toEqual(['warning config', 'warning config', 'warning config'])
  expect(
    problemsOf({ list: [spare], config: { labelCol: 4, wrapperCol: { span: 18 } } as unknown as FormConfig }),
  ).toEqual([])
})

test('a form without anything to fill in', () => {
  expect(problemsOf(emptyDocument)).toEqual(['error noFields'])
  expect(problemsOf({ ...emptyDocument, list: [make('divider', {})] })).toEqual(['error noFields'])
  expect(problemsOf({ ...emptyDocument, list: [make('card', {}, { list: [spare] })] })).toEqual([])
})

test('names and help beyond their limits are told with their place; what only shows something may be long', () => {
  const long = make('input', {}, { label: 'x'.repeat(101), help: 'x'.repeat(501) })
  expect(inspect(form(long))).toMatchObject([
    { code: 'design.textLong', path: ['list', 0, 'label'], params: { name: 'label', count: 101, limit: 100 } },
    { code: 'design.textLong', path: ['list', 0, 'help'] },
  ])
  expect(problemsOf(form(make('text', {}, { label: 'x'.repeat(2_000) })))).toEqual([])
  const tabs = make('tabs', {}, { columns: [{ value: '1', label: 'x'.repeat(101), list: [] }] })
  expect(inspect(form(tabs))).toMatchObject([{ path: ['list', 0, 'columns', 0, 'label'] }])
  const rules = [{ required: true, message: 'x'.repeat(501) }]
  expect(inspect(form(make('input', {}, { rules })))).toMatchObject([{ path: ['list', 0, 'rules', 0, 'message'] }])
})

test('a condition that names no option of its field', () => {
  const chosen = make('select', {}, { key: 'kind', model: 'kind', label: '类别' })
  const deep = make(
    'cascader',
    { dynamic: false, options: [{ value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] }] },
    { key: 'path', model: 'path' },
  )
  const when = (op: string, model: string, value: unknown) => {
    const visible = {
      op,
      args: [
        { op: 'field', model },
        { op: 'literal', value },
      ],
    }
    const document = form(chosen, deep, make('input', {}, { key: 'on', model: 'on', logic: { visible } }))
    return inspect(document).map(({ code, path }) => `${code} ${path.join('.')}`)
  }
  const expected = ['design.logicStranger list.2.logic.visible.args.1']
  expect(when('eq', 'kind', '1')).toEqual([])
  expect(when('eq', 'kind', '9')).toEqual(expected)
  expect(when('ne', 'kind', '')).toEqual([])
  expect(when('in', 'kind', ['1', '9'])).toEqual(expected)
  expect(when('contains', 'path', 'b')).toEqual([])
  expect(when('contains', 'path', 'c')).toEqual(expected)
  expect(when('eq', 'spare', '9')).toEqual([])
  // With a source, as far as the host knows its values.
  const area = make(
    'select',
    { dynamic: true, dynamicKey: 'dict.area', defaultValue: '7' },
    { key: 'area', model: 'area' },
  )
  const visible = {
    op: 'eq',
    args: [
      { op: 'field', model: 'area' },
      { op: 'literal', value: '9' },
    ],
  }
  const document = form(area, make('input', {}, { key: 'on', model: 'on', logic: { visible } }))
  expect(problemsOf(document)).toEqual([])
  expect(problemsOf(document, { values: { 'dict.area': ['7'] } })).toEqual(['error logicStranger'])
  expect(problemsOf(document, { values: { 'dict.area': ['9'] } })).toEqual(['error defaultStranger'])
})

test('problems in words', () => {
  const say = (field: Field, lang: 'CN' | 'US' = 'CN') =>
    inspect(form(field)).map((problem) => problemText(lang, problem))
  expect(say(make('number', { min: 5, max: 3 }))).toEqual(['属性 最小值 不能大于 最大值'])
  expect(say(make('batch', {}, { list: [make('tabs', {})] }))).toEqual(['动态表格中不能放“标签页布局”'])
  const logic = { visible: { op: 'literal', value: 7 } }
  expect(say(make('input', {}, { logic }))).toEqual(['此处需要是或否，得到的是数字'])
  expect(say(make('input', {}, { logic }), 'US')).toEqual(['yes or no is needed here, not a number'])
})

test('texts of the specification', () => {
  expect(message('CN', 'issue.tooManyFiles', { limit: 3 })).toBe('最大上传数量为3')
  expect(message('CN', 'issue.noPermission')).toBe('无此权限')
  expect(message('CN', 'table.lastRow')).toBe('当前是最后一行，无法向下合并')
  expect(message('CN', 'table.lastColumn')).toBe('当前是最后一列，无法向右合并')
  expect(message('CN', 'table.noMergeDown')).toBe('当前表格无法向下合并')
  expect(message('CN', 'table.noMergeRight')).toBe('当前表格无法向右合并')
  expect(issueText('US', { code: 'issue.min', params: { min: 2 }, level: 'error', path: [], id: '' })).toBe(
    'Must be at least 2',
  )
  expect(newItem(4, 'CN')).toEqual({ value: '4', label: '选项4' })
  expect(tabColumn(3, 'HK')).toEqual({ value: '3', label: '選項3', list: [] })
})
