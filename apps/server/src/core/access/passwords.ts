import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { openGate } from '../budgets/gate.ts'
import { failAt } from '../failure.ts'

/** A flood of password checks must not occupy all four threads of libuv, which file access needs, nor the memory. */
const gate = openGate({ each: 2, all: 2, waiting: 200 })
/** One queue for everybody, since callers are not identified before they sign in. */
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

/** Some 40,000 common passwords; loaded when a password is first set, since on most days none is. */
async function load(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(passwords as string[])
}

/** A hash with the same parameters, compared for unknown names, so that the response takes the same time. */
export const nobodysHash: Promise<string> = hash('nobody signs in with this')

type Owner = { username: string; realName: string; phone: string; platform: readonly string[] }

/**
 * Refuses common passwords and those that contain words of the owner (ASVS 6.2.4, 6.2.11). The contract checks the
 * length; there are no rules about composition.
 */
export async function checkPassword(path: string, password: string, owner: Owner): Promise<void> {
  const lower = password.toLowerCase()
  listed ??= load()
  if ((await listed).has(lower)) failAt(path, 'password.common')
  const ownWords = [owner.username, owner.realName, owner.phone, ...owner.platform]
  if (ownWords.some((word) => word.length >= 2 && lower.includes(word.toLowerCase()))) failAt(path, 'password.context')
}

/** Refuses the current password and the previous ones. */
export async function checkHistory(path: string, password: string, hashes: readonly string[]): Promise<void> {
  for (const [index, stored] of hashes.entries())
    if (await verifyPassword(stored, password))
      failAt(path, index === 0 ? 'password.same' : 'password.history', { count: hashes.length })
}

// Without characters that are confused when a password is read aloud.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A first password of 12 characters, about 70 bits. */
export const newPassword = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
