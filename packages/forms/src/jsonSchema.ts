import { compile } from './compile.ts'
import type { FormDocument } from './document.ts'
import type { Json, JsonObject } from './json.ts'
import { type Member, type Shape, shapeOfScope } from './versions/valueShape.ts'

/**
 * JSON Schema (2020-12) of the values that a document yields. What a schema cannot express is left to `validate`: dates
 * in their format, patterns that schemas run on another engine, conditions between fields.
 */
export const jsonSchema = (document: FormDocument): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...schemaOf(shapeOfScope(compile(document).top)),
})

function schemaOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case 'text':
      return { type: 'string' }
    case 'flag':
      return { type: 'boolean' }
    case 'number':
      return {
        type: 'number',
        ...(shape.min !== null && { minimum: shape.min }),
        ...(shape.max !== null && { maximum: shape.max }),
      }
    case 'date':
      return { type: 'string', description: shape.format }
    case 'choice':
      return shape.values ? { enum: shape.values } : { type: ['string', 'number'] }
    case 'list':
      return {
        type: 'array',
        items: schemaOf(shape.item),
        ...(shape.length !== undefined && { minItems: shape.length, maxItems: shape.length }),
        ...(shape.most !== undefined && { maxItems: shape.most }),
      }
    case 'file':
      return FILE
    case 'object':
      return objectSchema(shape.members, shape.isRow)
    default:
      return {}
  }
}

const text: JsonObject = { type: 'string' }

/** Spec 001 section 3: the entry of an uploaded file. */
const FILE: JsonObject = {
  type: 'object',
  properties: {
    type: { enum: ['file', 'img'] },
    name: text,
    status: { enum: ['done', 'error'] },
    uid: { type: ['string', 'number'] },
    url: text,
  },
  required: ['name', 'status', 'url'],
}

function objectSchema(members: readonly Member[], isRow: boolean): JsonObject {
  const properties = Object.fromEntries(members.map((member) => [member.model, memberSchema(member)]))
  return {
    type: 'object',
    properties: { ...(isRow && { key: { type: ['string', 'number'] } }), ...properties },
    required: members.filter(({ required }) => required).map(({ model }) => model),
    additionalProperties: false,
  }
}

function memberSchema({ shape, label, required, empty }: Member): Json {
  const schema = schemaOf(shape)
  const least =
    required && shape.kind === 'text'
      ? { minLength: 1 }
      : required && shape.kind === 'list' && !shape.length
        ? { minItems: 1 }
        : {}
  const titled = { ...(label !== '' && { title: label }) }
  if (required || empty === undefined || shape.kind === 'any') return { ...titled, ...schema, ...least }
  // A single choice without a selection is null, or '' as in the original.
  const emptySchema = shape.kind === 'choice' ? { enum: ['', null] } : { const: empty }
  return { ...titled, anyOf: [schema, emptySchema] }
}
