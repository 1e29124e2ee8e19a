import { existsSync, readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../core/failure.ts'
import type { Services } from '../core/services.ts'
import { sendFailure } from './envelope.ts'
import { securityHeaders } from './securityHeaders.ts'

/** The known map service: the hosts of its tiles and of its address search. */
const mapTiles = 'https://*.tianditu.gov.cn'
const mapPlaces = 'https://api.tianditu.gov.cn'

/** Serves the built console: hashed files (cached for ever), its page for every path, an envelope below /api. */
export async function serveConsole(
  app: FastifyInstance,
  folder: string,
  { config, settings }: Services,
): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') ?? false
  const uploads = config.uploadOrigins
  const headers = securityHeaders(https, { uploads })
  const withMap = securityHeaders(https, { images: [mapTiles], services: [mapPlaces], uploads })
  const built = existsSync(`${folder}/index.html`)
  const page = built ? readFileSync(`${folder}/index.html`, 'utf8') : null
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const isConsolePath = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/')
    // A missing file must not be answered with the page: a script that is HTML would hide that a release is gone.
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    if (isConsolePath && page && !isFile) {
      reply.headers((await settings.get('map.provider')) === 'none' ? headers : withMap)
      return reply.type('text/html; charset=utf-8').send(page)
    }
    return sendFailure(reply, new Failure('NotFound'))
  })
}
