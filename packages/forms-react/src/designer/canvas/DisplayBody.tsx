import type { Field } from '@shouya/forms/document'
import { labelOf, readOptions } from '@shouya/forms/readOptions'
import { Alert, Button } from 'antd'
import type { CSSProperties } from 'react'
import { fontOf } from '../../renderer/layout/fontOf.ts'

/** Display and button fields as they will look. */
export function DisplayBody({ field }: { field: Field }) {
  return (
    <div className="fd-display" inert aria-hidden>
      <Display field={field} />
    </div>
  )
}

function Display({ field }: { field: Field }) {
  const label = labelOf(field)
  if (field.type === 'button') {
    const { type } = readOptions('button', field)
    return type === 'danger' ? <Button danger>{label}</Button> : <Button type={type}>{label}</Button>
  }
  if (field.type === 'alert') {
    const { type, description, showIcon, banner } = readOptions('alert', field)
    return (
      <Alert type={type} title={label} description={description || undefined} showIcon={showIcon} banner={banner} />
    )
  }
  if (field.type === 'divider') {
    const { orientation } = readOptions('divider', field)
    return (
      <div className="fd-divider" data-at={orientation || 'center'}>
        {label}
      </div>
    )
  }
  // Sanitised HTML is only rendered in the preview.
  if (field.type === 'html') return <code className="fd-html">{readOptions('html', field).defaultValue}</code>
  const { textAlign, showRequiredMark } = readOptions('text', field)
  return (
    <div style={{ textAlign: textAlign as CSSProperties['textAlign'], ...fontOf(field) }}>
      {showRequiredMark && <b className="fd-mark">*</b>}
      {label}
    </div>
  )
}
