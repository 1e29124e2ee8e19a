import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { clusterHome } from './clusterHome.ts'
import { databaseUrl } from './ensureDatabase.ts'
import { isPostmasterOf, readPidFile } from './pidFile.ts'

/** The address of the PostgreSQL that a running server has on this folder, for commands that run at the same time. */
export function runningUrl(dataDir: string): string | undefined {
  const dir = realpathSync(dataDir)
  const clusterDir = join(clusterHome(dir), 'postgres')
  const pidFile = readPidFile(clusterDir)
  if (!pidFile?.ready || !isPostmasterOf(pidFile.pid, clusterDir)) return undefined
  return databaseUrl(pidFile.port, readFileSync(join(dir, 'postgres.password'), 'utf8').trim())
}
