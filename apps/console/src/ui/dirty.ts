import { createContext, useContext, useEffect, useId } from 'react'

/** Sets by id whether a form has unsaved input; returns the function that removes the mark. */
export type MarkDirty = (form: string, dirty: boolean) => () => void

export const DirtyContext = createContext<MarkDirty>(() => () => undefined)

/** Marks the calling form as having unsaved input; closing its tab then asks first. `FormDrawer` does it by itself. */
export function useDirty(dirty: boolean): void {
  const form = useId()
  const mark = useContext(DirtyContext)
  useEffect(() => mark(form, dirty), [mark, form, dirty])
}
