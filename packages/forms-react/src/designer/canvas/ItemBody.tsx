import { memo } from 'react'
import { BatchBody } from './BatchBody.tsx'
import { CardBody } from './CardBody.tsx'
import { DisplayBody } from './DisplayBody.tsx'
import { FieldRow } from './FieldRow.tsx'
import { GridBody } from './GridBody.tsx'
import type { BodyProps } from './slotProps.ts'
import { TableBody } from './TableBody.tsx'
import { TabsBody } from './TabsBody.tsx'

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
