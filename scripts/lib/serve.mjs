import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root, runtimeDir } from './paths.mjs'

const endings = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' }

/**
 * Runs commands until the first of them ends, then ends the others; resolves to its exit code. Ctrl+C reaches every
 * process of the terminal, and npm passes signals on as well, so the children get a group of their own and are told once.
 */
export function serve(commands, env) {
  const compileCache = { NODE_COMPILE_CACHE: join(runtimeDir, 'compile-cache') }
  const children = commands.map(([file, ...rest]) =>
    spawn(file, rest, { cwd: root, env: { ...env, ...compileCache }, stdio: 'inherit', detached: true }),
  )
  let told = false
  const tell = (signal) => {
    if (told) return
    told = true
    for (const child of children) child.kill(signal)
  }
  for (const [heard, passed] of Object.entries(endings)) process.on(heard, () => tell(passed))
  // npm passes a signal on to the shell in between only, which dies of it without a word to us.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && tell('SIGTERM'), 300)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)

  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.on('error', reject)
        child.on('exit', (code, signal) => {
          tell('SIGTERM')
          resolve(code ?? 128 + constants.signals[signal])
        })
      }),
  )
  return Promise.all(ends)
    .then(([first]) => first)
    .finally(() => clearInterval(watch))
}
