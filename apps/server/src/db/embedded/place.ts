import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, reaches, serviceAccount, simpleAccount } from './account.ts'
import { type Binaries, binariesIn } from './binaries.ts'
import { moveHome, openFolder, stateDir } from './clusterHome.ts'
import { StartError } from './startError.ts'

export interface Place {
  account: Account
  binaries: Binaries
  clusterDir: string
}

export interface PlaceOptions {
  dataDir: string
  home: string
  binaries: Binaries
  log(line: string): void
  /** For tests: disables user namespaces, and uses another base folder. */
  noNamespace?: boolean
  base?: string
}

/** Chooses the account, the binaries and the folder of PostgreSQL. */
export function choosePlace({ dataDir, home, binaries, log, noNamespace, base = stateDir }: PlaceOptions): Place {
  const needs = { executable: binaries.postgres, folder: home }
  const simple = noNamespace && process.getuid?.() === 0 ? undefined : simpleAccount(needs)
  if (simple) return { account: simple, binaries, clusterDir: join(home, 'postgres') }

  const cluster = join(home, 'postgres')
  const account = serviceAccount([cluster, home].filter(existsSync).map((dir) => lstatSync(dir).uid))
  if (!account)
    throw new StartError('PostgreSQL does not run as root and no other user was found: start as another user.')
  if (account.note) log(account.note)
  const reachable = reaches(account, { folder: home })
  const finalHome = reachable ? home : moveHome(dataDir, base)
  if (!reachable) log(`The database lies in ${finalHome}, because that user cannot reach ${home}`)
  return {
    account,
    binaries: reaches(account, { executable: binaries.postgres }) ? binaries : copyBinaries(binaries, base),
    clusterDir: join(finalHome, 'postgres'),
  }
}

// A checkout made under a strict umask is unreadable for others, and copies inherit that.
function openToAll(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

/** Copies PostgreSQL to a place that every user can reach and only root can write; once per version. */
function copyBinaries(source: Binaries, base: string): Binaries {
  const dir = join(openFolder(base, 'programs'), `postgresql-${source.version}`)
  if (!existsSync(dir)) {
    const temporary = `${dir}.${randomUUID()}`
    try {
      cpSync(source.dir, temporary, { recursive: true, verbatimSymlinks: true })
      openToAll(temporary)
      renameSync(temporary, dir)
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      if (!existsSync(dir)) throw error
    }
  }
  return binariesIn(dir, source.version)
}
