import { useState } from 'react'

/** People on a page. */
export const RECEIPT_PAGE = 20

export type ReceiptFilter<State extends string> = ReturnType<typeof useReceiptFilter<State>>

/**
 * Which people are shown: their state, unit and a word of their name, and which page of them. Unit and state are the
 * caller's, since a click on a unit sets them too; the page belongs to one choice, so that another begins at the first.
 */
export function useReceiptFilter<State extends string>(chosen: {
  dept: number | undefined
  onDept: (dept: number | undefined) => void
  state: State
  onState: (state: State) => void
}) {
  const { dept, state } = chosen
  const [keywords, setKeywords] = useState('')
  const choice = JSON.stringify([dept, state, keywords])
  const [turned, setTurned] = useState({ choice, page: 1 })
  const page = turned.choice === choice ? turned.page : 1
  return {
    ...{ dept, state, page, setDept: chosen.onDept, setState: chosen.onState },
    setPage: (next: number) => setTurned({ choice, page: next }),
    // A single letter finds half the bank.
    setKeywords: (word: string) => word.trim().length !== 1 && setKeywords(word.trim()),
    /** What is asked of the server, besides the row. */
    query: {
      ...{ state, keywords, page, pagesize: RECEIPT_PAGE, sort_order: 'asc' as const },
      ...(dept === undefined ? {} : { dept_id: dept }),
    },
  }
}
