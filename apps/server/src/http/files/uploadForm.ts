import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../../core/context.ts'
import { fail } from '../../core/failure.ts'
import type { Services } from '../../core/services.ts'
import { receive } from './receive.ts'
import { HEAD } from './sniff.ts'

const MEGABYTE = 1_048_576
/** Files per form. */
const MOST = 20

/** The type of a file, and so its limit, is known only while it is read (`receive.ts`); this is the limit for all. */
const limits = async ({ settings }: Services, files: number) => {
  const largest = Math.max(await settings.get('upload.max_mb'), await settings.get('upload.video_max_mb'))
  return { limits: { fileSize: largest * MEGABYTE, files, parts: files + 11 } }
}

/** One file in the field `file`, or a picture in the field `image`; only the first file of the request counts. */
export const uploadOne =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal) => {
    if (!request.isMultipart()) fail('FileRefused')
    const part = await request.file(await limits(services, 1))
    if (!part) fail('FileRefused')
    const file = await receivePart(services, user, part)
    return reply.send({ Code: 0, Message: '', url: file.url, Data: file })
  }

/** Up to twenty files in such fields; the address of the first one is at the top of the response. */
export const uploadMany =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply, user: Principal) => {
    if (!request.isMultipart()) fail('FileRefused')
    const files: Awaited<ReturnType<typeof receive>>[] = []
    // One more than allowed, to detect too many.
    for await (const part of request.files(await limits(services, MOST + 1))) {
      if (files.length === MOST) {
        part.file.resume()
        fail('BadInput', { data: [{ path: part.fieldname, reason: 'file.tooMany', params: { limit: MOST } }] })
      }
      files.push(await receivePart(services, user, part))
    }
    const [first] = files
    if (!first) fail('FileRefused')
    return reply.send({ Code: 0, Message: '', url: first.url, Data: files })
  }

async function receivePart(services: Services, user: Principal, part: MultipartFile) {
  const head = part.file.read(HEAD) ?? (await firstBytes(part))
  if (head) part.file.unshift(head)
  try {
    return await receive(services, user, {
      name: part.filename,
      folder: () => folderOf(part),
      image: part.fieldname === 'image',
      head,
      content: part.file,
      tooLong: () => part.file.truncated,
    })
  } catch (error) {
    part.file.resume()
    throw error
  }
}

const firstBytes = (part: MultipartFile) =>
  new Promise<Buffer | null>((resolve) => {
    part.file.once('readable', () => resolve(part.file.read(HEAD) ?? part.file.read()))
    part.file.once('end', () => resolve(null))
  })

function folderOf({ fields }: MultipartFile): string | undefined {
  const field = fields.folder
  return field && !Array.isArray(field) && field.type === 'field' ? String(field.value) : undefined
}
