import type { Result as Answered, Input } from '@shouya/contract/action'
import { daysOfPeriod } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { postedGuards } from '../../../escort/server/public.ts'
import * as Contract from '../contract.ts'
import { status } from './rows.ts'

/** Guards at the doors in the caller's scope who are to be evaluated for a month and are not yet. */
export async function dueOf(
  ctx: Ctx,
  { period_key, dept_id }: Input<typeof Contract.GetDueList>,
): Promise<Answered<typeof Contract.GetDueList>> {
  const { last } = daysOfPeriod(period_key)
  const drafts = ctx.scoped
    .rows('guard_evaluation')
    .select(['id', 'staff_id', 'dept_id'])
    .where('period_key', '=', period_key)
  return postedGuards(ctx)
    .where('escort_staff.entry_date', '<=', last)
    .innerJoin(
      ctx.scoped
        .rows('dept')
        .select(['id', 'dept_name'])
        .where(allOf(inUnit('dept.id', { dept_id, include_child: 1 })))
        .as('unit'),
      'unit.id',
      'escort_staff_dept.dept_id',
    )
    .leftJoin(drafts.as('made'), (join) =>
      join.onRef('made.staff_id', '=', 'escort_staff.id').onRef('made.dept_id', '=', 'unit.id'),
    )
    .where(sql<boolean>`not exists (select from guard_evaluation filed where filed.staff_id = escort_staff.id
      and filed.dept_id = unit.id and filed.period_key = ${period_key} and filed.status <> ${sql.lit(status.draft)})`)
    .select([
      'escort_staff.id as staff_id',
      'escort_staff.name as staff_name',
      'unit.id as dept_id',
      'unit.dept_name',
      'made.id',
    ])
    .orderBy('unit.dept_name')
    .orderBy('escort_staff.name')
    .limit(Contract.MOST_DUE)
    .execute()
}

/** Whether a guard of the unit is still without a submitted evaluation of the month. */
export async function isAnyDue(ctx: Ctx, dept_id: number, period_key: string): Promise<boolean> {
  return (await dueOf(ctx, { period_key, dept_id })).length > 0
}
