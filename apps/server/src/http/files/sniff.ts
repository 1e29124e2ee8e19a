import { visible } from '@shouya/contract/visible'
import { fileTypeFromBuffer } from 'file-type'

const images: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif'])

/** Kinds that file-type tells apart, and the office formats that are zip inside (domain 0.3). */
const files: ReadonlySet<string> = new Set([
  ...images,
  'application/pdf',
  'application/zip',
  'application/x-cfb',
  'video/mp4',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
])

/** Text has no mark of its own: the name says what it is, and nothing but text may be in it. */
const texts: Readonly<Record<string, string>> = { txt: 'text/plain', json: 'application/json' }

/** What files of a kind are called; the first is given to those that are called otherwise. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/x-cfb': ['doc', 'xls', 'ppt', 'wps', 'et', 'dps', 'msg'],
  'video/mp4': ['mp4', 'm4v'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt'],
  'application/json': ['json'],
}

const LONGEST_NAME = 200

/** A file's name as it is kept: nothing invisible, nothing that is a path, and the extension of what it really is. */
export function fileNameOf(given: string, mime: string): string {
  const name = visible(given)
    .replaceAll(/[\\/\p{Cc}]/gu, '_')
    .trim()
  const [, stem = name, extension = ''] = /^(.*)\.(\w{1,10})$/s.exec(name) ?? []
  const allowed = extensions[mime] ?? []
  const right = allowed.includes(extension.toLowerCase()) ? extension : (allowed[0] ?? 'bin')
  // Windows drops dots and spaces at an end, so nothing may hide behind them.
  const kept = [...stem.replace(/[. ]+$/, '')].slice(-(LONGEST_NAME - right.length - 1)).join('')
  return `${kept || 'file'}.${right}`
}

/** So many bytes tell any kind. */
export const HEAD = 4_100

export const isImage = (mime: string): boolean => images.has(mime)

/** Shown in the browser instead of being saved: what cannot run anything there. */
export const isInline = (mime: string): boolean => isImage(mime) || mime === 'application/pdf'

/** The type of a file by its content, null for what may not be uploaded; `image` takes pictures only (spec 000 section 5). */
export async function kindOf(head: Uint8Array | null, name: string, image: boolean): Promise<string | null> {
  if (!head || head.length === 0) return null
  const mime = (await fileTypeFromBuffer(head))?.mime
  if (mime) return (image ? images : files).has(mime) ? mime : null
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return image || head.includes(0) ? null : (texts[extension] ?? null)
}
