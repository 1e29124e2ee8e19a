import type { KeyboardEvent } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'
import type { DesignerStore } from '../store/DesignerStore.ts'
import { type KeyAction, keyAction } from '../store/keyAction.ts'

/** The keys of the canvas: everything that the pointer can do to a form. */
export function useCanvasKeys(): (event: KeyboardEvent) => void {
  const { store, properties } = useDesignerParts()
  return (event) => {
    // Buttons inside the canvas handle their own keys.
    const action = event.target === event.currentTarget ? keyAction(event) : undefined
    if (!action) return
    event.preventDefault()
    // The surrounding page has keys too, some of them the same.
    event.stopPropagation()
    if (action.act === 'go') store.go(action.to, action.extend)
    else if (action.act === 'move') store.move(action.direction)
    else if (action.act === 'point') store.point(action.step)
    else if (action.act === 'edit') properties.current?.edit()
    else perform[action.act](store)
  }
}

const perform: Record<Exclude<KeyAction['act'], 'go' | 'move' | 'point' | 'edit'>, (store: DesignerStore) => void> = {
  remove: (store) => store.remove(),
  duplicate: (store) => store.duplicate(),
  undo: (store) => store.undo(),
  redo: (store) => store.redo(),
  selectAll: (store) => store.choose(outermostOf(store)),
  clear: (store) => store.choose([]),
  insert: (store) => store.openMenu('insert'),
  moveTo: (store) => store.openMenu('move'),
  keys: (store) => store.openMenu('keys'),
}

const outermostOf = ({ document: { list } }: DesignerStore) => list.flatMap(({ key }) => key ?? [])
