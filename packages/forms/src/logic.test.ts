import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeValue } from './changeValue.ts'
import { collectValues } from './collectValues.ts'
import { compile } from './compile.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument, HiddenPolicy, Values } from './document.ts'
import { evaluateField } from './evaluateField.ts'
import { affectedBy, evaluateForm, needsOf } from './evaluateForm.ts'
import type { Expression } from './expression.ts'
import type { FieldTypeName } from './fieldTypes.ts'
import { pathOf, statesOf } from './formState.ts'
import { inspect } from './inspect.ts'
import type { Json } from './json.ts'
import { evaluate } from './logic/evaluate.ts'
import { functionNames } from './logicFunctions.ts'
import { validate } from './validate.ts'

const field = (model: string) => ({ op: 'field', model })
const value = (literal: Json) => ({ op: 'literal', value: literal })
const call = (op: string, ...args: object[]) => ({ op, args })
const column = (batch: string, model: string) => ({ op: 'column', batch, model })
const make = (type: FieldTypeName, model: string, logic?: object, rest: object = {}): Field =>
  ({
    ...createField(type, 1, 'CN'),
    key: model,
    ...('model' in createField(type, 1, 'CN') && { model }),
    ...(logic && { logic }),
    ...rest,
  }) as Field
const form = (list: Field[], hiddenValues?: HiddenPolicy): FormDocument => ({
  list,
  config: { ...emptyDocument.config, ...(hiddenValues && { hiddenValues }) },
})
const stateOf = (document: FormDocument, id: string, values: Values = {}) =>
  evaluateForm(compile(document), values, {}).top.fields.get(id)
const codes = (document: FormDocument) => inspect(document).map(({ code }) => code)

const nowhere = {
  field: () => null,
  column: () => [],
  option: () => null,
  now: () => '2026-03-05 08:00:00',
  overColumns: (_call: unknown, _batches: unknown, run: () => Json) => run(),
}
const reckon = (expression: object) => evaluate(expression as never, nowhere)

describe('the language', () => {
  test.each<[object, Json]>([
    [call('add', value(0.1), value(0.2)), 0.3],
    [call('round', value(1.005), value(2)), 1.01],
    [call('round', value(-2.5), value(0)), -3],
    [call('divide', value(1), value(0)), null],
    [call('add', value(1), value(null)), null],
    [call('sum', value([1, null, '3', 2])), 3],
    [call('average', value([])), null],
    [call('count', value(['a', '', null, 0])), 2],
    [call('max', value([3, 9, 4])), 9],
    [call('eq', value(''), value(null)), true],
    [call('lt', value(null), value(3)), null],
    [call('lt', value('2026-03-01'), value('2026-03-01 08:00:00')), false],
    [call('in', value('b'), value(['a', 'b'])), true],
    [call('contains', value(['a']), value('a')), true],
    [call('contains', value('abc'), value('b')), true],
    [call('and', value(true), value(null)), null],
    [call('and', value(false), value(null)), false],
    [call('or', value(true), value(null)), true],
    [call('not', value(null)), null],
    [call('if', value(null), value(1), value(2)), 2],
    [call('length', value('中😀')), 2],
    [call('concat', value('a'), value(1), value(null)), 'a1'],
    [call('toNumber', value('12.50')), 12.5],
    [call('daysBetween', value('2026-02-28'), value('2026-03-01')), 1],
    [call('daysBetween', value('2028-02-28'), value('2028-03-01')), 2],
    [call('hoursBetween', value('2026-03-01 08:30:00'), value('2026-03-01 10:00:00')), 1.5],
    [call('addDays', value('2026-12-31'), value(1)), '2027-01-01 00:00:00'],
    [call('weekday', value('2026-03-01')), 7],
    [call('today'), '2026-03-05'],
    [call('nobody', value(1)), null],
    [{ op: 'constructor', args: [] }, null],
    [call('add'), null],
  ])('%j is %j', (expression, expected) => {
    expect(reckon(expression)).toEqual(expected)
  })
})

