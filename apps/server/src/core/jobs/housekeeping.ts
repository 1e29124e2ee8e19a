import { withClient } from '../../db/withClient.ts'
import { parameters } from '../settings/parameters.ts'
import type { Jobs } from './jobs.ts'

const DAY = 86_400_000

const measure = `
  with log as (select coalesce(sum(pg_total_relation_size(inhrelid)), 0) as bytes
    from pg_inherits where inhparent = 'sys_log'::regclass)
  insert into storage_use (part, bytes, measure_time)
  select 'data', pg_database_size(current_database()) - log.bytes, $1::timestamptz from log
  union all select 'log', log.bytes, $1 from log
  union all select 'files', coalesce(sum(size), 0), $1 from file_blob
  on conflict (part) do update set bytes = excluded.bytes, measure_time = excluded.measure_time`

const { log, log_sensitive } = parameters['archive.retention_years'].standard
const years = "(select value::jsonb from setting where key = 'archive.retention_years')"
const forgetLogs = `select forget_logs($1, coalesce((${years} ->> 'log')::int, ${log}),
  coalesce((${years} ->> 'log_sensitive')::int, ${log_sensitive}))`

/** The steps run independently: a failing one does not stop the others. */
const steps = (now: Date): readonly (readonly [sql: string, from: Date])[] => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  return [
    ['select roll_partitions($1)', now],
    ['delete from captcha where expire_time < $1', now],
    ['delete from rate_hit where window_start < $1', daysAgo(1)],
    ['delete from sign_in_failure where create_time < $1', daysAgo(1)],
    ['delete from sign_in_lock where until < $1', now],
    // Ended sessions are kept as long as questions about them are likely; the audit log keeps the sign-in itself.
    ['delete from session where coalesce(end_time, expire_time) < $1', daysAgo(30)],
    // Not used for half a year.
    ['delete from known_device where last_time < $1', daysAgo(180)],
    ['delete from remind_msg where send_time < $1', daysAgo(180)],
    ['delete from remind_delivery where create_time < $1', daysAgo(180)],
    [forgetLogs, now],
    // Two years in detail (domain 11.9).
    ['select forget_uses($1, 2)', now],
    // What the details of a month added up to, ten.
    ["delete from use_month where month < date_trunc('month', $1::timestamptz - interval '10 years')", now],
    // Requests of terminals work once within a window of five minutes, both ways.
    ["delete from device_nonce where create_time < $1::timestamptz - interval '15 minutes'", now],
    [measure, now],
  ]
}

/** Creates partitions ahead and removes outdated rows, as the tables' owner. Runs at every start and every hour. */
export async function housekeeping(ownerUrl: string, now: Date): Promise<void> {
  // Creating a partition waits for the readers of the table, and everybody else then waits behind it.
  const config = { connectionString: ownerUrl, application_name: 'shouya-housekeeping', lock_timeout: 10_000 }
  const failed: unknown[] = []
  await withClient(config, async (client) => {
    for (const [text, from] of steps(now)) await client.query(text, [from]).catch((error) => failed.push(error))
  })
  if (failed.length > 0) throw new AggregateError(failed, `housekeeping: ${failed.map(String).join('; ')}`)
}

export const defineHousekeeping = (jobs: Jobs, ownerUrl: string): void =>
  jobs.define('housekeeping', { cron: '10 * * * *', run: ({ now }) => housekeeping(ownerUrl, now) })
