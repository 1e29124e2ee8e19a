import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
type Operation = {
  requestBody?: { content: object }
  responses: Record<string, { content?: object }>
  'x-access': unknown
}
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  t = await testApp()
  paths = (await t.app.inject({ method: 'GET', url: '/api/openapi.json' })).json().paths
})
afterAll(() => t?.close())

/** Method and path of every route, parsed from fastify's tree, in which a line continues the one above it. */
function routes(): string[] {
  const above: string[] = []
  return t.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const {
        indent = '',
        part = '',
        methods,
      } = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>.+)\))?/.exec(line)?.groups ?? {}
      const depth = indent.length / 4
      above.splice(depth, above.length, (above[depth - 1] ?? '') + part)
      const of = methods?.split(', ').filter((method) => method !== 'HEAD') ?? []
      return of.map((method) => `${method} ${above[depth]}`)
    })
}

test('every route of the server is described, and nothing else', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // Without the files of the API viewer and of the console.
  const own = routes().filter((route) => /^\w+ \/(api\/(?!docs[/*])|healthz|readyz|metrics|help)/.test(route))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter((route) => !described.includes(route))).toEqual([])
  // The manual exists only after the console was built.
  expect(described.filter((route) => !own.includes(route) && route !== 'GET /help.pdf')).toEqual([])
})

test('uploads, files and events say what they take, what they answer and who may ask', () => {
  const upload = paths['/api/Common/UploadFileServer']?.post
  expect(upload).toMatchObject({
    'x-access': 'signedIn',
    requestBody: {
      content: {
        'multipart/form-data': { schema: { properties: { file: {}, image: {}, folder: { default: 'notice' } } } },
      },
    },
    responses: {
      200: { content: { 'application/json': { schema: { properties: { url: {}, Data: { type: 'object' } } } } } },
    },
  })
  expect(paths['/api/Common/UploadByString']?.post).toMatchObject({
    requestBody: {
      content: { 'application/json': { schema: { required: expect.arrayContaining(['name', 'content']) } } },
    },
  })
  expect(Object.keys(paths['/api/Event/Stream']?.get?.responses[200]?.content ?? {})).toEqual(['text/event-stream'])
  expect(paths['/api/Common/PreviewDownloadFile']?.get).toMatchObject({ parameters: [{ name: 'id', required: true }] })
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) expect(operation['x-access']).toBeDefined()
})
