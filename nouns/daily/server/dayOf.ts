import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { openedBy, type RegisterDay } from './closedDay.ts'

type Wanted = Omit<RegisterDay, 'day'> & {
  /** By default today. */
  day: string | undefined
  /** Of an existing draft. */
  bill_no?: string | null
}

/**
 * The business day of an entry: today or one of the last `register.backfill_days`, an older one with an approved
 * request (1009), never a future one (1001).
 */
export async function dayOf(ctx: Ctx, { day: wanted, bill_no = null, ...of }: Wanted) {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const day = wanted ?? today
  if (day > today) failAt('biz_date', 'input.future')
  await openedBy(ctx, { ...of, day }, bill_no)
  return { day, late: day < today }
}
