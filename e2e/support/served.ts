import { type ChildProcess, fork } from 'node:child_process'
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
  /** The address of the product with the demonstration. */
  address: string
  /** Its database, as the owner. */
  url: string
  /** The folder of its keys and files. */
  dataDir: string
  /** Milliseconds by which its clock is ahead of the machine's. */
  ahead: number
}

const entry = fileURLToPath(new URL('../../apps/server/src/testing/serve.ts', import.meta.url))
/** One process for all files of the worker: a start takes longer than serving another database. */
let server: ChildProcess | undefined
let current: Served | undefined
const open: (() => unknown)[] = []

/** The product of this test file. */
export function served(): Served {
  if (!current) throw new Error('the product serves from beforeAll on')
  return current
}

/** A copy of the demonstration, served. */
export async function serveOwn(ahead: number): Promise<void> {
  const { at, still, ...template } = inject('demonstration')
  const { url, drop } = await cloneDatabase(template.url, 'file_copy')
  open.push(drop)
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-e2e-'))
  open.push(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const entry of ['keys.json', 'files'])
    cpSync(join(template.dataDir, entry), join(dataDir, entry), { recursive: true })
  open.push(() => ask(null))
  const address = await ask({ url, dataDir, ahead, ...(still ? { still: at } : {}) })
  if (typeof address !== 'string') throw new Error('the server did not start')
  current = { address, url, dataDir, ahead }
}

export async function leaveServed(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close()
}

/** Gives the worker's server its next order; answers with its address, if it serves. */
async function ask(order: ServeOrder | null): Promise<unknown> {
  server ??= fork(entry, { execArgv: serverFlags })
  // The one that does not come leaves no listener behind.
  const answered = new AbortController()
  const answer = Promise.race([once(server, 'message', answered), once(server, 'exit', answered)])
  server.send(order as ServeOrder)
  try {
    return (await answer)[0]
  } finally {
    answered.abort()
  }
}
