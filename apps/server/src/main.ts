import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { housekeeping } from './core/jobs/housekeeping.ts'
import { firstAccount, isEmpty } from './core/org/firstAccount.ts'
import { lockDataDir } from './db/embedded/lock.ts'
import { StartError } from './db/embedded/startError.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openServices } from './services.ts'

const DRAIN = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const lock = lockDataDir(config.dataDir)
  // People read the terminal, machines read the log: only production has both in one place.
  const log = pino(
    {
      level: config.logLevel, // A failed statement's detail quotes the row.
      redact: [
        'req.headers',
        'password',
        '*.password',
        'token',
        '*.token',
        'err.detail',
        'err.where',
        'err.parameters',
      ],
    },
    config.demo ? pino.destination({ dest: join(config.dataDir, 'server.log'), sync: false }) : pino.destination(1),
  )
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        log: say,
        onLost: (error) => quit(`PostgreSQL is gone: ${error}`),
      })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseUrlDirect ?? url
  await migrate(directUrl)
  await housekeeping(directUrl, new Date())
  if (await isEmpty(directUrl)) await fill(directUrl, config)
  const { services, jobs, close } = await openServices({ config, url, directUrl, log })
  const app = await buildApp(services)
  await app.listen({ port: config.port, host: config.host })
  await jobs.start()
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  lock.announce(address)
  say(`Shouya serves ${address}`)
  if (config.demo)
    say(
      'Sign in as admin, or as a role such as outlet_safety; the password of every demonstration account is Demo@2026.',
    )

  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    say('Ending: requests under way have 10 seconds.')
    const late = setTimeout(() => app.server.closeAllConnections(), DRAIN)
    await app.close()
    clearTimeout(late)
    await close()
    await embedded?.stop()
    lock.release()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** The first content of an empty database: the demonstration, or head office and `admin`. */
async function fill(url: string, { demo, adminPassword }: Config): Promise<void> {
  if (demo) {
    const { loadDemo } = await import('./demo/loadDemo.ts')
    await loadDemo(url, { now: new Date(), say })
    return
  }
  if (!adminPassword) throw new Error('ADMIN_PASSWORD must be set for the first start on an empty database.')
  await firstAccount(url, adminPassword)
  say('Created the account admin; it changes its password at the first sign-in.')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function quit(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    quit(`PORT ${process.env.PORT ?? 8080} is taken by another program; set PORT to a free one.`)
  if (error.code === 'EACCES' && error.syscall === 'listen')
    quit(`PORT ${process.env.PORT} needs rights that this user does not have.`)
  if (error instanceof ConfigError || error instanceof StartError) quit(error.message)
  quit(process.env.LOG_LEVEL === 'debug' ? String(error.stack) : `Shouya cannot start: ${error.message}`)
})
