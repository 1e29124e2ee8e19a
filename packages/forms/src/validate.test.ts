import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument, Values } from './document.ts'
import type { FieldTypeName } from './fieldTypes.ts'
import { initialValues } from './initialValues.ts'
import { issueText } from './issue.ts'
import { type Json, pathText } from './json.ts'
import type { Sources } from './sources.ts'
import { documents } from './testing/arbitrary.ts'
import { filledForms } from './testing/filledForms.ts'
import { dropped, fixture, fixtureNames } from './testing/fixtures.ts'
import { validate } from './validate.ts'

const make = (type: FieldTypeName, model: string, options: object = {}, rest: object = {}): Field => {
  const field = createField(type, 1, 'CN')
  return {
    ...field,
    key: model,
    ...('model' in field && { model }),
    options: { ...field.options, ...options },
    ...rest,
  } as Field
}
const required = { rules: [{ required: true, message: '必填项' }] }
const form = (...list: Field[]): FormDocument => ({ ...emptyDocument, list })
const codes = (document: FormDocument, values: Values, sources?: Sources) =>
  validate(document, values, sources).issues.map(({ code, path }) => `${pathText(path)} ${code.slice('issue.'.length)}`)
const validateOne = (field: Field, value: Json) =>
  codes(form(field), { [field.model as string]: value }).map((text) => text.replace(/^[^ ]*/, '').trim())

describe('required', () => {
  test.each<[FieldTypeName, Json, boolean]>([
    ['input', '', true],
    ['input', ' ', false],
    ['number', 0, false],
    ['number', null, true],
    ['switch', false, false],
    ['rate', 0, true],
    ['checkbox', [], true],
    ['uploadFile', [], true],
    ['editor', '<p><br></p>', true],
    ['editor', '<p>&nbsp;</p>', true],
    ['editor', '<img src="/a.png">', false],
    ['batch', [], true],
  ])('%s %j: missing %s', (type, value, missing) => {
    expect(validateOne(make(type, 'a', {}, required), value).includes('required')).toBe(missing)
  })

  test('says what the author wrote, else 必填项 [F-3.2-04 F-5-01]', () => {
    const [own] = validate(
      form(make('input', 'a', {}, { rules: [{ required: true, message: '请填姓名' }] })),
      {},
    ).issues
    const [standard] = validate(form(make('input', 'a', {}, { rules: [{ required: true }] })), {}).issues
    expect([own, standard].map((issue) => issue && issueText('CN', issue))).toEqual(['请填姓名', '必填项'])
  })
})

describe('patterns', () => {
  const patterned = (pattern: string) =>
    make('input', 'a', {}, { rules: [{ required: false }, { pattern, message: '不对' }] })

  test('are asked of what is entered [F-3.2-04 F-5-02]', () => {
    expect(validateOne(patterned('^1[3-9]\\d{9}$'), '19900001234')).toEqual([])
    expect(validateOne(patterned('^1[3-9]\\d{9}$'), '123')).toEqual(['pattern'])
    expect(validateOne(patterned('^1[3-9]\\d{9}$'), '')).toEqual([])
  })

  test('(a+)+$ ends', () => {
    expect(validateOne(patterned('^(a+)+$'), `${'a'.repeat(50_000)}!`)).toEqual(['pattern'])
  })

  test.each(['(?=a)a', '(?<!b)a', '(a)\\1', '(?<n>a)\\k<n>', '(', 'a'.repeat(1001)])(
    '%.12s cannot be used, and that is told',
    (pattern) => {
      expect(validateOne(patterned(pattern), 'a')).toEqual(['patternUnusable'])
    },
  )
})

