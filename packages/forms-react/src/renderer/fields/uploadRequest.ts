import type { Field, FormConfig } from '@shouya/forms/document'
import { isObject, type Json } from '@shouya/forms/json'
import { readOption } from '@shouya/forms/readOptions'
import { isAllowedAction } from '@shouya/forms/uploads'
import type { UploadRequest } from '../host/sendFile.ts'

/** Spec 001 section 7. */
const ACTION = '/api/Common/UploadFileServer'
const FOLDER = 'notice'

/** Headers with credentials, which a document must not send to another server. */
const SECRET = /^(authorization|cookie|proxy-)/i

export type Destination = Pick<UploadRequest, 'action' | 'fileName' | 'data' | 'headers' | 'sameOrigin'>

/** The request settings of an upload field. The document's config may set the address for all files or all images. */
export function destinationOf(field: Field, config: FormConfig): Destination {
  const isImage = field.type === 'uploadImg'
  const action = text(config[isImage ? 'uploadImage' : 'uploadFile']) || text(readOption(field, 'action')) || ACTION
  return {
    action,
    fileName: text(readOption(field, 'fileName')) || (isImage ? 'image' : 'file'),
    data: { folder: FOLDER, ...texts(parsed(readOption(field, 'data'))) },
    headers: texts(readOption(field, 'headers'), (name) => !SECRET.test(name)),
    sameOrigin: isOwn(action),
  }
}

/** Whether uploads to this address are allowed: our own origin or one that the host lists. */
export const isAllowed = ({ action, sameOrigin }: Destination, origins: readonly string[]): boolean =>
  sameOrigin || isAllowedAction(action, origins)

function isOwn(action: string): boolean {
  return isAllowedAction(action, [globalThis.location?.origin ?? ''])
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '')

function texts(value: Json | undefined, keep: (name: string) => boolean = () => true): Record<string, string> {
  if (!isObject(value)) return {}
  const entries = Object.entries(value).filter(([name, item]) => keep(name) && item !== null && item !== undefined)
  return Object.fromEntries(
    entries.map(([name, item]) => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  )
}

function parsed(json: Json | undefined): Json | undefined {
  try {
    return typeof json === 'string' && json.trim() !== '' ? (JSON.parse(json) as Json) : undefined
  } catch {
    return undefined
  }
}
