import { expect, test } from 'vitest'
import { carryOver } from './carryOver.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument } from './document.ts'
import type { FieldTypeName } from './fieldTypes.ts'

const make = (type: FieldTypeName, model: string, options: object = {}, rest: object = {}): Field => {
  const field = createField(type, 1, 'CN')
  return { ...field, key: model, model, label: model, options: { ...field.options, ...options }, ...rest }
}
const form = (...list: Field[]): FormDocument => ({ ...emptyDocument, list })
const must = { rules: [{ required: true }] }
const choices = (...values: string[]) => ({ options: values.map((value) => ({ value, label: `第${value}` })) })

test('what is gone is told by its label with what stood there, rows once; what can no longer be chosen is empty', () => {
  const from = form(
    make('input', 'gone'),
    make('select', 'kind', choices('1', '2')),
    make('batch', 'rows', {}, { list: [make('input', 'name'), make('select', 'colour', choices('r', 'g'))] }),
    make('input', 'kept'),
  )
  const to = form(
    make('select', 'kind', choices('1')),
    make('batch', 'rows', {}, { list: [make('input', 'name')] }),
    make('input', 'kept'),
  )
  const entered = {
    gone: '旧值',
    kind: '2',
    rows: [
      { name: 'a', colour: 'r' },
      { name: 'b', colour: 'g' },
    ],
    kept: 'x',
  }
  const { values, lost, asked } = carryOver(from, to, entered)
  expect(values).toEqual({ kind: null, rows: [{ name: 'a' }, { name: 'b' }], kept: 'x' })
  expect(lost).toEqual([
    { code: 'loss.refused', params: { label: 'kind' }, said: ['第2'] },
    { code: 'loss.removed', params: { label: 'colour' }, said: ['第r', '第g'] },
    { code: 'loss.removed', params: { label: 'gone' }, said: ['旧值'] },
  ])
  expect(asked).toEqual([])
})

test('what has to be filled in now: new fields and old ones that were optional, while they are seen and empty', () => {
  const from = form(make('input', 'optional'), make('input', 'always', {}, must), make('input', 'said'))
  const hot = {
    visible: {
      op: 'eq',
      args: [
        { op: 'field', model: 'said' },
        { op: 'literal', value: 'hot' },
      ],
    },
  }
  const to = form(
    make('input', 'optional', {}, must),
    make('input', 'always', {}, must),
    make('input', 'said', {}, must),
    make('input', 'added', {}, must),
    make('input', 'hidden', {}, { ...must, logic: hot }),
    make('input', 'closed', { disabled: true }, must),
  )
  const askedAfter = (said: string) => carryOver(from, to, { said, always: '' }).asked.map(({ label }) => label)
  expect(askedAfter('cold')).toEqual(['optional', 'added'])
  expect(askedAfter('hot')).toEqual(['optional', 'added', 'hidden'])
  expect(askedAfter('')).toEqual(['optional', 'said', 'added'])
})
