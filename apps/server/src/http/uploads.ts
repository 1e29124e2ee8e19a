import type { MultipartFile } from '@fastify/multipart'
import { uploadFolders } from '@shouya/contract/controllers/Common'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Kysely } from 'kysely'
import { dutyOf } from '../core/access/duty.ts'
import type { Principal } from '../core/context.ts'
import { Failure, fail } from '../core/failure.ts'
import { addFile, type FileReaders, fileUrl } from '../core/files/files.ts'
import type { Services } from '../core/services.ts'
import type { Unscoped } from '../db/scope.ts'
import { makeCall } from './call.ts'
import { failureBody } from './envelope.ts'
import { toFailure } from './failures.ts'
import { checkOrigin } from './origin.ts'
import type { Sessions } from './session.ts'

const images = new Set(['image/png', 'image/jpeg', 'image/gif'])
const MEGABYTE = 1_048_576
const LARGEST_IMAGE = 10 * MEGABYTE
/** Kinds that file-type tells apart, and the office formats that are zip inside (domain 0.3). */
const files = new Set([
  ...images,
  'application/pdf',
  'application/zip',
  'application/x-cfb',
  'video/mp4',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
])

type Uploads = { services: Services; sessions: Sessions; readers: FileReaders }

/** Uploads (multipart) and files (GET): the two calls of `Common` that do not carry JSON. */
export function uploads(app: FastifyInstance, { services, sessions, readers }: Uploads): void {
  const guarded =
    (handler: (request: FastifyRequest, reply: FastifyReply, user: Principal) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const call = makeCall(services, request, reply)
      try {
        if (request.method === 'POST') checkOrigin(request, services.config.publicUrl)
        const user = await sessions.find(request)
        if (!user || (await dutyOf(user, services.settings))) fail('NoSession')
        return await handler(request, reply, user)
      } catch (error) {
        const failure = toFailure(error)
        if (failure.name === 'Internal') request.log.error({ err: error }, 'file request failed')
        return reply
          .code(failure.http)
          .type('application/json; charset=utf-8')
          .send(failureBody(failure, call.lang, request.id))
      }
    }

  app.post(
    '/api/Common/UploadFileServer',
    guarded(async (request, reply, user) => {
      if (!request.isMultipart()) fail('FileRefused')
      const fileSize = (await services.settings.get('upload.max_mb')) * MEGABYTE
      const part = await request.file({ limits: { fileSize } })
      if (!part) fail('FileRefused')
      const mime = await kindOf(part)
      const stored = await services.files.put(part.file)
      if (part.file.truncated || (images.has(mime) && stored.size > LARGEST_IMAGE)) fail('TooLarge')
      const name = part.filename.replaceAll(/[\\/\p{Cc}]/gu, '_').slice(-200) || 'file'
      const now = services.clock.now()
      const id = await addFile(services.database.kysely as unknown as Kysely<Unscoped>, {
        ...stored,
        name,
        folder: folderOf(part),
        mime,
        userId: user.userId,
        now,
      })
      const url = fileUrl(id)
      return reply.send({ Code: 0, Message: '', url, Data: { id, name, size: stored.size, url } })
    }),
  )

  app.get(
    '/api/Common/PreviewDownloadFile',
    guarded(async (request, reply, user) => {
      const id = Number((request.query as { id?: string }).id)
      if (!Number.isSafeInteger(id) || id < 1) fail('NotFound')
      const file = await services.database.kysely
        .selectFrom('file')
        .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
        .select(['file.sha256', 'name', 'mime', 'size', 'ref_table', 'ref_id', 'create_user_id'])
        .where('file.id', '=', id)
        .executeTakeFirst()
      if (!file) throw new Failure('NotFound')
      const readable =
        file.ref_table === null || file.ref_id === null
          ? file.create_user_id === user.userId
          : ((await readers[file.ref_table]?.(services.database.kysely, user, file.ref_id)) ?? false)
      if (!readable) fail('OutOfScope')
      const inline = images.has(file.mime) || file.mime === 'application/pdf'
      return reply
        .type(file.mime)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=600')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header(
          'content-disposition',
          `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .send(services.files.read(file.sha256))
    }),
  )
}

/** The type by content; a field `image` takes pictures only (spec 000 section 5). Text files have no mark of their own. */
async function kindOf(part: MultipartFile): Promise<string> {
  const head = part.file.read(4_100) ?? (await once(part))
  if (head) part.file.unshift(head)
  const mime = head ? (await fileTypeFromBuffer(head))?.mime : undefined
  const allowed = part.fieldname === 'image' ? images : files
  if (mime && allowed.has(mime)) return mime
  if (part.fieldname !== 'image' && !mime && head && /\.txt$/i.test(part.filename) && !head.includes(0))
    return 'text/plain'
  part.file.resume()
  fail('FileRefused')
}

const once = (part: MultipartFile) =>
  new Promise<Buffer | null>((resolve) => {
    part.file.once('readable', () => resolve(part.file.read(4_100) ?? part.file.read()))
    part.file.once('end', () => resolve(null))
  })

function folderOf({ fields }: MultipartFile): string {
  const field = fields.folder
  const value = field && !Array.isArray(field) && field.type === 'field' ? String(field.value) : 'notice'
  return (uploadFolders as readonly string[]).includes(value) ? value : 'notice'
}
