import type { Services } from '../services.ts'
import { localDay } from '../time/local.ts'
import { keepResult, type Result } from './keepResult.ts'

/** The page of what a job made on a day of the bank; jobs without one are not kept. */
type Made = { readonly made?: (day: string) => string }

/** How the run of a job ended that may leave records out: how many it did, and what it did not do and why. */
export type Ended = { readonly done: number; readonly left: readonly { name: string; message: string }[] }

const isEnded = (end: unknown): end is Ended => typeof end === 'object' && end !== null && 'left' in end

/** Runs a job and keeps how long work of the server ended: how many records it made and left out, or why it failed; answers how many. */
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
    const end = await run()
    const { done, left } = isEnded(end) ? end : { done: typeof end === 'number' ? end : 0, left: [] }
    if (done + left.length > 0)
      await keep({
        ...{ total: done + left.length, done, failed: left.length },
        reasons: left.map((reason) => ({ row: null, ...reason })),
      })
    return done
  } catch (error) {
    const message = String(error).slice(0, 500)
    await keep({ total: 1, done: 0, failed: 1, reasons: [{ row: null, name: '', message }] })
    throw error
  }
}
