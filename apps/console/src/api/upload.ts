import type { uploadedFile, uploadFolders } from '@shouya/contract/uploads'
import i18next from 'i18next'
import { ApiError } from './ApiError.ts'
import { keepFile } from './device/keptFiles.ts'
import { sendFile } from './sendFile.ts'
import { sendInParts } from './sendInParts.ts'

export type UploadedFile = (typeof uploadedFile)['_output']
export type UploadFolder = (typeof uploadFolders)[number]

/** A failure that the server did not explain gets the text of spec 000 section 8. */
function explained(error: unknown, image: boolean): unknown {
  const vague = error instanceof ApiError && ['Network', 'TimedOut', 'Unreadable', 'Internal'].includes(error.name)
  if (!vague) return error
  const { name, code, data, requestId } = error
  const message = image ? i18next.t('api.imageUploadFailed') : i18next.t('api.uploadFailed')
  return new ApiError({ name, code, data, requestId, message })
}

/** Uploads one file. Without a network it is kept on this device, and sent before what refers to it. */
export async function upload(file: File, folder: UploadFolder, signal?: AbortSignal): Promise<UploadedFile> {
  try {
    return await sendFile(file, folder, signal)
  } catch (error) {
    const lost = error instanceof ApiError && error.name === 'Network'
    const keptFile = lost ? await keepFile(file, folder) : undefined
    if (keptFile) return keptFile
    throw explained(error, file.type.startsWith('image/'))
  }
}

/** From this size on a video arrives in parts. */
const LARGE = 8 * 1_048_576

/** Whether a file is sent in parts: a video that a lost network would otherwise cost as a whole. */
export const isLarge = ({ name, size }: File): boolean => size > LARGE && /\.(mp4|m4v)$/i.test(name)

/** Uploads a large video in parts; without a network it waits and goes on. */
export async function uploadInParts(
  file: File,
  folder: UploadFolder,
  watched: Parameters<typeof sendInParts>[2],
): Promise<UploadedFile> {
  try {
    return await sendInParts(file, folder, watched)
  } catch (error) {
    throw explained(error, false)
  }
}
