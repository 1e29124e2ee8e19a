import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const linux = process.platform === 'linux'

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * The start time of a process, so that a reused pid is not mistaken for it. It includes the boot id, because after a
 * reboot the same service easily gets the same pid at the same tick. Empty: unknown or a zombie.
 */
export function startedAt(pid: number): string {
  if (!linux) return ps(pid, 'lstart')
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch {
    return ''
  }
}

/** Whether the process with this start time still runs. */
export function isRunning(pid: number, started: string): boolean {
  return exists(pid) && startedAt(pid) === started
}

/** The arguments of a process; empty when it has ended (a zombie has none either). */
export function commandLine(pid: number): string[] {
  if (!linux) return ps(pid, 'command').split(' ').filter(Boolean)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}
