import { expect, test } from 'vitest'
import { arrival, loginPath, readArrival, readReturnPath } from './returnPath.ts'

test('comes back to the page with its query', () => {
  const page = '/form/daily/taskdaily/Handover?mine=1&status=1,3'
  expect(readReturnPath(loginPath(page).slice('/login'.length))).toBe(page)
  expect(loginPath(null)).toBe('/login')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/',
  '/login?redirect=/x',
  '/403',
  '',
])('never goes to %s', (path) => expect(readReturnPath(`?${new URLSearchParams({ redirect: path })}`)).toBeNull())

test('an arrival carries its warning, and only a text', () => {
  expect(readArrival(arrival('登录已失效'))).toBe('登录已失效')
  expect(readArrival({ warning: { html: '' } })).toBeUndefined()
  expect(readArrival(null)).toBeUndefined()
})
