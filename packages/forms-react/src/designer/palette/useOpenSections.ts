import { useState } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'

const KEY = 'shouya.designer.sections'
const ALL = ['basic', 'layout', 'custom']

/** The open sections of the palette, kept in the host's storage (spec 001 section 2). */
export function useOpenSections(): [readonly string[], (open: readonly string[]) => void] {
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
