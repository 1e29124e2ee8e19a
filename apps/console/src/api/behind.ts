/** The state of a read, as its query reports it. */
export type Freshness = { dataUpdatedAt: number; isFetching: boolean; isRefetchError: boolean }

let actedAt = Number.NEGATIVE_INFINITY

/** Records that the user has just changed something. */
export function noteAct(): void {
  actedAt = Date.now()
}

/**
 * Whether the shown data were read before the user's last change and are being read again: their actions may be done
 * already, and a second click would only be refused. After a failed read this stays true until one succeeds.
 */
export const isBehind = ({ dataUpdatedAt, isFetching, isRefetchError }: Freshness): boolean =>
  dataUpdatedAt <= actedAt && (isFetching || isRefetchError)
