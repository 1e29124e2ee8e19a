import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash } from './signatures.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('the order of members at any depth does not matter, that of lists does', () => {
  const written = { b: [{ d: 1, c: null }, 'x'], a: { '10': true, '9': false } }
  const read = { a: { '9': false, '10': true }, b: [{ c: null, d: 1 }, 'x'] }
  const text = '{"a":{"9":false,"10":true},"b":[{"c":null,"d":1},"x"]}'
  expect(contentHash(written)).toBe(sha256(text))
  expect(contentHash(read)).toBe(sha256(text))
  expect(contentHash({ ...read, b: read.b.toReversed() })).not.toBe(sha256(text))
})

test('what would be missing from the hash is not signed', () => {
  expect(() => contentHash(JSON.parse('{"reason":{"__proto__":1}}'))).toThrow('__proto__')
})
