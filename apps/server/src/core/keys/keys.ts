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
  /** Signs session tokens; the token's header names the key, so that sessions survive a rotation. */
  readonly tokenKey: (number?: string) => { number: string; secret: Uint8Array } | null
  /** 32 bytes for one purpose, constant until the keys are rotated. */
  readonly derived: (purpose: string) => Uint8Array
  /** A keyed hash of values that are compared but never read, e.g. captcha answers. */
  readonly hash: (purpose: string, value: string) => Buffer
  /** The hash under every key, for values stored before a rotation. */
  readonly hashes: (purpose: string, value: string) => Buffer[]
  /** Encrypts under the current key, whose number is part of the result. */
  readonly seal: (purpose: string, text: string) => string
  /**
   * Decrypts what was sealed for this purpose; null when it was changed, sealed for another purpose, or its key is
   * missing.
   */
  readonly unseal: (purpose: string, sealed: string) => string | null
}

/** Reads the numbered keys, and creates the first one if the file does not exist (mode 600, never overwritten). */
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

/** Written to a temporary file and linked into place: two processes that start at once end up with one file. */
function create(path: string): string {
  const text = `${JSON.stringify({ current: '1', keys: { 1: randomBytes(32).toString('hex') } }, null, 2)}\n`
  const temporary = `${path}.${process.pid}`
  const file = openSync(temporary, 'wx', 0o600)
  writeSync(file, text)
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(temporary, path)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(path, 'utf8')
  } finally {
    rmSync(temporary, { force: true })
  }
}
