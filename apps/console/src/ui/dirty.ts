import { createContext, useContext, useEffect, useId } from 'react'

/** Says of a form by its id whether it has unsaved input; answers what is to be done once that no longer holds. */
export type MarkDirty = (form: string, dirty: boolean) => () => void

export const DirtyContext = createContext<MarkDirty>(() => () => undefined)

/** Says whether the calling form has unsaved input; closing its tab then asks first. `FormDrawer` says it by itself. */
export function useDirty(dirty: boolean): void {
  const form = useId()
  const mark = useContext(DirtyContext)
  useEffect(() => mark(form, dirty), [mark, form, dirty])
}
