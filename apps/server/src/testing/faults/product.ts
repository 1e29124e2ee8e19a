import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { clusterHome } from '../../db/embedded/clusterHome.ts'
import { readPidFile } from '../../db/embedded/pidFile.ts'
import { runningUrl } from '../../db/embedded/runningUrl.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const PATIENCE = 120_000

/** The product as users run it, a process of its own with its own PostgreSQL, which the test kills and restarts. */
export type Product = {
  readonly address: string
  readonly dataDir: string
  /** The owner's address of its database. */
  url(): string
  /** SIGKILL to the server, which is restarted immediately. */
  killServer(): Promise<void>
  /** SIGKILL to PostgreSQL, which the server starts again. */
  killPostgres(): void
  ready(): Promise<void>
  close(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-faults-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let server = launch(dataDir, port)
  let serves = served(server)
  const ready = async () => {
    // It responds before its jobs run, and a start that loses its database fails: wait until it has started before
    // killing.
    await serves
    for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
      const answers = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) return
    }
    throw new Error('the server does not come back')
  }
  await ready()
  return {
    address,
    dataDir,
    ready,
    url() {
      const url = runningUrl(dataDir)
      if (!url) throw new Error('PostgreSQL does not run')
      return url
    },
    async killServer() {
      await end(server, 'SIGKILL')
      server = launch(dataDir, port)
      serves = served(server)
    },
    killPostgres() {
      const { pid = 0 } = readPidFile(join(clusterHome(dataDir), 'postgres')) ?? {}
      if (pid > 1) process.kill(pid, 'SIGKILL')
    },
    async close() {
      await end(server, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const launch = (dataDir: string, port: number): ChildProcess =>
  spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '0',
      ADMIN_PASSWORD: 'Quiet-Harbour-41',
      LOG_LEVEL: 'silent',
    },
  })

/** Resolves when it reports that it serves, or has ended. */
const served = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.stdout?.on('data', (text) => String(text).includes('Shouya serves') && resolve())
  })

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill(signal)
  await ended
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
