import i18next from 'i18next'
import { langTag } from '../i18n/language.ts'
import { failureName } from './ApiError.ts'
import { announce } from './apiEvents.ts'
import { newKey } from './newKey.ts'

type Transfer = {
  /** A path of our own server or an address at another origin. */
  action: string
  /** The multipart field of the file. */
  fileName: string
  data: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** False: neither cookies nor our headers are sent. */
  sameOrigin: boolean
  signal: AbortSignal
  /** 0 to 100. */
  onProgress: (percent: number) => void
}

type Answer = { Code: number; Message?: string; url?: string; Data?: { id?: string | number; url?: string } | null }

/** A phone at a vault's door may need minutes for a picture. */
const timeout = 300_000

/** Sends a file and reports progress, which fetch cannot. Resolves with the server's response; rejects without one. */
export function transfer(file: File, options: Transfer): Promise<Answer> {
  const { action, fileName, data, headers, sameOrigin, signal, onProgress } = options
  const body = new FormData()
  // The folder precedes the file: a streaming server then knows it when the file begins.
  for (const [name, value] of Object.entries(data)) body.append(name, value)
  body.append(fileName, file, file.name)
  const request = new XMLHttpRequest()
  request.open('POST', action)
  request.timeout = timeout
  const ownHeaders = { 'Accept-Language': langTag(), 'X-Console-Build': __BUILD__, 'Idempotency-Key': newKey() }
  for (const [name, value] of Object.entries({ ...headers, ...(sameOrigin ? ownHeaders : {}) }))
    request.setRequestHeader(name, value)
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(Math.floor((100 * loaded) / total))
  }
  const abort = () => request.abort()
  signal.addEventListener('abort', abort, { once: true })
  return new Promise<Answer>((resolve, reject) => {
    request.onloadend = () => {
      signal.removeEventListener('abort', abort)
      const response = read(request.responseText)
      if (!response) return reject(new Error(i18next.t('api.uploadFailed')))
      if (sameOrigin && failureName(response.Code, request.status, response.Data) === 'NoSession')
        announce('sessionEnded')
      resolve(response)
    }
    request.send(body)
  })
}

function read(text: string): Answer | undefined {
  try {
    const response: unknown = JSON.parse(text)
    return typeof response === 'object' && response !== null && 'Code' in response ? (response as Answer) : undefined
  } catch {
    return undefined
  }
}