describe('type rules', () => {
  const choice = { options: [{ value: '1', label: 'x', children: [{ value: '11', label: 'y' }] }] }
  const done = { type: 'file', name: 'a.pdf', status: 'done', uid: 1, url: '/files/1' }
  test.each<[FieldTypeName, object, Json, string[]]>([
    ['input', {}, 7, ['text']],
    ['input', { maxLength: 2 }, '三个字', ['maxLength']],
    ['input', {}, 'a\u0000', ['characters']],
    ['input', {}, '\ud800', ['characters']],
    ['number', {}, '7', ['number']],
    ['number', { min: 1, max: 3 }, 0, ['min']],
    ['number', { min: 1, max: 3 }, 4, ['max']],
    ['number', { precision: 1 }, 1.25, ['precision']],
    ['number', { precision: 0 }, 1e21, []],
    ['number', { precision: 51 }, 1.25, []],
    ['number', { precision: '' }, 1.25, []],
    ['slider', { step: 0.1, showInput: true }, 0.3, []],
    ['slider', { step: 5, showInput: true }, 7, ['step']],
    ['slider', { step: 5 }, 7, []],
    ['rate', {}, 2.5, ['step']],
    ['rate', { allowHalf: true }, 2.5, []],
    ['rate', {}, 6, ['max']],
    ['switch', {}, 'on', ['flag']],
    ['select', choice, '2', ['notAnOption']],
    ['select', choice, ['1'], ['choice']],
    ['select', { ...choice, multiple: true }, ['1'], []],
    ['checkbox', choice, ['1', '1'], ['twice']],
    ['checkbox', choice, '1', ['choices']],
    ['treeSelect', { ...choice, dynamic: false }, '11', []],
    ['cascader', { ...choice, dynamic: false }, ['1', '11'], []],
    ['cascader', { ...choice, dynamic: false }, ['11'], ['notAnOption']],
    ['date', {}, '2026-02-29', ['date']],
    ['date', {}, '2028-02-29', []],
    ['date', { format: 'YYYY年M月D日' }, '2026年3月1日', []],
    ['date', { format: 'gggg-ww' }, 'anything', []],
    ['date', { range: true }, ['2026-03-02', '2026-03-01'], ['dateOrder']],
    ['date', { range: true }, ['2026-03-01', 'x'], ['date']],
    ['date', { range: true }, '2026-03-01', ['dates']],
    ['time', {}, '24:00:00', ['date']],
    ['time', {}, '23:59:59', []],
    ['uploadFile', {}, [done, done, done, done], ['tooManyFiles']],
    ['uploadFile', {}, [{ ...done, status: 'error' }], ['fileUnfinished']],
    ['uploadFile', {}, [{ ...done, url: 'javascript:alert(1)' }], ['fileAddress']],
    ['uploadFile', {}, [{ ...done, url: '//evil.example/x' }], ['fileAddress']],
    ['uploadFile', {}, ['a.pdf'], ['files']],
    ['uploadImg', {}, [done], ['image']],
    ['uploadImg', {}, [{ ...done, name: 'a.PNG' }], []],
    ['batch', {}, 'rows', ['rows']],
    ['batch', {}, [1], ['rows']],
    ['batch', { minLimit: 2 }, [{}], ['minRows']],
  ])('%s %j: %j', (type, options, value, expected) => {
    expect(validateOne(make(type, 'a', options), value)).toEqual(expected)
  })

  test('the messages of the specification', () => {
    const say = (field: Field, value: Json) =>
      validate(form(field), { a: value }).issues.map((issue) => issueText('CN', issue))
    expect(say(make('slider', 'a', { step: 2, showInput: true }), 3)).toEqual(['输入值必须是步长的倍数'])
    expect(say(make('uploadFile', 'a', { limit: 1 }), [done, done])).toEqual(['最大上传数量为1'])
  })
})

describe('batches', () => {
  const items = make(
    'batch',
    'items',
    {},
    { list: [make('input', 'name', {}, required), make('number', 'qty', { min: 1 }), createField('text', 5, 'CN')] },
  )
  test('rows have paths; a text among the columns asks for nothing [F-5-07]', () => {
    expect(
      codes(form(items), {
        items: [
          { name: 'x', qty: 1, key: 'k1' },
          { name: '', qty: 0 },
        ],
      }),
    ).toEqual(['items[1].name required', 'items[1].qty min'])
  })

  test('more rows than can be are refused, and not looked at one by one', () => {
    expect(codes(form(items), { items: Array(2_001).fill({ name: 'x', qty: 1 }) as Json })).toEqual([
      'items tooManyRows',
    ])
  })

  test('values that the form does not have are refused', () => {
    expect(codes(form(items), { items: [{ name: 'x', price: 3 }], other: 1 })).toEqual([
      'items[0].price unknown',
      'other unknown',
    ])
    expect(codes(form(), JSON.parse('{"__proto__":{"x":1}}') as Values)).toEqual(['__proto__ unknown'])
  })
})

test('the first invalid tab, at any depth', () => {
  const tabs = (key: string, ...lists: Field[][]): Field => ({
    type: 'tabs',
    key,
    columns: lists.map((list) => ({ list })),
  })
  const inner = tabs(
    'inner',
    [make('rate', 'a')],
    [make('rate', 'b')],
    [{ type: 'card', key: 'c', list: [make('input', 'deep', {}, required)] }],
  )
  const document = form(
    tabs('outer', [], [{ type: 'grid', key: 'g', columns: [{ list: [inner] }] }]),
    make('input', 'late', {}, required),
  )
  expect(validate(document, {}).first).toMatchObject({
    issue: { path: ['deep'] },
    tabs: [
      { id: 'outer', column: 1 },
      { id: 'inner', column: 2 },
    ],
  })
})

