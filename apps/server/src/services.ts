import { join } from 'node:path'
import type { Logger } from 'pino'
import { defineJobs, openAreaTopics } from './app.ts'
import type { Config } from './config.ts'
import { openGates } from './core/budgets/gates.ts'
import { openCountCache } from './core/counts/countCache.ts'
import { openFileStore } from './core/files/store.ts'
import { type Jobs, openJobs } from './core/jobs/jobs.ts'
import { logFailure } from './core/jobs/logFailure.ts'
import { openKeys } from './core/keys/keys.ts'
import { listen } from './core/notify/listener.ts'
import type { Services } from './core/services.ts'
import { openSettings } from './core/settings/settings.ts'
import { type Clock, systemClock } from './core/time/clock.ts'
import { connect } from './db/connect.ts'
import { openLogins } from './db/logins.ts'

type Options = {
  config: Config
  /** The application's address, possibly through a pooler. */
  url: string
  /** The owner's address without a pooler: used to create the logins of the server and the partitions. */
  directUrl: string
  log: Logger
  clock?: Clock
}

export type Opened = { services: Services; jobs: Jobs; close(): Promise<void> }

/** Opens everything that one server process owns, on a migrated database. */
export async function openServices({ config, url, directUrl, log, clock = systemClock }: Options): Promise<Opened> {
  const keys = openKeys(config.keysFile)
  const logins = await openLogins({ url, directUrl, secret: (purpose) => keys.derived(`database ${purpose}`) })
  const database = await connect(logins.url, config.pool, logins.keeperUrl)
  const listener = await listen(logins.directUrl, log)
  const jobs = openJobs({
    url: logins.directUrl,
    timezone: database.timezone,
    log,
    clock,
    onFailure: (failed) => logFailure(database.kysely, failed),
  })
  const services: Services = {
    config,
    database,
    log,
    listener,
    clock,
    keys,
    settings: openSettings(database.kysely, listener),
    files: await openFileStore(join(config.dataDir, 'files'), database.kysely),
    topics: openAreaTopics({ database }, jobs),
    jobs,
    counts: openCountCache(listener, database.timezone),
    gates: openGates(config.pool),
  }
  defineJobs(jobs, services, directUrl)
  await jobs.open()
  return {
    services,
    jobs,
    async close() {
      await jobs.stop()
      await listener.close()
      await database.close()
    },
  }
}
