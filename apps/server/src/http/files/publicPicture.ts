import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../core/failure.ts'
import type { PublicPictures } from '../../core/files/publicPictures.ts'
import type { Services } from '../../core/services.ts'
import { sendFailure } from '../envelope.ts'
import { toFailure } from '../failures.ts'
import { limitPublic } from '../limitPublic.ts'
import { isImage } from './sniff.ts'

/** The name is that of the content, which never changes. */
const KEPT = 'public, max-age=86400, immutable'

/** Sends a picture to strangers as long as something shows it before sign-in; of all others they learn nothing. */
export const publicPicture =
  (services: Services, sources: readonly PublicPictures[]) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await limitPublic({ services, now: services.clock.now(), ip: request.ip }, 'Common/PublicPicture')
      const { name = '' } = request.query as { name?: unknown }
      const shown = await Promise.all(sources.map((picturesOf) => picturesOf(services)))
      if (typeof name !== 'string' || !shown.flat().includes(name)) fail('NotFound')
      const blob = await services.database.kysely
        .selectFrom('file_blob')
        .select(['mime', 'size'])
        .where('sha256', '=', name)
        .executeTakeFirst()
      if (!blob || !isImage(blob.mime)) fail('NotFound')
      return reply
        .type(blob.mime)
        .header('cache-control', KEPT)
        .header('content-length', blob.size)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(services.files.read(name))
    } catch (error) {
      const failure = toFailure(error)
      if (failure.name === 'Internal') request.log.error({ err: error }, 'picture failed')
      return sendFailure(reply, failure)
    }
  }
