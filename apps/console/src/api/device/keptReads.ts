import { currentVault } from './vault.ts'

/** What was asked stands in a name only as a hash: words that somebody searched for are not for others to see. */
async function nameOf(path: string, body: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${path} ${JSON.stringify(body)}`))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps what a read answered. */
export async function keepRead(path: string, body: unknown, answer: unknown): Promise<void> {
  const vault = await currentVault()
  await vault?.put('reads', await nameOf(path, body), new TextEncoder().encode(JSON.stringify(answer)))
}

/** What the same read answered last on this device. */
export async function keptRead(path: string, body: unknown): Promise<unknown> {
  const vault = await currentVault()
  const bytes = await vault?.get('reads', await nameOf(path, body))
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}
