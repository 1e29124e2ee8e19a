import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a command to its end and collects its output. */
export function run([file, ...rest], { env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    // Ctrl+C reaches the child by itself, a SIGTERM does not; it must not continue after we have ended.
    const end = (signal) => {
      child.kill(signal)
      process.exit(128 + constants.signals[signal])
    }
    for (const signal of endings) process.once(signal, end)
    const settle = (result) => {
      for (const signal of endings) process.off(signal, end)
      resolve(result)
    }
    child.on('error', (error) => settle({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => settle({ ok: code === 0, output }))
  })
}
