import type { uploadedFile } from '@shouya/contract/uploads'
import { newKey } from './newKey.ts'
import { send } from './send.ts'

const timeout = 60_000

/** Uploads one file (spec 000 section 7.1: pictures in the field `image`, everything else in `file`). */
export async function sendFile(
  file: File,
  folder: string,
  signal?: AbortSignal,
): Promise<(typeof uploadedFile)['_output']> {
  const body = new FormData()
  // The folder precedes the file: a streaming server then knows it when the file begins.
  body.append('folder', folder)
  body.append(file.type.startsWith('image/') ? 'image' : 'file', file, file.name)
  return (await send('Common/UploadFileServer', { body, key: newKey(), timeout, signal })).Data as never
}
