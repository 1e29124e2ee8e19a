import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * `GET /help.pdf`: the manual, for everybody, also before they have signed in. Asked for anew each time, because a new
 * version has the same name. Browsers show a PDF by a plug-in of their own, which the console's policy would refuse it.
 */
export async function serveHelp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/help.pdf`)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
      )
    },
  })
}
