import type { Field } from '@shouya/forms/document'
import { labelOf } from '@shouya/forms/readOptions'
import { memo } from 'react'
import { labelPlace } from '../../renderer/labelPlace.ts'
import { useText } from '../DesignerContext.ts'
import { DisplayBody } from './DisplayBody.tsx'
import { FieldPreview } from './FieldPreview.tsx'
import type { BodyProps } from './slotProps.ts'
import { TableBody } from './TableBody.tsx'
import { TabsBody } from './TabsBody.tsx'
import { useSlots } from './useSlots.ts'

const displayed: ReadonlySet<string> = new Set(['button', 'alert', 'text', 'html', 'divider'])

/** A field as the form will show it, without behaviour. */
export const ItemBody = memo(function ItemBody(props: BodyProps) {
  const { field } = props
  if (field.type === 'card') return <CardBody {...props} />
  if (field.type === 'grid') return <GridBody {...props} />
  if (field.type === 'tabs') return <TabsBody {...props} />
  if (field.type === 'table') return <TableBody {...props} />
  if (field.type === 'batch') return <BatchBody {...props} />
  return displayed.has(field.type) ? <DisplayBody field={field} /> : <FieldRow field={field} />
})

const listSlot = ['list'] as const

function CardBody({ id, field, Slot }: BodyProps) {
  return (
    <section className="fd-card">
      <header aria-hidden>{labelOf(field)}</header>
      <Slot parent={id} slot={listSlot} />
    </section>
  )
}

const widthOf = (span: unknown): string =>
  `${((typeof span === 'number' ? Math.min(24, Math.max(1, span)) : 12) / 24) * 100}%`

/** Columns side by side with their real widths; more than 24 wrap. */
function GridBody({ id, field, Slot }: BodyProps) {
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

/** The columns of a dynamic table side by side, as one row of it. */
function BatchBody({ id, field, Slot }: BodyProps) {
  const t = useText()
  return (
    <section className="fd-batch">
      <header aria-hidden>
        {labelOf(field)} <small>{t('canvas.rows')}</small>
      </header>
      <Slot parent={id} slot={listSlot} axis="horizontal" />
    </section>
  )
}

/** Label and input in the positions of the form's layout. */
function FieldRow({ field }: { field: Field }) {
  const isRequired = field.rules?.[0]?.required === true || field.logic?.required !== undefined
  const place = labelPlace(field)
  return (
    <div className={`fd-row${place === 'beside' ? '' : ' is-bare'}`} aria-hidden>
      {place !== 'none' && (
        <span className="fd-label">
          {isRequired && <b className="fd-mark">*</b>}
          {labelOf(field)}
        </span>
      )}
      <div className="fd-input" inert>
        <FieldPreview field={field} />
        {field.help && <div className="fd-help">{field.help}</div>}
      </div>
    </div>
  )
}
