import { setTimeout as sleep } from 'node:timers/promises'
import { onEnd } from './onEnd.mjs'
import { serve } from './serve.mjs'

/** The server's exit code for failures that a restart cannot solve: a wrong value, a taken port (`main.ts`). */
const HOPELESS = 78
const LONGEST_PAUSE = 60
/** After so many milliseconds the start counts as successful: the next pause is short again. */
const HEALTHY = 60_000

/** Runs the server and restarts it when it dies, after growing pauses; resolves to its last exit code. */
export async function keepServing(command, env) {
  for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const began = Date.now()
    const { code, signal, told } = await serve([command], env)
    if (told || code === 0 || code === HOPELESS) return code
    if (Date.now() - began > HEALTHY) pause = 1
    const cause = signal ? `was ended by ${signal}` : `ended with exit code ${code}`
    console.error(`The server ${cause} and is started again in ${pause} s. Ctrl+C ends it.`)
    if (!(await rest(pause))) return 0
  }
}

/** False when the process is asked to end meanwhile. */
async function rest(seconds) {
  const ended = new AbortController()
  const stopListening = onEnd(() => ended.abort())
  try {
    return await sleep(seconds * 1_000, true, { signal: ended.signal })
  } catch {
    return false
  } finally {
    stopListening()
  }
}
