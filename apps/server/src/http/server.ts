import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { connections } from '../core/budgets/budgets.ts'
import { Failure } from '../core/failure.ts'
import type { Services } from '../core/services.ts'
import { sendFailure } from './envelope.ts'
import { toFailure } from './failures.ts'
import { hostCheck } from './host.ts'
import { readJson } from './json.ts'
import { limitBodies } from './limitBodies.ts'
import { securityHeaders } from './securityHeaders.ts'

const LARGEST_BODY = 1_048_576

/** The HTTP server without routes: ids, logs, headers, bodies, and an envelope for failures before a handler. */
export async function makeServer({ config, log }: Services): Promise<FastifyInstance> {
  const hops = config.trustProxy
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 330_000,
    http: { headersTimeout: connections.head, connectionsCheckingInterval: connections.look },
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // An undecodable path never reaches a route or a hook.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // Paths of the spec are written both ways; a trailing slash makes no difference.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  await app.register(cookie)
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body as string))
    } catch (error) {
      done(error as Failure)
    }
  })
  const headers = { ...securityHeaders(config.publicUrl?.startsWith('https:') ?? false), 'cache-control': 'no-store' }
  const isOurs = hostCheck(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (isOurs(request.headers.host)) return done()
    log.warn(
      { id: request.id, host: request.headers.host },
      'a name that is not ours: see PUBLIC_URL and ALLOWED_HOSTS',
    )
    done(new Failure('ForeignOrigin', { reason: 'error.host' }))
  })
  limitBodies(app, LARGEST_BODY)
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        id: request.id,
        method: request.method,
        // The query of a file request names a file; other requests have none.
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    )
  })
  app.setErrorHandler(answerError)
  return app
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error)
  if (failure.name === 'Internal') request.log.error({ err: error }, 'request failed')
  return sendFailure(reply.header('x-request-id', request.id), failure)
}
