import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainErrno } from './explain.ts'
import { openDataDir } from './openDataDir.ts'
import { isRunning, startedAt } from './processInfo.ts'
import { StartError } from './startError.ts'

export interface DataDirLock {
  release(): void
  /** Writes down where this process serves, so that a second start can say it. */
  announce(address: string): void
}

interface Holder {
  pid: number
  started: string
  address?: string
}

class Busy extends Error {
  readonly holder: Holder
  constructor(holder: Holder) {
    super('busy')
    this.holder = holder
  }
}

const held = new Set<string>()

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text)
    return Number.isInteger(holder.pid) && typeof holder.started === 'string' ? holder : undefined
  } catch {
    return undefined
  }
}

function withTemporary<T>(file: string, text: string, use: (temporary: string) => T): T {
  const temporary = `${file}.${randomUUID()}.tmp`
  writeFileSync(temporary, text, { flag: 'wx', mode: 0o600 })
  try {
    return use(temporary)
  } finally {
    rmSync(temporary, { force: true })
  }
}

// A hard link appears together with its content, so nobody ever reads a half-written holder.
function create(file: string, text: string): boolean {
  return withTemporary(file, text, (temporary) => {
    try {
      linkSync(temporary, file)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  })
}

/**
 * A dead holder's lock may be replaced only by whoever holds the guard named after that very holder, and only if it
 * still stands when the guard is held; so two takers never remove each other's fresh lock. The guard is such a lock
 * itself: if its holder dies too, the same rule frees it.
 */
function take(file: string, text: string): void {
  for (;;) {
    if (create(file, text)) return
    const seen = read(file)
    if (seen === undefined) continue
    const holder = parse(seen)
    if (holder && isRunning(holder.pid, holder.started)) throw new Busy(holder)
    const guard = `${file}.${createHash('sha256').update(seen).digest('hex').slice(0, 16)}`
    take(guard, text)
    try {
      if (read(file) === seen) {
        withTemporary(file, text, (temporary) => renameSync(temporary, file))
        return
      }
    } finally {
      rmSync(guard, { force: true })
    }
  }
}

function takeOrWait(file: string, text: string): void {
  for (let attempt = 0; ; attempt++) {
    try {
      take(file, text)
      return
    } catch (error) {
      // The busy one may be a guard, held for a moment only by another start that then holds the lock itself.
      const settled = attempt >= 20 || (error instanceof Busy && read(file)?.includes(`"pid":${error.holder.pid},`))
      if (!(error instanceof Busy) || settled) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    }
  }
}

/** Whether this very process holds the lock of the folder. */
export function holdsDataDir(dataDir: string): boolean {
  return held.has(join(realpathSync(dataDir), 'server.lock'))
}

/** Makes this process the only user of the folder, or throws a StartError that says who is. */
export function lockDataDir(dataDir: string): DataDirLock {
  const mine = (address?: string) =>
    JSON.stringify({ pid: process.pid, started: startedAt(process.pid), ...(address && { address }) })
  const file = join(openDataDir(dataDir), 'server.lock')
  try {
    takeOrWait(file, mine())
  } catch (error) {
    if (!(error instanceof Busy)) throw explainErrno(error, dataDir)
    const { pid, address } = error.holder
    throw new StartError(`${dataDir} is already in use by process ${pid}${address ? `, address ${address}` : ''}`)
  }
  held.add(file)
  return {
    release() {
      if (held.delete(file)) rmSync(file, { force: true })
    },
    announce(address) {
      withTemporary(file, mine(address), (temporary) => renameSync(temporary, file))
    },
  }
}
