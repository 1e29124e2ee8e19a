import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/attach-instruction'
import { createField } from '@shouya/forms/createField'
import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { FormDocument } from '@shouya/forms/document'
import { expect, test } from 'vitest'
import { DesignerStore } from '../store/DesignerStore.ts'
import { asRecord, type DragSource, type DragTarget } from './dragData.ts'
import { dropMark } from './dropMark.ts'

const form: FormDocument = {
  list: [createField('grid', 1, 'CN'), createField('batch', 1, 'CN'), createField('input', 1, 'CN')],
  config: defaultConfig,
}
const store = new DesignerStore(form, 'CN')

/** A drag over an element of 100 px, with the pointer at that height. */
function over(target: DragTarget, y = 0) {
  const element = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }) } as unknown as Element
  const input = { clientX: 50, clientY: y } as Parameters<typeof attachInstruction>[1]['input']
  const operations = { 'reorder-before': 'available', 'reorder-after': 'available' } as const
  return { element, data: attachInstruction(asRecord(target), { element, input, operations }) }
}

const fresh = (type: 'input' | 'grid'): DragSource => ({ store, kind: 'new', fields: [createField(type, 9, 'CN')] })
const moved = (...ids: string[]): DragSource => ({ store, kind: 'move', ids })

test('the upper half of a field is before it, the lower half behind it', () => {
  expect(dropMark(form, fresh('input'), over({ over: 'field', id: 'input_1' }, 10))).toMatchObject({
    edge: 'before',
    to: { parent: null, slot: ['list'], index: 2 },
  })
  expect(dropMark(form, fresh('input'), over({ over: 'field', id: 'input_1' }, 90))).toMatchObject({
    edge: 'after',
    to: { parent: null, slot: ['list'], index: 3 },
  })
})

test('a slot takes at its end', () => {
  const slot = { over: 'slot', parent: 'grid_1', slot: ['columns', 1, 'list'] } as const
  expect(dropMark(form, moved('input_1'), over(slot))).toMatchObject({
    edge: 'inside',
    to: { parent: 'grid_1', slot: ['columns', 1, 'list'], index: 0 },
    refused: undefined,
  })
})

test('what a dynamic table does not take is marked as refused', () => {
  const slot = { over: 'slot', parent: 'batch_1', slot: ['list'] } as const
  expect(dropMark(form, fresh('grid'), over(slot))?.refused?.code).toBe('edit.notInBatch')
  expect(dropMark(form, moved('grid_1'), over(slot))?.refused?.code).toBe('edit.notInBatch')
})

test('a field does not go into itself', () => {
  const slot = { over: 'slot', parent: 'grid_1', slot: ['columns', 0, 'list'] } as const
  expect(dropMark(form, moved('grid_1', 'input_1'), over(slot))).toBeNull()
})
