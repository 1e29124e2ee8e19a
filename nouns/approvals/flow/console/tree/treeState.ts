/** The progress of a request at a node: passed, waiting there, still to come, or on a path that is not taken. */
export type TreeState = 'done' | 'open' | 'future' | 'skipped'
