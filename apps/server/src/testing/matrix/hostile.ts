import fc, { type Arbitrary } from 'fast-check'
import type { Body } from './generator.ts'
import type { Pools } from './hooks.ts'

export type Attack = { text: string; headers: Record<string, string> }

/** JSON that JSON.stringify never writes is a token in the tree and inserted at the end. */
const token = (raw: string) => `@raw:${Buffer.from(raw).toString('base64url')}@`
const write = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@raw:([\w-]+)@"/g, (_, raw: string) =>
    Buffer.from(raw, 'base64url').toString(),
  )

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

const strings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202e\ufeff',
  '😀'.repeat(40),
  'İ'.repeat(100),
  '%_\\',
  "' or 1=1 --",
  // Without `{word}`: quoted in a message, it would look like an unfilled placeholder.
  '{{constructor.name}}',
  '1',
  '../../etc/passwd',
  'x'.repeat(5_000),
  'x'.repeat(300_000),
]
const times = [
  '2026-02-30 00:00:00',
  '0000-01-01 00:00:00',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-11-21T00:00:00Z',
  // Cursors: invalid days where an opaque position is expected.
  ...['2026-02-30', '0000-01-01', '9999-12-31'].map((day) =>
    Buffer.from(`${day}T00:00:00.000000Z 999999999999999`).toString('base64url'),
  ),
]
const numbers = [
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  -0,
  32_768,
  2_147_483_648,
  token('1e999'),
  token('9223372036854775808'),
  token('-1e-999'),
]
const structures: unknown[] = [
  null,
  true,
  [],
  [[]],
  {},
  { a: 1 },
  [1, 'a', null],
  Array.from({ length: 1_000 }, (_, i) => i + 1),
  { length: 1 },
  { toString: 'x', valueOf: 1 },
  token('{"__proto__":{"id":1}}'),
  token(nested(200)),
  token(nested(20_000)),
  token(nested(20_000, '{"a":', '1}').replace(/:1}/, ':1}')),
]

const names = [
  'x',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'id ',
  'ID',
  '',
  '\u0000',
  'dept_id.id',
  'scope',
  'user',
]

/** Every path in a body. */
function placesOf(value: unknown, basePath: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return basePath.length > 0 ? [basePath] : []
  const nested = Object.entries(value).flatMap(([key, child]) =>
    placesOf(child, [...basePath, Array.isArray(value) ? Number(key) : key]),
  )
  return basePath.length > 0 ? [basePath, ...nested] : nested
}

function put(body: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(body) ? [...body] : { ...(body as Body) }) as Body
  // The union's other branch may have a path that this body lacks.
  copy[key] = put((body as Body | undefined)?.[key], rest, value)
  return copy
}

const badBodies = (body: Body, fields: readonly string[], values: Arbitrary<unknown>): Arbitrary<string> => {
  const paths = placesOf(body)
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('x')
  const changed =
    paths.length > 0
      ? fc.tuple(fc.constantFrom(...paths), values).map(([path, value]) => write(put(body, path, value)))
      : fc.constant('{}')
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    // A field that the sample left out, so that no optional one is skipped.
    { weight: 5, arbitrary: fc.tuple(field, values).map(([path, value]) => write(put(body, path.split('.'), value))) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...names), values).map(([key, value]) => write(withOwnKey(body, key, value))),
    },
    { weight: 2, arbitrary: field.map((name) => write({ ...body, [name]: undefined })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('[]', 'null', '"x"', '5', 'true', '', ' ', '{', '{"a":', '\ufeff{}', '{}{}', 'NaN'),
    },
    { weight: 1, arbitrary: fc.constantFrom(`[${write(body)}]`, nested(100_000), `{"a":${nested(100_000)}}`) },
    { weight: 1, arbitrary: fc.constant(`{"x":"${'x'.repeat(2_000_000)}"}`) },
    { weight: 1, arbitrary: fc.constant(write(body).slice(0, -1)) },
  )
}

/** `__proto__` as an own key, which an object literal cannot express. */
const withOwnKey = (body: Body, key: string, value: unknown) =>
  Object.defineProperty({ ...body }, key, { value, enumerable: true, configurable: true, writable: true })

const badHeaders: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json;;;' },
  { 'accept-language': `${'zz-ZZ;q=0.9,'.repeat(500)}` },
  { 'accept-language': ';;;,,,q=' },
  { 'idempotency-key': '' },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'x'.repeat(101) },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
  { 'idempotency-key': '00000000-0000-7000-8000-000000000000' },
  { 'x-console-build': 'abc' },
  { 'x-console-build': '-1' },
  { 'x-console-build': '9'.repeat(400) },
  { origin: 'null' },
  { origin: 'junk' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'user-agent': 'x'.repeat(5_000) },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(3_000)}` },
  { cookie: 'Authorization=%; ;;==; __proto__=1' },
  { 'x-forwarded-for': '999.1.1.1, "' },
)

/** A valid body with one fault in it or in its headers. */
export function attacksOn(bodies: Arbitrary<Body>, fields: readonly string[], pools: Pools): Arbitrary<Attack> {
  const foreign = Object.values(pools).flatMap(({ far }) => far)
  const values = fc.oneof(
    fc.constantFrom<unknown[]>(...strings),
    fc.constantFrom<unknown[]>(...times),
    fc.constantFrom<unknown[]>(...numbers),
    fc.constantFrom<unknown[]>(...structures),
    fc.constantFrom<unknown[]>(...foreign, foreign, foreign.map(String)),
  )
  return bodies.chain((body) =>
    fc.oneof(
      { weight: 6, arbitrary: badBodies(body, fields, values).map((text) => ({ text, headers: {} })) },
      { weight: 1, arbitrary: badHeaders.map((headers) => ({ text: write(body), headers })) },
    ),
  )
}
