import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

export type Served = {
  /** Where the product serves, with the demonstration in it. */
  address: string
  /** Where it keeps its database and keys. */
  dataDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One product for each worker, so that no file of tests meets what another one does at the same time. */
    served: Served[]
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The product as people start it: its own process, embedded PostgreSQL, demonstration data. */
async function start(): Promise<Served & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shouya-e2e-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  // The demonstration takes its time on a busy machine.
  const latest = Date.now() + 600_000
  while (!(await ready())) {
    if (server.exitCode === null && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, 100))
    else {
      // Asked, not killed: its database would stay behind.
      server.kill('SIGTERM')
      throw new Error('the server did not start')
    }
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, dataDir, stop }
}

export default async function setup(project: TestProject) {
  const all = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide(
    'served',
    all.map(({ address, dataDir }) => ({ address, dataDir })),
  )
  return async () => {
    await Promise.all(all.map(({ stop }) => stop()))
  }
}
