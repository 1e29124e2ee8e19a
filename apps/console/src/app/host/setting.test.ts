import { expect, test } from 'vitest'
import { toSetting } from './setting.ts'

test('keeps what this build understands, and the defaults for the rest', () => {
  const defaults = { theme: { color: '#13c2c2', mode: 'dark' }, collapsed: false }
  expect(toSetting({})).toEqual(defaults)
  expect(toSetting({ theme: { color: 'url(x)', mode: 'neon' }, collapsed: 'yes' })).toEqual(defaults)
  const own = { theme: { color: '#722ed1', mode: 'night' }, collapsed: true }
  expect(toSetting({ ...own, lang: 'HK' })).toEqual(own)
})
