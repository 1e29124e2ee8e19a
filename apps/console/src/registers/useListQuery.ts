import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiError } from '../api/ApiError.ts'
import { type Filters, type Order, type Query, queryBody, readQuery, type Shape, writeQuery } from './queryCodec.ts'

export type Register<R extends { id: number }, S extends Shape = Shape> = {
  query: Query<S>
  /** The filters as the body of the list has them, for export and print. */
  filters: Record<string, unknown>
  search: (filters: Filters<S>, keywords: string) => void
  reset: () => void
  sort: (field: string | undefined, order: Order | undefined) => void
  turn: (page: number, pagesize: number) => void
  rows: R[]
  /** Undefined for a list that only ends in a cursor. */
  total: number | undefined
  /** Reads on, where the list ends in a cursor and has not ended. */
  more: (() => void) | undefined
  /** `first`: nothing to show yet · `again`: the rows of before are still there. */
  loading: 'first' | 'again' | undefined
  error: ApiError | null
  reload: () => void
  selected: readonly R[]
  select: (rows: readonly R[]) => void
  /** The record before or after one, among the rows that are shown. */
  neighbour: (id: number | undefined, by: -1 | 1) => R | undefined
}

type Parts = 'query' | 'filters' | 'search' | 'reset' | 'sort' | 'turn' | 'selected' | 'select'

/** The query of a list. It lives in the URL: a tab, a reload and a copied link show the same rows. */
export function useListQuery<R extends { id: number }, S extends Shape>(shape: S, sorts: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(shape, params, sorts), [shape, params, sorts])
  const [selected, select] = useState<readonly R[]>([])
  const body = queryBody(query)
  const { page, pagesize, sort_field, sort_order, ...filters } = body
  const go = (change: Partial<Query<S>>) =>
    setParams(writeQuery(shape, { ...query, page: 1, ...change }, params), { replace: true })
  const parts: Pick<Register<R, S>, Parts> = {
    query,
    filters,
    search: (next, keywords) => go({ filters: next, keywords }),
    reset: () => go({ filters: {}, keywords: '' }),
    sort: (field, order) => go({ sort_field: order && field, sort_order: order }),
    turn: (next, size) => go({ page: size === query.pagesize ? next : 1, pagesize: size }),
    selected,
    select,
  }
  return { body, parts, setParams }
}

export const neighbourIn =
  <R extends { id: number }>(rows: readonly R[]): Register<R>['neighbour'] =>
  (id, by) =>
    rows[rows.findIndex((row) => row.id === id) + by]
