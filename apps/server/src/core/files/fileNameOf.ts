import { visible } from '@shouya/contract/visible'

/** The extensions of a type; the first one is appended to names with another one. */
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

/** The stored name of a file: without invisible characters and paths, with the extension of its real type. */
export function fileNameOf(original: string, mime: string): string {
  const name = visible(original)
    .replaceAll(/[\\/\p{Cc}]/gu, '_')
    .trim()
  const [, stem = name, extension = ''] = /^(.*)\.(\w{1,10})$/s.exec(name) ?? []
  const allowed = extensions[mime] ?? []
  const properExtension = allowed.includes(extension.toLowerCase()) ? extension : (allowed[0] ?? 'bin')
  // Windows drops trailing dots and spaces, so nothing may hide behind them.
  const shortened = [...stem.replace(/[. ]+$/, '')].slice(-(LONGEST_NAME - properExtension.length - 1)).join('')
  return `${shortened || 'file'}.${properExtension}`
}
