import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { type ElementEventBasePayload, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'
import { sourceOf } from './dragData.ts'
import { dropMark } from './dropMark.ts'

type Dragging = Pick<ElementEventBasePayload, 'source' | 'location'>

/** Follows every drag over the canvas: marks the drop position, and applies the drop. */
export function useDropMonitor(area: RefObject<HTMLElement | null>): void {
  const { store, canvas } = useDesignerParts()
  useEffect(() => {
    if (!area.current) return undefined
    const scroller = autoScrollForElements({ element: area.current })
    const markOf = ({ source, location }: Dragging) => {
      const [over] = location.current.dropTargets
      const dragged = sourceOf(source.data, store)
      return over && dragged ? dropMark(store.document, dragged, over) : null
    }
    const follow = (event: Dragging) => store.markDrop(markOf(event))
    const monitor = monitorForElements({
      canMonitor: ({ source }) => sourceOf(source.data, store) !== undefined,
      // When the drag enters another target, only the change event fires.
      onDropTargetChange: follow,
      onDrag: follow,
      onDrop: (event) => {
        const mark = markOf(event)
        const dragged = sourceOf(event.source.data, store)
        if (mark && dragged) canvas.current?.focus({ preventScroll: true })
        store.endDrag(() => {
          if (!mark || !dragged) return
          if (mark.refused) store.refuse(mark.refused)
          else if (dragged.kind === 'new') store.insert(dragged.fields, mark.to)
          else store.moveTo(mark.to, dragged.ids)
        })
      },
    })
    return combine(scroller, monitor)
  }, [area, canvas, store])
}
