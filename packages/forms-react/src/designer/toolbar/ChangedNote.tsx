import { useEffect } from 'react'
import { useDesigner, useDesignerParts, useText } from '../DesignerContext.ts'
import { isDirty } from '../store/designerState.ts'

/** Shows whether there is unsaved work, and tells the host. */
export function ChangedNote() {
  const { host } = useDesignerParts()
  const t = useText()
  const dirty = useDesigner(isDirty)
  useEffect(() => host.onDirty(dirty), [host, dirty])
  return (
    <span className="fd-state" role="status">
      {dirty ? t('state.changed') : ''}
    </span>
  )
}
