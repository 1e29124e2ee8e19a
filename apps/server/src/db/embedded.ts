import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { clusterHome } from './embedded/clusterHome.ts'
import { databaseUrl, ensureDatabase, resetPassword } from './embedded/ensureDatabase.ts'
import { explainErrno } from './embedded/explain.ts'
import { freePort } from './embedded/freePort.ts'
import { initCluster } from './embedded/initCluster.ts'
import { keepRunning } from './embedded/keepRunning.ts'
import { type DataDirLock, holdsDataDir, lockDataDir } from './embedded/lock.ts'
import { openLog } from './embedded/logFile.ts'
import { openDataDir } from './embedded/openDataDir.ts'
import { readPassword } from './embedded/password.ts'
import { choosePlace } from './embedded/place.ts'
import { startPostmaster } from './embedded/postmaster.ts'
import { StartError } from './embedded/startError.ts'
import { stopLeftover } from './embedded/stopLeftover.ts'

export interface Embedded {
  url: string
  /** Idempotent: PostgreSQL is stopped once. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log(line: string): void
  /** Called when PostgreSQL ended unexpectedly and could not be restarted. */
  onLost?(error: unknown): void
}

/** Replaced only by tests. */
interface Overrides {
  noNamespace?: boolean
  base?: string
  choosePort?: () => Promise<number>
  settings?: Record<string, string>
}

type Hold = (dir: string) => void

async function start(dataDir: string, { log, onLost }: Options, hold: Hold, overrides: Overrides): Promise<Embedded> {
  const logFile = openLog(join(dataDir, 'postgres.log'))
  try {
    const home = clusterHome(dataDir)
    hold(home)
    await stopLeftover(join(home, 'postgres'), log)
    const place = choosePlace({ dataDir, home, binaries: findBinaries(), log, ...overrides })
    hold(dirname(place.clusterDir))
    const { password, fresh } = readPassword(dataDir)
    const state = await initCluster(place, password, logFile)
    ensureOwnership(place.clusterDir, place.account)
    if (state === 'found' && fresh) await resetPassword(place, password, logFile)

    const launch = (nextPort: () => Promise<number>) =>
      startPostmaster({ place, logFile, log, nextPort, settings: overrides.settings })
    const postmaster = await launch(overrides.choosePort ?? freePort)
    const { port } = postmaster
    try {
      await ensureDatabase(port, password, dataDir)
    } catch (error) {
      await postmaster.stop()
      throw error
    }
    const lost = onLost ?? ((error) => log(`PostgreSQL is lost: ${error instanceof Error ? error.message : error}`))
    const supervisor = keepRunning(postmaster, () => launch(async () => port), log, lost)
    return { url: databaseUrl(port, password), stop: () => supervisor.stop().finally(() => logFile.close()) }
  } catch (error) {
    logFile.close()
    throw error
  }
}

const running = new Set<string>()

/** Runs PostgreSQL on the data folder: creates it at the first start, recovers it after an unclean end. */
export async function startEmbedded(options: Options, overrides: Overrides = {}): Promise<Embedded> {
  const locks: DataDirLock[] = []
  // A caller without the lock must not mistake the PostgreSQL of a running server for a leftover; two data folders may
  // share a database elsewhere if one is a copy.
  const hold: Hold = (dir) => {
    if (!holdsDataDir(dir)) locks.push(lockDataDir(dir))
  }
  const dataDir = openDataDir(options.dataDir)
  const release = () => {
    running.delete(dataDir)
    for (const lock of locks) lock.release()
  }
  if (running.has(dataDir)) throw new StartError(`${dataDir} is already in use by this very process`)
  running.add(dataDir)
  try {
    hold(dataDir)
    const { url, stop } = await start(dataDir, options, hold, overrides)
    let stopped: Promise<void> | undefined
    return { url, stop: () => (stopped ??= stop().finally(release)) }
  } catch (error) {
    release()
    throw explainErrno(error, dataDir)
  }
}

function give(path: string, uid: number, gid: number): void {
  const stat = lstatSync(path)
  if (stat.isDirectory()) for (const name of readdirSync(path)) give(join(path, name), uid, gid)
  // The folder itself comes last, so that its owner shows whether everything below was done.
  lchownSync(path, uid, gid)
}

/** Gives the cluster to the account that runs it, with the mode that PostgreSQL requires. */
function ensureOwnership(clusterDir: string, { uid, gid = 0 }: Account): void {
  if (uid === undefined) return
  const stat = lstatSync(clusterDir)
  if (stat.uid !== uid) {
    const self = process.getuid?.()
    if (self !== 0) {
      throw new StartError(
        `${clusterDir} belongs to user ${stat.uid}, this process is user ${self}: correct its owner.`,
      )
    }
    give(clusterDir, uid, gid)
  }
  if ((stat.mode & 0o777) !== 0o700) chmodSync(clusterDir, 0o700)
}
