import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const dir = mkdtempSync(join(tmpdir(), 'shouya-serving-'))
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM')
})
afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }))

/** The last step of `npm start` with a given server: its output so far, and its end. */
function runKept(command: string[], env: Record<string, string> = {}) {
  const call = `import { keepServing } from ${JSON.stringify(join(import.meta.dirname, 'keepServing.mjs'))}
    process.exitCode = await keepServing(${JSON.stringify([process.execPath, ...command])}, process.env)`
  return watched(['--input-type=module', '-e', call], env)
}

/** A process with its output. */
function watched(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: dir, ...env },
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    code,
    said: () => output,
    says: (pattern: RegExp) => expect.poll(() => output, { timeout: 25_000 }).toMatch(pattern),
  }
}

/** A server of one line. */
const server = (line: string) => {
  const file = join(dir, `server${line.length}.mjs`)
  writeFileSync(file, line)
  return [file]
}
const alive = 'console.log("serves as " + process.pid); setInterval(() => {}, 1000)'
const pids = (log: string) => [...log.matchAll(/serves as (\d+)/g)].map(([, pid]) => Number(pid))

test('a server that dies is started again, says why, and rests longer each time', async () => {
  const { child, code, said, says } = runKept(server(alive))
  await says(/serves as/)
  process.kill(pids(said())[0] as number, 'SIGKILL')
  await says(/was ended by SIGKILL and is started again in 1 s/)
  await says(/serves as.*serves as/s)
  process.kill(pids(said())[1] as number, 'SIGKILL')
  await says(/is started again in 2 s/)
  await says(/serves as.*serves as.*serves as/s)
  expect(new Set(pids(said())).size).toBe(3)
  child.kill('SIGTERM')
  expect(await code).toBe(128 + 15)
})

/** `npm start` itself; only the steps before the server are empty, and the server is another program. */
function started(args: string[], program: string[]) {
  const steps = {
    runtime: `export const ensureRuntime = () => ({ node: process.execPath, env: process.env })`,
    dependencies: `export const ensureDependencies = () => {}`,
    buildConsole: `export const hasConsole = () => true; export const buildConsole = () => {}; export const viteCommand = () => []`,
    buildManual: `export const buildManual = () => {}`,
    serverFlags: `export const serverFlags = ${JSON.stringify(program)}`,
  }
  const hook = `import { registerHooks } from 'node:module'
    const steps = ${JSON.stringify(steps)}
    registerHooks({ resolve(name, context, next) {
      const step = steps[/^\\.\\/lib\\/(\\w+)\\.mjs$/.exec(name)?.[1]]
      return step ? { url: 'data:text/javascript,' + encodeURIComponent(step), shortCircuit: true } : next(name, context)
    } })`
  const file = join(dir, 'hook.mjs')
  writeFileSync(file, hook)
  return watched(['--import', file, join(import.meta.dirname, '../start.mjs'), ...args])
}

test.each([
  ['npm start', []],
  ['npm run production', ['--production']],
])('%s starts a server again that died', async (_, args) => {
  const { said, says } = started(args, server(alive))
  await says(/serves as/)
  process.kill(pids(said())[0] as number, 'SIGKILL')
  await says(/was ended by SIGKILL and is started again in 1 s.*serves as/s)
})

test('Ctrl+C during a pause ends it', async () => {
  const { child, code, said, says } = runKept(server('console.log("serves as 1"); process.exit(3)'))
  await says(/ended with exit code 3 and is started again in 2 s/)
  const before = said()
  child.kill('SIGINT')
  expect(await code).toBe(0)
  expect(said()).toBe(before)
})

test('a server that ends by itself stays ended', async () => {
  const { code, said } = runKept(server('console.log("bye")'))
  expect(await code).toBe(0)
  expect(said()).toBe('bye\n')
})

test('what only a person can mend is said once: a wrong value, a taken port', async () => {
  const wrong = runKept([main], { PORT: 'eighty' })
  expect(await wrong.code).toBe(78)
  expect(wrong.said()).toMatch(/^PORT is "eighty", it must be a whole number from 0 to 65535\.\n$/)

  const occupied = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => occupied.once('listening', resolve))
  const { port } = occupied.address() as { port: number }
  const second = runKept([main], { PORT: String(port) })
  expect(await second.code).toBe(78)
  expect(second.said()).toBe(`PORT ${port} is taken by another program; set PORT to a free one.\n`)
  occupied.close()
})

test('a database that does not answer may come back', async () => {
  const { says } = runKept([main], { PORT: '0', DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' })
  await says(/The database of DATABASE_URL does not answer\.\n.*started again in 1 s/)
})
