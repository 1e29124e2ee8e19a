import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { moveCron } from './moveCron.ts'

/** The arguments of the process, as JSON. */
export type ServeOrder = {
  url: string
  dataDir: string
  /** Milliseconds by which its clock is ahead of the machine's. */
  ahead: number
  /** A fixed time in milliseconds: the clock stands still and `ahead` is ignored. */
  still?: number
}

const { url, dataDir, ahead, still }: ServeOrder = JSON.parse(process.argv[2] ?? '')

/**
 * A server on an existing database with a clock of its own. Sends its address to the parent process, and ends with it.
 */
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1', PORT: '0' })
const clock = { now: () => new Date(still ?? Date.now() + ahead) }
const log = pino({ level: config.logLevel }, pino.destination({ dest: join(dataDir, 'server.log'), sync: false }))
const { services, jobs, close } = await openServices({ config, url, directUrl: url, log, clock })
const app = await buildApp(services)
const address = await app.listen({ port: 0, host: config.host })
if (still === undefined) {
  await jobs.start()
  await moveCron(url, services.database.timezone, ahead)
}
process.send?.(address)

process.on('disconnect', async () => {
  app.server.closeAllConnections()
  await app.close()
  await close()
  process.exit(0)
})
