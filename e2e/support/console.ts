import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product serves, with the demonstration in it. */
    address: string
    /** Where it keeps its database and keys. */
    dataDir: string
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
export default async function setup(project: TestProject) {
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
  for (let tries = 0; !(await ready()); tries++) {
    if (server.exitCode !== null || tries > 600) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  project.provide('address', address)
  project.provide('dataDir', dataDir)
  return async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
