import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { instant, localDay, localTime } from '@shouya/server/core/time/local.ts'
import { openedBy, type RegisterDay, reasonWith } from './closedDay.ts'

/** A device's clock may be slightly ahead. */
export const AHEAD = 5 * 60_000
/** In Chinese, because it is stored as evidence. */
export const WAITED = message('CN', 'register.waited')

type Entered = { filed_at: string | null; backfill_reason: string | null }
/** The field of the time, its value, and the register. */
type Entry = Omit<RegisterDay, 'day'> & { path: string; wanted: string | undefined }

/** A valid moment that is not in the future; 1001 at its field. */
export function pastMoment({ now, services }: Pick<Ctx, 'now' | 'services'>, path: string, time: string): Date {
  const { timezone } = services.database
  const at = instant(time, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== time) failAt(path, 'input.required')
  if (at.getTime() > now.getTime() + AHEAD) failAt(path, 'input.future')
  return at
}

/**
 * The time of an entry made at a door, its business day, and whether it is entered late: a later day needs a reason
 * (waiting for a network is one), and after `register.backfill_days` an approved request (domain 4, 1009), which
 * `spendOpening` uses when the record gets its number.
 */
export async function entryTimes(ctx: Ctx, { path, wanted, ...of }: Entry, input: Entered) {
  const { now, services } = ctx
  const { timezone } = services.database
  const filed_at = filedAt(ctx, input.filed_at)
  const time = wanted ?? filed_at ?? localTime(now, timezone)
  pastMoment(ctx, path, time)
  const biz_date = time.slice(0, 10)
  const today = localDay(now, timezone)
  const is_backfill = biz_date < today
  const permit = await openedBy(ctx, { ...of, day: biz_date })
  if (is_backfill && !input.backfill_reason && !filed_at) failAt('backfill_reason', 'register.backfillReason')
  return {
    time,
    biz_date,
    is_backfill,
    backfill_reason: is_backfill ? reasonWith(input.backfill_reason ?? WAITED, permit) : null,
    filed_at,
  }
}
