import { useEffect, useState } from 'react'
import { isBehind } from '../api/behind.ts'
import type { BodyOf, DataOf, ReadPath } from '../api/path.ts'
import { useRead, useReadAhead } from '../api/useRead.ts'
import { readQuery, type Shape, writeQuery } from './queryCodec.ts'
import { type Register, stepsIn, useListQuery } from './useListQuery.ts'

/** The paged lists whose rows have an id. */
export type ListPath = {
  [P in ReadPath]: DataOf<P> extends { rows: { id: number }[]; total: number } ? P : never
}[ReadPath]
type ListRow<P extends ListPath> = DataOf<P> extends { rows: (infer R extends { id: number })[] } ? R : never

/** The state of a list with numbered pages. `toBody`: for a query that differs from the address. */
export function useRegister<P extends ListPath, const S extends Shape>(
  path: P,
  shape: S,
  sorts: readonly string[],
  toBody: (query: Record<string, unknown>) => Record<string, unknown> = (query) => query,
): Register<ListRow<P>, S> {
  const { body, parts, setParams } = useListQuery<ListRow<P>, S>(shape, sorts, () => void refetch())
  const requestBody = toBody(body) as BodyOf<P>
  useReadAhead(path, requestBody)
  const read = useRead(path, requestBody, { keep: true })
  const { data, error, isPending, isPlaceholderData, refetch } = read
  const { rows, total } = (data ?? { rows: [], total: 0 }) as { rows: ListRow<P>[]; total: number }

  // Read last and separately: reading `isFetching` renders all rows at each read.
  const beyond = rows.length === 0 && total > 0 && parts.query.page > 1 && !error && !read.isFetching
  const last = Math.max(1, Math.ceil(total / parts.query.pagesize))
  useEffect(() => {
    // The last row of the page was removed: go back a page instead of showing nothing.
    if (beyond) setParams((now) => writeQuery(shape, { ...readQuery(shape, now, sorts), page: last }, now))
  }, [beyond, last, setParams, shape, sorts])

  const firstNumber = (parts.query.page - 1) * parts.query.pagesize + 1
  const [from, setFrom] = useState(firstNumber)
  // Placeholder rows keep their numbers.
  if (!isPlaceholderData && from !== firstNumber) setFrom(firstNumber)

  return {
    ...parts,
    filters: toBody(parts.filters),
    rows,
    from,
    total,
    more: undefined,
    loading: isPending ? 'first' : isPlaceholderData ? 'again' : undefined,
    behind: isBehind(read),
    error: isPlaceholderData ? null : error,
    reload: () => void refetch(),
    steps: stepsIn(rows),
  }
}
