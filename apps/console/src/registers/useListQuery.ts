import { useState } from 'react'
import type { ApiError } from '../api/ApiError.ts'
import { useAddress } from '../ui/address.ts'
import type { Steps } from '../ui/DetailDrawer.tsx'
import {
  type Filters,
  type Order,
  type Query,
  queryBody,
  readQuery,
  type Shape,
  withoutDays,
  writeQuery,
} from './queryCodec.ts'

export type Register<R extends { id: number }, S extends Shape = Shape> = {
  query: Query<S>
  /** The filters as the body of the list has them, for export and print. */
  filters: Record<string, unknown>
  search: (filters: Filters<S>, keywords: string) => void
  /** Asks what an address says: filters, keyword and order, all others gone. */
  ask: (address: string) => void
  reset: () => void
  /** Asks the same of every day. */
  everyDay: () => void
  sort: (field: string | undefined, order: Order | undefined) => void
  turn: (page: number, pagesize: number) => void
  rows: R[]
  /** The number of the first row that is shown. */
  from: number
  /** Undefined for a list that only ends in a cursor. */
  total: number | undefined
  /** Reads on, where the list ends in a cursor and has not ended. */
  more: (() => void) | undefined
  /** `first`: nothing to show yet · `again`: the rows of before are still there. */
  loading: 'first' | 'again' | undefined
  /** The rows are from before what the user has just done. */
  behind: boolean
  error: ApiError | null
  reload: () => void
  selected: readonly R[]
  select: (rows: readonly R[]) => void
  /** From the record that `open` showed to those before and after it, among the rows that are shown. */
  steps: (id: number | undefined, open: (row: R) => void) => Steps
}

type Parts = 'query' | 'filters' | 'search' | 'ask' | 'reset' | 'everyDay' | 'sort' | 'turn' | 'selected' | 'select'

/** The query of a list. It lives in the URL: a tab, a reload and a copied link show the same rows. */
export function useListQuery<R extends { id: number }, S extends Shape>(
  shape: S,
  sorts: readonly string[],
  reload: () => void,
) {
  const { params, setParams } = useAddress()
  const query = readQuery(shape, params, sorts)
  const [selected, select] = useState<readonly R[]>([])
  const body = queryBody(query)
  const { page, pagesize, sort_field, sort_order, ...filters } = body
  const go = (change: Partial<Query<S>>) => {
    const write = (now: URLSearchParams) => writeQuery(shape, { ...query, page: 1, ...change }, now)
    setParams(write)
    // Who asks the same again wants to know what is new.
    if (write(new URLSearchParams(params)).toString() === params.toString()) reload()
  }
  const parts: Pick<Register<R, S>, Parts> = {
    query,
    filters,
    search: (next, keywords) => go({ filters: next, keywords }),
    ask: (address) => {
      const { filters, keywords, sort_field, sort_order } = readQuery(shape, new URLSearchParams(address), sorts)
      go({ filters, keywords, sort_field, sort_order })
    },
    reset: () => {
      const { filters, keywords } = readQuery(shape, new URLSearchParams(), sorts)
      go({ filters, keywords })
    },
    everyDay: () => go({ filters: withoutDays(shape, query.filters) }),
    sort: (field, order) => go({ sort_field: order && field, sort_order: order }),
    turn: (next, size) => go({ page: size === query.pagesize ? next : 1, pagesize: size }),
    selected,
    select,
  }
  return { body, parts, setParams }
}

export const stepsIn =
  <R extends { id: number }>(rows: readonly R[]): Register<R>['steps'] =>
  (id, open) => {
    const at = rows.findIndex((row) => row.id === id)
    // A link may have opened a record that is not among them.
    if (at < 0) return {}
    const to = (row: R | undefined) => row && (() => open(row))
    return { onPrevious: to(rows[at - 1]), onNext: to(rows[at + 1]) }
  }
