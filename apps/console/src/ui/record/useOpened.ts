import type { BesideList, Steps } from '../DetailDrawer.tsx'
import { useParam } from '../useParam.ts'

type Opened = {
  /** The open record in the address. */
  id: number | undefined
  show: (row: { id: number }) => void
  close: () => void
  /** What its drawer gets from the list. */
  beside: BesideList
}

/**
 * The open record of a list, with the way to its neighbours.
 * @param param its name in the address, for pages where `id` means something else
 */
export function useOpened<R extends { id: number }>(
  register: { steps: (id: number, open: (row: R) => void) => Steps },
  param = 'id',
): Opened {
  const [openId, setOpenId] = useParam(param)
  const id = Number(openId) || undefined
  const show = (row: { id: number }) => setOpenId(String(row.id))
  const close = () => setOpenId(undefined)
  return { id, show, close, beside: { ...(id && register.steps(id, show)), onClose: close } }
}
