import type { uploadedFile, uploadFolders } from '@shouya/contract/controllers/Common'
import i18next from 'i18next'
import { ApiError } from './ApiError.ts'
import { newKey } from './newKey.ts'
import { send } from './send.ts'

export type UploadedFile = (typeof uploadedFile)['_output']
export type UploadFolder = (typeof uploadFolders)[number]

const timeout = 60_000

/** What the server did not explain itself gets the text of spec 000 section 8. */
function explained(error: unknown, image: boolean): unknown {
  const vague = error instanceof ApiError && ['Network', 'TimedOut', 'Unreadable', 'Internal'].includes(error.name)
  if (!vague) return error
  const { name, code, data, requestId } = error
  const message = image ? i18next.t('api.imageUploadFailed') : i18next.t('api.uploadFailed')
  return new ApiError({ name, code, data, requestId, message })
}

/** Uploads one file (spec 000 section 7.1: pictures travel in the field `image`, everything else in `file`). */
export async function upload(file: File, folder: UploadFolder, signal?: AbortSignal): Promise<UploadedFile> {
  const image = file.type.startsWith('image/')
  const body = new FormData()
  // The folder stands before the file: a streaming server knows it when the file begins.
  body.append('folder', folder)
  body.append(image ? 'image' : 'file', file, file.name)
  try {
    return (await send('Common/UploadFileServer', { body, key: newKey(), timeout, signal })).Data as UploadedFile
  } catch (error) {
    throw explained(error, image)
  }
}
