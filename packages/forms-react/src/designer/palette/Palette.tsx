import { createField } from '@shouya/forms/createField'
import { type FieldTypeName, fieldTypes } from '@shouya/forms/fieldTypes'
import { typeName } from '@shouya/forms/names'
import { Collapse } from 'antd'
import { memo, useState } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'
import { PaletteItem } from './PaletteItem.tsx'

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
          label={typeName(store.lang, name)}
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

const KEY = 'shouya.designer.sections'
const ALL = ['basic', 'layout', 'custom']

/** The open sections of the palette, kept in the host's storage (spec 001 section 2). */
function useOpenSections(): [readonly string[], (open: readonly string[]) => void] {
  const { storage } = useDesignerParts().host
  const [open, setOpen] = useState<readonly string[]>(() => storage.getItem(KEY)?.split(',') ?? ALL)
  return [
    open,
    (next) => {
      setOpen(next)
      storage.setItem(KEY, next.join())
    },
  ]
}
