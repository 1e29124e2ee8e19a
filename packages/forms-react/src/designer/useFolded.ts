import { useState } from 'react'
import { useDesignerParts } from './DesignerContext.ts'

/** Whether a side panel is folded, remembered across visits. */
export function useFolded(panel: 'palette' | 'properties'): [boolean, (folded: boolean) => void] {
  const { host } = useDesignerParts()
  const key = `designer.folded.${panel}`
  const [folded, setFolded] = useState(() => host.storage.getItem(key) === '1')
  const fold = (next: boolean) => {
    if (next) host.storage.setItem(key, '1')
    else host.storage.removeItem(key)
    setFolded(next)
  }
  return [folded, fold]
}
