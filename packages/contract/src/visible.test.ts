import { expect, test } from 'vitest'
import { formData } from './customForm.ts'
import { line, paragraph } from './fields.ts'
import { visible } from './visible.ts'

test.each([
  ['\u202egnp.exe', 'gnp.exe'],
  ['张\u200b三', '张三'],
  ['张三\u200d', '张三'],
  ['\u2066张三\u2069', '张三'],
  ['\ufeff网点', '网点'],
  ['a\u00adb', 'ab'],
  ['一\u2028二', '一二'],
  ['tag\u{e0041}', 'tag'],
])('%j is %s', (text, left) => {
  expect(visible(text)).toBe(left)
  expect(line(50).parse(text)).toBe(left)
  expect(paragraph(50).parse(text)).toBe(left)
})

test('leaves emoji, variants of characters and accents as they are', () => {
  for (const text of ['👩‍👩‍👧', '❤️', '葛󠄀', 'é', 'e\u0301', '한국', 'العربية']) expect(visible(text)).toBe(text)
})

test('a name of nothing but these is missing', () => {
  expect(line(50, 1).safeParse('\u200b\u202e ').success).toBe(false)
})

test('the data of a form is read the same way, in its tables, too', () => {
  const data = { name: '\u202eabc', rows: [{ a: '张\u200b三', n: 5 }], none: null }
  expect(formData.parse(data)).toEqual({ name: 'abc', rows: [{ a: '张三', n: 5 }], none: null })
})

test('a bidi override cannot pass as length, either', () => {
  expect(line(3).parse('\u202e\u202e张三丰')).toBe('张三丰')
})
