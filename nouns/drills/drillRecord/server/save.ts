import type { Result as Answered, Input } from '@shouya/contract/action'
import { periodOf, periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { changeRow, insertRecord, toMove } from '@shouya/server/noun/write.ts'
import { readPlan } from '../../drillPlan/server/findPlan.ts'
import { status as planStatus } from '../../drillPlan/server/rules.ts'
import type * as Contract from '../contract.ts'
import { drillRecord } from '../noun.ts'
import { type DrillRecord, status } from './rules.ts'

type Content = Input<typeof Contract.Save>

/** Plans a drill, or changes its plan. */
export async function save(
  ctx: Ctx,
  { id, version, dept_id, ...input }: Content,
): Promise<Answered<typeof Contract.Save>> {
  const before = id === undefined ? null : await toMove(ctx, drillRecord, { id, version }, 'edit')
  await checkCodes(ctx.db, drillRecord, input)
  if (before && dept_id !== undefined && dept_id !== before.dept_id) failAt('dept_id', 'drillRecord.refused.unit')
  const unit = await unitInScope(ctx, before?.dept_id ?? dept_id ?? ctx.user.deptId)
  checkOrder(input)
  if (before) checkRepetition(before, input)
  const row = {
    ...input,
    ...(await planOf(ctx, before, input.plan_id)),
    ...(await whenAndWho(ctx, unit.id, input)),
    ...{ dept_id: unit.id, dept_name: unit.dept_name, status: status.planned },
  }
  if (before) {
    if (before.redrill_of !== null && row.drill_type !== before.drill_type)
      failAt('plan_id', 'drillRecord.refused.otherType')
    return { ...(await changeRow(ctx, drillRecord, before, row)), bill_no: before.bill_no }
  }
  const [bill_no = ''] = await nextNumber(ctx.db, drillRecord.prefix, input.begin_time.slice(0, 10), unit.dept_code)
  return insertRecord(ctx, drillRecord, { ...row, bill_no })
}

/** The plan that a drill follows: one that holds, or the one that it follows already. */
async function planOf(ctx: Ctx, before: DrillRecord | null, planId: number) {
  if (before?.plan_id === planId) return { plan_id: planId, plan_name: before.plan_name, drill_type: before.drill_type }
  const plan = await readPlan(ctx, planId).catch(() => failAt('plan_id', 'drillRecord.refused.plan'))
  if (plan.status !== planStatus.effective) failAt('plan_id', 'drillRecord.refused.plan')
  return { plan_id: planId, plan_name: `${plan.plan_name} ${plan.plan_version}`, drill_type: plan.drill_type }
}

export function checkOrder({ begin_time, end_time }: Pick<Content, 'begin_time' | 'end_time'>): void {
  if (end_time <= begin_time) failAt('end_time', 'drillRecord.refused.endFirst')
}

/** What follows from when a drill begins and who commands it. */
export async function whenAndWho(
  ctx: Ctx,
  deptId: number,
  { begin_time, commander_user_id }: Pick<Content, 'begin_time' | 'commander_user_id'>,
) {
  const commander = await peopleWith(ctx.db, deptId, { id: drillRecord.permission, operations: ['query'] })
    .where('sys_user.id', '=', commander_user_id)
    .executeTakeFirst()
  return {
    period_key: periodOf(periodType.quarter, begin_time.slice(0, 10)),
    commander_user_name: commander?.real_name ?? failAt('commander_user_id', 'input.person'),
  }
}

/** A repetition takes place in time. */
function checkRepetition({ redrill_due }: DrillRecord, { begin_time }: Pick<Content, 'begin_time'>): void {
  if (redrill_due !== null && begin_time.slice(0, 10) > redrill_due)
    failAt('begin_time', 'drillRecord.refused.tooLate', { day: redrill_due })
}
