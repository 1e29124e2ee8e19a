import type { Result as Answered, Input } from '@shouya/contract/action'
import { daysOfPeriod } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { absentDays } from '../../../tasks/server/public.ts'
import type * as Contract from '../contract.ts'

type Asked = Input<typeof Contract.GetAbsence>

/** Approved leaves of a guard in a month (domain 10.3, template 5); who has no account asks for none. */
export async function absenceOf(
  ctx: Ctx,
  { staff_id, period_key }: Asked,
): Promise<Answered<typeof Contract.GetAbsence>> {
  const { user_id } = await find(ctx, 'escort_staff', staff_id)
  return user_id === null ? { days: 0, bill_nos: [] } : absentDays(ctx.db, user_id, daysOfPeriod(period_key))
}
