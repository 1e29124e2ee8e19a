import type { BodyProps } from './slotProps.ts'
import { useSlots } from './useSlots.ts'

const widthOf = (span: unknown): string =>
  `${((typeof span === 'number' ? Math.min(24, Math.max(1, span)) : 12) / 24) * 100}%`

/** Columns side by side with their real widths; more than 24 wrap. */
export function GridBody({ id, field, Slot }: BodyProps) {
  const slots = useSlots(field)
  return (
    <div className="fd-grid">
      {slots.map((slot, column) => (
        <div key={slot.join()} className="fd-column" style={{ width: widthOf(field.columns?.[column]?.span) }}>
          <Slot parent={id} slot={slot} />
        </div>
      ))}
    </div>
  )
}
