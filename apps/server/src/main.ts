import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp, fillEmpty } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { housekeeping } from './core/jobs/housekeeping.ts'
import { isEmpty } from './core/org/firstAccount.ts'
import { lockDataDir } from './db/embedded/lock.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openServices } from './services.ts'
import { startFailure } from './startFailure.ts'

const DRAIN = 10_000
/** sysexits' EX_CONFIG: a supervisor need not restart the server (`scripts/lib/keepServing.mjs`). */
const HOPELESS = 78

// The reader of the output may have ended, e.g. a closed terminal; the server still shuts down in order.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
  })

/** Closes of everything opened so far; shutdown and a failed start call them in reverse order. */
const opened: (() => unknown)[] = []

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close()
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const lock = lockDataDir(config.dataDir)
  opened.push(() => lock.release())
  await tryPort(config)
  const log = await openLog(config)
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        log: say,
        onLost: (error) => quit(`PostgreSQL is gone: ${error}`),
      })
  if (embedded) opened.push(() => embedded.stop())
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseUrlDirect ?? url
  await migrate(directUrl)
  // The server works without it: rows are in a default partition, `/readyz` reports it, and the job tries again.
  await housekeeping(directUrl, new Date()).catch((err) => log.error({ err }, 'housekeeping failed'))
  if (await isEmpty(directUrl)) await fill(directUrl, config)
  const { services, jobs, close } = await openServices({ config, url, directUrl, log })
  opened.push(close)
  const app = await buildApp(services)
  opened.push(() => drain(app))
  const address = await app.listen({ port: config.port, host: config.host })
  await jobs.start()
  lock.announce(address)
  say(`Shouya serves ${address}`)
  if (config.demo)
    say(
      'Sign in as admin, or as a role such as outlet_safety; the password of every demonstration account is Demo@2026.',
    )

  const end = async () => {
    if (opened.length === 0) return
    say('Ending: requests under way have 10 seconds.')
    await closeAll()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** Fails at once if the port is taken, not only after the demonstration has been loaded. */
async function tryPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** The demonstration logs to a file, so that the terminal shows messages for people only; production logs to the terminal. */
async function openLog({ logLevel, demo, dataDir }: Config) {
  // A failed statement's detail quotes the row.
  const redact = [
    'req.headers',
    'password',
    '*.password',
    'token',
    '*.token',
    'err.detail',
    'err.where',
    'err.parameters',
  ]
  const destination = pino.destination(demo ? { dest: join(dataDir, 'server.log'), sync: false } : 1)
  // pino flushes when the process exits, and throws there if its file is not open by then.
  await once(destination, 'ready')
  return pino({ level: logLevel, redact }, destination)
}

async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN)
  await app.close()
  clearTimeout(late)
}

/** The first content of an empty database: the demonstration, or head office and `admin`. */
async function fill(url: string, { demo, adminPassword, keysFile, dataDir }: Config): Promise<void> {
  if (demo) {
    const { loadDemo } = await import('./demo/loadDemo.ts')
    await loadDemo(url, { now: new Date(), say, home: { keysFile, dataDir } })
    return
  }
  if (!adminPassword) throw new ConfigError('ADMIN_PASSWORD must be set for the first start on an empty database.')
  const flows = await fillEmpty(url, adminPassword)
  say('Created the account admin; it changes its password at the first sign-in.')
  say(`Published the approval flows that registers ask for: ${flows.join(', ')}.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function quit(line: string, code = 1): never {
  process.stderr.write(`${line}\n`)
  process.exit(code)
}

main().catch(async (error) => {
  await closeAll().catch(() => {})
  const { line, hopeless } = startFailure(error, process.env)
  quit(line, hopeless ? HOPELESS : 1)
})
