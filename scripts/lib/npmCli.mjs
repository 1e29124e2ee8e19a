import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Problem } from './problem.mjs'

function* candidates() {
  yield process.env.npm_execpath
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    const npm = join(dir, 'npm')
    if (!dir || !existsSync(npm)) continue
    yield realpathSync(npm)
    // Where npm is a shell script and not a link, its code is in one of these places.
    yield join(dirname(realpathSync(npm)), 'node_modules', 'npm', 'bin', 'npm-cli.js')
    yield join(dirname(dirname(realpathSync(npm))), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  }
  yield join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
}

/** Finds npm's own JavaScript, so that any Node can run it. */
export function npmCli() {
  for (const file of candidates()) if (file?.endsWith('npm-cli.js') && existsSync(file)) return file
  throw new Problem('npm was not found: install npm 10 or newer.')
}
