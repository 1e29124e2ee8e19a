import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFix } from './applyFix.ts'
import type { Json } from './json.ts'
import { locate } from './locate.ts'
import { parseDocument } from './parseDocument.ts'
import { readDocument } from './readDocument.ts'
import { serialize } from './serialize.ts'
import { fixture, fixtureNames, fixtureText } from './testing/fixtures.ts'

const empty = '{"list":[],"config":{}}'
const codes = (text: string) => parseDocument(text).problems.map(({ code }) => code)
const field = (json: string) => `{"list":[${json}],"config":{}}`

describe('round trip', () => {
  test.each(fixtureNames)('%s goes out as it came in [F-1-03 F-3.1-01]', (name) => {
    const text = fixtureText(name)
    expect(JSON.stringify(serialize(fixture(name)))).toBe(JSON.stringify(JSON.parse(text)))
  })

  test('unknown keys and unknown types stay, in their order', () => {
    const text =
      '{"config":{"z":1,"layout":"inline"},"extra":[1],"list":[{"zz":{"a":1},"type":"starChart","key":"k","list":"no"}]}'
    const result = parseDocument(text)
    expect(result.ok && JSON.stringify(serialize(result.document))).toBe(text)
    expect(codes(text)).toEqual(['design.noFields', 'design.typeUnknown'])
  })

  test('a byte order mark is no fault', () => {
    expect(parseDocument(`\ufeff${empty}`).ok).toBe(true)
  })
})

test.each([
  ['02-kchengz-button-slider-rate.json', 'B'],
  ['05-kchengz-input-rate-batch.json', 'A'],
  ['15-xxm1995-input-textarea-slider.json', 'C'],
  ['dropped-3.7.4-3.7.6-SPEC-DIALECT.json', 'B'],
  ['dropped-3.8.18.json', 'C'],
])('%s is of dialect %s', (name, dialect) => {
  const result = parseDocument(fixtureText(name))
  expect(result.ok && result.dialect).toBe(dialect)
})

describe('refused', () => {
  test.each([
    ['', 'parse.syntax'],
    ['{"list":[],}', 'parse.syntax'],
    ['{"list":[] "config":{}}', 'parse.syntax'],
    ['["\\x"]', 'parse.syntax'],
    ['['.repeat(100_000), 'parse.tooDeep'],
    [field(`{"type":"input","x":${'['.repeat(300)}${']'.repeat(300)}}`), 'parse.tooDeep'],
    ['[]', 'parse.notForm'],
    ['7', 'parse.notForm'],
    ['{"list":[]}', 'parse.missing'],
    ['{"list":{},"config":{}}', 'parse.list'],
    [field('7'), 'parse.object'],
    [field('{"label":"x"}'), 'parse.type'],
    [field('{"type":"input","options":[]}'), 'parse.object'],
    [field('{"type":"grid","columns":{}}'), 'parse.list'],
    [field('{"type":"table","trs":[{"tds":[{"list":[{}]}]}]}'), 'parse.type'],
    [field('{"type":"input","__proto__":{"label":"x"}}'), 'parse.forbiddenKey'],
    [field('{"type":"input","options":{"constructor":1}}'), 'parse.forbiddenKey'],
    [field('{"type":"input","label":"a\\u0000b"}'), 'parse.unstorable'],
    [field('{"type":"input","label":"\\ud800"}'), 'parse.unstorable'],
    [`"${'x'.repeat(2_000_001)}"`, 'parse.tooLong'],
    [field(Array.from({ length: 5_001 }, () => '{"type":"input"}').join()), 'parse.tooManyFields'],
    [field(`${'{"type":"card","list":['.repeat(21)}${']}'.repeat(21)}`), 'parse.nested'],
    [field(`{"type":"table","trs":[${Array(201).fill('{}').join()}]}`), 'parse.table'],
  ])('%.40s is %s', (text, code) => {
    const result = parseDocument(text)
    expect(result.ok).toBe(false)
    expect(result.problems.map((problem) => problem.code)).toContain(code)
  })

  test('a syntax error has its line and column', () => {
    const [problem] = parseDocument('{\n "list": [],\n "config": oops}').problems
    expect(problem).toMatchObject({ code: 'parse.syntax', params: { line: 3, column: 12 } })
  })

  test('structure has its path, and a fix that leaves a document [F-5-06]', () => {
    const text = '{"list":[{"type":"card","list":[{"type":"input","options":[]}]}]}'
    const { problems } = parseDocument(text)
    expect(problems.map(({ path }) => path)).toEqual([['config'], ['list', 0, 'list', 0, 'options']])
    const fixed = problems.reduce((json, { fix }) => applyFix(json, fix ?? []), JSON.parse(text) as Json)
    expect(readDocument(fixed)).toMatchObject({ ok: true })
  })

  test('a form that is stored as text inside JSON is offered as what it means', () => {
    const text = JSON.stringify(empty)
    const [problem] = parseDocument(text).problems
    expect(readDocument(applyFix(JSON.parse(text) as Json, problem?.fix ?? []))).toMatchObject({ ok: true })
  })

  test('what is no JSON at all', () => {
    for (const value of [undefined, () => 1, { list: [new Date()], config: {} }, { list: [Number.NaN], config: {} }])
      expect(readDocument(value).ok).toBe(false)
  })
})

