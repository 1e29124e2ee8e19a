import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../DesignerContext.ts'
import { asRecord } from './dragData.ts'

/** How long a drag rests on the label of a tab before the tab opens. */
const SPRING = 500

/** A drag that rests on the label of a tab opens it; one that is dropped there goes into the tab. */
export function useSpringOpen(ref: RefObject<HTMLElement | null>, id: string, column: number): void {
  const store = useStore()
  useEffect(() => {
    if (!ref.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const remove = dropTargetForElements({
      element: ref.current,
      getData: () => asRecord({ over: 'slot', parent: id, slot: ['columns', column, 'list'] }),
      onDragEnter: () => {
        timer = setTimeout(() => store.openTab(id, column), SPRING)
      },
      onDragLeave: stop,
      onDrop: stop,
    })
    return () => {
      stop()
      remove()
    }
  }, [ref, id, column, store])
}
