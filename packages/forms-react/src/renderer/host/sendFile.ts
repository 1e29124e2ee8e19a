import type { JsonObject } from '@shouya/forms/json'

/** An uploaded file as a value keeps it (spec 001 section 3). */
export interface UploadedFile extends JsonObject {
  readonly type: 'file' | 'img'
  readonly name: string
  readonly status: 'done' | 'error'
  readonly uid: string
  /** A path of our own server or a web address; '' of a file that failed. */
  readonly url: string
}

/** Where and how the form's author wants the file to go; checked against the host's origins. */
export interface UploadRequest {
  readonly action: string
  /** The multipart field of the file: `file` or `image` unless the document says otherwise. */
  readonly fileName: string
  /** Further multipart fields, `folder` among them (`notice` unless the document says otherwise). */
  readonly data: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** False: the action is at another origin, so neither cookies nor a sign-in token may go with the file. */
  readonly sameOrigin: boolean
  readonly signal: AbortSignal
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** `Code` 0 is success (spec 001 section 5); the original's servers put the address into `data` instead. */
export interface UploadAnswer {
  readonly Code: number
  readonly Message?: string
  readonly url?: string
  readonly Data?: { readonly id?: string | number; readonly url?: string } | null
}

/** Rejects when the file did not arrive. A running transfer outlives the component that shows it. */
export type SendFile = (file: File, request: UploadRequest) => Promise<UploadAnswer>
