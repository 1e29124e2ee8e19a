import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Action } from '@shouya/contract/action'
import { errors } from '@shouya/contract/errors'
import { mostListed } from '@shouya/contract/fields'
import type { FastifyInstance } from 'fastify'
import { failure, json, openapiRoutes, schemaOf } from './openapiRoutes.ts'

/** The whole contract and the other routes as OpenAPI 3.1, each with the operations it requires (`x-access`). */
function describe(actions: readonly Action[]) {
  const paths = Object.fromEntries(
    actions.map((action) => [`/api/${action.controller}/${action.name}`, { post: operation(action) }]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shouya',
      version: '1',
      description: 'Actions: POST with a JSON body; every answer of theirs is an envelope.',
    },
    paths: { ...paths, ...openapiRoutes },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            Code: { type: 'integer', enum: [...new Set(Object.values(errors).map(({ code }) => code))] },
            Message: { type: 'string' },
            Data: {},
            RequestId: { type: 'string' },
          },
        },
      },
    },
    security: [{ bearer: [] }],
  }
}

const total = {
  type: 'integer',
  minimum: 0,
  maximum: mostListed + 1,
  description: `Rows in all, exact up to ${mostListed}; ${mostListed + 1} says that there are more. No page reaches them: narrow the filter.`,
}

function operation(action: Action) {
  const data = schemaOf(action.out, 'output')
  const properties = {
    Code: { const: 0 },
    Message: { type: 'string' },
    Data: action.list ? { type: 'array', items: data } : data,
    ...(action.list === 'page' ? { Total: total } : {}),
    ...(action.list === 'keyset' ? { Next: { type: ['string', 'null'] } } : {}),
  }
  return {
    tags: [action.controller],
    operationId: `${action.controller}_${action.name}`,
    'x-access': action.access,
    ...(action.access === 'public' ? { security: [] } : {}),
    ...(action.kind === 'write'
      ? {
          parameters: [
            {
              in: 'header',
              name: 'Idempotency-Key',
              required: action.money === true,
              schema: { type: 'string', maxLength: 100 },
            },
          ],
        }
      : {}),
    requestBody: { content: json(schemaOf(action.in, 'input')) },
    responses: { 200: { description: 'success', content: json({ type: 'object', properties }) }, default: failure },
  }
}

/** `GET /api/openapi.json`, and `/api/docs` to view it: Swagger UI from local files, without inline scripts (CSP). */
export async function openapi(app: FastifyInstance, actions: readonly Action[]): Promise<void> {
  let text: string | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(describe(actions))
    return reply.type('application/json; charset=utf-8').send(text)
  })
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll(/(href|src)="\.?\/?([^"]+)"/g, '$1="/api/docs/$2"')
    .replace('<title>Swagger UI</title>', '<title>Shouya API</title>')
  const setup = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true })`
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/swagger-initializer.js', (_request, reply) => reply.type('text/javascript').send(setup))
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/api/docs/',
    index: false,
    decorateReply: false,
    // Only files that exist at start get a route: no path of a request ever names a file.
    wildcard: false,
    globIgnore: ['swagger-initializer.js', 'package.json', 'index.html'],
  })
}
