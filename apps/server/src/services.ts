import { join } from 'node:path'
import type { Logger } from 'pino'
import { defineJobs, openAreaTopics } from './app.ts'
import type { Config } from './config.ts'
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

type Options = {
  config: Config
  /** The application's address, maybe through a pooler. */
  url: string
  /** The owner's address without a pooler: listening, jobs. */
  directUrl: string
  log: Logger
  clock?: Clock
}

export type Opened = { services: Services; jobs: Jobs; close(): Promise<void> }

/** Opens everything that one server process owns, on a migrated database. */
export async function openServices({ config, url, directUrl, log, clock = systemClock }: Options): Promise<Opened> {
  const database = await connect(url, config.pool)
  const listener = await listen(directUrl, log)
  const jobs = openJobs({
    url: directUrl,
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
    keys: openKeys(config.keysFile),
    settings: openSettings(database.kysely, listener),
    files: await openFileStore(join(config.dataDir, 'files'), database.kysely),
    topics: openAreaTopics({ database }, jobs),
    jobs,
    counts: openCountCache(listener, database.timezone),
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
