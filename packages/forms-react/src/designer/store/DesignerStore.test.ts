import { createField } from '@shouya/forms/createField'
import { defaultConfig, emptyDocument } from '@shouya/forms/defaultConfig'
import type { Field, FormDocument } from '@shouya/forms/document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DesignerStore } from './DesignerStore.ts'
import { documentOf, isDirty } from './designerState.ts'

const input = (n: number): Field => ({ ...createField('input', n, 'CN'), label: `字段${n}` })
const grid = (n: number): Field => createField('grid', n, 'CN')
const storeOf = (...list: Field[]) => new DesignerStore({ list, config: defaultConfig }, 'CN')
const keys = ({ list }: FormDocument) => list.map(({ key }) => key)

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('selection', () => {
  test('a selection within 100 ms of the last one is ignored [F-4-05 F-9-02]', () => {
    const store = storeOf(input(1), input(2))
    expect(store.select('input_1')).toBe(true)
    vi.advanceTimersByTime(99)
    expect(store.select('input_2')).toBe(false)
    expect(store.state.selection).toEqual(['input_1'])
    vi.advanceTimersByTime(1)
    expect(store.select('input_2')).toBe(true)
    expect(store.state.selection).toEqual(['input_2'])
  })

  test('commands and keys select at once', () => {
    const store = storeOf(input(1), input(2))
    store.select('input_1')
    store.go('next', false)
    expect(store.state.selection).toEqual(['input_2'])
    store.run({ type: 'reset' })
    expect(store.state.selection).toEqual([])
  })

  test('several fields: one more, one less, and all between', () => {
    const store = storeOf(input(1), input(2), input(3), input(4))
    store.choose(['input_1'])
    store.extendTo('input_3')
    expect(store.state.selection).toEqual(['input_1', 'input_2', 'input_3'])
    store.toggle('input_2')
    expect(store.state.selection).toEqual(['input_1', 'input_3'])
  })

  test('what undo takes away does not stay selected', () => {
    const store = storeOf(input(1))
    store.insert([input(2)])
    expect(store.state.selection).toEqual(['input_2'])
    store.undo()
    expect(store.state.selection).toEqual([])
    expect(store.state.notice?.text).toBe('已撤销：新增输入框“字段2”')
  })
})

describe('a click on the palette', () => {
  test('appends with nothing selected, and selects what came', () => {
    const store = storeOf(input(1))
    store.insert([input(2)])
    expect(keys(store.document)).toEqual(['input_1', 'input_2'])
    expect(store.state.selection).toEqual(['input_2'])
  })

  test('puts it right after a plain field', () => {
    const store = storeOf(input(1), input(2))
    store.choose(['input_1'])
    store.insert([input(3)])
    expect(keys(store.document)).toEqual(['input_1', 'input_3', 'input_2'])
  })

  test('puts it into a container: the slot that was pointed at, else the first empty one', () => {
    const store = storeOf(grid(1))
    store.choose(['grid_1'], { parent: 'grid_1', slot: ['columns', 1, 'list'] })
    store.insert([input(2)])
    expect(store.document.list[0]?.columns?.map(({ list }) => list?.length)).toEqual([0, 1])
    store.choose(['grid_1'])
    store.insert([input(3)])
    expect(store.document.list[0]?.columns?.map(({ list }) => list?.length)).toEqual([1, 1])
  })

  test('puts it into the open tab', () => {
    const store = storeOf(createField('tabs', 1, 'CN'))
    store.openTab('tabs_1', 1)
    store.choose(['tabs_1'])
    store.insert([input(2)])
    expect(store.document.list[0]?.columns?.[1]?.list).toHaveLength(1)
  })

  test('says in words what a dynamic table refuses', () => {
    const store = storeOf(createField('batch', 1, 'CN'))
    store.choose(['batch_1'])
    store.insert([grid(2)])
    expect(store.state.notice).toEqual({ text: '动态表格中不能放“栅格布局”', tone: 'error' })
  })
})

