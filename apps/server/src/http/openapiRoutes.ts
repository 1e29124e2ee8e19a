import { uploadByString, uploadedFile, uploadFolders } from '@shouya/contract/uploads'
import { z } from 'zod'

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}
const json = (schema: object) => ({ 'application/json': { schema } })
const text = (type: string) => ({ [type]: { schema: { type: 'string' } } })
const answer = (description: string, content: object) => ({ description, content })
const failure = answer('failure', json({ $ref: '#/components/schemas/Failure' }))
const signedIn = { 'x-access': 'signedIn' }
const open = { 'x-access': 'public', security: [] }

/** The address of the first file stands at the top, as the specification has it (000 section 7.1). */
const uploaded = (data: object) => ({
  200: answer(
    'the file, until a record refers to it the uploader’s own for a day',
    json({
      type: 'object',
      properties: { Code: { const: 0 }, Message: { type: 'string' }, url: { type: 'string' }, Data: data },
    }),
  ),
  default: failure,
})

const binary = { type: 'string', contentMediaType: 'application/octet-stream' }
const folder = { type: 'string', enum: uploadFolders, default: 'notice' }
const one = schemaOf(uploadedFile, 'output')

const form = (summary: string, fields: object, data: object) => ({
  post: {
    tags: ['Common'],
    summary,
    ...signedIn,
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { ...fields, folder } } } },
    },
    responses: uploaded(data),
  },
})

const oneFile = form(
  'One file in the field `file`, or a gif, jpeg or png in the field `image`.',
  { file: binary, image: binary },
  one,
)

const state = (summary: string, of: object, weaker?: string) => ({
  get: {
    tags: ['Operation'],
    summary,
    ...open,
    responses: { 200: answer('yes', json(of)), ...(weaker ? { 503: answer(weaker, json(of)) } : {}) },
  },
})

const checks = { type: 'object', additionalProperties: { type: 'boolean' } }
const notes = { type: 'array', items: { type: 'string' } }

/** What the server answers besides the actions of the contract, as path items of OpenAPI. */
export const openapiRoutes = {
  '/api/Common/UploadFileServer': oneFile,
  '/api/Common/UploadFile': oneFile,
  '/api/Common/UploadByForm': form(
    'Up to twenty files, each in a field `file` or `image`.',
    { file: { type: 'array', items: binary }, image: { type: 'array', items: binary } },
    { type: 'array', items: one },
  ),
  '/api/Common/UploadByString': {
    post: {
      tags: ['Common'],
      summary: 'A file as text.',
      ...signedIn,
      requestBody: { required: true, content: json(schemaOf(uploadByString, 'input')) },
      responses: uploaded(one),
    },
  },
  '/api/Common/PreviewDownloadFile': {
    get: {
      tags: ['Common'],
      summary: 'A file, for whoever may read the record that refers to it; before there is one, for its uploader.',
      ...signedIn,
      parameters: [{ in: 'query', name: 'id', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: { 200: answer('its content', { '*/*': { schema: binary } }), default: failure },
    },
  },
  '/api/Event/Stream': {
    get: {
      tags: ['Event'],
      summary: 'What happens to the caller, live: `data:` lines, each `{"topic": …}`; a heartbeat every 20 seconds.',
      ...signedIn,
      responses: { 200: answer('until the session ends', text('text/event-stream')), default: failure },
    },
  },
  '/api/openapi.json': state('This document.', { type: 'object' }),
  '/api/docs': {
    get: {
      tags: ['Operation'],
      summary: 'This document, to read.',
      ...open,
      responses: { 200: answer('a page', text('text/html')) },
    },
  },
  '/healthz': state('Whether the process answers.', { type: 'object', properties: { status: { const: 'ok' } } }),
  '/readyz': state(
    'Whether it can serve, and what is weaker than it should be.',
    { type: 'object', properties: { status: { enum: ['ready', 'not ready'] }, checks, notes } },
    'not ready',
  ),
  '/metrics': {
    get: {
      tags: ['Operation'],
      summary: 'Figures of the process, for the machine itself only.',
      ...open,
      responses: {
        200: answer('as Prometheus reads them', text('text/plain')),
        403: { description: 'from elsewhere' },
      },
    },
  },
  '/help.pdf': {
    get: {
      tags: ['Operation'],
      summary: 'The manual.',
      ...open,
      responses: { 200: answer('a PDF', { 'application/pdf': { schema: binary } }) },
    },
  },
} as const