describe('visible', () => {
  const shown = call('eq', field('kind'), value('a'))
  const document = (policy?: HiddenPolicy) =>
    form([make('input', 'kind'), make('input', 'extra', { visible: shown })], policy)

  test.each<[HiddenPolicy | undefined, Values]>([
    [undefined, { kind: 'b' }],
    ['omit', { kind: 'b' }],
    ['keep', { kind: 'b', extra: 'x' }],
    ['clear', { kind: 'b', extra: '' }],
  ])('a hidden value under %s', (policy, expected) => {
    expect(validate(document(policy), { kind: 'b', extra: 'x' }).values).toEqual(expected)
    expect(validate(document(policy), { kind: 'a', extra: 'x' }).values).toEqual({ kind: 'a', extra: 'x' })
  })

  test('what is in a hidden layout is hidden, required or not', () => {
    const inner = make('input', 'deep', {}, { rules: [{ required: true }] })
    const hidden = form([
      make('input', 'kind'),
      make('card', 'c', { visible: shown }, { list: [make('card', 'd', undefined, { list: [inner] })] }),
    ])
    expect(stateOf(hidden, 'deep')?.visible).toBe(false)
    expect(validate(hidden, {}).valid).toBe(true)
    expect(validate(hidden, { kind: 'a' }).issues).toMatchObject([{ path: ['deep'] }])
  })

  test('a hidden value counts as empty for others, unless the form keeps it', () => {
    const chain = (policy?: HiddenPolicy) =>
      form([...document().list, make('input', 'third', { visible: call('eq', field('extra'), value('x')) })], policy)
    expect(stateOf(chain(), 'third', { kind: 'b', extra: 'x' })?.visible).toBe(false)
    expect(stateOf(chain('keep'), 'third', { kind: 'b', extra: 'x' })?.visible).toBe(true)
  })
})

test('required, disabled', () => {
  const document = form([
    make('switch', 'on'),
    make('input', 'a', { required: field('on'), disabled: call('not', field('on')) }),
  ])
  expect(stateOf(document, 'a', { on: true })).toMatchObject({ required: true, disabled: false })
  expect(stateOf(document, 'a', { on: false })).toMatchObject({ required: false, disabled: true })
})

describe('computed values', () => {
  const amount = call('multiply', field('qty'), field('price'))
  const rows = [
    make('number', 'qty'),
    make('number', 'price'),
    make('number', 'amount', { value: amount }, { options: { precision: 2 } }),
  ]
  const order = form([
    make('number', 'total', { value: call('multiply', call('sum', column('items', 'amount')), field('rate')) }),
    make('number', 'rate'),
    make('batch', 'items', undefined, { list: rows }),
  ])

  test('of rows, then of the whole, in whatever order they stand', () => {
    const items = [{ qty: 3, price: 0.1, key: 'k' }, { qty: 2, price: 5, amount: 999 }, {}]
    expect(validate(order, { rate: 2, items }).values).toMatchObject({
      total: 20.6,
      items: [{ amount: 0.3, key: 'k' }, { amount: 10 }, { amount: null }],
    })
    expect(codes(order)).toEqual([])
  })

  test('in the format of their field', () => {
    const document = form([
      make('date', 'from', undefined, { options: { format: 'YYYY/MM/DD' } }),
      make('date', 'to', { value: call('addDays', field('from'), value(30)) }, { options: { format: 'YYYY年M月D日' } }),
    ])
    expect(validate(document, { from: '2026/01/31' }).values).toEqual({ from: '2026/01/31', to: '2026年3月2日' })
  })

  test('one key stroke asks the field and what follows from it, nothing else', () => {
    const compiled = compile(order)
    expect(affectedBy(compiled, [compiled.byId.get('qty')!]).map(({ id }) => id)).toEqual(['qty', 'amount', 'total'])
    expect(affectedBy(compiled, [compiled.byId.get('price')!]).map(({ id }) => id)).not.toContain('qty')
    const state = evaluateForm(
      compiled,
      {
        rate: 2,
        items: [
          { qty: 1, price: 4 },
          { qty: 1, price: 1 },
        ],
      },
      {},
    )
    const [row, otherRow] = state.top.rows.get('items') ?? []
    const qty = compiled.byId.get('qty')
    if (!row || !otherRow || !qty) throw new Error('no row')
    const touched = changeValue(state, { field: qty, state: row }, 5, {})
    expect(
      touched.map(({ field: touchedField, state: place }) => [...pathOf(place), touchedField.id].join('.')),
    ).toEqual(['items.0.qty', 'items.0.amount', 'total'])
    expect([row.values.amount, otherRow.values.amount, state.top.values.total]).toEqual([20, 1, 42])
    expect(changeValue(state, { field: qty, state: row }, 5, {})).toHaveLength(1)
  })
})

