import type { BesideList, Steps } from '../DetailDrawer.tsx'
import { useParam } from '../useParam.ts'

type Opened = {
  /** The record that the address names as open (`?id=`). */
  id: number | undefined
  show: (row: { id: number }) => void
  close: () => void
  /** What its drawer gets from the list that it stands beside. */
  beside: BesideList
}

/** Which record of a list is open, and the way to its neighbours. */
export function useOpened<R extends { id: number }>(register: {
  steps: (id: number, open: (row: R) => void) => Steps
}): Opened {
  const [asked, setAsked] = useParam('id')
  const id = Number(asked) || undefined
  const show = (row: { id: number }) => setAsked(String(row.id))
  const close = () => setAsked(undefined)
  return { id, show, close, beside: { ...(id && register.steps(id, show)), onClose: close } }
}
