import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problem = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return ''
}

test('has a working value for everything', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseUrlDirect: undefined,
    demo: true,
    paySandbox: true,
    keysFile: resolve('data/keys.json'),
    filesUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    pool: 10,
    workers: 1,
    logLevel: 'info',
    adminPassword: undefined,
    allowedHosts: [],
    uploadOrigins: [],
    virusScan: undefined,
  })
})

test('reads what is given', () => {
  const env = {
    PORT: '80',
    HOST: '::',
    DATA_DIR: '/srv/shouya',
    DATABASE_URL: 'postgresql://a:b@db:6432/shouya',
    DEMO: '0',
    PUBLIC_URL: 'https://console.example.com/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'debug',
    ALLOWED_HOSTS: 'Console.Internal, 10.0.0.7',
    UPLOAD_ORIGINS: 'https://files.example.com, http://10.0.0.5:9000/',
    VIRUS_SCAN: ' clamdscan  --no-summary ',
  }
  expect(readConfig(env)).toMatchObject({
    port: 80,
    host: '::',
    keysFile: '/srv/shouya/keys.json',
    databaseUrlDirect: env.DATABASE_URL,
    demo: false,
    publicUrl: 'https://console.example.com',
    trustProxy: ['10.0.0.0/8', '::1'],
    uploadOrigins: ['https://files.example.com', 'http://10.0.0.5:9000'],
    virusScan: ['clamdscan', '--no-summary'],
    logLevel: 'debug',
  })
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
})

test.each([
  [{ PORT: '80a' }, 'PORT is "80a", it must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536", it must be a whole number from 0 to 65535.'],
  [{ HOST: 'a b' }, 'HOST is "a b", it must be a host name or an address like 127.0.0.1 or ::.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes", it must be one of 0, 1.'],
  [{ POOL: '0' }, 'POOL is "0", it must be a whole number from 1 to 200.'],
  [{ WORKERS: '2' }, 'WORKERS is "2", but only 1 is supported yet.'],
  [{ FILES_URL: 's3://k:s@x/y' }, 'FILES_URL is not supported yet: leave it out, files lie in DATA_DIR.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", it must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ DATABASE_URL_DIRECT: 'postgres://db/x' }, 'DATABASE_URL_DIRECT is given without DATABASE_URL: give both.'],
])('%j is refused in one line', (env, line) => expect(problem(env)).toBe(line))

test.each([
  { PUBLIC_URL: 'console.example.com' },
  { PUBLIC_URL: 'https://x.example.com/console' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '10.0.0.0/33' },
  { TRUST_PROXY: '10.0.0.1,' },
  { PORT: '1\n2' },
  { UPLOAD_ORIGINS: 'files.example.com' },
  { ALLOWED_HOSTS: 'https://a.example' },
])('%j is refused, naming the variable and the value', (env) => {
  const [[name, value] = []] = Object.entries(env)
  expect(problem(env)).toContain(`${name} is ${JSON.stringify(value)}, it must be`)
  expect(problem(env)).not.toContain('\n')
})

test.each([
  { DATABASE_URL: 'mysql://user:geheim@db/shouya' },
  { DATABASE_URL: 'postgresql://user:geheim@db' },
  { DATABASE_URL: 'geheim' },
  { DATABASE_URL: 'postgres://a/b', DATABASE_URL_DIRECT: 'user:geheim@db' },
  { PUBLIC_URL: 'https://user:geheim@x.example.com' },
  { ADMIN_PASSWORD: 'geheim' },
])('%j is refused without showing the secret', (env) => {
  expect(problem(env)).toMatch(/must be/)
  expect(problem(env)).not.toContain('geheim')
})