test('rows that stay keep their state when others come and go', () => {
  const document = form([
    make('batch', 'items', undefined, { list: [make('number', 'x')] }),
    make('number', 'sum', { value: call('sum', column('items', 'x')) }),
  ])
  const compiled = compile(document)
  const state = evaluateForm(compiled, { items: [{ x: 1 }, { x: 2 }] }, {})
  const items = compiled.byId.get('items')
  const [first, second] = state.top.rows.get('items') ?? []
  if (!items || !first || !second) throw new Error('no rows')
  changeValue(state, { field: items, state: state.top }, [{ x: 7 }, second.values as Json], {})
  const now = state.top.rows.get('items') ?? []
  expect(now[1]).toBe(second)
  expect(now.map((row) => pathOf(row))).toEqual([
    ['items', 0],
    ['items', 1],
  ])
  expect(state.top.values.sum).toBe(9)
})

test('property: asking only what follows gives the same as asking all', () => {
  const share = call('divide', field('x'), call('sum', column('items', 'x')))
  const rows = [
    make('number', 'x'),
    make('number', 'share', { value: share, visible: call('gt', field('x'), field('least')) }),
    make('input', 'note', { visible: call('lt', field('share'), value(0.5)) }),
  ]
  const document = form([
    make('number', 'least', { disabled: call('gt', call('count', column('items', 'note')), value(1)) }),
    make('batch', 'items', { visible: call('ne', field('least'), value(9)) }, { list: rows }),
    make('number', 'most', {
      value: call('max', column('items', 'share')),
      required: call('gt', field('least'), value(1)),
    }),
  ])
  const compiled = compile(document)
  const small = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(null))
  const change = fc.record({ what: fc.constantFrom('least', 'x', 'items', 'note'), row: fc.nat(2), to: small })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const state = evaluateForm(compiled, { least: 1, items: [{ x: 1 }, { x: 2 }, { x: 3 }] }, {})
      for (const { what: model, row, to } of changes) {
        const items = state.top.rows.get('items') ?? []
        const place = model === 'x' || model === 'note' ? items[row % Math.max(1, items.length)] : state.top
        const target = compiled.byId.get(model)
        if (!place || !target) continue
        const entered = model === 'items' ? [{ x: to }, { x: 2 }] : model === 'note' ? String(to ?? '') : to
        changeValue(state, { field: target, state: place }, entered, {})
      }
      const items = (state.top.rows.get('items') ?? []).map(({ values }) => values) as Json
      const again = evaluateForm(compiled, { ...state.top.values, items }, {})
      expect(collectValues(state)).toEqual(collectValues(again))
      for (const field of compiled.byId.values())
        expect(statesOf(state.top, field.scope).map((place) => place.fields.get(field.id))).toEqual(
          statesOf(again.top, field.scope).map((place) => place.fields.get(field.id)),
        )
    }),
    { numRuns: 300 },
  )
})

describe('options', () => {
  const list = [
    { value: 'x1', label: '1', city: 'x' },
    { value: 'y1', label: '2', city: 'y' },
  ]
  const document = form([
    make('input', 'city'),
    make(
      'select',
      'outlet',
      { options: call('eq', { op: 'option', part: 'city' }, field('city')) },
      { options: { options: list } },
    ),
  ])

  test('depend on other fields, and a choice that is not offered is refused', () => {
    expect(stateOf(document, 'outlet', { city: 'y' })?.options).toEqual([list[1]])
    expect(validate(document, { city: 'y', outlet: 'x1' }).issues).toMatchObject([{ code: 'issue.notAnOption' }])
    expect(codes(document)).toEqual([])
  })

  test('stay the same list while the same are offered, so that nobody draws them again', () => {
    const compiled = compile(document)
    const { top } = evaluateForm(compiled, { city: 'y' }, {})
    const outlet = compiled.byId.get('outlet')
    expect(outlet && evaluateField(outlet, top, {})).toBe(false)
  })
})

describe('checks across fields', () => {
  const document = form([
    make('input', 'phone', {
      checks: [
        {
          expect: call('not', call('and', call('empty', field('phone')), call('empty', field('mail')))),
          message: '电话和邮箱至少填一项',
        },
      ],
    }),
    make('input', 'mail'),
    make('number', 'a', { checks: [{ expect: call('le', field('a'), field('b')), message: 'a ≤ b' }] }),
    make('number', 'b'),
  ])

  test('refuse with the author’s words', () => {
    expect(validate(document, { a: 1, b: 2 }).issues).toMatchObject([
      { path: ['phone'], message: '电话和邮箱至少填一项' },
    ])
    expect(validate(document, { mail: 'x', a: 3, b: 2 }).issues).toMatchObject([{ path: ['a'], message: 'a ≤ b' }])
  })

  test('what is not known yet refuses nothing', () => {
    expect(validate(document, { mail: 'x', a: 3 }).valid).toBe(true)
  })
})

