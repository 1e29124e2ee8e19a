import { fileTypeFromBuffer } from 'file-type'

const images: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif'])

/** Types that file-type recognises, and the office formats, which are zip files (domain 0.3). */
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

/** Text has no signature: the name determines the type, and the content must be text. */
const texts: Readonly<Record<string, string>> = { txt: 'text/plain', json: 'application/json' }

/** The number of bytes that identify any type. */
export const HEAD = 4_100

export const isImage = (mime: string): boolean => images.has(mime)

/** Shown in the browser instead of saved: types that cannot run anything there. */
export const isInline = (mime: string): boolean => isImage(mime) || mime === 'application/pdf' || mime === 'video/mp4'

/** The type of a file by its content, null if it may not be uploaded; `image`: pictures only (spec 000 section 5). */
export async function kindOf(head: Uint8Array | null, name: string, image: boolean): Promise<string | null> {
  if (!head || head.length === 0) return null
  const mime = (await fileTypeFromBuffer(head))?.mime
  if (mime) return (image ? images : files).has(mime) ? mime : null
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return image || head.includes(0) ? null : (texts[extension] ?? null)
}
