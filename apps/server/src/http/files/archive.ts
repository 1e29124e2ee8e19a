import { finished } from 'node:stream'
import type { Lang } from '@shouya/contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Principal } from '../../core/context.ts'
import { fail } from '../../core/failure.ts'
import type { Archives } from '../../core/files/archive.ts'
import { isArchiveLink } from '../../core/files/archiveLink.ts'
import { zipOf } from '../../core/files/zipOf.ts'
import type { Services } from '../../core/services.ts'
import { scopedBy } from '../../db/scope.ts'
import { goneSignal } from '../goneSignal.ts'
import { quotedName } from './quotedName.ts'

type Query = { table?: string; id?: string; lang?: Lang; until?: string; sign?: string }

/** Streams a zip of a record's files to whom an action gave the link (`archiveLink`, ADR 061). */
export const downloadArchive =
  (services: Services, archives: Archives) => async (request: FastifyRequest, reply: FastifyReply, user: Principal) => {
    const { files, gates, keys, clock, log } = services
    const { table = '', id, lang = 'CN', until, sign = '' } = request.query as Query
    const subject = { table, id: Number(id), userId: user.userId, lang }
    const archiveOf = Object.hasOwn(archives, table) ? archives[table] : undefined
    if (!archiveOf || !isArchiveLink(keys, subject, Number(until), sign, clock.now())) fail('OutOfScope')
    const leave = await gates.archive.enter(user.userId, goneSignal(reply))
    try {
      const { name, entries } = await archiveOf(readerOf(services, user, lang, request.id), subject.id)
      const { output, onError, stop } = zipOf(files, entries)
      // The browser shows a download whose connection ends as failed.
      onError((error) => {
        log.error({ err: error, table, id: subject.id }, 'archive failed')
        reply.raw.destroy()
      })
      finished(reply.raw, () => {
        stop()
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

/** Whoever follows the link, as actions know a caller who only reads. */
const readerOf = (services: Services, user: Principal, lang: Lang, requestId: string): Ctx => {
  const { clock, database } = services
  const db = database.kysely
  const call = { services, user, lang, requestId, now: clock.now(), ip: '', userAgent: '', fresh: false }
  return { ...call, db, scoped: scopedBy(db, user), note: () => {} } as unknown as Ctx
}
