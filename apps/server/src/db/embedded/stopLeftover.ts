import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPostmasterOf, readPidFile } from './pidFile.ts'
import { StartError } from './startError.ts'

async function endsWithin(pid: number, clusterDir: string, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (isPostmasterOf(pid, clusterDir)) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}

/**
 * Ends the PostgreSQL of a killed server. It is stopped and not adopted: it may run older binaries or settings, hold
 * the dead server's transactions and locks, and we would not notice its end, since it is not our child. A fast shutdown
 * rolls back what was not acknowledged and keeps what was; even an immediate one only costs recovery.
 */
export async function stopLeftover(clusterDir: string, log: (line: string) => void): Promise<void> {
  const pidFile = readPidFile(clusterDir)
  if (!pidFile) return
  if (!isPostmasterOf(pidFile.pid, clusterDir)) {
    // PostgreSQL would refuse to start if another process has that id; its shared memory still protects it.
    rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
    return
  }
  log(`Stopping the PostgreSQL (process ${pidFile.pid}) that an earlier start left behind`)
  process.kill(pidFile.pid, 'SIGINT')
  if (await endsWithin(pidFile.pid, clusterDir, 20_000)) return
  process.kill(pidFile.pid, 'SIGQUIT')
  if (await endsWithin(pidFile.pid, clusterDir, 10_000)) return
  throw new StartError(
    `The PostgreSQL of an earlier start (process ${pidFile.pid}) does not end: stop it and start again.`,
  )
}
