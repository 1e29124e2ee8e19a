import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/attach-instruction'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../DesignerContext.ts'
import { asRecord } from './dragData.ts'

const ends = { 'reorder-before': 'available', 'reorder-after': 'available' } as const

/** Makes a field of the canvas draggable, with the other selected ones, and a drop target before and after itself. */
export function useFieldDrag(ref: RefObject<HTMLElement | null>, id: string, axis: 'horizontal' | 'vertical'): void {
  const store = useStore()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => {
          const { selection } = store.state
          // The dragged field becomes the selection (forms.md 1.2).
          if (!selection.includes(id)) store.choose([id])
          return asRecord({ store, kind: 'move', ids: store.state.selection })
        },
        onDragStart: () => element.classList.add('is-dragged'),
        onDrop: () => element.classList.remove('is-dragged'),
      }),
      dropTargetForElements({
        element,
        getData: ({ input }) =>
          attachInstruction(asRecord({ over: 'field', id }), { element, input, axis, operations: ends }),
      }),
    )
  }, [ref, id, axis, store])
}
