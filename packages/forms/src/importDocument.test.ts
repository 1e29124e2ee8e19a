import { expect, test } from 'vitest'
import { importDocument } from './importDocument.ts'

const data = {
  list: [{ type: 'input', label: "it's", model: 'a', key: 'a', options: {} }],
  config: { layout: 'vertical' },
}
const script = `{
  // as the sample code has it
  list: [{ type: 'input', label: "it's", model: 'a', key: 'a', options: {}, },],
  config: { layout: 'vertical' }, /* that is all */
}`

test('JSON stays as it is, to the byte', () => {
  const json = JSON.stringify(data)
  expect(importDocument(json)).toMatchObject({ ok: true, isScript: false, json })
})

test.each([
  script,
  `const jsonData = ${script};`,
  `export default ${script}; // copied\n`,
  `module.exports = ${script};`,
  `let form: FormDocument = ${script}`,
])('a JavaScript object that is data is read as data, and says so', (text) => {
  const read = importDocument(text)
  expect(read).toMatchObject({ ok: true, isScript: true })
  expect(JSON.parse(read.json)).toEqual(data)
})

test.each([
  '{ list: [make()], config: {} }',
  '{ list: [], config: x }',
  '{ list: [,], config: {} }',
  '{ list: [1,,2] }',
  '{ config: 1 + 1 }',
  '{ a: `$' + '{b}` }',
  '{ get a() {} }',
  '{list: [',
  '`text`',
  'alert(1)',
  '({}).x',
  '',
])('what would have to be executed, or is nothing, is no form: %s', (text) => {
  expect(importDocument(text)).toMatchObject({ ok: false, isScript: false, problems: [{ code: 'parse.syntax' }] })
})

test('strings, numbers and keys as people write them', () => {
  const script =
    String.raw`{ list: [], config: { 'a-b': 'x\'y\u4e2d\x41\n', 1: .5, hex: 0x1F, plus: +3, $k: §t§, "q": "\\", true: null, }, }`.replaceAll(
      '§',
      '`',
    )
  const read = importDocument(script)
  expect(read.isScript && JSON.parse(read.json)).toEqual({
    list: [],
    config: { 'a-b': "x'y中A\n", 1: 0.5, hex: 31, plus: 3, $k: 't', q: '\\', true: null },
  })
})

test('a script may not carry what JSON may not: keys that mean something to JavaScript', () => {
  const read = importDocument('{ list: [], config: {}, "__proto__": { polluted: true } }')
  expect(read).toMatchObject({ ok: false, problems: [{ code: 'parse.forbiddenKey' }] })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
