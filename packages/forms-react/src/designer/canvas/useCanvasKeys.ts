import type { KeyboardEvent } from 'react'
import { useStore } from '../DesignerContext.ts'
import type { DesignerStore } from '../store/DesignerStore.ts'
import { type KeyAction, keyAction } from '../store/keyAction.ts'

interface Asks {
  readonly onInsert: () => void
  readonly onSave: () => void
}

/** The keys of the canvas: everything that a pointer can do to a form. */
export function useCanvasKeys(asks: Asks): (event: KeyboardEvent) => void {
  const store = useStore()
  return (event) => {
    // Buttons inside the canvas have keys of their own.
    const action = event.target === event.currentTarget ? keyAction(event) : undefined
    if (!action) return
    event.preventDefault()
    if (action.act === 'go') store.go(action.to, action.extend)
    else if (action.act === 'move') store.move(action.direction)
    else if (action.act === 'point') store.point(action.step)
    else if (action.act === 'edit') editSelected(event.currentTarget)
    else perform[action.act](store, asks)
  }
}

const perform: Record<
  Exclude<KeyAction['act'], 'go' | 'move' | 'point' | 'edit'>,
  (store: DesignerStore, asks: Asks) => void
> = {
  remove: (store) => store.remove(),
  duplicate: (store) => store.duplicate(),
  undo: (store) => store.undo(),
  redo: (store) => store.redo(),
  selectAll: (store) => store.choose(outermostOf(store)),
  clear: (store) => store.choose([]),
  insert: (_, { onInsert }) => onInsert(),
  save: (_, { onSave }) => onSave(),
}

/** Into the first input of the properties panel. */
const editSelected = (canvas: Element) =>
  canvas.closest('.fd')?.querySelector<HTMLElement>('.fd-properties :is(input, textarea):not([disabled])')?.focus()

const outermostOf = ({ document: { list } }: DesignerStore) => list.flatMap(({ key }) => key ?? [])
