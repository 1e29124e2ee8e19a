import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiError } from './ApiError.ts'
import { call } from './call.ts'
import type { BodyOf, DataOf, KeysetPath } from './path.ts'

/** An endless list: `data.pages` holds the pages read so far, `fetchNextPage` continues from the last cursor. */
export function useReadMore<P extends KeysetPath>(
  path: P,
  body: BodyOf<P>,
  options: { enabled?: boolean } = {},
): UseInfiniteQueryResult<InfiniteData<DataOf<P>>, ApiError> {
  return useInfiniteQuery<DataOf<P>, ApiError, InfiniteData<DataOf<P>>, unknown[], string | undefined>({
    queryKey: [...path.split('/'), body, 'more'],
    queryFn: ({ pageParam, signal }) => call(path, { ...body, cursor: pageParam } as BodyOf<P>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as { next: string | null }).next ?? undefined,
    ...options,
  })
}
