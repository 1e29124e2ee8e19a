import { compile } from '@shouya/forms/compile'
import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { Field, FormDocument } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { expect, test } from 'vitest'
import { expressionWords } from './expressionWords.ts'
import { logicEntries } from './logicEntries.ts'
import { logicParts } from './logicParts.ts'
import { logicProblems } from './logicProblems.ts'
import { logicSubjects } from './logicSubjects.ts'

const staff: Field = {
  type: 'radio',
  label: '人员类别',
  model: 'staff_type',
  key: 'radio_1',
  options: {
    options: [
      { value: '1', label: '行内员工' },
      { value: '2', label: '驻点保安' },
    ],
  },
}
const days: Field = { type: 'number', label: '天数', model: 'days', key: 'number_1' }
const proof: Field = { type: 'uploadImg', label: '证明', model: 'proof', key: 'uploadImg_1' }
const form: FormDocument = { list: [staff, days, proof], config: defaultConfig }

const field = (model: string): Expression => ({ op: 'field', model })
const literal = (value: string | number | string[]): Expression => ({ op: 'literal', value })
const words = (expression: Expression) => expressionWords(expression, compile(form).top, 'CN')

test('conditions read as sentences, values as the field shows them', () => {
  const guard: Expression = { op: 'in', args: [field('staff_type'), literal(['1', '2'])] }
  const long: Expression = { op: 'ge', args: [field('days'), literal(2)] }
  expect(words(guard)).toBe('人员类别 属于 行内员工、驻点保安')
  expect(words({ op: 'and', args: [guard, long] })).toBe('(人员类别 属于 行内员工、驻点保安) 且 (天数 大于等于 2)')
  expect(words({ op: 'divide', args: [{ op: 'ceil', args: [field('days')] }, literal(2)] })).toBe(
    '(向上取整(天数) ÷ 2)',
  )
  expect(words({ op: 'empty', args: [field('gone')] })).toBe('gone 为空')
})

test('what of a field can depend on others', () => {
  expect(logicParts(staff)).toEqual(['visible', 'required', 'disabled', 'value', 'options'])
  expect(logicParts({ type: 'batch', key: 'b', model: 'b' })).toEqual(['visible', 'required', 'disabled'])
  expect(logicParts({ type: 'card', key: 'c' })).toEqual(['visible'])
})

test('entries write one part and leave the others; the last one that goes takes the logic along', () => {
  const visible: Expression = { op: 'eq', args: [field('days'), literal(1)] }
  const { present, absent } = logicEntries({ ...proof, logic: { visible } }, ['visible', 'required', 'check'])
  expect(present.map(({ name }) => name)).toEqual(['visible'])
  expect(present[0]?.without).toBeUndefined()
  expect(absent.map(({ name }) => name)).toEqual(['required', 'check 0'])
  expect(absent[1]?.write(visible, '不行')).toEqual({
    logic: { visible, checks: [{ expect: visible, message: '不行' }] },
    at: ['logic', 'checks', 0, 'expect'],
  })
})

test('nothing has been said of what a field does not have yet', () => {
  const { absent } = logicEntries(days, ['visible', 'value', 'check'])
  expect(absent.map(({ expression }) => expression)).toEqual([undefined, undefined, undefined])
})

test('a check asks about its own field first, any other condition about the others alone', () => {
  const scope = compile(form).top
  const own = compile(form).byId.get('number_1')
  const labels = (part: 'check' | 'visible' | 'options', field = own) =>
    logicSubjects(part, field, scope, {}, 'CN').map(({ label }) => label)
  expect(labels('check')).toEqual(['天数', '人员类别', '证明'])
  expect(labels('visible')).toEqual(['人员类别', '证明'])
  expect(labels('options', compile(form).byId.get('radio_1'))).toEqual(['选项值', '天数', '证明'])
})

test('an expression is checked where it will stand: names, types and rounds', () => {
  const problems = (value: Expression) =>
    logicProblems(form, 'number_1', { value }, ['logic', 'value'], {}).map(({ code, path }) => [code, path.join('.')])
  expect(problems({ op: 'add', args: [field('gone'), literal(1)] })).toEqual([['design.logicField', 'args.0.model']])
  expect(problems({ op: 'concat', args: [literal('x')] })).toEqual([['design.logicType', '']])
  expect(problems({ op: 'add', args: [field('days'), literal(1)] })).toEqual([['design.logicRound', '']])
})
