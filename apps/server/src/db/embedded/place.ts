import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, reaches, serviceAccount, simpleAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { moveHome, stateDir } from './clusterHome.ts'
import { copyBinaries } from './copyBinaries.ts'
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
