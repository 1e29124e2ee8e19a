/** How a read stands, as the query tells it. */
export type Freshness = { dataUpdatedAt: number; isFetching: boolean; isRefetchError: boolean }

let actedAt = Number.NEGATIVE_INFINITY

/** The user has just changed something. */
export function noteAct(): void {
  actedAt = Date.now()
}

/**
 * Whether what is shown was read before the user's last act and is being read anew: what it offers may be done already, and
 * a second click would only be refused. What could not be read again stays so until a later read comes through.
 */
export const isBehind = ({ dataUpdatedAt, isFetching, isRefetchError }: Freshness): boolean =>
  dataUpdatedAt <= actedAt && (isFetching || isRefetchError)
