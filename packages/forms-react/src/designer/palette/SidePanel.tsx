import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../DesignerContext.ts'
import { FoldButton } from '../FoldButton.tsx'
import { Outline } from '../outline/Outline.tsx'
import { useFolded } from '../useFolded.ts'
import { Palette } from './Palette.tsx'

/** The palette, or the outline. */
export function SidePanel() {
  const t = useText()
  const [view, setView] = useState<'palette' | 'outline'>('palette')
  const [folded, fold] = useFolded('palette')
  const name = t('palette.title')
  return (
    <nav className="fd-side" data-folded={folded || undefined} aria-label={name}>
      <div className="fd-side-head">
        {!folded && (
          <Segmented
            block
            size="small"
            value={view}
            options={[
              { value: 'palette', label: name },
              { value: 'outline', label: t('outline.title') },
            ]}
            onChange={setView}
          />
        )}
        <FoldButton side="left" name={name} folded={folded} onFold={fold} />
      </div>
      {!folded && (view === 'palette' ? <Palette /> : <Outline />)}
    </nav>
  )
}
