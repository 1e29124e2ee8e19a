import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type NumberPrefix, nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'

/** The next number of the trading side: of the day and of the unit that the caller belongs to. */
export async function tradeNumber(
  { db, user, now, services }: Pick<Ctx, 'db' | 'user' | 'now' | 'services'>,
  prefix: NumberPrefix,
): Promise<string> {
  const unit = await everything(db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '=', user.deptId)
    .executeTakeFirst()
  const [number = ''] = await nextNumber(
    db,
    prefix,
    localDay(now, services.database.timezone),
    unit?.dept_code ?? '0000',
  )
  return number
}
