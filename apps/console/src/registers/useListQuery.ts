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
  /** The filters in the body of the list, for export and print. */
  filters: Record<string, unknown>
  search: (filters: Filters<S>, keywords: string) => void
  /** Applies the query of an address: filters, keyword and order, removing all others. */
  ask: (address: string) => void
  reset: () => void
  /** Removes the restriction to days. */
  everyDay: () => void
  sort: (field: string | undefined, order: Order | undefined) => void
  turn: (page: number, pagesize: number) => void
  rows: R[]
  /** The number of the first row shown. */
  from: number
  /** Undefined for a list with a cursor. */
  total: number | undefined
  /** Reads on, if the list has a cursor and has not ended. */
  more: (() => void) | undefined
  /** `first`: nothing to show yet · `again`: the previous rows are still there. */
  loading: 'first' | 'again' | undefined
  /** The rows were read before the user's last change. */
  behind: boolean
  error: ApiError | null
  reload: () => void
  selected: readonly R[]
  select: (rows: readonly R[]) => void
  /** The neighbours of the record that `open` showed, among the rows shown. */
  steps: (id: number | undefined, open: (row: R) => void) => Steps
}

type Parts = 'query' | 'filters' | 'search' | 'ask' | 'reset' | 'everyDay' | 'sort' | 'turn' | 'selected' | 'select'

/** The query of a list. It is stored in the URL: a tab, a reload and a copied link show the same rows. */
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
    // Repeating the same query means a reload.
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
    const index = rows.findIndex((row) => row.id === id)
    // A link may have opened a record that is not among them.
    if (index < 0) return {}
    const openRow = (row: R | undefined) => row && (() => open(row))
    return { onPrevious: openRow(rows[index - 1]), onNext: openRow(rows[index + 1]) }
  }
