import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const triesInARow = 3

/**
 * Restarts PostgreSQL when it ended unexpectedly (killed, out of memory), on the same port, which the pools use.
 * Restarts in quick succession are counted; after too many, `lost` is called with the reason.
 */
export function keepRunning(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: (line: string) => void,
  lost: (error: unknown) => void,
): { stop(): Promise<void> } {
  let current = first
  let stopping = false

  async function watch(): Promise<void> {
    let tries = 0
    for (let since = Date.now(); ; since = Date.now()) {
      await current.ended
      if (stopping) return
      tries = Date.now() - since > 60_000 ? 1 : tries + 1
      if (tries > triesInARow) throw new Error('PostgreSQL ended again and again')
      log('PostgreSQL ended unexpectedly and is started again')
      await sleep(200)
      if (stopping) return
      current = await restart()
      if (stopping) return current.stop()
    }
  }

  const watching = watch().catch(lost)
  return {
    async stop() {
      stopping = true
      await current.stop()
      await watching
    },
  }
}
