import type { ChildProcess } from 'node:child_process'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnAs } from './account.ts'
import type { LogFile } from './logFile.ts'
import { readPidFile } from './pidFile.ts'
import type { Place } from './place.ts'

export interface Postmaster {
  port: number
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

interface Options {
  place: Place
  logFile: LogFile
  log(line: string): void
  /** Called before every attempt; a port taken meanwhile only costs another attempt. */
  nextPort(): Promise<number>
  settings?: Record<string, string>
}

const portTaken = /could not bind .*(Address already in use|Permission denied)|could not create any TCP\/IP sockets/
const memoryTaken = /pre-existing shared memory block .* is still in use/

function launch({ place, logFile, settings }: Options, port: number): { child: ChildProcess; ended: Promise<void> } {
  logFile.mark()
  // A session of its own: Ctrl+C in the terminal must reach only the server, which drains before it stops PostgreSQL.
  const child = spawnAs(
    place.account,
    [place.binaries.postgres, ...postgresArguments(place.clusterDir, port, settings)],
    {
      stdio: ['ignore', logFile.handle, logFile.handle],
      detached: true,
    },
  )
  child.unref()
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      writeSync(logFile.handle, `error: ${error.message}\n`)
      resolve()
    })
  })
  return { child, ended }
}

/** True once it accepts connections, false when it ended instead. Replaying a long log may take minutes. */
async function becameReady(child: ChildProcess, clusterDir: string, log: (line: string) => void): Promise<boolean> {
  for (let waited = 0; child.exitCode === null && child.signalCode === null && child.pid; waited += 20) {
    const pidFile = readPidFile(clusterDir)
    if (pidFile?.pid === child.pid && pidFile.ready) return true
    if (waited > 0 && waited % 5000 === 0) log('PostgreSQL is still replaying its log after an unclean end')
    await sleep(20)
  }
  return false
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const endedWithin = async (milliseconds: number) =>
    Promise.race([ended.then(() => true), sleep(milliseconds, false, { ref: true })])
  child.ref()
  child.kill('SIGINT')
  if (await endedWithin(10_000)) return
  child.kill('SIGQUIT')
  await endedWithin(5_000)
}

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startPostmaster(options: Options): Promise<Postmaster> {
  const { place, logFile, log, nextPort } = options
  for (let attempt = 0; ; attempt++) {
    const port = await nextPort()
    const { child, ended } = launch(options, port)
    if (await becameReady(child, place.clusterDir, log)) {
      return { port, ended, stop: () => stop(child, ended) }
    }
    const text = logFile.text()
    // Children of a killed postmaster take a moment to notice and to release its memory.
    const mayRetry = memoryTaken.test(text) ? attempt < 60 : portTaken.test(text) && attempt < 10
    if (!mayRetry) throw logFile.explain(place.clusterDir)
    await sleep(Math.min(250, attempt * 50))
  }
}

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Loopback with a password is sufficient, and a socket's path is limited to 107 bytes.
  unix_socket_directories: '',
  cluster_name: 'shouya',
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  // A checkpoint in the middle of the demonstration costs images of its pages, seconds of loading; one comes after 800 MB.
  max_wal_size: '1500MB',
  // Short queries dominate; compiling them costs more than it saves.
  jit: 'off',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log messages are matched to explain a failed start.
  lc_messages: 'C',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  logging_collector: 'off',
}

/** The arguments of `postgres`, given at each start, so that an edited or old postgresql.conf cannot change them. */
function postgresArguments(clusterDir: string, port: number, overrides: Record<string, string> = {}): string[] {
  const pairs = Object.entries({ ...settings, ...overrides, port: String(port) })
  return ['-D', clusterDir, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
