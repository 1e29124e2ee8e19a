import pg from 'pg'
import { localTime } from '../core/time/local.ts'
import { HOUR, MINUTE } from '../demo/calendar.ts'

const DAY = 24 * HOUR

/**
 * The job queue uses PostgreSQL's clock, which cannot be moved; but each of its entries has a time zone. In this one it
 * runs at the hours of a clock that is ahead of the machine's.
 */
export async function moveCron(url: string, timezone: string, ahead: number): Promise<void> {
  const now = new Date()
  const offset = new Date(`${localTime(now, timezone).replace(' ', 'T')}Z`).getTime() - now.getTime()
  const moved = (((Math.round((offset + ahead) / MINUTE) * MINUTE) % DAY) + DAY) % DAY
  const zone = `UTC+${Math.floor(moved / HOUR)}:${String((moved % HOUR) / MINUTE).padStart(2, '0')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update pgboss.schedule set timezone = $1', [zone])
  } finally {
    await client.end()
  }
}
