import { visible } from '@shouya/contract/visible'

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
