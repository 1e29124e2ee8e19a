import { currentVault } from './vault.ts'

/** What was asked stands in a name only as a hash: words that somebody searched for are not for others to see. */
async function nameOf(path: string, body: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${path} ${JSON.stringify(body)}`))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Answered = readonly [path: string, body: unknown, answer: unknown]

/** The first answers of a page come before its vault is open. */
const early: Answered[] = []
const MOST_EARLY = 50

/** Keeps what a read answered. */
export async function keepRead(...answered: Answered): Promise<void> {
  const [path, body, answer] = answered
  const vault = await currentVault()
  if (vault) await vault.put('reads', await nameOf(path, body), new TextEncoder().encode(JSON.stringify(answer)))
  else if (early.push(answered) > MOST_EARLY) early.shift()
}

/** Keeps what was answered before the vault was open. */
export async function keepEarlyReads(): Promise<void> {
  for (const answered of early.splice(0)) await keepRead(...answered)
}

/** What was answered to somebody who has left. */
export const forgetEarlyReads = (): void => void early.splice(0)

/** What the same read answered last on this device. */
export async function keptRead(path: string, body: unknown): Promise<unknown> {
  const vault = await currentVault()
  const bytes = await vault?.get('reads', await nameOf(path, body))
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}
