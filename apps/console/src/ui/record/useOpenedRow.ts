import { useState } from 'react'
import type { BesideList, Steps } from '../DetailDrawer.tsx'

type OpenedRow<R> = {
  row: R | undefined
  show: (row: R) => void
  /** What its drawer gets from the list. */
  beside: BesideList
}

/** The open row of a list without links to its rows, with the way to its neighbours. */
export function useOpenedRow<R extends { id: number }>(register: {
  steps: (id: number | undefined, open: (row: R) => void) => Steps
}): OpenedRow<R> {
  const [row, setRow] = useState<R>()
  return { row, show: setRow, beside: { ...register.steps(row?.id, setRow), onClose: () => setRow(undefined) } }
}
