import { isBehind } from '../api/behind.ts'
import type { BodyOf, DataOf, KeysetPath } from '../api/path.ts'
import { useReadMore } from '../api/useReadMore.ts'
import type { Shape } from './queryCodec.ts'
import { type Register, stepsIn, useListQuery } from './useListQuery.ts'

type EndlessRow<P extends KeysetPath> = DataOf<P> extends { rows: (infer R extends { id: number })[] } ? R : never

const unsorted: readonly string[] = []

/** The state of an endless history: newest first, read on instead of pages. */
export function useEndlessRegister<P extends KeysetPath, const S extends Shape>(
  path: P,
  shape: S,
  /** Values for filters that the query lacks, e.g. the kinds that a tab shows. */
  fixed: Readonly<Record<string, unknown>> = {},
): Register<EndlessRow<P>, S> {
  const { parts } = useListQuery<EndlessRow<P>, S>(shape, unsorted, () => void refetch())
  const filters = { ...fixed, ...parts.filters }
  const read = useReadMore(path, filters as BodyOf<P>)
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = read
  const rows = (data?.pages ?? []).flatMap((page) => (page as { rows: EndlessRow<P>[] }).rows)
  return {
    ...parts,
    filters,
    rows,
    from: 1,
    total: undefined,
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    loading: isPending ? 'first' : undefined,
    behind: isBehind(read),
    error,
    reload: () => void refetch(),
    steps: stepsIn(rows),
  }
}
