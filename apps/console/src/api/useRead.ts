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
  /** Milliseconds; `static` is never read again. */
  staleTime?: number | 'static'
  /** Keeps the rows of the previous query until the new ones arrive (`isPlaceholderData`). */
  keep?: boolean
  refetchInterval?: number
  /** Milliseconds for which an unused answer is cached. */
  gcTime?: number
  /** The initial values of a form: read once when it opens, so that others' changes do not replace its input. */
  once?: boolean
}

/** Milliseconds for which a form's initial values are cached while its page is in the background. */
const OPEN = 24 * 3_600_000

/** `[controller, action, body]`, so that `refresh('RoomKey')` reaches everything of a controller. */
export const readKey = <P extends ReadPath>(path: P, body: BodyOf<P>) => [...path.split('/'), body]

const readOf = <P extends ReadPath>(path: P, body: BodyOf<P>) =>
  queryOptions<DataOf<P>, ApiError>({
    queryKey: readKey(path, body),
    queryFn: ({ signal }) => call(path, body, { signal }),
  })

/** Starts the read during rendering and not after the first paint, so that both run in parallel. */
export function useReadAhead<P extends ReadPath>(path: P, body: BodyOf<P>): void {
  usePrefetchQuery(readOf(path, body))
}

/**
 * The part of the key that identifies one opening of a form: another form, or another question of the same form, is
 * read again; returning to the same form's page is not.
 */
function useOpening(body: unknown): string {
  const form = useId()
  const question = hashKey([body])
  const [opening, setOpening] = useState({ asked: question, nth: 0 })
  if (opening.asked !== question) setOpening({ asked: question, nth: opening.nth + 1 })
  return `${form} ${opening.nth}`
}

/** Reads and caches; the page itself shows `error`. */
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
