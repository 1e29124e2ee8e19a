import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { instant, localDay } from '@shouya/server/core/time/local.ts'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { isOpen, type } from '../rules.ts'
import { plannedTime, planOf } from './plan.ts'
import { listed } from './rows.ts'

/** A fixed handover must be done within an hour after its time (domain 5.1, D_ESCORT1 and 2). */
const GRACE = 3_600_000

/** The two fixed handovers of a unit's day, with their records. */
export async function getDay(
  ctx: Ctx,
  { dept_id, biz_date }: Input<typeof Contract.GetDay>,
): Promise<Answered<typeof Contract.GetDay>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  const { timezone } = ctx.services.database
  const day = biz_date ?? localDay(ctx.now, timezone)
  const rows = await ctx.scoped
    .rows('money_box')
    .selectAll()
    .where('dept_id', '=', unit.id)
    .where('biz_date', '=', day)
    .where('handover_type', 'in', [type.morning, type.evening])
    .where('status', '<>', moneyBox.states.codes.refused)
    .execute()
  const listedRows = await listed(ctx, rows)
  const fixed = await Promise.all(
    [type.morning, type.evening].map(async (handover_type) => {
      const plan = await planOf(ctx, unit.id, day, handover_type)
      const plan_time = await plannedTime(ctx, { dept_id: unit.id, biz_date: day, handover_type }, plan)
      const row = listedRows.find((existing) => existing.handover_type === handover_type)
      const open = row === undefined || isOpen(row)
      return {
        handover_type,
        plan_time,
        plate_no: row?.plate_no ?? plan?.plate_no ?? null,
        late: open && plan_time !== null && ctx.now.getTime() > instant(plan_time, timezone).getTime() + GRACE,
        handover: row ?? null,
      }
    }),
  )
  return {
    dept_id: unit.id,
    dept_name: unit.dept_name,
    biz_date: day,
    // A unit without boxes in the vault has neither.
    fixed: fixed.filter(({ plan_time, handover }) => plan_time !== null || handover !== null),
  }
}
