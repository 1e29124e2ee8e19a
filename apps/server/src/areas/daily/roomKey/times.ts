import type { Input } from '@shouya/contract/action'
import type * as RoomKey from '@shouya/contract/controllers/RoomKey'
import { message } from '@shouya/contract/messages'
import type { Ctx } from '../../../core/context.ts'
import { fail, failAt } from '../../../core/failure.ts'
import { filedAt } from '../../../core/time/filedAt.ts'
import { addDays, instant, localDay, localTime } from '../../../core/time/local.ts'
import { type } from './rules.ts'

/** A door's clock may run ahead a little. */
const AHEAD = 5 * 60_000
/** Kept as evidence, so in the language of the books. */
const WAITED = message('CN', 'register.waited')

/**
 * When the handover was, which business day it counts for, and whether it is entered late: on a later day it needs a
 * reason (that it waited on a device is one), and past `register.backfill_days` it is refused (domain 4, 1009).
 */
export async function timesOf(ctx: Ctx, input: Input<typeof RoomKey.Save>) {
  const { now, services } = ctx
  const { timezone } = services.database
  const filed_at = filedAt(ctx, input.filed_at)
  const handover_time = input.handover_time ?? filed_at ?? localTime(now, timezone)
  const at = instant(handover_time, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== handover_time) failAt('handover_time', 'input.required')
  if (at.getTime() > now.getTime() + AHEAD) failAt('handover_time', 'input.future')
  const biz_date = handover_time.slice(0, 10)
  const today = localDay(now, timezone)
  const is_backfill = biz_date < today
  if (is_backfill) {
    const days = await services.settings.get('register.backfill_days')
    if (biz_date < addDays(today, -days)) fail('PeriodClosed')
    if (!input.backfill_reason && !filed_at) failAt('backfill_reason', 'roomKey.backfillReason')
  }
  const temporary = input.handover_type === type.temporary
  if (temporary && !(input.expect_return_time && input.expect_return_time > handover_time))
    failAt('expect_return_time', 'roomKey.returnTime')
  return {
    handover_time,
    biz_date,
    is_backfill,
    backfill_reason: is_backfill ? (input.backfill_reason ?? WAITED) : null,
    filed_at,
    expect_return_time: temporary ? input.expect_return_time : null,
  }
}
