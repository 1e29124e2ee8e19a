import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import type { Gates } from './budgets/gates.ts'
import type { CountCache } from './counts/countCache.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Keys } from './keys/keys.ts'
import type { Listener } from './notify/listener.ts'
import type { Settings } from './settings/settings.ts'
import type { Clock } from './time/clock.ts'
import type { Topics } from './topics/topics.ts'

/** The parts of the environment that calls need. */
type ServerConfig = {
  readonly dataDir: string
  readonly demo: boolean
  readonly publicUrl: string | undefined
  readonly host: string
  readonly allowedHosts: readonly string[]
  readonly trustProxy: false | number | string[]
  readonly uploadOrigins: readonly string[]
  readonly virusScan: readonly string[] | undefined
  readonly paySandbox: boolean
}

/** The resources of one server process, available to every call; made once by `buildApp`. */
export type Services = {
  readonly config: ServerConfig
  readonly database: Database
  readonly log: Logger
  readonly keys: Keys
  readonly settings: Settings
  readonly listener: Listener
  readonly files: FileStore
  readonly clock: Clock
  readonly topics: Topics
  readonly jobs: Pick<Jobs, 'send'>
  readonly counts: CountCache
  readonly gates: Gates
}
