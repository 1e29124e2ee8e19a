import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root } from './paths.mjs'
import { explain, Problem } from './problem.mjs'
import { run } from './run.mjs'

/** Runs a build if its sources have changed since its last success; `stamp` is next to its output. */
export async function buildStale({ what, sources, stamp, command, env }) {
  const now = fingerprint(...sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  const { ok, output } = await run(command, { env })
  if (!ok) {
    if (/ENOSPC|EROFS|EACCES/.test(output)) throw explain(output, root)
    throw Object.assign(new Problem(`The ${what} could not be built, see above.`), { details: output.trim() })
  }
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, now)
  } catch (error) {
    throw explain(error, root)
  }
}
