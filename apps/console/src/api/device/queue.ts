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
  /** Its idempotency key, sent with every attempt, so that it is filed once. */
  key: string
  path: Path
  body: Record<string, unknown>
  /** The title of its form. */
  title: string
  /** The time of entry: business time by this device's clock. */
  filed_at: string
  /** Signed by password, which is not kept: it is asked for when the entry is sent. */
  unsigned: boolean
  /** Why the server refused it. */
  refusal?: string
  /** The page of its form, the query that opens it there (default `new=1`), and its values, to edit it again. */
  form: { page: string; query?: string | undefined; draft: string; values: Record<string, unknown> }
}

type Queue = { entries: readonly Waiting[]; sending: boolean }

export const useQueue = create<Queue>(() => ({ entries: [], sending: false }))

const waiting = () => useQueue.getState().entries

const isPassword = (value: unknown): value is { method: 2 } =>
  typeof value === 'object' && value !== null && (value as { method?: unknown }).method === 2

/** The body without passwords, and whether there was one. */
function unsignedBody(body: Record<string, unknown>): { body: Record<string, unknown>; unsigned: boolean } {
  const fields = Object.entries(body).map(([name, value]) => [name, isPassword(value) ? { method: 2 } : value])
  return { body: Object.fromEntries(fields), unsigned: Object.values(body).some(isPassword) }
}

const signedBody = ({ body }: Waiting, password: string | undefined) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isPassword(value) ? { method: 2, password } : value]),
  )

/** Follows the stored queue, also after changes in another tab of this browser. */
export async function readQueue(): Promise<void> {
  const vault = await currentVault()
  const entries: Waiting[] = []
  for (const key of (await vault?.names('queue')) ?? []) {
    const bytes = await vault?.get('queue', key)
    if (bytes) entries.push(JSON.parse(new TextDecoder().decode(bytes)) as Waiting)
  }
  useQueue.setState({ entries })
}

const changed = new BroadcastChannel('shouya-queue')
changed.onmessage = () => void readQueue()

async function publish(): Promise<void> {
  await readQueue()
  changed.postMessage(null)
}

async function write(entry: Waiting): Promise<boolean> {
  const vault = await currentVault()
  await vault?.put('queue', entry.key, new TextEncoder().encode(JSON.stringify(entry)))
  return vault !== undefined
}

/** Adds an entry to the queue. False if this device keeps nothing. */
export async function enqueue(entry: Omit<Waiting, 'unsigned' | 'refusal'>): Promise<boolean> {
  const { filed_at } = entry
  const isKept = await write({ ...entry, ...unsignedBody({ ...entry.body, filed_at }) })
  if (isKept) await publish()
  return isKept
}

/** Discards an entry. */
export async function giveUp({ key, body }: Waiting): Promise<void> {
  const vault = await currentVault()
  await vault?.drop('queue', key)
  await dropFiles(body)
  await publish()
}

const takenUpValues = new Map<string, Record<string, unknown>>()

/** Removes an entry from the queue to edit it: its form starts with its values. Its pictures are kept for that. */
export async function takeUp({ key, form }: Waiting): Promise<void> {
  takenUpValues.set(form.draft, form.values)
  const vault = await currentVault()
  await vault?.drop('queue', key)
  await publish()
}

/** The initial values of a form whose entry was taken up; returned once. */
export function takenUp(draft: string): Record<string, unknown> | undefined {
  const values = takenUpValues.get(draft)
  takenUpValues.delete(draft)
  return values
}

/** Without network or session the entry goes on waiting. */
const mustWait = ({ name }: ApiError) => ['Network', 'TimedOut', 'NoSession', 'ConsoleTooOld', 'TooMany'].includes(name)

/** True when the next entry can be sent. */
async function sendOne(entry: Waiting, password?: string): Promise<boolean> {
  try {
    await call(entry.path, signedBody(entry, password) as BodyOf<Path>, { key: entry.key })
    await giveUp(entry)
    void refresh(entry.path.split('/')[0] as Controller, 'Home')
    return true
  } catch (failure) {
    const error = failure as ApiError
    if (mustWait(error)) return false
    const details = together(error.issues.map(({ message }) => message))
    await write({ ...entry, refusal: details || error.message })
    await publish()
    return true
  }
}

/**
 * Sends the queue in the order of entry, in one tab of the browser at a time. Refused entries and those that need a
 * password stay, unless `one` names them.
 */
export async function sendQueue(only?: { key: string; password?: string }): Promise<void> {
  await navigator.locks.request('shouya-queue', async () => {
    await readQueue()
    const ready = waiting().filter((entry) =>
      only ? entry.key === only.key : !entry.unsigned && entry.refusal === undefined,
    )
    if (ready.length === 0) return
    useQueue.setState({ sending: true })
    try {
      for (const entry of ready) if (!(await sendOne(entry, only?.password))) break
    } finally {
      useQueue.setState({ sending: false })
    }
  })
}
