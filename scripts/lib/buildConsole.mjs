import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { explain, Problem } from './problem.mjs'
import { run } from './run.mjs'

const stamp = inRoot('apps', 'console', 'dist', '.stamp')
const skipped = new Set(['dist', 'node_modules', '.runtime'])

function* filesBelow(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

/** A hash over all that goes into the console. */
function sources() {
  const shared = [inRoot('package-lock.json'), inRoot('tsconfig.base.json')].filter(existsSync)
  const files = [...shared, ...filesBelow(inRoot('apps', 'console')), ...filesBelow(inRoot('packages'))]
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

export const hasConsole = () => existsSync(inRoot('apps', 'console', 'vite.config.ts'))

export const viteCommand = (node) => [node, inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'apps/console']

/** Builds the console if anything in it has changed since the last time. */
export async function buildConsole({ node, env }) {
  const now = sources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  const { ok, output } = await run(viteCommand(node), { env: { ...env, NODE_ENV: 'production' } })
  if (!ok) {
    if (/ENOSPC|EROFS|EACCES/.test(output)) throw explain(output, root)
    throw Object.assign(new Problem('The console could not be built, see above.'), { details: output.trim() })
  }
  try {
    writeFileSync(stamp, now)
  } catch (error) {
    throw explain(error, root)
  }
}
