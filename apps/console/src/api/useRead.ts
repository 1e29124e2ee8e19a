import {
  hashKey,
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  usePrefetchQuery,
  useQuery,
} from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApiError } from './ApiError.ts'
import { call } from './call.ts'
import type { BodyOf, DataOf, ReadPath } from './path.ts'

export type ReadOptions = {
  enabled?: boolean
  /** Milliseconds; `static` is never read again, whatever changes. */
  staleTime?: number | 'static'
  /** Shows the rows of the query before until the new ones are there (`isPlaceholderData`). */
  keep?: boolean
  refetchInterval?: number
  /** Milliseconds for which an answer is kept when nobody looks at it any more. */
  gcTime?: number
  /** What a form begins with: read when it opens and not again, so that nobody's change takes the form from under the hands. */
  once?: boolean
}

/** Milliseconds for which a form finds what it began with when its page comes back to the front. */
const OPEN = 24 * 3_600_000

/** `[controller, action, body]`, so that `refresh('RoomKey')` reaches all of a controller. */
export const readKey = <P extends ReadPath>(path: P, body: BodyOf<P>) => [...path.split('/'), body]

const readOf = <P extends ReadPath>(path: P, body: BodyOf<P>) =>
  queryOptions<DataOf<P>, ApiError>({
    queryKey: readKey(path, body),
    queryFn: ({ signal }) => call(path, body, { signal }),
  })

/** Asks while the page is being made and not after it has been drawn: the two take their time beside each other. */
export function useReadAhead<P extends ReadPath>(path: P, body: BodyOf<P>): void {
  usePrefetchQuery(readOf(path, body))
}

/**
 * What stands behind the key of a read that is made once: another form, and another question of the same form, read anew; the
 * same form whose page comes back to the front does not.
 */
function useOpening(body: unknown): string {
  const form = useId()
  const asked = hashKey([body])
  const [opening, setOpening] = useState({ asked, nth: 0 })
  if (opening.asked !== asked) setOpening({ asked, nth: opening.nth + 1 })
  return `${form} ${opening.nth}`
}

/** Reads and caches; `error` is shown by the page itself. */
export function useRead<P extends ReadPath>(
  path: P,
  body: BodyOf<P>,
  { keep, once, ...options }: ReadOptions = {},
): UseQueryResult<DataOf<P>, ApiError> {
  const opening = useOpening(body)
  return useQuery<DataOf<P>, ApiError>({
    ...readOf(path, body),
    placeholderData: keep ? (keepPreviousData as never) : undefined,
    ...(once && { queryKey: [...readKey(path, body), opening], staleTime: 'static' as const, gcTime: OPEN }),
    ...options,
  })
}
