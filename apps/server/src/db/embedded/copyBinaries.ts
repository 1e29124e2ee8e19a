import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Binaries, binariesIn } from './binaries.ts'
import { openFolder } from './clusterHome.ts'

// A checkout made under a strict umask is unreadable for others, and copies inherit that.
function openToAll(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

/** Copies PostgreSQL to a place that every user can reach and only root can write; once per version. */
export function copyBinaries(source: Binaries, base: string): Binaries {
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
