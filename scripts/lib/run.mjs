import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Runs a command to its end and collects what it prints. */
export function run([file, ...rest], { env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
