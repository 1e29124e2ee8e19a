import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'
import type { Principal } from '../../core/context.ts'
import { fail } from '../../core/failure.ts'
import type { Archives } from '../../core/files/archive.ts'
import { isArchiveLink } from '../../core/files/archiveLink.ts'
import type { Services } from '../../core/services.ts'
import { goneSignal } from '../goneSignal.ts'
import { quotedName } from './quotedName.ts'

type Query = { table?: string; id?: string; until?: string; sign?: string }

/**
 * Streams a zip of a record's files (`archiveLink`): one file at a time is read, at the reader's speed, so that a gigabyte takes no
 * memory. Not compressed: pictures, PDFs and workbooks are already.
 */
export const downloadArchive =
  ({ database, files, gates, keys, clock, log }: Services, archives: Archives) =>
  async (request: FastifyRequest, reply: FastifyReply, user: Principal) => {
    const { table = '', id, until, sign = '' } = request.query as Query
    const subject = { table, id: Number(id), userId: user.userId }
    const archiveOf = Object.hasOwn(archives, table) ? archives[table] : undefined
    if (!archiveOf || !isArchiveLink(keys, subject, Number(until), sign, clock.now())) fail('OutOfScope')
    const leave = await gates.archive.enter(user.userId, goneSignal(reply))
    try {
      const { name, entries } = await archiveOf(database.kysely, subject.id)
      const zip = new ZipFile()
      let open: ReturnType<typeof files.read> | undefined
      for (const { path, sha256, size, time } of entries)
        zip.addReadStreamLazy(path, { mtime: time, size, compress: false }, (done) => {
          open = files.read(sha256)
          done(null, open)
        })
      zip.end()
      const output = zip.outputStream as unknown as NodeJS.ReadableStream & { destroy(error?: Error): void }
      // A file that cannot be read ends the connection, so that the browser shows the download as failed.
      zip.on('error', (error) => {
        log.error({ err: error, table, id: subject.id }, 'archive failed')
        reply.raw.destroy()
      })
      finished(reply.raw, () => {
        open?.destroy()
        output.destroy()
        leave()
      })
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${quotedName(name)}`)
        .send(output)
    } catch (error) {
      leave()
      throw error
    }
  }
