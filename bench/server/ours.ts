import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serverFlags } from '../../scripts/lib/serverFlags.mjs'
import type { World } from './world.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const peer = fileURLToPath(new URL('./peer.ts', import.meta.url))

export type Running = { url: string; pid: number; startedIn: number; stop(): Promise<void> }

/** The product's own server process on the benchmark's database. */
export const startOurs = (world: World, more: Record<string, string> = {}): Promise<Running> =>
  run(main, world, '/healthz', more)

/** The hand-written route that it is compared with. */
export const startPeer = (world: World): Promise<Running> => run(peer, world, '/')

/** A separate program with a port, the database and the keys; ready when `path` responds. */
export async function run(
  program: string,
  { url, dataDir, keysFile }: Pick<World, 'url' | 'dataDir' | 'keysFile'>,
  path: string,
  more: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...serverFlags, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: `${dataDir}/server`,
      KEYS_FILE: keysFile,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: `${dataDir}/compile-cache`,
      ...more,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const base = `http://127.0.0.1:${port}`
  while (
    !(await fetch(base + path).then(
      ({ status }) => status < 500,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const startedIn = performance.now() - began
  return {
    url: base,
    pid: child.pid ?? 0,
    startedIn,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
