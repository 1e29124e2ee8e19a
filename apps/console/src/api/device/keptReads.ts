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

/** The same question of whatever day; nothing where it is not one of a day. */
function ofAnyDay(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('biz_date' in body)) return undefined
  const { biz_date: _, ...rest } = body
  return { ...rest, biz_date: 'any' }
}

/** Keeps what a read answered; of one that asks of a day also as the last answer for any. */
export async function keepRead(...answered: Answered): Promise<void> {
  const [path, body, answer] = answered
  const vault = await currentVault()
  if (!vault) {
    if (early.push(answered) > MOST_EARLY) early.shift()
    return
  }
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  for (const asked of [body, ofAnyDay(body)])
    if (asked !== undefined) await vault.put('reads', await nameOf(path, asked), bytes)
}

/** Keeps what was answered before the vault was open. */
export async function keepEarlyReads(): Promise<void> {
  for (const answered of early.splice(0)) await keepRead(...answered)
}

/** What was answered to somebody who has left. */
export const forgetEarlyReads = (): void => void early.splice(0)

/** What the same read answered last on this device, else what it answered for another day: such an answer says which. */
export async function keptRead(path: string, body: unknown): Promise<unknown> {
  const vault = await currentVault()
  for (const asked of [body, ofAnyDay(body)]) {
    const bytes = asked === undefined ? undefined : await vault?.get('reads', await nameOf(path, asked))
    if (bytes) return JSON.parse(new TextDecoder().decode(bytes))
  }
  return undefined
}
