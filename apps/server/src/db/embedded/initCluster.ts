import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { LogFile } from './logFile.ts'
import type { Place } from './place.ts'
import { runTool } from './runTool.ts'
import { StartError } from './startError.ts'

function own(path: string, { account }: Place): void {
  if (account.ids.uid !== undefined) chownSync(path, account.ids.uid, account.ids.gid ?? -1)
}

function removeUnfinished(clusterDir: string): void {
  const home = dirname(clusterDir)
  const unfinished = readdirSync(home).filter((name) => name.startsWith(`${basename(clusterDir)}.new-`))
  for (const name of unfinished) rmSync(join(home, name), { recursive: true, force: true })
}

/** Makes the cluster in a temporary folder and renames it, so that an interrupted start leaves nothing half done. */
async function create(place: Place, password: string, log: LogFile): Promise<void> {
  const { account, binaries, clusterDir } = place
  removeUnfinished(clusterDir)
  const temporary = `${clusterDir}.new-${randomUUID()}`
  const passwordFile = `${temporary}.password`
  try {
    mkdirSync(temporary, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
    own(temporary, place)
    own(passwordFile, place)
    const characters = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
    const command = [binaries.initdb, '-D', temporary, '--username=shouya', `--pwfile=${passwordFile}`]
    // The built-in provider sorts identically on every machine and needs no reindexing after a system upgrade.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characters}`]
    const rest = ['--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions']
    if (!(await runTool(account, [...command, ...locale, ...rest], log.handle))) throw log.explain(clusterDir)
    renameSync(temporary, clusterDir)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(temporary, { recursive: true, force: true })
  }
}

function checkVersion({ clusterDir, binaries }: Place, logFile: string): void {
  const file = join(clusterDir, 'PG_VERSION')
  if (!existsSync(file)) {
    throw new StartError(
      `The database in ${clusterDir} is damaged (PG_VERSION is missing): restore a backup, see "npm run restore"; details in ${logFile}.`,
    )
  }
  const clusterMajor = readFileSync(file, 'utf8').trim()
  if (clusterMajor === binaries.major) return
  throw new StartError(
    `The database in ${clusterDir} was made by PostgreSQL ${clusterMajor}, this release runs ${binaries.major}: run "npm run upgrade-db".`,
  )
}

/** Creates the cluster if there is none, else checks that these binaries can run it. */
export async function initCluster(place: Place, password: string, log: LogFile): Promise<'created' | 'found'> {
  const { clusterDir } = place
  const present = existsSync(clusterDir)
  if (present && readdirSync(clusterDir).length > 0) {
    checkVersion(place, log.path)
    return 'found'
  }
  if (present) rmdirSync(clusterDir)
  await create(place, password, log)
  return 'created'
}
