import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { openGate } from '../budgets/gate.ts'
import { failAt } from '../failure.ts'

/** Somebody who floods the door with passwords must not take the four threads that files share, nor the memory, along. */
const gate = openGate({ each: 2, all: 2, waiting: 200 })
/** One queue for everybody: at the door nobody is anybody yet. */
const EVERYBODY = 0

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const leave = await gate.enter(EVERYBODY)
  try {
    return await run()
  } finally {
    leave()
  }
}

// argon2id with the library's parameters (19 MiB, 2 passes), which are those that OWASP names.
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password))

let listed: Promise<ReadonlySet<string>> | null = null

/** Some 40,000 passwords that people really use; read when the first password is set, since most days none is. */
async function load(): Promise<ReadonlySet<string>> {
  const { default: words } = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } })
  return new Set(words as string[])
}

/** Made with the same parameters as any other, for names that do not exist: the answer takes as long. */
export const nobodysHash: Promise<string> = hash('nobody signs in with this')

type Owner = { username: string; realName: string; phone: string; platform: readonly string[] }

/**
 * Refuses common passwords and those made of the owner's own words (ASVS 6.2.4, 6.2.11). Length is the contract's rule;
 * there is none about composition.
 */
export async function checkPassword(path: string, password: string, owner: Owner): Promise<void> {
  const lower = password.toLowerCase()
  listed ??= load()
  if ((await listed).has(lower)) failAt(path, 'password.common')
  const words = [owner.username, owner.realName, owner.phone, ...owner.platform]
  if (words.some((word) => word.length >= 2 && lower.includes(word.toLowerCase()))) failAt(path, 'password.context')
}

/** Refuses the password in use and the last ones before it. */
export async function checkHistory(path: string, password: string, hashes: readonly string[]): Promise<void> {
  for (const [index, stored] of hashes.entries())
    if (await verifyPassword(stored, password))
      failAt(path, index === 0 ? 'password.same' : 'password.history', { count: hashes.length })
}

// Without the characters that people confuse when they read a password to somebody.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A first password of 12 characters, about 70 bits. */
export const newPassword = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
