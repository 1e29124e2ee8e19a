import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { z } from 'zod'
import { seal, unseal } from './seal.ts'

const schema = z.strictObject({
  current: z.string(),
  keys: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

/** The secrets of one installation, shared by all its machines (design section 6). */
export type Keys = {
  /** Signs session tokens; the header names the key, so that rotation keeps old sessions alive. */
  readonly tokenKey: (number?: string) => { number: string; secret: Uint8Array } | null
  /** 32 bytes for one purpose, the same until the keys are rotated. */
  readonly derived: (purpose: string) => Uint8Array
  /** A keyed hash for what must be compared but not read, e.g. captcha answers. */
  readonly hash: (purpose: string, value: string) => Buffer
  /** The same hash under every key, for what was kept before a rotation. */
  readonly hashes: (purpose: string, value: string) => Buffer[]
  /** Encrypts under the current key, whose number stands in the result. */
  readonly seal: (purpose: string, text: string) => string
  /** What was sealed for this purpose; null when it was changed, is another's, or its key is not there. */
  readonly unseal: (purpose: string, sealed: string) => string | null
}

/** Reads the numbered keys, and makes the first one where no file exists (mode 600, never overwritten). */
export function openKeys(path: string): Keys {
  const text = readExisting(path) ?? create(path)
  const parsed = schema.safeParse(safeJson(text))
  if (!parsed.success || !parsed.data.keys[parsed.data.current])
    throw new Error(`KEYS_FILE ${path} is not a key file of Shouya; restore it from a safe copy.`)
  const { current, keys } = parsed.data
  const derive = (number: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(keys[number] ?? '', 'hex'), 'shouya', purpose, 32))
  const tokens = new Map(Object.keys(keys).map((number) => [number, { number, secret: derive(number, 'token') }]))
  const hashKeys = [current, ...Object.keys(keys).filter((number) => number !== current)].map((n) => derive(n, 'hash'))
  const hashes = (purpose: string, value: string) =>
    hashKeys.map((key) => createHmac('sha256', key).update(`${purpose}\0${value}`).digest())
  return {
    derived: (purpose) => derive(current, `derived ${purpose}`),
    tokenKey: (number = current) => tokens.get(number) ?? null,
    hash: (purpose, value) => hashes(purpose, value)[0] as Buffer,
    hashes,
    seal: (purpose, text) => seal(derive(current, 'seal'), current, purpose, text),
    unseal: (purpose, sealed) => {
      const [number = ''] = sealed.split('.', 1)
      return Object.hasOwn(keys, number) ? unseal(derive(number, 'seal'), purpose, sealed) : null
    },
  }
}

function readExisting(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Written beside and linked into place: two processes that start at once end up with one file. */
function create(path: string): string {
  const text = `${JSON.stringify({ current: '1', keys: { 1: randomBytes(32).toString('hex') } }, null, 2)}\n`
  const beside = `${path}.${process.pid}`
  const file = openSync(beside, 'wx', 0o600)
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(beside, path)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(beside, { force: true })
  }
}