test('the keyboard points at the slots of a container, one after the other', () => {
  const store = storeOf(createField('table', 1, 'CN'))
  store.choose(['table_1'])
  for (const step of [1, 1, 1, -1] as const) store.point(step)
  expect(store.state.place).toEqual({ parent: 'table_1', slot: ['trs', 0, 'tds', 1, 'list'] })
  expect(store.state.notice?.text).toBe('第 2 格，共 4 格')
  store.insert([input(2)])
  expect(store.document.list[0]?.trs?.[0]?.tds?.[1]?.list).toHaveLength(1)
})

describe('moving with the keyboard', () => {
  test('up, down, in and out', () => {
    const store = storeOf(input(1), grid(2), input(3))
    store.choose(['input_3'])
    store.move('in')
    expect(store.document.list[1]?.columns?.[0]?.list).toHaveLength(1)
    store.move('down')
    expect(store.document.list[1]?.columns?.[1]?.list).toHaveLength(1)
    store.move('out')
    expect(keys(store.document)).toEqual(['input_1', 'grid_2', 'input_3'])
    store.move('up')
    expect(keys(store.document)).toEqual(['input_1', 'input_3', 'grid_2'])
    store.move('up')
    store.move('up')
    expect(keys(store.document)).toEqual(['input_3', 'input_1', 'grid_2'])
    expect(store.state.notice?.text).toBe('不能再往这个方向移动')
  })

  test('several fields keep their order', () => {
    const store = storeOf(input(1), input(2), input(3))
    store.choose(['input_1', 'input_2'])
    store.move('down')
    expect(keys(store.document)).toEqual(['input_3', 'input_1', 'input_2'])
    expect(store.state.selection).toEqual(['input_1', 'input_2'])
  })
})

describe('clipboard', () => {
  test('fields travel as text into another form, with free keys and models', () => {
    const from = storeOf(input(1), grid(2))
    from.choose(['input_1', 'grid_2'])
    const text = from.copyText() ?? ''
    const into = storeOf(input(1))
    into.pasteText(text)
    expect(keys(into.document)).toEqual(['input_1', `input_${Date.now()}`, 'grid_2'])
    expect(into.document.list[1]?.model).toBe(`input_${Date.now()}`)
  })

  test('a whole form can be pasted, other text cannot', () => {
    const store = storeOf()
    store.pasteText(JSON.stringify({ ...emptyDocument, list: [input(1)] }))
    expect(keys(store.document)).toEqual(['input_1'])
    store.pasteText('hello')
    expect(store.state.notice).toEqual({ text: '剪贴板中没有可以粘贴的控件', tone: 'error' })
  })
})

test('typing is one step; what was saved is not unsaved, also after a way there and back', () => {
  const store = storeOf(input(1))
  expect(isDirty(store.state)).toBe(false)
  for (const value of ['姓', '姓名']) store.run({ type: 'setProperty', id: 'input_1', property: 'label', value })
  expect(isDirty(store.state)).toBe(true)
  expect(store.state.history.past).toHaveLength(1)
  store.undo()
  expect(isDirty(store.state)).toBe(false)
  store.redo()
  store.markSaved(store.document)
  expect(isDirty(store.state)).toBe(false)
})

test('who listens hears of a change, and a field that did not change stays the same object', () => {
  const store = storeOf(input(1), input(2))
  const second = store.document.list[1]
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.run({ type: 'setProperty', id: 'input_1', property: 'label', value: '甲' })
  expect(listener).toHaveBeenCalled()
  expect(documentOf(store.state).list[1]).toBe(second)
  stop()
})

test('a field in a closed tab is shown when it is selected', () => {
  const tabs = createField('tabs', 1, 'CN')
  const inside = { ...tabs, columns: tabs.columns?.map((column, index) => ({ ...column, list: [input(index + 2)] })) }
  const store = storeOf(inside as Field)
  store.choose(['input_3'])
  expect(store.state.openTabs.get('tabs_1')).toBe(1)
})
