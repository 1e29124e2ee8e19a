import type { JsonObject } from '@shouya/forms/json'

/** An uploaded file in the value of a field (spec 001 section 3). */
export interface UploadedFile extends JsonObject {
  readonly type: 'file' | 'img'
  readonly name: string
  readonly status: 'done' | 'error'
  readonly uid: string
  /** A path of our own server or a web address; '' for a failed file. */
  readonly url: string
}

/** The upload settings of the document, checked against the origins that the host allows. */
export interface UploadRequest {
  readonly action: string
  /** Name of the multipart field; default `file` or `image`. */
  readonly fileName: string
  /** Further multipart fields, among them `folder` (default `notice`). */
  readonly data: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** False for another origin, to which neither cookies nor a sign-in token may be sent. */
  readonly sameOrigin: boolean
  readonly signal: AbortSignal
  /** Called with the progress from 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** `Code` 0 means success (spec 001 section 5); servers of the original return the address in `data`. */
export interface UploadAnswer {
  readonly Code: number
  readonly Message?: string
  readonly url?: string
  readonly Data?: { readonly id?: string | number; readonly url?: string } | null
}

/** Uploads a file; rejects on failure. A transfer continues when its component unmounts. */
export type SendFile = (file: File, request: UploadRequest) => Promise<UploadAnswer>