describe('reported', () => {
  test('keys that stand twice, at their place', () => {
    const text = field('{"type":"input","model":"a","key":"k","label":"one","label":"two"}')
    const [problem] = parseDocument(text).problems
    expect(problem).toMatchObject({ code: 'parse.duplicateKey', path: ['list', 0, 'label'], level: 'warning' })
  })

  test('models that stand twice, with a name that is free', () => {
    const text = field(
      '{"type":"input","model":"a","key":"1"},{"type":"card","list":[{"type":"rate","model":"a","key":"2"}]}',
    )
    const problem = parseDocument(text).problems.find(({ code }) => code === 'design.modelTwice')
    expect(problem).toMatchObject({ path: ['list', 1, 'list', 0, 'model'], level: 'error', id: '2' })
    expect(problem?.fix).toMatchObject([{ edit: 'set', value: 'a_2' }])
  })

  test('the same model in a batch and outside is two values', () => {
    const text = field(
      '{"type":"input","model":"a","key":"1"},{"type":"batch","model":"b","key":"2","list":[{"type":"rate","model":"a","key":"3"}]}',
    )
    expect(codes(text)).toEqual([])
  })

  test('real documents: what is wrong with them', () => {
    const problemsByName = fixtureNames.map((name) => [name, codes(fixtureText(name))] as const)
    const upload = 'design.uploadOrigin'
    const source = 'design.sourceMissing'
    expect(Object.fromEntries(problemsByName.filter(([, problems]) => problems.length > 0))).toEqual({
      '02-kchengz-button-slider-rate.json': [upload, upload, upload, source, source],
      '06-kchengz-uploadFile-uploadImg.json': [upload, upload],
      '16-dzhiqin-time-date.json': ['design.key', 'design.modelMissing'],
      'dropped-3.7.4-3.7.6-SPEC-DIALECT.json': [upload, upload, source, source],
      'dropped-3.8.18.json': [upload, upload, 'design.typeUnknown'],
    })
  })
})

test('a problem is found again in the text', () => {
  const text = '{\n  "list": [\n    {"type": "input", "rules": [{"pattern": "("}]}\n  ],\n  "config": {}\n}'
  const place = locate(text, ['list', 0, 'rules', 0, 'pattern'])
  expect(text.slice(place.start, place.end)).toBe('"("')
  expect(place).toMatchObject({ line: 3, column: 45 })
  expect(locate(text, ['list', 7]).line).toBe(2)
})

describe('properties', () => {
  test('JSON texts of any kind never throw, and what is read goes out as it came in', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const result = parseDocument(text)
        if (result.ok) expect(JSON.stringify(result.document)).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  test('texts of any kind never throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseDocument(text)))
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0e-1 tnlf') }), agrees))
  })

  /** We accept what JSON.parse accepts, and nothing else. */
  function agrees(text: string) {
    const refused = parseDocument(text).problems.some(({ code }) => code === 'parse.syntax')
    let theirs = false
    try {
      JSON.parse(text)
    } catch {
      theirs = true
    }
    expect(refused).toBe(theirs)
  }

  test('a document with anything in its fields never throws', () => {
    const part = fc.dictionary(
      fc.constantFrom(
        'type',
        'label',
        'model',
        'key',
        'options',
        'rules',
        'list',
        'columns',
        'trs',
        'logic',
        'tds',
        'op',
        'args',
      ),
      fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('input', 'table', 'batch', 'grid', 'date')),
    )
    const arbitrary = fc.record({ list: fc.array(part), config: fc.dictionary(fc.string(), fc.jsonValue()) })
    fc.assert(fc.property(arbitrary, (value) => void readDocument(value)))
  })
})
