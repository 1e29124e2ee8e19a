import { expect, test } from 'vitest'
import { hostCheck } from './host.ts'

const config = { host: '127.0.0.1', publicUrl: undefined, allowedHosts: [] }

test.each(['localhost', 'localhost:8080', 'LOCALHOST', '127.0.0.1:80', '127.1.2.3', '[::1]:8080'])(
  '%s is loopback',
  (name) => {
    expect(hostCheck(config)(name)).toBe(true)
  },
)

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  '10.0.0.5',
  'localhost:99999999',
  'localhost evil',
])('%s is not answered by a server of its own machine', (name) => {
  expect(hostCheck(config)(name)).toBe(false)
})

test('the operator says under which names it is reached', () => {
  const check = hostCheck({ ...config, publicUrl: 'https://console.example.com', allowedHosts: ['app'] })
  for (const name of ['console.example.com', 'Console.Example.com:443', 'app:8080']) expect(check(name)).toBe(true)
  for (const name of ['example.com', 'x.console.example.com', 'app.example']) expect(check(name)).toBe(false)
})

test('who listens to the network is reached by address, and still not by a strange name', () => {
  for (const host of ['0.0.0.0', '::', '10.0.0.5']) {
    const check = hostCheck({ ...config, host })
    expect(check('10.0.0.5:8080')).toBe(true)
    expect(check('[fe80::1]:8080')).toBe(true)
    expect(check('evil.example')).toBe(false)
  }
})
