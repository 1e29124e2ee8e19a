import type { uploadedFile, uploadFolders } from '@shouya/contract/controllers/Common'
import { newKey } from './newKey.ts'
import { send } from './send.ts'

export type UploadedFile = (typeof uploadedFile)['_output']
export type UploadFolder = (typeof uploadFolders)[number]

const timeout = 60_000

/** Uploads one file (spec 000 section 7.1: pictures travel in the field `image`, everything else in `file`). */
export async function upload(file: File, folder: UploadFolder, signal?: AbortSignal): Promise<UploadedFile> {
  const form = new FormData()
  // The folder stands before the file: a streaming server knows it when the file begins.
  form.append('folder', folder)
  form.append(file.type.startsWith('image/') ? 'image' : 'file', file, file.name)
  const { Data } = await send('Common/UploadFileServer', { body: form, key: newKey(), timeout, signal })
  return Data as UploadedFile
}
