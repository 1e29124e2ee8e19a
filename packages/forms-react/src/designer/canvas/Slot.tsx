import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { JsonPath } from '@shouya/forms/json'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useDesigner, useText } from '../DesignerContext.ts'
import { asRecord } from '../dnd/dragData.ts'
import { documentOf } from '../store/designerState.ts'
import { isSameSlot } from '../store/fieldSlots.ts'
import { fieldsAt } from '../store/positions.ts'
import { CanvasItem } from './CanvasItem.tsx'
import type { SlotProps } from './slotProps.ts'

/** Fields in a row or a column, and the drop area after them. */
export const Slot = memo(function Slot({ parent, slot, axis = 'vertical' }: SlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const t = useText()
  const fields = useDesigner((state) => fieldsAt(documentOf(state), { parent, slot }))
  const isPointedAt = useDesigner(({ place }) => place?.parent === parent && isSameSlot(place?.slot ?? [], slot))
  useSlotDrop(element, parent, slot)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a tree, which is no group of inputs
    <div
      ref={element}
      role="group"
      className={`fd-slot${isPointedAt ? ' is-pointed-at' : ''}`}
      data-axis={axis}
      data-parent={parent ?? ''}
      data-slot={JSON.stringify(slot)}
    >
      {fields.map(({ key = '' }) => (
        <CanvasItem key={key} id={key} axis={axis} Slot={Slot} />
      ))}
      {fields.length === 0 && parent !== null && (
        <span className="fd-slot-hint" aria-hidden>
          {t('canvas.slot')}
        </span>
      )}
    </div>
  )
})

/** Makes the end of a slot a drop target. */
function useSlotDrop(ref: RefObject<HTMLElement | null>, parent: string | null, slot: JsonPath): void {
  useEffect(() => {
    if (!ref.current) return undefined
    return dropTargetForElements({ element: ref.current, getData: () => asRecord({ over: 'slot', parent, slot }) })
  }, [ref, parent, slot])
}
