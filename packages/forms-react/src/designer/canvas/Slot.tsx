import type { Field } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import type { JsonPath } from '@shouya/forms/json'
import { memo, useRef } from 'react'
import { useDesigner, useText } from '../DesignerContext.ts'
import { useSlotDrop } from '../dnd/useSlotDrop.ts'
import { type DesignerState, documentOf } from '../store/designerState.ts'
import { fieldsIn, isSameSlot } from '../store/fieldSlots.ts'
import { CanvasItem } from './CanvasItem.tsx'
import type { SlotProps } from './slotProps.ts'

/** Fields in a row or a column, and the place behind them. */
export const Slot = memo(function Slot({ parent, slot, axis = 'vertical' }: SlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const t = useText()
  const fields = useDesigner((state) => fieldsOf(state, parent, slot))
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
      {fields.length === 0 && parent !== null && <span className="fd-slot-hint">{t('canvas.slot')}</span>}
    </div>
  )
})

const nothing: readonly Field[] = []

function fieldsOf(state: DesignerState, parent: string | null, slot: JsonPath): readonly Field[] {
  if (parent === null) return documentOf(state).list
  const holder = indexDocument(documentOf(state)).byId.get(parent)?.field
  return holder ? fieldsIn(holder, slot) : nothing
}
