import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainErrno } from './explain.ts'
import { openDataDir } from './openDataDir.ts'
import { isRunning, startedAt } from './processInfo.ts'
import { StartError } from './startError.ts'

export interface DataDirLock {
  release(): void
  /** Records the address of this process, so that a second start can show it. */
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

const heldFolders = new Set<string>()

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

// A hard link appears together with its content, so a half-written holder is never read.
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
 * A dead holder's lock may be replaced only by the holder of a guard named after that dead holder, and only if the lock
 * is unchanged while the guard is held; so two takers never remove each other's new lock. The guard is such a lock
 * itself: if its holder dies too, the same rule releases it.
 */
function take(file: string, text: string): void {
  for (;;) {
    if (create(file, text)) return
    const content = read(file)
    if (content === undefined) continue
    const holder = parse(content)
    if (holder && isRunning(holder.pid, holder.started)) throw new Busy(holder)
    const guard = `${file}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
    take(guard, text)
    try {
      if (read(file) === content) {
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
      // The busy lock may be a guard, held only for a moment by another start that then holds the lock itself.
      const settled = attempt >= 20 || (error instanceof Busy && read(file)?.includes(`"pid":${error.holder.pid},`))
      if (!(error instanceof Busy) || settled) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    }
  }
}

/** Whether this process holds the lock of the folder. */
export function holdsDataDir(dataDir: string): boolean {
  return heldFolders.has(join(realpathSync(dataDir), 'server.lock'))
}

/** Makes this process the only user of the folder, or throws a StartError that names the other one. */
export function lockDataDir(dataDir: string): DataDirLock {
  const holderText = (address?: string) =>
    JSON.stringify({ pid: process.pid, started: startedAt(process.pid), ...(address && { address }) })
  const file = join(openDataDir(dataDir), 'server.lock')
  try {
    takeOrWait(file, holderText())
  } catch (error) {
    if (!(error instanceof Busy)) throw explainErrno(error, dataDir)
    const { pid, address } = error.holder
    throw new StartError(`${dataDir} is already in use by process ${pid}${address ? `, address ${address}` : ''}`)
  }
  heldFolders.add(file)
  return {
    release() {
      if (heldFolders.delete(file)) rmSync(file, { force: true })
    },
    announce(address) {
      withTemporary(file, holderText(address), (temporary) => renameSync(temporary, file))
    },
  }
}
