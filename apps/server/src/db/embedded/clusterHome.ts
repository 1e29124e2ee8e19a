import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from './startError.ts'

export const stateDir = '/var/lib/shouya'

const marker = (dataDir: string) => join(dataDir, 'postgres.location')

/** The folder that contains the cluster `postgres`: the data folder, unless an earlier start had to move it. */
export function clusterHome(dataDir: string): string {
  if (!existsSync(marker(dataDir))) return dataDir
  const home = readFileSync(marker(dataDir), 'utf8').trim()
  if (existsSync(join(home, 'postgres'))) return home
  // The move was interrupted before it began: the cluster is still in place.
  if (existsSync(join(dataDir, 'postgres'))) return dataDir
  throw new StartError(`${marker(dataDir)} says that the database lies in ${home}, but it is not there: put it back.`)
}

/** Makes a folder below `base` that only root can write and everybody can enter. */
export function openFolder(base: string, name: string): string {
  const dir = join(base, name)
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  for (const folder of [base, dir]) {
    const stat = lstatSync(folder)
    const safe = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
    if (!safe) throw new StartError(`${folder} has to be a folder that belongs to root and that only root can write.`)
    // The umask may have removed the permission to enter.
    chmodSync(folder, 0o755)
  }
  return dir
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    rmSync(`${to}.new`, { recursive: true, force: true })
    cpSync(from, `${to}.new`, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    renameSync(`${to}.new`, to)
    rmSync(from, { recursive: true })
  }
}

/** Moves the cluster to where every user can reach it; the marker is written first, so that it is never lost. */
export function moveHome(dataDir: string, base: string): string {
  const home = openFolder(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  const [from, to] = [join(dataDir, 'postgres'), join(home, 'postgres')]
  if (existsSync(to) && existsSync(from)) {
    throw new StartError(`There is a database in ${from} and one in ${to}: remove the one that is not wanted.`)
  }
  writeFileSync(marker(dataDir), `${home}\n`, { mode: 0o600 })
  if (existsSync(from)) move(from, to)
  return home
}
