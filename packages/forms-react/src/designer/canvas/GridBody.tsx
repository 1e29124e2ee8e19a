import type { BodyProps } from './slotProps.ts'
import { useSlots } from './useSlots.ts'

const widthOf = (span: unknown): string =>
  `${((typeof span === 'number' ? Math.min(24, Math.max(1, span)) : 12) / 24) * 100}%`

/** Columns beside each other, as wide as they will be; more than 24 go to the next line. */
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
