import { createField } from '@shouya/forms/createField'
import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { Field } from '@shouya/forms/document'
import { expect, test } from 'vitest'
import { DesignerStore } from './DesignerStore.ts'
import { destinations } from './destinations.ts'

const input = (n: number): Field => ({ ...createField('input', n, 'CN'), label: `字段${n}` })
const holding = (type: 'card' | 'batch', n: number, ...list: Field[]): Field => ({
  ...createField(type, n, 'CN'),
  label: `${type}${n}`,
  list,
})
const namesOf = (list: readonly Field[], ...ids: string[]) =>
  destinations({ list, config: defaultConfig }, ids, 'CN').map(({ note, label }) => `${note}|${label}`)

test('every place of the form, with the containers around it', () => {
  const tabs = { ...createField('tabs', 4, 'CN'), label: '页', columns: [{ label: '基本', list: [input(5)] }] }
  expect(namesOf([input(1), tabs, createField('grid', 6, 'CN')], 'input_1')).toEqual([
    '|表单最前面',
    '|放入“页”的“基本”',
    '|放在“页”之后',
    '页|放在“字段5”之后',
    '|放入“栅格布局”的第 1 格',
    '|放入“栅格布局”的第 2 格',
    '|放在“栅格布局”之后',
  ])
})

test('nothing goes into itself, nor into a dynamic table that takes no such field', () => {
  const list = [holding('card', 1, input(2)), holding('batch', 3, input(4))]
  expect(namesOf(list, 'card_1', 'input_2')).toEqual(['|表单最前面', '|放在“batch3”之后'])
  expect(namesOf(list, 'input_2')).toContain('|放入“batch3”')
})

test('a place that is chosen is where the fields then stand', () => {
  const store = new DesignerStore(
    { list: [input(1), input(2), holding('card', 3, input(4))], config: defaultConfig },
    'CN',
  )
  store.choose(['input_1', 'input_2'])
  const place = destinations(store.document, store.state.selection, 'CN').find(
    ({ label }) => label === '放在“字段4”之后',
  )
  if (place) store.moveTo(place.to)
  expect(store.document.list.map(({ key }) => key)).toEqual(['card_3'])
  expect(store.document.list[0]?.list?.map(({ key }) => key)).toEqual(['input_4', 'input_1', 'input_2'])
  expect(store.state.selection).toEqual(['input_1', 'input_2'])
})
