import {
  uploadByString,
  uploadedFile,
  uploadFolders,
  uploadOf,
  uploadPart,
  uploadStart,
} from '@shouya/contract/uploads'
import { z } from 'zod'

/** A schema of the contract as OpenAPI 3.1 writes it. */
export const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}
export const json = (schema: object) => ({ 'application/json': { schema } })
const text = (type: string) => ({ [type]: { schema: { type: 'string' } } })
const response = (description: string, content: object) => ({ description, content })
export const failure = response('failure', json({ $ref: '#/components/schemas/Failure' }))
const signedIn = { 'x-access': 'signedIn' }
const open = { 'x-access': 'public', security: [] }

/** The address of the first file is at the top, by the specification (000 section 7.1). */
const uploaded = (data: object) => ({
  200: response(
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
const uploadedSchema = schemaOf(uploadedFile, 'output')

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
  uploadedSchema,
)

const partState = {
  200: response('how much there is', json({ type: 'object', properties: { Data: schemaOf(uploadPart, 'output') } })),
  default: failure,
}

const parted = (summary: string, content: object, responses: object) => ({
  post: { tags: ['Common'], summary, ...signedIn, requestBody: { required: true, content }, responses },
})

const state = (summary: string, schema: object, weaker?: string) => ({
  get: {
    tags: ['Operation'],
    summary,
    ...open,
    responses: { 200: response('yes', json(schema)), ...(weaker ? { 503: response(weaker, json(schema)) } : {}) },
  },
})

const checks = { type: 'object', additionalProperties: { type: 'boolean' } }
const notes = { type: 'array', items: { type: 'string' } }

/** The server's routes besides the actions of the contract, as path items of OpenAPI. */
export const openapiRoutes = {
  '/api/Common/UploadFileServer': oneFile,
  '/api/Common/UploadFile': oneFile,
  '/api/Common/UploadByForm': form(
    'Up to twenty files, each in a field `file` or `image`.',
    { file: { type: 'array', items: binary }, image: { type: 'array', items: binary } },
    { type: 'array', items: uploadedSchema },
  ),
  '/api/Common/UploadStart': parted(
    'Begins or continues a video in parts.',
    json(schemaOf(uploadStart, 'input')),
    partState,
  ),
  '/api/Common/UploadPart': parted(
    'The next part; `id` and `offset` stand in the query.',
    { 'application/octet-stream': {} },
    partState,
  ),
  '/api/Common/UploadFinish': parted(
    'The file of all parts.',
    json(schemaOf(uploadOf, 'input')),
    uploaded(uploadedSchema),
  ),
  '/api/Common/UploadCancel': parted('Gives an upload in parts up.', json(schemaOf(uploadOf, 'input')), {
    200: response('given up', json({ type: 'object' })),
    default: failure,
  }),
  '/api/Common/UploadByString': {
    post: {
      tags: ['Common'],
      summary: 'A file as text.',
      ...signedIn,
      requestBody: { required: true, content: json(schemaOf(uploadByString, 'input')) },
      responses: uploaded(uploadedSchema),
    },
  },
  '/api/Common/PreviewDownloadFile': {
    get: {
      tags: ['Common'],
      summary: 'A file, for whoever may read the record that refers to it; before there is one, for its uploader.',
      ...signedIn,
      parameters: [{ in: 'query', name: 'id', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: { 200: response('its content', { '*/*': { schema: binary } }), default: failure },
    },
  },
  '/api/Common/PublicPicture': {
    get: {
      tags: ['Common'],
      summary: 'A picture that is shown before sign-in, by the SHA-256 of its content; 404 for any other.',
      ...open,
      parameters: [
        { in: 'query', name: 'name', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
      ],
      responses: { 200: response('its content', { 'image/*': { schema: binary } }), default: failure },
    },
  },
  '/api/Common/DownloadArchive': {
    get: {
      tags: ['Common'],
      summary: 'The files of a record as a zip, by a link that an action made for the caller; it counts for a minute.',
      ...signedIn,
      parameters: ['table', 'id', 'until', 'sign'].map((name) => ({
        ...{ in: 'query', name, required: true },
        schema: { type: 'string' },
      })),
      responses: { 200: response('its content', { 'application/zip': { schema: binary } }), default: failure },
    },
  },
  '/api/Event/Stream': {
    get: {
      tags: ['Event'],
      summary: 'What happens to the caller, live: `data:` lines, each `{"topic": …}`; a heartbeat every 20 seconds.',
      ...signedIn,
      responses: { 200: response('until the session ends', text('text/event-stream')), default: failure },
    },
  },
  '/api/openapi.json': state('This document.', { type: 'object' }),
  '/api/docs': {
    get: {
      tags: ['Operation'],
      summary: 'This document, to read.',
      ...open,
      responses: { 200: response('a page', text('text/html')) },
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
        200: response('as Prometheus reads them', text('text/plain')),
        403: { description: 'from elsewhere' },
      },
    },
  },
  '/help.pdf': {
    get: {
      tags: ['Operation'],
      summary: 'The manual.',
      ...open,
      responses: { 200: response('a PDF', { 'application/pdf': { schema: binary } }) },
    },
  },
} as const
