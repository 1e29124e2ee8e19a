import { checkSpace, checkWritable } from './disk.mjs'
import { explain } from './problem.mjs'
import { run } from './run.mjs'

// --no-save leaves the lock file unchanged. The warnings are needed: only they report a full disk while unpacking.
const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=warn']

/** Runs `npm install` in a folder; on failure it throws the line that says why. */
export async function npmInstall({ node = process.execPath, npmCli, env = process.env }, dir, args) {
  checkWritable(dir)
  // Some packages report each installation to their makers; an internal console must not.
  const quiet = { ...env, SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' }
  const { ok, output } = await run([node, npmCli, 'install', '--prefix', dir, ...flags, ...args], {
    env: quiet,
    cwd: dir,
  })
  if (!ok) {
    const telling = output.split('\n').filter((line) => /^npm (error|ERR!)|TAR_ENTRY_ERROR/.test(line))
    throw explain(telling.join('\n') || output, dir)
  }
  checkSpace(dir)
}
