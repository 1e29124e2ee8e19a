import { useState } from 'react'

/** People on a page. */
export const RECEIPT_PAGE = 20

export type ReceiptFilter<State extends string> = ReturnType<typeof useReceiptFilter<State>>

/**
 * Which people are shown: their state, unit and a word of their name, and which page of them. Another choice begins at
 * the first page. The unit and the state live where a click on a unit can set them too.
 */
export function useReceiptFilter<State extends string>(chosen: {
  dept: number | undefined
  onDept: (dept: number | undefined) => void
  state: State
  onState: (state: State) => void
}) {
  const [page, setPage] = useState(1)
  const [keywords, setKeywords] = useState('')
  const again =
    <T>(change: (value: T) => void) =>
    (value: T) => {
      setPage(1)
      change(value)
    }
  return {
    ...{ dept: chosen.dept, state: chosen.state, page, setPage },
    setState: again(chosen.onState),
    setDept: again(chosen.onDept),
    // A single letter finds half the bank.
    setKeywords: again((word: string) => word.trim().length !== 1 && setKeywords(word.trim())),
    /** What is asked of the server, besides the row. */
    query: {
      ...{ state: chosen.state, keywords, page, pagesize: RECEIPT_PAGE, sort_order: 'asc' as const },
      ...(chosen.dept === undefined ? {} : { dept_id: chosen.dept }),
    },
  }
}
