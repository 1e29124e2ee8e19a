import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type NumberPrefix, nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'

/**
 * The next number of a record of the trading side, whose records are of no unit: the caller's unit gives its code. To be called late,
 * since it locks that unit's serial.
 */
export async function tradeNumber(
  { db, user, now, services }: Pick<Ctx, 'db' | 'user' | 'now' | 'services'>,
  prefix: NumberPrefix,
): Promise<string> {
  const { dept_code } = await everything(db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '=', user.deptId)
    .executeTakeFirstOrThrow()
  const [number = ''] = await nextNumber(db, prefix, localDay(now, services.database.timezone), dept_code)
  return number
}
