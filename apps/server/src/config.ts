import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** A wrong environment value; `message` is one line for the user, never with a secret in it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** The address without a pooler, for LISTEN, migrations and jobs; the same as `databaseUrl` if there is no pooler. */
  readonly databaseUrlDirect: string | undefined
  readonly demo: boolean
  readonly keysFile: string
  readonly filesUrl: undefined
  /** An origin such as https://console.example.com. */
  readonly publicUrl: string | undefined
  /** As Fastify takes it: no proxy, a number of proxies, or their addresses. */
  readonly trustProxy: false | number | string[]
  readonly pool: number
  readonly workers: number
  readonly logLevel: (typeof logLevels)[number]
  readonly adminPassword: string | undefined
  /** Names besides loopback's and that of `publicUrl` under which the server answers. */
  readonly allowedHosts: readonly string[]
  /** Origins besides our own that forms may upload to. */
  readonly uploadOrigins: readonly string[]
  /** Program and arguments that check every upload; undefined: no check. */
  readonly virusScan: readonly string[] | undefined
  /** Payers of a demonstration or a test pay on a page of this server; nobody can set this from the console. */
  readonly paySandbox: boolean
}

function reject(name: string, allowed: string, value?: string): never {
  throw new ConfigError(`${name}${value === undefined ? '' : ` is ${JSON.stringify(value)}, it`} must be ${allowed}.`)
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : reject(name, `a whole number from ${least} to ${most}`, text)
}

function url(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

// A connection address contains a password, so no part of it is ever shown.
function postgresUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { protocol, pathname = '' } = url(text) ?? {}
  const good = (protocol === 'postgres:' || protocol === 'postgresql:') && pathname.length > 1
  return good ? text : reject(name, 'an address like postgresql://user:password@host:5432/database')
}

function origin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const parsed = url(text)
  const allowed = 'an http or https address without user, path and query, like https://console.example.com'
  if (parsed?.username || parsed?.password) return reject(name, allowed)
  const good = parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`
  return good ? parsed.origin : reject(name, allowed, text)
}

function origins(name: string, text: string | undefined): string[] {
  const addresses = text?.split(',').map((address) => address.trim()) ?? []
  return addresses.map(
    (address) => origin(name, address) ?? reject(name, 'a list of addresses without an empty one', text),
  )
}

/** Split at spaces and run without a shell; for more than that operators write a script. */
function command(name: string, text: string | undefined): string[] | undefined {
  const words = text?.trim().split(/\s+/)
  return words?.[0] === '' ? reject(name, 'a command like clamdscan --no-summary', text) : words
}

function host(name: string, text: string): string {
  const good = isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)
  return good ? text : reject(name, 'a host name or an address like 127.0.0.1 or ::', text)
}

function hosts(name: string, text: string | undefined): string[] {
  const names = text?.split(',').map((each) => each.trim()) ?? []
  return names.map((each) => host(name, each).toLowerCase())
}

function proxies(name: string, text: string): Config['trustProxy'] {
  if (/^\d$/.test(text)) return Number(text) || false
  const list = text.split(',').map((each) => each.trim())
  const good = list.every((each) => {
    const [address = '', bits, rest] = each.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    return (
      isIP(address) && rest === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    )
  })
  return good ? list : reject(name, 'the number of proxies (0 to 9) or a list of their addresses or networks', text)
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  return allowed.find((each) => each === text) ?? reject(name, `one of ${allowed.join(', ')}`, text)
}

function adminPassword(text: string | undefined): string | undefined {
  const length = text === undefined ? 8 : [...text].length
  return length >= 8 && length <= 128 ? text : reject('ADMIN_PASSWORD', '8 to 128 characters long')
}

/** Reads the environment; an empty value counts as not given. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const get = (name: string) => env[name] || undefined
  const dataDir = resolve(get('DATA_DIR') ?? 'data')
  const databaseUrl = postgresUrl('DATABASE_URL', get('DATABASE_URL'))
  const direct = postgresUrl('DATABASE_URL_DIRECT', get('DATABASE_URL_DIRECT'))
  if (direct && !databaseUrl) throw new ConfigError('DATABASE_URL_DIRECT is given without DATABASE_URL: give both.')
  if (get('FILES_URL')) throw new ConfigError('FILES_URL is not supported yet: leave it out, files lie in DATA_DIR.')
  const workers = get('WORKERS') ?? '1'
  if (workers !== '1') throw new ConfigError(`WORKERS is ${JSON.stringify(workers)}, but only 1 is supported yet.`)
  return {
    port: wholeNumber('PORT', get('PORT') ?? '8080', 0, 65_535),
    host: host('HOST', get('HOST') ?? '127.0.0.1'),
    dataDir,
    databaseUrl,
    databaseUrlDirect: direct ?? databaseUrl,
    demo: oneOf('DEMO', get('DEMO') ?? '1', ['0', '1']) === '1',
    keysFile: resolve(get('KEYS_FILE') ?? join(dataDir, 'keys.json')),
    filesUrl: undefined,
    publicUrl: origin('PUBLIC_URL', get('PUBLIC_URL')),
    trustProxy: proxies('TRUST_PROXY', get('TRUST_PROXY') ?? '0'),
    pool: wholeNumber('POOL', get('POOL') ?? '10', 1, 200),
    workers: 1,
    logLevel: oneOf('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', logLevels),
    adminPassword: adminPassword(get('ADMIN_PASSWORD')),
    allowedHosts: hosts('ALLOWED_HOSTS', get('ALLOWED_HOSTS')),
    uploadOrigins: origins('UPLOAD_ORIGINS', get('UPLOAD_ORIGINS')),
    virusScan: command('VIRUS_SCAN', get('VIRUS_SCAN')),
    paySandbox: oneOf('PAY_SANDBOX', get('PAY_SANDBOX') ?? get('DEMO') ?? '1', ['0', '1']) === '1',
  }
}
