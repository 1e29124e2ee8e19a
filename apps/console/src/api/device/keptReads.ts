import { currentVault } from './vault.ts'

/** The question is part of the name only as a hash: search terms must not be readable for others. */
async function nameOf(path: string, body: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${path} ${JSON.stringify(body)}`))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Answered = readonly [path: string, body: unknown, answer: unknown]

/** The first answers of a page arrive before its vault is open. */
const pending: Answered[] = []
const MOST_EARLY = 50

/** The question without its day; undefined if it has none. */
function ofAnyDay(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('biz_date' in body)) return undefined
  const { biz_date: _, ...rest } = body
  return { ...rest, biz_date: 'any' }
}

/** Keeps the answer of a read; that of a question with a day also as the latest answer for any day. */
export async function keepRead(...answered: Answered): Promise<void> {
  const [path, body, answer] = answered
  const vault = await currentVault()
  if (!vault) {
    if (pending.push(answered) > MOST_EARLY) pending.shift()
    return
  }
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  for (const question of [body, ofAnyDay(body)])
    if (question !== undefined) await vault.put('reads', await nameOf(path, question), bytes)
}

/** Keeps the answers that arrived before the vault was open. */
export async function keepEarlyReads(): Promise<void> {
  for (const answered of pending.splice(0)) await keepRead(...answered)
}

/** Discards answers for a user who has left. */
export const forgetEarlyReads = (): void => void pending.splice(0)

/** The last answer to the same read on this device, else its answer for another day, which the answer names. */
export async function keptRead(path: string, body: unknown): Promise<unknown> {
  const vault = await currentVault()
  for (const question of [body, ofAnyDay(body)]) {
    const bytes = question === undefined ? undefined : await vault?.get('reads', await nameOf(path, question))
    if (bytes) return JSON.parse(new TextDecoder().decode(bytes))
  }
  return undefined
}
