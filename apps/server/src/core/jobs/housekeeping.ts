import pg from 'pg'
import type { Jobs } from './jobs.ts'

const DAY = 86_400_000

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
  } finally {
    await client.end()
  }
}

export const defineHousekeeping = (jobs: Jobs, ownerUrl: string): void =>
  jobs.define('housekeeping', { cron: '10 0 * * *', run: ({ now }) => housekeeping(ownerUrl, now) })
