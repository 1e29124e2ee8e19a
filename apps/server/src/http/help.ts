import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** `GET /help.pdf`: the manual, public, also before signing in. A new version has the same name. */
export async function serveHelp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/help.pdf`)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
}
