import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditRow } from '../../core/audit/audit.ts'
import type { Call, Principal } from '../../core/context.ts'
import { Failure, fail } from '../../core/failure.ts'
import type { FileReaders } from '../../core/files/files.ts'
import type { Services } from '../../core/services.ts'
import { quotedName } from './quotedName.ts'
import { isInline } from './sniff.ts'

const PDF = 'application/pdf'
/**
 * A browser's PDF viewer does not start in a sandbox; scripts of the file never run as ours, and only our pages may
 * frame it.
 */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Lets the browser cache a file but revalidate it each time: no proxy keeps it, and nobody sees it after signing out or
 * losing the right. Files whose access is logged are not cached at all.
 */
function hasAlready(request: FastifyRequest, reply: FastifyReply, sha256: string): boolean {
  const tag = `"${sha256}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  return request.headers['if-none-match'] === tag
}

/**
 * One range of bytes (RFC 9110), with which a browser moves within a video; several at once are answered with all of the file.
 */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || end < start ? 'beyond' : { start, end }
}

type Content = { sha256: string; name: string; mime: string; size: number }

/** The bytes that were asked for, with what a browser may do with them. */
function sendContent(files: Services['files'], request: FastifyRequest, reply: FastifyReply, file: Content) {
  const range = rangeOf(request.headers.range, file.size)
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply
    .type(file.mime)
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : file.size)
    .header('content-security-policy', file.mime === PDF ? PDF_POLICY : "default-src 'none'; sandbox")
    .header(
      'content-disposition',
      `${isInline(file.mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${quotedName(file.name)}`,
    )
    .send(files.read(file.sha256, range))
}

/** Sends a file to those who may read the record that refers to it; before there is one, to its uploader. */
export const preview =
  ({ database, files }: Services, readers: FileReaders) =>
  async (request: FastifyRequest, reply: FastifyReply, user: Principal, call: Call) => {
    const startedAt = performance.now()
    const id = Number((request.query as { id?: string }).id)
    if (!Number.isSafeInteger(id) || id < 1) fail('NotFound')
    const file = await database.kysely
      .selectFrom('file')
      .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
      .select(['file.sha256', 'name', 'mime', 'size', 'ref_table', 'ref_id', 'create_user_id'])
      .where('file.id', '=', id)
      .executeTakeFirst()
    if (!file) throw new Failure('NotFound')
    const readable =
      file.ref_table === null || file.ref_id === null
        ? file.create_user_id === user.userId
        : ((await readers[file.ref_table]?.(database.kysely, user, file.ref_id, id)) ?? false)
    if (!readable) fail('OutOfScope')
    if (readable === 'reveal') {
      const note = { type: 3 as const, table: 'file', id }
      const outcome = { action: 'Common/PreviewDownloadFile', user, ok: true, startedAt }
      await database.kysely
        .insertInto('sys_log')
        .values(auditRow(call, note, outcome))
        .execute()
    } else if (hasAlready(request, reply, file.sha256)) return reply.code(304).send()
    return sendContent(files, request, reply, file)
  }
