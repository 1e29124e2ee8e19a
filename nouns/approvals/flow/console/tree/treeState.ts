/** How far a request has come at a node: passed, waiting there, still to come, or on a way that is not taken. */
export type TreeState = 'done' | 'open' | 'future' | 'skipped'
