import { spawn } from 'node:child_process'
import { fail } from '../failure.ts'
import type { Services } from '../services.ts'

const PATIENCE = 60_000

/** The exit code of a scan, or null when the command could not be run or timed out. */
function run([program = '', ...args]: readonly string[], path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const scanner = spawn(program, [...args, path], { stdio: 'ignore', timeout: PATIENCE, killSignal: 'SIGKILL' })
    scanner.once('error', () => resolve(null))
    scanner.once('exit', resolve)
  })
}

/**
 * Runs the operator's scanner (`VIRUS_SCAN`) on a file: exit code 0 is clean, 1 infected. Anything else is a failure,
 * and the file is refused. Undefined when no scanner is configured.
 */
export function scanner({ config, log }: Services): ((path: string) => Promise<void>) | undefined {
  const command = config.virusScan
  if (!command) return undefined
  return async (path) => {
    const code = await run(command, path)
    if (code === 0) return
    if (code === 1) fail('FileRefused', { reason: 'file.infected' })
    log.error({ code }, 'virus scan failed')
    fail('FileRefused', { reason: 'file.notScanned' })
  }
}
