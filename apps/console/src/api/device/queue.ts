import { create } from 'zustand'
import { together } from '../../i18n/together.ts'
import type { ApiError } from '../ApiError.ts'
import { call } from '../call.ts'
import type { BodyOf, Controller, Path } from '../path.ts'
import { refresh } from '../queryClient.ts'
import { dropFiles } from './keptFiles.ts'
import { currentVault } from './vault.ts'

/** An entry that waits on this device. */
export type Waiting = {
  /** Its idempotency key, which the server sees with every try: it is filed once. */
  key: string
  path: Path
  body: Record<string, unknown>
  /** What it is, in the words of its form. */
  title: string
  /** When it was entered: business time by this device's clock. */
  filed_at: string
  /** Signed by password, which nobody keeps: it is asked for when the entry is sent. */
  unsigned: boolean
  /** Why the server did not take it. */
  refusal?: string
  /** Where its form stands and what opens it there (`new=1` unless said), and what was in it, to take it up again. */
  form: { page: string; query?: string | undefined; draft: string; values: Record<string, unknown> }
}

type Queue = { entries: readonly Waiting[]; sending: boolean }

export const useQueue = create<Queue>(() => ({ entries: [], sending: false }))

const waiting = () => useQueue.getState().entries

const isPassword = (value: unknown): value is { method: 2 } =>
  typeof value === 'object' && value !== null && (value as { method?: unknown }).method === 2

/** Without passwords, and whether there was one. */
function unsignedBody(body: Record<string, unknown>): { body: Record<string, unknown>; unsigned: boolean } {
  const fields = Object.entries(body).map(([name, value]) => [name, isPassword(value) ? { method: 2 } : value])
  return { body: Object.fromEntries(fields), unsigned: Object.values(body).some(isPassword) }
}

const signedBody = ({ body }: Waiting, password: string | undefined) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isPassword(value) ? { method: 2, password } : value]),
  )

/** Follows what was kept, also by another tab of this browser. */
export async function readQueue(): Promise<void> {
  const vault = await currentVault()
  const found: Waiting[] = []
  for (const key of (await vault?.names('queue')) ?? []) {
    const bytes = await vault?.get('queue', key)
    if (bytes) found.push(JSON.parse(new TextDecoder().decode(bytes)) as Waiting)
  }
  useQueue.setState({ entries: found })
}

const changed = new BroadcastChannel('shouya-queue')
changed.onmessage = () => void readQueue()

async function tell(): Promise<void> {
  await readQueue()
  changed.postMessage(null)
}

async function write(entry: Waiting): Promise<boolean> {
  const vault = await currentVault()
  await vault?.put('queue', entry.key, new TextEncoder().encode(JSON.stringify(entry)))
  return vault !== undefined
}

/** Puts an entry into the queue. False where this device keeps nothing. */
export async function enqueue(entry: Omit<Waiting, 'unsigned' | 'refusal'>): Promise<boolean> {
  const { filed_at } = entry
  const kept = await write({ ...entry, ...unsignedBody({ ...entry.body, filed_at }) })
  if (kept) await tell()
  return kept
}

/** Gives an entry up. */
export async function giveUp({ key, body }: Waiting): Promise<void> {
  const vault = await currentVault()
  await vault?.drop('queue', key)
  await dropFiles(body)
  await tell()
}

const taken = new Map<string, Record<string, unknown>>()

/** Takes an entry out of the queue; its form begins with what was typed. Its pictures stay for it. */
export async function takeUp({ key, form }: Waiting): Promise<void> {
  taken.set(form.draft, form.values)
  const vault = await currentVault()
  await vault?.drop('queue', key)
  await tell()
}

/** What a form begins with whose entry was taken up, once. */
export function takenUp(draft: string): Record<string, unknown> | undefined {
  const values = taken.get(draft)
  taken.delete(draft)
  return values
}

/** The network, or the session, is not there: what waits goes on waiting. */
const mustWait = ({ name }: ApiError) => ['Network', 'TimedOut', 'NoSession', 'ConsoleTooOld', 'TooMany'].includes(name)

/** True when there is nothing to wait for. */
async function sendOne(entry: Waiting, password?: string): Promise<boolean> {
  try {
    await call(entry.path, signedBody(entry, password) as BodyOf<Path>, { key: entry.key })
    await giveUp(entry)
    void refresh(entry.path.split('/')[0] as Controller, 'Home')
    return true
  } catch (failure) {
    const error = failure as ApiError
    if (mustWait(error)) return false
    const places = together(error.issues.map(({ message }) => message))
    await write({ ...entry, refusal: places || error.message })
    await tell()
    return true
  }
}

/**
 * Sends what can be sent, in the order of entry, in one tab of the browser at a time. Refused entries and those that want a
 * password stay, unless `one` names them.
 */
export async function sendQueue(one?: { key: string; password?: string }): Promise<void> {
  await navigator.locks.request('shouya-queue', async () => {
    await readQueue()
    const ready = waiting().filter((entry) =>
      one ? entry.key === one.key : !entry.unsigned && entry.refusal === undefined,
    )
    if (ready.length === 0) return
    useQueue.setState({ sending: true })
    try {
      for (const entry of ready) if (!(await sendOne(entry, one?.password))) break
    } finally {
      useQueue.setState({ sending: false })
    }
  })
}