test('the clock is the host’s', () => {
  const document = form([
    make('date', 'd', { checks: [{ expect: call('ge', field('d'), call('today')), message: 'past' }] }),
  ])
  expect(needsOf(compile(document))).toEqual([{ kind: 'now' }])
  expect(validate(document, { d: '2026-03-04' }, { now: '2026-03-05 08:00:00' }).issues).toHaveLength(1)
  expect(validate(document, { d: '2026-03-05' }, { now: '2026-03-05 08:00:00' }).valid).toBe(true)
})

describe('at design time', () => {
  const visible = (expression: object) =>
    form([
      make('input', 'a', { visible: expression }),
      make('number', 'n'),
      make('batch', 'b', undefined, { list: [make('rate', 'r')] }),
    ])
  test.each<[object, string]>([
    [field('gone'), 'design.logicField'],
    [field('r'), 'design.logicField'],
    [field('n'), 'design.logicType'],
    [value('yes'), 'design.logicType'],
    [call('lt', field('n')), 'design.logicCount'],
    [call('and'), 'design.logicCount'],
    [call('eval', value('1')), 'design.logicFunction'],
    [call('gt', call('sum', column('n', 'r')), value(1)), 'design.logicBatch'],
    [call('gt', call('sum', column('b', 'x')), value(1)), 'design.logicField'],
    [call('gt', call('daysBetween', value('soon'), call('now')), value(1)), 'design.logicType'],
    [{ op: 'option', part: 'value' }, 'design.logicOption'],
    [{}, 'design.logicNone'],
  ])('%j is %s', (expression, code) => {
    expect(codes(visible(expression))).toEqual([code])
  })

  test('rounds are named, and evaluation ends all the same', () => {
    const round = form([
      make('number', 'a', { value: field('c') }, { label: '甲' }),
      make('number', 'b', { value: field('a') }, { label: '乙' }),
      make('number', 'c', { visible: call('gt', field('b'), value(1)) }, { label: '丙' }),
      make('number', 'd', { value: field('a') }),
    ])
    expect(inspect(round)).toMatchObject([
      { code: 'design.logicRound', level: 'error', params: { fields: '甲 → 丙 → 乙 → 甲' } },
    ])
    expect(validate(round, { c: 3 }).values).toBeDefined()
    expect(codes(form([make('input', 'a', { visible: call('empty', field('a')) })]))).toEqual(['design.logicRound'])
    expect(codes(form([make('input', 'a', { required: call('empty', field('a')) })]))).toEqual([])
  })

  test('a layout inside what it depends on is a round too', () => {
    const inside = make('switch', 's')
    expect(codes(form([make('card', 'c', { visible: field('s') }, { list: [inside] })]))).toEqual(['design.logicRound'])
  })
})

test('fields that double one another end', () => {
  const fields = Array.from({ length: 60 }, (_, n) =>
    make('input', `f${n}`, n === 0 ? undefined : { value: call('concat', field(`f${n - 1}`), field(`f${n - 1}`)) }),
  )
  expect(String(validate(form(fields), { f0: 'x'.repeat(100) }).values.f59)).toBe('')
})

test('property: any expression ends without an error, and what the check finds sound keeps its type', () => {
  const { expression } = fc.letrec<{ expression: Expression; leaf: Expression }>((tie) => ({
    leaf: fc.oneof(
      fc.record({ op: fc.constant('field' as const), model: fc.constantFrom('a', 'n', 'b', 'gone', 'q') }),
      fc.record({ op: fc.constant('literal' as const), value: fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json> }),
      fc.record({
        op: fc.constant('column' as const),
        batch: fc.constantFrom('b', 'a'),
        model: fc.constantFrom('q', 'x'),
      }),
    ),
    expression: fc.oneof(
      { maxDepth: 4 },
      tie('leaf'),
      fc.record({ op: fc.constantFrom(...functionNames), args: fc.array(tie('expression'), { maxLength: 3 }) }),
    ),
  }))
  const rows = make('batch', 'b', undefined, { list: [make('number', 'q')] })
  fc.assert(
    fc.property(expression, fc.jsonValue({ maxDepth: 2 }), (logic, a) => {
      const document = form([
        make('input', 'a'),
        rows,
        make('number', 'n', { value: logic, visible: logic, checks: [{ expect: logic, message: 'x' }] }),
      ])
      inspect(document)
      const { values } = validate(document, { a: a as Json, b: [{ q: 1 }, {}] })
      expect(['number', 'object', 'undefined']).toContain(typeof values.n)
    }),
    { numRuns: 500 },
  )
})
