import { expect, test } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

const policy = (...args: Parameters<typeof securityHeaders>): string =>
  `${securityHeaders(...args)['Content-Security-Policy']};`

test('nothing reaches elsewhere unless the operator says so', () => {
  expect(policy(true)).toContain("connect-src 'self';")
  expect(policy(true)).toContain("img-src 'self' data: blob:;")
})

test('what forms may upload to may be called, and its pictures shown', () => {
  const uploads = ['https://files.example.com']
  expect(policy(true, { uploads })).toContain("connect-src 'self' https://files.example.com;")
  expect(policy(true, { uploads, images: ['https://*.map.example'] })).toContain(
    "img-src 'self' data: blob: https://*.map.example https://files.example.com;",
  )
})
