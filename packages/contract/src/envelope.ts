/** The format of every response (spec 000 section 7, design section 4). */
export type Envelope<T> = {
  /** 0, or a code of `errors`. */
  Code: number
  /** Empty on success, else in the user's language. */
  Message: string
  Data: T
  /** The number of rows of a paged list: exact up to 10,000; 10,001 means that there are more, uncounted. */
  Total?: number
  /** Cursor of the next rows of a keyset list; null at the end. */
  Next?: string | null
  /** On failure: the id under which the server's log holds the details. */
  RequestId?: string
}

/** `Data` of a 1001: the invalid places. `path` is dotted, empty for the body as a whole. */
export type InputIssue = { path: string; message: string }
