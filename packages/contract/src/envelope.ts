/** What every answer looks like (spec 000 section 7, design section 4). */
export type Envelope<T> = {
  /** 0, or a code of `errors`. */
  Code: number
  /** Empty on success, else in the user's language. */
  Message: string
  Data: T
  /** Rows in all, of a paged list: exact up to 10,000; 10,001 says that there are more, which nobody counted. */
  Total?: number
  /** Cursor of the next rows of a keyset list; null at the end. */
  Next?: string | null
  /** On failure: the id under which the server's log holds the details. */
  RequestId?: string
}

/** `Data` of a 1001: where the input is wrong. `path` is dotted, empty for the body as a whole. */
export type InputIssue = { path: string; message: string }
