import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { instant, localTime } from '@shouya/server/core/time/local.ts'
import { session } from '../noun.ts'
import type { Check } from './rules.ts'

const MINUTE = 60_000

type Hours = { business_begin: string | null; business_end: string | null }

/**
 * The time from which a session of a unit's day may be signed (ADR 045): opening some time before business hours,
 * during business at their start, closing shortly before their end. Null if the unit has no hours.
 */
export async function opensAt(
  { services: { database, settings } }: Pick<Ctx, 'services'>,
  { business_begin, business_end }: Hours,
  day: string,
  of: number,
): Promise<Date | null> {
  const hour = of === session.after ? business_end : business_begin
  if (hour === null) return null
  const before =
    of === session.before
      ? await settings.get('check.before_open_from_min')
      : of === session.after
        ? await settings.get('check.close_from_min')
        : 0
  return new Date(instant(`${day} ${hour.slice(0, 5)}:00`, database.timezone).getTime() - before * MINUTE)
}

/** The business hours of a check's unit. */
const hoursOf = ({ db }: Pick<Ctx, 'db'>, dept_id: number): Promise<Hours> =>
  everything(db)
    .selectFrom('dept')
    .select(['business_begin', 'business_end'])
    .where('id', '=', dept_id)
    .executeTakeFirstOrThrow()

/** The time from which a draft check may be signed, as output. */
export async function opensOf(ctx: Ctx, row: Pick<Check, 'dept_id' | 'biz_date' | 'session'>): Promise<string | null> {
  const opens = await opensAt(ctx, await hoursOf(ctx, row.dept_id), row.biz_date, row.session)
  return opens && localTime(opens, ctx.services.database.timezone)
}

/**
 * Nothing may be signed in advance: not a session before its time, no time of the day in the future, and no arming
 * during business hours. Entries on a later day are marked (`is_backfill`).
 */
export async function checkMoments(ctx: Ctx, row: Check): Promise<void> {
  const { timezone } = ctx.services.database
  for (const path of ['disarm_time', 'arm_time'] as const) {
    const time = row[path]
    if (time !== null && instant(`${row.biz_date} ${time.slice(0, 5)}:00`, timezone) > ctx.now)
      failAt(path, 'input.future')
  }
  const opens = await opensAt(ctx, await hoursOf(ctx, row.dept_id), row.biz_date, row.session)
  if (opens === null) return
  const time = localTime(opens, timezone).slice(11, 16)
  const signed = row.filed_at === null ? ctx.now : instant(row.filed_at, timezone)
  if (!row.is_backfill && signed < opens) failAt('session', 'securityCheck.notYet', { time })
  if (row.arm_time !== null && instant(`${row.biz_date} ${row.arm_time.slice(0, 5)}:00`, timezone) < opens)
    failAt('arm_time', 'securityCheck.refused.armedEarly', { time })
}
