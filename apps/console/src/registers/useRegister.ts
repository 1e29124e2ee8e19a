import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiError } from '../api/ApiError.ts'
import type { BodyOf, DataOf, ReadPath } from '../api/path.ts'
import { useRead } from '../api/useRead.ts'
import { type Filters, type Order, type Query, queryBody, readQuery, type Shape, writeQuery } from './queryCodec.ts'

/** The paged lists whose rows have an id. */
export type ListPath = { [P in ReadPath]: DataOf<P> extends { rows: { id: number }[]; total: number } ? P : never }[ReadPath]
export type ListRow<P extends ListPath> = DataOf<P> extends { rows: (infer R)[] } ? R : never

export type Register<R extends { id: number }, S extends Shape = Shape> = {
  path: ListPath
  query: Query<S>
  /** The filters as the body of the list has them, for export and print. */
  filters: Record<string, unknown>
  search: (filters: Filters<S>, keywords: string) => void
  reset: () => void
  sort: (field: string | undefined, order: Order | undefined) => void
  turn: (page: number, pagesize: number) => void
  rows: R[]
  total: number
  /** `first`: nothing to show yet · `again`: the rows of before are still there. */
  loading: 'first' | 'again' | undefined
  error: ApiError | null
  reload: () => void
  selected: readonly R[]
  select: (rows: readonly R[]) => void
  /** The record before or after one, on this page. */
  neighbour: (id: number | undefined, by: -1 | 1) => R | undefined
}

/** The state of one list page. Its query lives in the URL: a tab, a reload and a copied link show the same rows. */
export function useRegister<P extends ListPath, const S extends Shape>(
  path: P,
  shape: S,
  sorts: readonly string[],
): Register<ListRow<P>, S> {
  type R = ListRow<P> & { id: number }
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(shape, params, sorts), [shape, params, sorts])
  const [selected, select] = useState<readonly R[]>([])
  const body = queryBody(query)
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useRead(path, body as BodyOf<P>, { keep: true })
  const { rows, total } = (data ?? { rows: [], total: 0 }) as unknown as { rows: R[]; total: number }

  const go = (change: Partial<Query<S>>) => setParams(writeQuery(shape, { ...query, page: 1, ...change }, params), { replace: true })
  const beyond = !isFetching && !error && rows.length === 0 && total > 0 && query.page > 1
  const last = Math.max(1, Math.ceil(total / query.pagesize))
  useEffect(() => {
    // Its last row was removed: step back instead of showing an empty page.
    if (beyond) setParams((now) => writeQuery(shape, { ...readQuery(shape, now, sorts), page: last }, now), { replace: true })
  }, [beyond, last, setParams, shape, sorts])

  const { page, pagesize, sort_field, sort_order, ...filters } = body
  return {
    path,
    query,
    filters,
    search: (next, keywords) => go({ filters: next, keywords }),
    reset: () => go({ filters: {}, keywords: '' }),
    sort: (field, order) => go({ sort_field: order && field, sort_order: order }),
    turn: (next, size) => go({ page: size === query.pagesize ? next : 1, pagesize: size }),
    rows,
    total,
    loading: isPending ? 'first' : isPlaceholderData ? 'again' : undefined,
    error: isPlaceholderData ? null : error,
    reload: () => void refetch(),
    selected,
    select,
    neighbour: (id, by) => rows[rows.findIndex((row) => row.id === id) + by],
  }
}
