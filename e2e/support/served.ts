import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { cloneDatabase } from '../../apps/server/src/testing/cloneDatabase.ts'
import type { ServeOrder } from '../../apps/server/src/testing/serve.ts'
import { serverFlags } from '../../scripts/lib/serverFlags.mjs'

type Served = {
  /** Where the product serves, with the demonstration in it. */
  address: string
  /** Its database, as the owner. */
  url: string
  /** Where it keeps its keys and files. */
  dataDir: string
  /** How far its clock is ahead of the machine's, in milliseconds. */
  ahead: number
}

const entry = fileURLToPath(new URL('../../apps/server/src/testing/serve.ts', import.meta.url))
let own: Served | undefined
const open: (() => unknown)[] = []

/** The product of this file of tests. */
export function served(): Served {
  if (!own) throw new Error('the product serves from beforeAll on')
  return own
}

/** A copy of the demonstration and a server on it. */
export async function serveOwn(ahead: number): Promise<void> {
  const { at, still, ...template } = inject('demonstration')
  const { url, drop } = await cloneDatabase(template.url, 'file_copy')
  open.push(drop)
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-e2e-'))
  open.push(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const part of ['keys.json', 'files'])
    cpSync(join(template.dataDir, part), join(dataDir, part), { recursive: true })
  const order: ServeOrder = { url, dataDir, ahead, ...(still ? { still: at } : {}) }
  const server = fork(entry, [JSON.stringify(order)], { execArgv: serverFlags })
  const ended = once(server, 'exit')
  open.push(() => {
    if (server.connected) server.disconnect()
    return ended
  })
  const [address] = await Promise.race([once(server, 'message'), ended])
  if (typeof address !== 'string') throw new Error('the server did not start')
  own = { address, url, dataDir, ahead }
}

export async function leaveServed(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close()
}
