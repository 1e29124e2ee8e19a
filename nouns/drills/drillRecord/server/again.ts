import { linkTo } from '@shouya/noun/noun'
import { periodOf, periodType } from '@shouya/noun/period'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { changeRow, insertRecord } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import { drillRecord } from '../noun.ts'
import { REDRILL_DAYS } from '../rules.ts'
import { type DrillRecord, status } from './rules.ts'

const { table } = drillRecord

/** A drill that failed is planned again on the last day of its deadline; whoever is on duty may set an earlier one. */
export async function planAgain(ctx: Ctx, failed: DrillRecord): Promise<void> {
  const unit = await find(ctx, 'dept', failed.dept_id)
  const redrill_due = addDays(localDay(ctx.now, ctx.services.database.timezone), REDRILL_DAYS)
  const [bill_no = ''] = await nextNumber(ctx.db, drillRecord.prefix, redrill_due, unit.dept_code)
  const { dept_id, dept_name, plan_id, plan_name, drill_type, form, is_blind, place } = failed
  const again = await insertRecord(ctx, drillRecord, {
    ...{ bill_no, dept_id, dept_name, plan_id, plan_name, drill_type, form, is_blind, place },
    ...{ commander_user_id: failed.commander_user_id, commander_user_name: failed.commander_user_name },
    ...{ begin_time: `${redrill_due} 15:00:00`, end_time: `${redrill_due} 16:00:00` },
    period_key: periodOf(periodType.quarter, redrill_due),
    ...{ redrill_of: failed.id, redrill_due, status: status.planned },
  })
  const receivers = [unit.safety_user_id, unit.leader_user_id].filter((receiver) => receiver !== null)
  await remind(
    ctx.db,
    {
      code: 'drill_again',
      receivers,
      params: { bill_no: failed.bill_no, plan: plan_name, day: redrill_due },
      link: linkTo(drillRecord, again.id),
      table,
      id: again.id,
      level: 2,
    },
    ctx.now,
  )
}

/** The evaluation that asked for a repetition was taken back; one that was carried out keeps it (1004). */
export async function giveUpAgain(ctx: Ctx, failed: DrillRecord, reason: string): Promise<void> {
  const again = await everything(ctx.db)
    .selectFrom('drill_record')
    .selectAll()
    .where('redrill_of', '=', failed.id)
    .where('status', '<>', status.cancelled)
    .forUpdate()
    .executeTakeFirst()
  if (!again) return
  if (again.status !== status.planned) fail('WrongState', { reason: 'drillRecord.refused.repeated' })
  await changeRow(ctx, drillRecord, again, { status: status.cancelled, cancel_reason: reason }, reason)
  await settle(ctx.db, { codes: ['drill_again'], table, id: again.id, by: ctx.user.userId }, ctx.now)
}
