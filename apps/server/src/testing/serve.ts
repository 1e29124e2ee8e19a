import { join } from 'node:path'
import { forgetFlows } from '@shouya/nouns/approvals/request/server/frozenFlow.ts'
import pino from 'pino'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { moveCron } from './moveCron.ts'

/** What the process is to serve now. */
export type ServeOrder = {
  url: string
  dataDir: string
  /** Milliseconds by which its clock is ahead of the machine's. */
  ahead: number
  /** A fixed time in milliseconds: the clock stands still and `ahead` is ignored. */
  still?: number
}

let close = async () => {}

/**
 * A server process for one existing database after another, each with a clock of its own. For each order it sends its
 * address to the parent process, for `null` nothing is served any more; it ends with the parent.
 */
process.on('message', async (order: ServeOrder | null) => {
  await close()
  close = async () => {}
  forgetFlows()
  process.send?.(order && (await serve(order)))
})

process.on('disconnect', async () => {
  await close()
  process.exit(0)
})

async function serve({ url, dataDir, ahead, still }: ServeOrder): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1', PORT: '0' })
  const clock = { now: () => new Date(still ?? Date.now() + ahead) }
  const output = pino.destination({ dest: join(dataDir, 'server.log'), sync: false })
  const log = pino({ level: config.logLevel }, output)
  const { services, jobs, close: closeServices } = await openServices({ config, url, directUrl: url, log, clock })
  const app = await buildApp(services)
  close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await closeServices()
    output.end()
  }
  const address = await app.listen({ port: 0, host: config.host })
  if (still === undefined) {
    await jobs.start()
    await moveCron(url, services.database.timezone, ahead)
  }
  return address
}
