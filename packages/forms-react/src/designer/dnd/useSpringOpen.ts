import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../DesignerContext.ts'
import { asRecord } from './dragData.ts'

/** Milliseconds over a tab's label before the tab opens. */
const SPRING = 500

/** Opens a tab while a drag rests on its label; a drop there goes into the tab. */
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
