import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { moneyBox } from '../noun.ts'
import type { MoneyBox } from './rules.ts'

/** The number of a handover: the existing one, or the next of its unit and day. */
export async function numberOf(ctx: Ctx, row: Pick<MoneyBox, 'bill_no' | 'dept_id' | 'biz_date'>): Promise<string> {
  if (row.bill_no !== null) return row.bill_no
  const { dept_code } = await everything(ctx.db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '=', row.dept_id)
    .executeTakeFirstOrThrow()
  const [bill_no = ''] = await nextNumber(ctx.db, moneyBox.prefix, row.biz_date, dept_code)
  return bill_no
}
