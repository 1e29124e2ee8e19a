import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { onEnd } from './onEnd.mjs'
import { root, runtimeDir } from './paths.mjs'

/**
 * Runs commands until the first of them ends, then ends the others; resolves to how the first ended, and whether that
 * was requested. Ctrl+C reaches every process of the terminal, and npm passes signals on as well, so the children get a
 * process group of their own and are told once.
 */
export function serve(commands, env) {
  const compileCache = { NODE_COMPILE_CACHE: join(runtimeDir, 'compile-cache') }
  const children = commands.map(([file, ...rest]) =>
    spawn(file, rest, { cwd: root, env: { ...env, ...compileCache }, stdio: 'inherit', detached: true }),
  )
  let wasTold = false
  const tell = (signal) => {
    for (const child of children) child.kill(signal)
  }
  const stopListening = onEnd((signal) => {
    wasTold = true
    tell(signal)
  })
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.on('error', reject)
        child.on('exit', (code, signal) => {
          if (!wasTold) tell('SIGTERM')
          resolve({ code: code ?? 128 + constants.signals[signal], signal })
        })
      }),
  )
  return Promise.all(ends)
    .then(([first]) => ({ ...first, told: wasTold }))
    .finally(stopListening)
}
