import { expect, test } from 'vitest'
import { keyAction } from './keyAction.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['ArrowDown', {}, { act: 'go', to: 'next', extend: false }],
  ['ArrowUp', { shiftKey: true }, { act: 'go', to: 'previous', extend: true }],
  ['ArrowLeft', {}, { act: 'go', to: 'parent', extend: false }],
  ['ArrowRight', {}, { act: 'go', to: 'child', extend: false }],
  ['ArrowUp', { altKey: true }, { act: 'move', direction: 'up' }],
  ['ArrowDown', { altKey: true }, { act: 'move', direction: 'down' }],
  ['ArrowLeft', { altKey: true }, { act: 'move', direction: 'out' }],
  ['ArrowRight', { altKey: true }, { act: 'move', direction: 'in' }],
  ['Delete', {}, { act: 'remove' }],
  ['d', { ctrlKey: true }, { act: 'duplicate' }],
  ['D', { metaKey: true }, { act: 'duplicate' }],
  ['z', { ctrlKey: true }, { act: 'undo' }],
  ['Z', { ctrlKey: true, shiftKey: true }, { act: 'redo' }],
  ['y', { ctrlKey: true }, { act: 'redo' }],
  ['s', { ctrlKey: true }, undefined],
  ['m', {}, { act: 'moveTo' }],
  ['M', { shiftKey: true }, { act: 'moveTo' }],
  ['?', { shiftKey: true }, { act: 'keys' }],
  ['a', { ctrlKey: true }, { act: 'selectAll' }],
  [']', {}, { act: 'point', step: 1 }],
  ['[', {}, { act: 'point', step: -1 }],
  ['/', {}, { act: 'insert' }],
  ['Enter', {}, { act: 'edit' }],
  ['Escape', {}, { act: 'clear' }],
])('%s %o', (key, held, action) => {
  expect(keyAction({ ...none, ...held, key })).toEqual(action)
})

test.each([
  ['c', { ctrlKey: true }],
  ['v', { ctrlKey: true }],
  ['x', { metaKey: true }],
  ['Tab', {}],
  ['a', {}],
  ['ArrowUp', { altKey: true, ctrlKey: true }],
])('%s %o is left to the browser', (key, held) => {
  expect(keyAction({ ...none, ...held, key })).toBeUndefined()
})