describe('what the host knows', () => {
  const dynamic = make('select', 'a', { dynamic: true, dynamicKey: 'dict.x' })
  test('a missing source is a need, and the answer is not final', () => {
    expect(validate(form(dynamic), { a: '9' })).toMatchObject({
      valid: false,
      issues: [],
      needs: [{ kind: 'options', source: 'dict.x' }],
    })
    const options = { 'dict.x': [{ value: '9', label: 'nine' }] }
    expect(validate(form(dynamic), { a: '9' }, { options }).valid).toBe(true)
    expect(codes(form(dynamic), { a: '8' }, { options })).toEqual(['a notAnOption'])
  })

  test('without the right the value must stay what it was', () => {
    const bound = make('input', 'a', { operation: { id: 'oa', operation: 'audit' } }, required)
    const without: Sources = { allowed: () => false, stored: { a: 'old' } }
    expect(codes(form(bound), { a: 'new' }, without)).toEqual(['a noPermission'])
    expect(codes(form(bound), { a: 'old' }, without)).toEqual([])
    expect(codes(form(bound), {}, { allowed: () => false })).toEqual([])
    expect(codes(form(bound), { a: 'x' }, { allowed: () => false })).toEqual(['a noPermission'])
    expect(codes(form(bound), { a: '' }, { allowed: () => true })).toEqual(['a required'])
    expect(codes(form(bound), { a: '' }, { allowed: () => false, stored: { a: null } })).toEqual([])
    const slider = form(make('slider', 'a', { operation: { id: 'oa', operation: 'audit' } }))
    expect(codes(slider, { a: 0 }, { allowed: () => false, stored: { a: null } })).toEqual([])
    expect(validate(form(bound), {}).needs).toEqual([
      { kind: 'permission', permission: { id: 'oa', operation: 'audit' } },
    ])
  })

  test('a computed value needs no right, and a kept hidden value has to be one', () => {
    const right = { operation: { id: 'oa', operation: 'audit' } }
    const sum = {
      value: {
        op: 'add',
        args: [
          { op: 'field', model: 'n' },
          { op: 'literal', value: 1 },
        ],
      },
    }
    const computed = form(make('number', 'n'), make('number', 'total', right, { logic: sum }))
    expect(validate(computed, { n: 4 }, { allowed: () => false, stored: { n: 1, total: 2 } })).toMatchObject({
      valid: true,
      values: { total: 5 },
    })
    const hidden = (options: object): FormDocument => ({
      ...form(make('input', 'a', { hidden: true, ...options }, required)),
      config: { hiddenValues: 'keep' },
    })
    expect(codes(hidden({}), {})).toEqual([])
    expect(codes(hidden({}), { a: 'x\u0000' })).toEqual(['a characters'])
    expect(codes(hidden(right), { a: 'x' }, { allowed: () => false })).toEqual(['a noPermission'])
    expect(codes(hidden({}), { a: 'x' })).toEqual([])
  })

  test('a source may be called like anything', () => {
    for (const dynamicKey of ['constructor', '__proto__', 'toString'])
      expect(
        validate(form(make('select', 'a', { dynamic: true, dynamicKey })), { a: '1' }, { options: {} }).needs,
      ).toHaveLength(1)
  })

  test('in rows the stored value is known by the key of the row', () => {
    const bound = make('batch', 'b', {}, { list: [make('input', 'a', { operation: { id: 'oa', operation: 'x' } })] })
    const sources: Sources = {
      allowed: () => false,
      stored: {
        b: [
          { key: '1', a: 'one' },
          { key: '2', a: 'two' },
        ],
      },
    }
    expect(codes(form(bound), { b: [{ key: '2', a: 'two' }] }, sources)).toEqual([])
    expect(codes(form(bound), { b: [{ key: '2', a: 'one' }] }, sources)).toEqual(['b[0].a noPermission'])
    expect(codes(form(bound), { b: [{ key: 'new', a: '' }, { a: 'two' }] }, sources)).toEqual([])
    expect(codes(form(bound), { b: [{ key: 'new', a: 'one' }] }, sources)).toEqual(['b[0].a noPermission'])
  })
})

describe('properties', () => {
  test('any values against any document never throw, and what is kept can be judged again', () => {
    const values = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('m1', 'm2', 'm3')),
      fc.jsonValue({ maxDepth: 3 }),
    )
    fc.assert(
      fc.property(documents, values, (document, entered) => {
        const { values } = validate(document, entered as Values)
        expect(validate(document, values).values).toEqual(values)
      }),
    )
  })

  test('what is kept of a form with logic is what was judged: a second time there is nothing new', () => {
    fc.assert(
      fc.property(filledForms, ({ document, values, sources }) => {
        const { values: judged } = validate(document, values, sources)
        expect(validate(document, judged, sources).values).toEqual(judged)
      }),
    )
  })

  test('what a form begins with has no fault but being empty', () => {
    for (const document of [dropped(), ...fixtureNames.map(fixture)])
      for (const { code } of validate(document, initialValues(document)).issues)
        expect(['issue.required', 'issue.min']).toContain(code)
  })
})
