import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../DesignerContext.ts'
import { sourceOf } from './dragData.ts'
import { dropMark } from './dropMark.ts'

/** Follows every drag over the canvas: marks where it would land, and does it when it is dropped. */
export function useDropMonitor(canvas: RefObject<HTMLElement | null>): void {
  const store = useStore()
  useEffect(() => {
    if (!canvas.current) return undefined
    const scroller = autoScrollForElements({ element: canvas.current })
    const monitor = monitorForElements({
      canMonitor: ({ source }) => sourceOf(source.data, store) !== undefined,
      onDrag: ({ source, location }) => {
        const [over] = location.current.dropTargets
        const dragged = sourceOf(source.data, store)
        store.markDrop(over && dragged ? dropMark(store.document, dragged, over) : null)
      },
      onDrop: ({ source, location }) => {
        store.markDrop(null)
        const [over] = location.current.dropTargets
        const dragged = sourceOf(source.data, store)
        const mark = over && dragged ? dropMark(store.document, dragged, over) : null
        if (!mark || !dragged) return
        if (mark.refused) store.refuse(mark.refused)
        else if (dragged.kind === 'new') store.insert(dragged.fields, mark.to)
        else store.run({ type: 'move', ids: dragged.ids, to: mark.to })
      },
    })
    return combine(scroller, monitor)
  }, [canvas, store])
}
