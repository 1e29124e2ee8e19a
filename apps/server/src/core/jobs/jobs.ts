import { type Kysely, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Unscoped } from '../../db/scope.ts'
import type { Clock } from '../time/clock.ts'
import type { FailedJob } from './logFailure.ts'

type Task = { data: unknown; now: Date }

export type Job = {
  /** A cron expression in the business time zone; a job without one runs when it is sent. */
  cron?: string
  run(task: Task): Promise<void>
}

export type Jobs = {
  /** Registers a job, before `start`. */
  define(name: string, job: Job): void
  /** Sends a job inside the caller's transaction: it exists if and only if that commits. */
  send(db: Kysely<Unscoped>, name: string, data: object): Promise<void>
  /** Runs a job immediately with the given clock; used by the schedule and by tests. */
  run(name: string, now: Date, data?: unknown): Promise<void>
  /** Connects the queue, so that jobs can be sent; `send` waits for it. */
  open(): Promise<void>
  /** Starts working and scheduling. */
  start(): Promise<void>
  stop(): Promise<void>
}

const POLL_SECONDS = 2

type Options = {
  url: string
  timezone: string
  log: Logger
  clock: Clock
  /** Records a failure; the queue retries independently of it. */
  onFailure(failed: FailedJob): Promise<void>
}

/**
 * Background jobs on the same PostgreSQL (pg-boss), whose tables are made by the migrations. The queue has two
 * connections of its own.
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
      // If the failure cannot be recorded, that must not cause another failure.
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
        const existing = new Set((await boss.getQueues()).map(({ name }) => name))
        for (const name of jobs.keys()) if (!existing.has(name)) await boss.createQueue(name)
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

/** pg-boss writes numbered parameters; they are run in the caller's transaction. */
const adapter = (db: Kysely<Unscoped>) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const parts = text.split(/\$(\d+)/)
    const query = parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))
    const { rows } = await sql.join(query, sql.raw('')).execute(db)
    return { rows: rows as unknown[] as never[] }
  },
})
