import type { Services } from '../services.ts'
import { localDay } from '../time/local.ts'
import { keepResult, type Result } from './keepResult.ts'

/** The page of what a job made on a day of the bank; jobs without one are not kept. */
type Made = { readonly made?: (day: string) => string }

/** Runs a job and keeps how long work of the server ended: how many records it made, or why it failed. */
export async function keptRun(
  { database }: Pick<Services, 'database'>,
  name: string,
  { made }: Made,
  now: Date,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (!made) return run()
  const keep = (end: Pick<Result, 'total' | 'done' | 'failed' | 'reasons'>) =>
    keepResult(
      database.kysely,
      { ...end, kind: 'job', action: `Job/${name}`, userId: null, link: made(localDay(now, database.timezone)) },
      now,
    )
  try {
    const count = await run()
    if (typeof count === 'number' && count > 0) await keep({ total: count, done: count, failed: 0 })
    return count
  } catch (error) {
    const message = String(error).slice(0, 500)
    await keep({ total: 1, done: 0, failed: 1, reasons: [{ row: null, name: '', message }] })
    throw error
  }
}
