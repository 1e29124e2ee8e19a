import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compile } from './compile.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument } from './document.ts'
import { evaluateField } from './evaluateField.ts'
import { evaluateForm } from './evaluateForm.ts'
import { openState, statesOf } from './formState.ts'
import { inspect } from './inspect.ts'
import type { Json } from './json.ts'
import { LIMITS } from './limits.ts'
import { numberFunctions } from './logic/numberFunctions.ts'
import { validate } from './validate.ts'

const read = (model: string) => ({ op: 'field', model })
const column = (batch: string, model: string) => ({ op: 'column', batch, model })
const call = (op: string, ...args: object[]) => ({ op, args })
const make = (type: 'number' | 'input' | 'batch', model: string, rest: object = {}): Field =>
  ({ ...createField(type, 1, 'CN'), key: model, model, ...rest }) as Field
const batch = (model: string, list: Field[]) => make('batch', model, { list })
const form = (list: Field[]): FormDocument => ({ ...emptyDocument, list })
const codesOf = (document: FormDocument) =>
  inspect(document)
    .filter(({ level }) => level === 'error')
    .map(({ code }) => code)

/** Each row's share of the total, and whether it stays below it; nested rows sum up theirs and the enclosing ones. */
const share = (of: string, model: string) => call('divide', read(model), call('sum', column(of, model)))
const parts = form([
  batch('items', [
    make('number', 'price'),
    make('number', 'share', {
      logic: {
        value: share('items', 'price'),
        checks: [{ expect: call('le', read('price'), call('sum', column('items', 'price'))), message: 'x' }],
      },
    }),
    batch('inner', [
      make('number', 'weight'),
      make('number', 'all', {
        logic: { value: call('add', call('sum', column('items', 'share')), call('max', column('inner', 'weight'))) },
      }),
    ]),
  ]),
])

afterEach(() => vi.restoreAllMocks())

describe('what rows read in common', () => {
  const number = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: null })
  const inner = fc.array(fc.record({ weight: number }), { maxLength: 4 })
  const rows = fc.array(fc.record({ price: number, inner }), { maxLength: 6 })

  test('is what each of them would have read by itself', () => {
    fc.assert(
      fc.property(rows, (items) => {
        const compiled = compile(parts)
        const alone = openState(compiled.top, { items: items as Json })
        for (const field of compiled.order)
          for (const state of statesOf(alone, field.scope)) evaluateField(field, state, {})
        const together = evaluateForm(compiled, { items: items as Json }, {}).top
        for (const field of compiled.order)
          expect(statesOf(together, field.scope).map(({ values }) => values)).toEqual(
            statesOf(alone, field.scope).map(({ values }) => values),
          )
      }),
    )
  })

  test('is summed up once, however many rows there are', () => {
    const sum = vi.spyOn(numberFunctions.sum, 'run')
    const calls = (count: number) => {
      sum.mockClear()
      const items = Array.from({ length: count }, (_, price) => ({ price, inner: [{ weight: 1 }] }))
      expect(validate(parts, { items }).values.items).toHaveLength(count)
      return sum.mock.calls.length
    }
    expect(calls(200)).toBe(calls(20))
  })
})

describe('what a form may cost', () => {
  const ruled = (pattern: string, count = 1) =>
    Array.from({ length: count }, (_, index) => make('input', `f${index}`, { rules: [{ pattern, message: 'x' }] }))

  test('a pattern that repeats too often, or too many of them, cannot be published', () => {
    expect(codesOf(form(ruled('^[一-龥]{2,20}$')))).toEqual([])
    expect(codesOf(form(ruled('^(\\p{L}{1,100}){1,10}$')))).toEqual(['design.patternTooBig'])
    expect(codesOf(form(ruled('^.{1,500}$', 8)))).toEqual(['design.programs'])
    expect(codesOf(form([batch('items', ruled('^.{1,300}$', 3))]))).toEqual(['design.rowPrograms'])
  })

  test('a text that is too long for its pattern is refused unread', () => {
    const document = form(ruled('^(\\p{L}{1,100}){1,10}$'))
    const issues = (text: string) => validate(document, { f0: text }).issues.map(({ code }) => code)
    expect(issues('中'.repeat(500))).toEqual([])
    expect(issues('中'.repeat(700))).toEqual(['issue.patternLength'])
  })

  test('rows that are too much for their patterns together are told so, the first ones judged', () => {
    const document = form([batch('items', ruled('^.{1,500}$'))])
    const items = Array.from({ length: 40 }, () => ({ f0: '中'.repeat(500) }))
    const issues = validate(document, { items }).issues
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['issue.patternWork']))
    expect(issues.length).toBeLessThan(items.length)
  })

  test('a row that reckons too much cannot be published', () => {
    const rows = (count: number) =>
      form([
        batch('items', [
          make('number', 'price'),
          ...Array.from({ length: count }, (_, index) =>
            make('number', `share${index}`, { logic: { value: share('items', 'price') } }),
          ),
        ]),
      ])
    expect(codesOf(rows(LIMITS.rowParts / 4))).toEqual([])
    expect(codesOf(rows(LIMITS.rowParts / 4 + 1))).toEqual(['design.rowParts'])
  })
})
