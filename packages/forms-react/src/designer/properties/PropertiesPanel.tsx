import { Empty, Tabs } from 'antd'
import { useDesigner, useField, useText } from '../DesignerContext.ts'
import { FieldProperties } from './FieldProperties.tsx'
import { FormProperties } from './FormProperties.tsx'
import { ManyProperties } from './ManyProperties.tsx'

/** The two views on the right: what is selected, and the form as a whole (spec 001 section 2). */
export function PropertiesPanel() {
  const t = useText()
  const items = [
    { key: 'field', label: t('panel.field'), children: <Selected /> },
    { key: 'form', label: t('panel.form'), children: <FormProperties /> },
  ]
  return (
    <aside className="fd-properties" aria-label={t('panel.title')}>
      <Tabs items={items} size="small" />
    </aside>
  )
}

function Selected() {
  const t = useText()
  const count = useDesigner(({ selection }) => selection.length)
  const id = useDesigner(({ selection }) => selection[0]) ?? ''
  const field = useField(id)
  if (!field) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('panel.nothing')} />
  return count > 1 ? <ManyProperties /> : <FieldProperties key={id} id={id} field={field} />
}
