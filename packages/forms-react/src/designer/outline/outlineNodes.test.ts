import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { FormDocument } from '@shouya/forms/document'
import { expect, test } from 'vitest'
import { type OutlineNode, outlineNodes } from './outlineNodes.ts'

const form: FormDocument = {
  list: [
    { type: 'input', label: '姓名', model: 'user_name', key: 'input_1' },
    {
      type: 'grid',
      key: 'grid_1',
      columns: [
        { span: 12, list: [{ type: 'rate', label: '满意度', model: 'score', key: 'rate_1' }] },
        { span: 12, list: [] },
      ],
    },
  ],
  config: defaultConfig,
}

const shape = (nodes: readonly OutlineNode[]): unknown => nodes.map(({ title, children }) => [title, shape(children)])

test('fields stand under what holds them, by label or by the name of their type', () => {
  expect(shape(outlineNodes(form, '', 'CN'))).toEqual([
    ['姓名', []],
    ['栅格布局', [['满意度', []]]],
  ])
})

test('a search finds label, model and type, and keeps the way to what it found', () => {
  expect(shape(outlineNodes(form, '满意', 'CN'))).toEqual([['栅格布局', [['满意度', []]]]])
  expect(shape(outlineNodes(form, 'USER', 'CN'))).toEqual([['姓名', []]])
  expect(outlineNodes(form, '没有', 'CN')).toEqual([])
})
