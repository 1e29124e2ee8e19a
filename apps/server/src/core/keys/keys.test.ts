import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openKeys } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'shouya-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secret = '11'.repeat(32)
const two = '22'.repeat(32)
let files = 0
const keysOf = (current: string, keys: Record<string, string>) => {
  const path = join(folder, `${++files}.json`)
  writeFileSync(path, JSON.stringify({ current, keys }))
  return openKeys(path)
}
const keys = keysOf('1', { 1: secret })
const sealed = keys.seal('totp 7', '守押 secret')

describe('a seal', () => {
  test('names its key, differs each time, and opens', () => {
    expect(sealed).toMatch(/^1\.[\w-]+$/)
    expect(keys.seal('totp 7', '守押 secret')).not.toBe(sealed)
    expect(sealed).not.toContain('secret')
    expect(keys.unseal('totp 7', sealed)).toBe('守押 secret')
    expect(keys.unseal('totp 7', keys.seal('totp 7', ''))).toBe('')
  })

  test('opens for its own purpose only', () => expect(keys.unseal('totp 8', sealed)).toBeNull())

  test('opens after a rotation, by the number of its key', () => {
    const rotated = keysOf('2', { 1: secret, 2: two })
    expect(rotated.unseal('totp 7', sealed)).toBe('守押 secret')
    expect(rotated.seal('totp 7', 'x')).toMatch(/^2\./)
    expect(keys.unseal('totp 7', rotated.seal('totp 7', 'x'))).toBeNull()
  })

  test('does not open with another key, nor under another number', () => {
    expect(keysOf('1', { 1: two }).unseal('totp 7', sealed)).toBeNull()
    expect(keysOf('1', { 1: secret, 2: secret }).unseal('totp 7', sealed.replace(/^1/, '2'))).toBeNull()
  })

  test('does not open when any byte of it was changed', () => {
    const body = Buffer.from(sealed.slice(2), 'base64url')
    for (const index of body.keys()) {
      const changed = Buffer.from(body)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(keys.unseal('totp 7', `1.${changed.toString('base64url')}`)).toBeNull()
    }
    for (const broken of ['', '.', '1', '1.', `1.${sealed.slice(2, 20)}`, `constructor${sealed.slice(1)}`, 'x.y.z'])
      expect(keys.unseal('totp 7', broken), broken).toBeNull()
  })
})

test('hashes under older keys stay known, the current one comes first', () => {
  const rotated = keysOf('2', { 1: secret, 2: two })
  expect(rotated.hashes('recovery', 'code')).toHaveLength(2)
  expect(rotated.hashes('recovery', 'code')[0]).toEqual(rotated.hash('recovery', 'code'))
  expect(rotated.hashes('recovery', 'code')).toContainEqual(keys.hash('recovery', 'code'))
  expect(keys.hash('recovery', 'code')).not.toEqual(keys.hash('captcha', 'code'))
})

test('a key file is made once, for its owner only', () => {
  const path = join(folder, 'made.json')
  const first = openKeys(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(openKeys(path).unseal('p', first.seal('p', 'text'))).toBe('text')
})
