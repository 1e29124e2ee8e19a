import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { JsonPath } from '@shouya/forms/json'
import { type RefObject, useEffect } from 'react'
import { asRecord } from './dragData.ts'

/** Makes the end of a slot a drop target. */
export function useSlotDrop(ref: RefObject<HTMLElement | null>, parent: string | null, slot: JsonPath): void {
  useEffect(() => {
    if (!ref.current) return undefined
    return dropTargetForElements({ element: ref.current, getData: () => asRecord({ over: 'slot', parent, slot }) })
  }, [ref, parent, slot])
}
