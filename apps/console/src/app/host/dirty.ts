import { useEffect, useId } from 'react'
import { create } from 'zustand'

/** Forms with unsaved input. They stand outside of the pages, because a hidden page runs no effects. */
const useDirtyKeys = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function setDirty(key: string, dirty: boolean): void {
  const { keys } = useDirtyKeys.getState()
  if (keys.has(key) === dirty) return
  const next = new Set(keys)
  if (dirty) next.add(key)
  else next.delete(key)
  useDirtyKeys.setState({ keys: next })
  // The listener costs the browser's back-forward cache, so it is there only while needed.
  if (next.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

export const anyDirty = (): boolean => useDirtyKeys.getState().keys.size > 0

export function clearDirty(): void {
  for (const key of useDirtyKeys.getState().keys) setDirty(key, false)
}

/** Says whether the calling form has unsaved input; leaving the page then asks first. */
export function useDirty(dirty: boolean): void {
  const key = useId()
  useEffect(() => {
    setDirty(key, dirty)
    return () => setDirty(key, false)
  }, [key, dirty])
}
