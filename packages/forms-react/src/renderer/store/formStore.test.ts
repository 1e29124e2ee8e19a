import type { FormDocument } from '@shouya/forms/document'
import { describe, expect, test, vi } from 'vitest'
import { createFormStore, type FormStore, nodeOf } from './formStore.ts'
import { currentValues, judge } from './judge.ts'
import { locate } from './locate.ts'
import { reset, setOption, setSources, setValues } from './replace.ts'
import { addRow, removeRow } from './rows.ts'
import { leave, setValue } from './setValue.ts'

const field = (type: string, model: string, more: object = {}) => ({ type, model, key: model, label: model, ...more })
const read = (model: string) => ({ op: 'field', model })
const form = (...list: object[]) => ({ list, config: { layout: 'horizontal' } }) as unknown as FormDocument
const node = (store: FormStore, model: string) => nodeOf(store, store.top, model)
const required = { rules: [{ required: true, message: '必填项' }] }

/** Counts the notifications of some fields. */
function watch(store: FormStore, ...models: string[]) {
  const counts: Record<string, number> = {}
  for (const model of models) node(store, model).tell(() => (counts[model] = (counts[model] ?? 0) + 1))
  return counts
}

const logic = form(
  field('number', 'a'),
  field('number', 'b'),
  field('number', 'sum', { logic: { value: { op: 'add', args: [read('a'), read('b')] } } }),
  field('input', 'why', {
    ...required,
    logic: { visible: { op: 'gt', args: [read('sum'), { op: 'literal', value: 10 }] } },
  }),
  field('input', 'other'),
)

describe('a change wakes what it reaches', () => {
  test('the field alone where nobody depends on it', () => {
    const store = createFormStore(logic)
    const counts = watch(store, 'a', 'b', 'sum', 'why', 'other')
    setValue(store, node(store, 'other'), 'x')
    expect(counts).toEqual({ other: 1 })
  })

  test('the computed field and what depends on that, in one go', () => {
    const store = createFormStore(logic, { a: 1, b: 2 })
    const counts = watch(store, 'a', 'b', 'sum', 'why', 'other')
    setValue(store, node(store, 'a'), 20)
    expect(counts).toEqual({ a: 1, sum: 1, why: 1 })
    expect(node(store, 'sum').read().value).toBe(22)
    expect(node(store, 'why').read().state.visible).toBe(true)
  })

  test('fields with the same model, whichever of them is changed, and what is computed from it', () => {
    const twice = form(
      field('number', 'a', { key: 'a1' }),
      field('number', 'a', { key: 'a2' }),
      field('number', 'next', { logic: { value: { op: 'add', args: [read('a'), { op: 'literal', value: 1 }] } } }),
    )
    const store = createFormStore(twice)
    const counts = watch(store, 'a1', 'a2', 'next')
    setValue(store, node(store, 'a2'), 4)
    expect(counts).toEqual({ a1: 1, a2: 1, next: 1 })
    expect(['a1', 'a2', 'next'].map((key) => node(store, key).read().value)).toEqual([4, 4, 5])
  })

  test('nobody when it changes nothing', () => {
    const store = createFormStore(logic, { a: 1, b: 2 })
    const counts = watch(store, 'a', 'why')
    setSources(store, {})
    setValues(store, { a: 1 })
    expect(counts).toEqual({})
  })
})

describe('issues', () => {
  test('come when a changed field is left, and go while one types', () => {
    const store = createFormStore(form(field('input', 'name', required)))
    const name = node(store, 'name')
    leave(store, name)
    expect(name.read().issues).toEqual([])
    setValue(store, name, '')
    leave(store, name)
    expect(name.read().issues).toMatchObject([{ code: 'issue.required', message: '必填项' }])
    setValue(store, name, 'x')
    expect(name.read().issues).toEqual([])
  })

  test('go when the field that one is compared with changes', () => {
    const checks = [{ expect: { op: 'gt', args: [read('b'), read('a')] }, message: '应大于 a' }]
    const store = createFormStore(form(field('number', 'a'), field('number', 'b', { logic: { checks } })))
    const later = node(store, 'b')
    setValue(store, node(store, 'a'), 5)
    setValue(store, later, 3)
    leave(store, later)
    expect(later.read().issues).toMatchObject([{ message: '应大于 a' }])
    setValue(store, node(store, 'a'), 1)
    expect(later.read().issues).toEqual([])
  })

  test('all at once when the form is judged, with the first place', () => {
    const store = createFormStore(form(field('input', 'one', required), field('input', 'two', required)))
    const counts = watch(store, 'one', 'two')
    const { valid, first, issues } = judge(store)
    expect({ valid, first: first?.issue.id, count: issues.length }).toEqual({ valid: false, first: 'one', count: 2 })
    expect(counts).toEqual({ one: 1, two: 1 })
  })

  test('of a choice of before that is not offered any more come at once, where another can be chosen', () => {
    const sourced = { dynamic: true, dynamicKey: 'kinds' }
    const options = { kinds: [{ value: '1', label: 'A' }] }
    const list = [
      field('select', 'one', { options: sourced }),
      field('radio', 'dot', { options: sourced }),
      field('checkbox', 'ticks', { options: sourced }),
      field('select', 'known', { options: sourced }),
      field('select', 'closed', { options: { ...sourced, disabled: true } }),
      field('input', 'empty', required),
      field('batch', 'rows', { list: [field('select', 'cell', { options: sourced })] }),
    ]
    const values = { one: '7', dot: '7', ticks: ['1', '7'], known: '1', closed: '7', rows: [{ cell: '7' }] }
    const store = createFormStore(form(...list), values)
    const wrong = () =>
      list.filter(({ model }) => node(store, model).read().issues.length > 0).map(({ model }) => model)
    expect(wrong()).toEqual([])
    setSources(store, { options })
    expect(wrong()).toEqual(['one', 'dot', 'ticks'])
    expect(nodeOf(store, node(store, 'rows').read().rows[0]!, 'cell').read().issues).toHaveLength(1)
    setValue(store, node(store, 'dot'), '1')
    expect(wrong()).toEqual(['one', 'ticks'])
    // Options of the document itself are known from the beginning.
    const fixed = form(field('select', 'one', { options: { options: options.kinds } }))
    expect(node(createFormStore(fixed, { one: '7' }), 'one').read().issues).toHaveLength(1)
  })

  test('hidden fields are never wrong and not in the result', () => {
    const store = createFormStore(logic, { a: 1, b: 2, why: 'old' })
    expect(judge(store).valid).toBe(true)
    expect(currentValues(store)).toEqual({ a: 1, b: 2, sum: 3, other: '' })
  })

  test('what the host has not told yet refuses too', () => {
    const options = { dynamic: true, dynamicKey: 'users' }
    const store = createFormStore(form(field('select', 'who', { options })))
    expect(judge(store)).toMatchObject({ valid: false, issues: [], needs: [{ kind: 'options', source: 'users' }] })
    setSources(store, { options: { users: [{ value: 1, label: 'A' }] } })
    expect(judge(store).valid).toBe(true)
  })
})

