import type { Ctx } from '@shouya/server/core/context.ts'
import { moneyBox } from '../noun.ts'
import { isFixed } from '../rules.ts'
import type { MoneyBox } from './rules.ts'

/** The existing delivery or collection of a unit and day; null for types without a limit. */
export async function fixedThere(
  { scoped }: Pick<Ctx, 'scoped'>,
  { dept_id, biz_date, handover_type }: Pick<MoneyBox, 'dept_id' | 'biz_date' | 'handover_type'>,
): Promise<number | null> {
  if (!isFixed(handover_type)) return null
  const row = await scoped
    .rows('money_box')
    .select('id')
    .where('dept_id', '=', dept_id)
    .where('biz_date', '=', biz_date)
    .where('handover_type', '=', handover_type)
    .where('status', '<>', moneyBox.states.codes.refused)
    .executeTakeFirst()
  return row?.id ?? null
}
