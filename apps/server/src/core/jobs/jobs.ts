import { type Kysely, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Unscoped } from '../../db/scope.ts'
import type { Clock } from '../time/clock.ts'
import type { FailedJob } from './logFailure.ts'

type Task = { data: unknown; now: Date }

export type Job = {
  /** A cron line in the business time zone; a job without one runs when it is sent. */
  cron?: string
  run(task: Task): Promise<void>
}

export type Jobs = {
  /** Before `start`: names what the queue runs. */
  define(name: string, job: Job): void
  /** Sends a job inside the caller's transaction: it exists if and only if that commits. */
  send(db: Kysely<Unscoped>, name: string, data: object): Promise<void>
  /** Runs a job now, with its own clock; what schedules and tests call. */
  run(name: string, now: Date, data?: unknown): Promise<void>
  /** Connects the queue, so that jobs can be sent; `send` waits for it. */
  open(): Promise<void>
  /** Begins to work and to watch the clock. */
  start(): Promise<void>
  stop(): Promise<void>
}

const POLL_SECONDS = 2

type Options = {
  url: string
  timezone: string
  log: Logger
  clock: Clock
  /** Writes down what failed, beside the queue's own second try. */
  onFailure(failed: FailedJob): Promise<void>
}

/**
 * Background work on the same PostgreSQL (pg-boss), whose tables the migration makes. The queue has two connections of its own.
 */
export function openJobs(options: Options): Jobs {
  const { url, timezone, log, clock, onFailure } = options
  const jobs = new Map<string, Job>()
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'shouya-jobs',
    max: 2,
    migrate: false,
    createSchema: false,
    reindex: false,
  })
  boss.on('error', (err) => log.error({ err }, 'job queue'))
  let opened: Promise<void> | null = null

  const run: Jobs['run'] = async (name, now, data = {}) => {
    const job = jobs.get(name)
    if (!job) throw new Error(`no job ${name}`)
    try {
      await job.run({ data, now })
    } catch (error) {
      // What failed must not fail a second time because it could not be written down.
      await onFailure({ name, error, now }).catch((err) => log.error({ err }, 'audit failed'))
      throw error
    }
  }

  return {
    define: (name, job) => void jobs.set(name, job),
    async send(db, name, data) {
      await opened
      await boss.send(name, data, { db: adapter(db), retryLimit: 10, retryDelay: 5, retryBackoff: true })
    },
    run,
    open() {
      opened ??= boss.start().then(async () => {
        const there = new Set((await boss.getQueues()).map(({ name }) => name))
        for (const name of jobs.keys()) if (!there.has(name)) await boss.createQueue(name)
      })
      return opened
    },
    async start() {
      await opened
      for (const [name, { cron }] of jobs) {
        await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
          for (const { data } of batch) await run(name, clock.now(), data)
        })
        if (cron) await boss.schedule(name, cron, {}, { tz: timezone })
      }
    },
    async stop() {
      await opened?.then(() => boss.stop({ graceful: true, timeout: 5_000 }))
      opened = null
    },
  }
}

/** pg-boss writes numbered parameters; the caller's transaction runs them. */
const adapter = (db: Kysely<Unscoped>) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const parts = text.split(/\$(\d+)/)
    const query = parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))
    const { rows } = await sql.join(query, sql.raw('')).execute(db)
    return { rows: rows as unknown[] as never[] }
  },
})
