import { createField } from '@shouya/forms/createField'
import { type FieldTypeName, fieldTypes } from '@shouya/forms/fieldTypes'
import { Collapse } from 'antd'
import { memo } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'
import { typeName } from '../store/inWords.ts'
import { PaletteItem } from './PaletteItem.tsx'
import { useOpenSections } from './useOpenSections.ts'

const namesOf = (group: 'basic' | 'layout') =>
  (Object.keys(fieldTypes) as FieldTypeName[]).filter((name) => fieldTypes[name].group === group)

/** The palette: basic components, layouts, and the presets of the host (spec 001 section 2). */
export const Palette = memo(function Palette() {
  const { store, host } = useDesignerParts()
  const t = useText()
  const [open, setOpen] = useOpenSections()

  const section = (group: 'basic' | 'layout') => (
    <div className="fd-palette">
      {namesOf(group).map((name) => (
        <PaletteItem
          key={name}
          label={typeName(name, store.lang)}
          icon={<FieldIcon type={name} />}
          make={() => createField(name, Date.now(), store.lang)}
        />
      ))}
    </div>
  )
  const custom = (
    <div className="fd-palette">
      {host.presets.map(({ name, label, icon, field }) => (
        <PaletteItem key={name} label={label} icon={icon ?? <FieldIcon type={field.type} />} make={() => field} />
      ))}
    </div>
  )
  const items = [
    { key: 'basic', label: t('palette.basic'), children: section('basic') },
    { key: 'layout', label: t('palette.layout'), children: section('layout') },
    ...(host.presets.length > 0 ? [{ key: 'custom', label: t('palette.custom'), children: custom }] : []),
  ]
  return <Collapse ghost size="small" activeKey={[...open]} onChange={(keys) => setOpen([keys].flat())} items={items} />
})
