import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commandLine } from './processInfo.ts'

export interface PidFile {
  pid: number
  port: number
  ready: boolean
}

/** PostgreSQL's own postmaster.pid: its lines are pid, folder, start time, port, socket folder, address, memory, state. */
export function readPidFile(clusterDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Math.abs(Number(lines[0])) || 0, port: Number(lines[3]) || 0, ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** Whether the process is a postmaster of this folder, and not another process with a reused id. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  const [program = '', ...rest] = commandLine(pid)
  const folder = rest[rest.indexOf('-D') + 1]
  return basename(program) === 'postgres' && folder !== undefined && real(folder) === real(clusterDir)
}
