import type { Field, FormConfig } from '@shouya/forms/document'
import { isObject, type Json } from '@shouya/forms/json'
import { readOption } from '@shouya/forms/readOptions'
import { isAllowedAction } from '@shouya/forms/uploads'
import type { UploadRequest } from '../host/sendFile.ts'

/** Spec 001 section 7. */
const ACTION = '/api/Common/UploadFileServer'
const FOLDER = 'notice'

/** Headers that would carry a sign-in to wherever the form's author likes. */
const SECRET = /^(authorization|cookie|proxy-)/i

export type Destination = Pick<UploadRequest, 'action' | 'fileName' | 'data' | 'headers' | 'sameOrigin'>

/** Where the files of a field go. The form's config may name the address for all its files or all its images. */
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

/** Whether files may go there at all; a form must not carry them to a stranger. */
export const isAllowed = ({ action, sameOrigin }: Destination, origins: readonly string[]): boolean =>
  sameOrigin || isAllowedAction(action, origins)

function isOwn(action: string): boolean {
  return isAllowedAction(action, [globalThis.location?.origin ?? ''])
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '')

function texts(value: Json | undefined, keep: (name: string) => boolean = () => true): Record<string, string> {
  if (!isObject(value)) return {}
  const kept = Object.entries(value).filter(([name, item]) => keep(name) && item !== null && item !== undefined)
  return Object.fromEntries(
    kept.map(([name, item]) => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  )
}

function parsed(json: Json | undefined): Json | undefined {
  try {
    return typeof json === 'string' && json.trim() !== '' ? (JSON.parse(json) as Json) : undefined
  } catch {
    return undefined
  }
}
