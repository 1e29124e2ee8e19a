import type { Action } from '@shouya/contract/action'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  $ref?: string
}

export type Body = Record<string, unknown>
/** Fields whose values must refer to the database, by dotted path (`sign`, `filters`). */
export type Hooks = Readonly<Record<string, Arbitrary<unknown>>>

/** Typical and difficult input: Chinese, supplementary planes, quotes, wildcards, formulas, markup. */
const characters = [...'abcXYZ019 _-.,;:/\\%\'"<>&=+@#$(){}[]|~钥匙网点安全员青梧路ÄéßİΩ😀𠮷']
const text = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: min, maxLength: Math.max(min, Math.min(max, 24)) })
    .map((c) => c.join(''))

const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
const iso = (at: Date) => at.toISOString()

function stringOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> {
  if (format === 'date') return days.map((time) => iso(time).slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@example.com`)
  if (!pattern) return text(minLength, maxLength)
  // The contract's datetime: its pattern alone would generate days that do not exist.
  if (pattern.startsWith('^\\d{4}-') && pattern.includes(':'))
    return days.map((time) => iso(time).slice(0, 19).replace('T', ' '))
  // A class that only excludes characters accepts nearly every text (JSON Schema drops its flag `u`).
  if (/^\^(\[\^|(\(\?:)?\\P)/.test(pattern))
    return text(minLength, maxLength).filter((value) => new RegExp(pattern, 'u').test(value))
  return fc.stringMatching(new RegExp(pattern))
}

/** Small numbers hit existing rows and dictionary codes; the limits hit edge cases. */
function integerOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : exclusiveMinimum + 1)
  const max = maximum ?? (exclusiveMaximum === undefined ? Number.MAX_SAFE_INTEGER : exclusiveMaximum - 1)
  const small = { min: Math.max(min, 0), max: Math.min(max, Math.max(min, 0) + 40) }
  return fc.oneof({ weight: 4, arbitrary: fc.integer(small) }, fc.integer({ min, max }), fc.constantFrom(min, max))
}

function objectOf(schema: Schema, root: Schema, hooks: Hooks, basePath: string): Arbitrary<unknown> {
  if (!schema.properties) {
    const value = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,10}$/), arbitraryOf(value, root, hooks, `${basePath}*`), {
      maxKeys: 4,
    })
  }
  const fields = Object.entries(schema.properties).map(([key, child]) => {
    const path = basePath ? `${basePath}.${key}` : key
    return [key, hooks[path] ?? arbitraryOf(child, root, hooks, path)] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [], noNullPrototype: true })
}

function arbitraryOf(schema: Schema, root: Schema, hooks: Hooks, basePath: string): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fc.jsonValue({ maxDepth: 3 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives)
    return fc.oneof(...alternatives.map((alternative) => arbitraryOf(alternative, root, hooks, basePath)))
  if (schema.allOf)
    return arbitraryOf(Object.assign({}, ...schema.allOf, { ...schema, allOf: undefined }), root, hooks, basePath)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, root, hooks, basePath)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, root, hooks, `${basePath}[]`), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 8, 8)),
      })
    case 'string':
      return stringOf(schema)
    case 'integer':
      return integerOf(schema)
    case 'number':
      // Between limits whole numbers do: decimals may have few digits only.
      if (schema.minimum !== undefined && schema.maximum !== undefined) return integerOf(schema)
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

/** Valid bodies of an action, generated from its schema: new fields are covered automatically. */
export function bodiesOf(action: Action, hooks: Hooks = {}): Arbitrary<Body> {
  const schema = z.toJSONSchema(action.in, { io: 'input', unrepresentable: 'any' }) as Schema
  return arbitraryOf(schema, schema, hooks, '')
    .map((body) => JSON.parse(JSON.stringify(body)) as Body)
    .filter((body) => action.in.safeParse(body).success)
}

/** Names of the fields of a body, dotted, through arrays and alternatives. */
export function fieldsOf(action: Action): string[] {
  const paths = new Set<string>()
  const walk = (schema: Schema, basePath: string) => {
    for (const [key, child] of Object.entries(schema.properties ?? {})) {
      const path = basePath ? `${basePath}.${key}` : key
      paths.add(path)
      walk(child, path)
    }
    for (const child of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(child, basePath)
    if (schema.items) walk(schema.items, basePath)
  }
  walk(z.toJSONSchema(action.in, { io: 'input', unrepresentable: 'any' }) as Schema, '')
  return [...paths]
}