describe('by program', () => {
  const store = () => createFormStore(form(field('input', 'x', required), field('input', 'y')))

  test('hide and show wake the field only, and its value stays', () => {
    const formStore = store()
    setValue(formStore, node(formStore, 'x'), 'kept')
    const counts = watch(formStore, 'x', 'y')
    setOption(formStore, ['x'], 'hidden', true)
    expect(currentValues(formStore)).toEqual({ y: '' })
    setOption(formStore, ['x'], 'hidden', false)
    expect(currentValues(formStore)).toEqual({ x: 'kept', y: '' })
    expect(counts).toEqual({ x: 2 })
  })

  test('reset forgets values, issues and what was touched', () => {
    const formStore = store()
    const listener = vi.fn()
    formStore.listeners.add(listener)
    setValue(formStore, node(formStore, 'y'), 'typed')
    judge(formStore)
    reset(formStore)
    expect(currentValues(formStore)).toEqual({ x: '', y: '' })
    expect(node(formStore, 'x').read().issues).toEqual([])
    expect(listener).toHaveBeenCalledOnce()
  })

  test('values that the form does not know are left out', () => {
    const formStore = createFormStore(form(field('input', 'x')), { x: '1', gone: '2' })
    expect(judge(formStore).valid).toBe(true)
    expect(currentValues(formStore)).toEqual({ x: '1' })
  })
})

describe('rows', () => {
  const list = [
    field('input', 'goods', required),
    field('number', 'qty', { options: { defaultValue: 1 } }),
    field('number', 'twice', {
      logic: { value: { op: 'multiply', args: [read('qty'), { op: 'literal', value: 2 }] } },
    }),
  ]
  const total = { op: 'sum', args: [{ op: 'column', batch: 'items', model: 'twice' }] }
  const batch = form(field('batch', 'items', { list }), field('number', 'total', { logic: { value: total } }))
  const open = () => createFormStore(batch, { items: [{ goods: 'a' }, { goods: 'b', qty: 3, key: 'mine' }] })

  test('have keys that stay, and cells that wake alone', () => {
    const store = open()
    const items = node(store, 'items')
    const [first, second] = items.read().rows
    const listener = vi.fn()
    const otherListener = vi.fn()
    nodeOf(store, first!, 'goods').tell(listener)
    nodeOf(store, second!, 'goods').tell(otherListener)
    items.tell(otherListener)
    setValue(store, nodeOf(store, first!, 'goods'), 'c')
    expect(listener).toHaveBeenCalledOnce()
    expect(otherListener).not.toHaveBeenCalled()
    expect(second?.key).toBe('mine')
  })

  test('reckon inside the row and over all rows', () => {
    const store = open()
    const [first, second] = node(store, 'items').read().rows
    const untouched = vi.fn()
    nodeOf(store, second!, 'twice').tell(untouched)
    setValue(store, nodeOf(store, first!, 'qty'), 5)
    expect(nodeOf(store, first!, 'twice').read().value).toBe(10)
    expect(node(store, 'total').read().value).toBe(16)
    expect(untouched).not.toHaveBeenCalled()
  })

  test('are added with defaults, copied behind the original and removed', () => {
    const store = open()
    const items = node(store, 'items')
    const added = addRow(store, items)
    setValue(store, nodeOf(store, added!, 'goods'), 'new')
    const copy = addRow(store, items, added)
    expect(copy?.key).not.toBe(added?.key)
    removeRow(store, items, items.read().rows[0]!)
    const rows = currentValues(store).items as { goods: string; qty: number }[]
    expect(rows.map(({ goods, qty }) => [goods, qty])).toEqual([
      ['b', 3],
      ['new', 1],
      ['new', 1],
    ])
    expect(node(store, 'total').read().value).toBe(10)
  })

  test('keep what is wrong with them when others go', () => {
    const store = open()
    const items = node(store, 'items')
    addRow(store, items)
    judge(store)
    const last = items.read().rows[2]!
    expect(nodeOf(store, last, 'goods').read().issues).toHaveLength(1)
    removeRow(store, items, items.read().rows[0]!)
    expect(items.read().rows[1]).toBe(last)
    expect(nodeOf(store, last, 'goods').read().issues).toHaveLength(1)
    expect(locate(store, ['items', 1, 'goods'])).toEqual({ scope: last, id: 'goods' })
  })
})
