import { createField } from '@shouya/forms/createField'
import type { Field } from '@shouya/forms/document'
import { type FieldTypeName, fieldTypes } from '@shouya/forms/fieldTypes'
import { typeName } from '@shouya/forms/names'
import { Chooser } from '../chooser/Chooser.tsx'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'

/** The palette for the keyboard: all its items, searchable by name. */
export function InsertMenu({ onClose }: { onClose: () => void }) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const types = (Object.keys(fieldTypes) as FieldTypeName[]).map((type) => ({
    name: type as string,
    label: typeName(store.lang, type),
    type: type as string,
    make: (): Field => createField(type, Date.now(), store.lang),
  }))
  const presets = host.presets.map(({ name, label, field }) => ({
    // With a prefix, since names of types and presets may collide.
    name: `preset ${name}`,
    label,
    type: field.type,
    make: () => field,
  }))
  const all = [...types, ...presets]
  return (
    <Chooser
      title={t('insert.title')}
      placeholder={t('insert.search')}
      choices={all.map(({ name, label, type }) => ({ name, label, icon: <FieldIcon type={type} /> }))}
      onChoose={(chosen) => store.insert(all.flatMap(({ name, make }) => (name === chosen ? [make()] : [])))}
      onClose={onClose}
    />
  )
}
