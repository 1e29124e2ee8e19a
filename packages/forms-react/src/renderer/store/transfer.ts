/** A file on its way to the server. What becomes of it stands in the field's value. */
export interface Transfer {
  readonly uid: string
  readonly file: File
  /** 0 to 100. */
  readonly percent: number
  /** `failed` stays here with its file, so that it can be tried again. */
  readonly status: 'uploading' | 'failed'
  readonly abort: () => void
  /** Settles when the file has arrived, failed or was taken back; never rejects. */
  readonly ended: Promise<void>
}
