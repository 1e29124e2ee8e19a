/** A file that is being uploaded. The result is kept in the field's value. */
export interface Transfer {
  readonly uid: string
  readonly file: File
  /** Progress from 0 to 100. */
  readonly percent: number
  /** A `failed` transfer keeps its file, so that it can be retried. */
  readonly status: 'uploading' | 'failed'
  readonly abort: () => void
  /** Resolves when the upload succeeded, failed or was cancelled; never rejects. */
  readonly ended: Promise<void>
}
