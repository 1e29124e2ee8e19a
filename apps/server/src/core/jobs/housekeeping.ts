import pg from 'pg'
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

/** Partitions ahead and leftovers away, as the tables' owner. Runs at every start and every night. */
export async function housekeeping(ownerUrl: string, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'shouya-housekeeping' })
  await client.connect()
  try {
    const before = (days: number) => new Date(now.getTime() - days * DAY)
    await client.query('select roll_partitions($1)', [now])
    await client.query('delete from captcha where expire_time < $1', [now])
    await client.query('delete from rate_hit where window_start < $1', [before(1)])
    await client.query('delete from sign_in_failure where create_time < $1', [before(1)])
    await client.query('delete from sign_in_lock where until < $1', [now])
    // Ended sessions stay as long as a question about them is likely; the audit log keeps the sign-in itself.
    await client.query('delete from session where coalesce(end_time, expire_time) < $1', [before(30)])
    await client.query('delete from remind_msg where send_time < $1', [before(180)])
    await client.query(measure, [now])
  } finally {
    await client.end()
  }
}

export const defineHousekeeping = (jobs: Jobs, ownerUrl: string): void =>
  jobs.define('housekeeping', { cron: '10 0 * * *', run: ({ now }) => housekeeping(ownerUrl, now) })
