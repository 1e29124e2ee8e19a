import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import type * as Balance from '../contract.ts'
import { consumeBalance as noun } from '../noun.ts'

/** 1001 if a balance would have ended already. */
function checkEnd({ now, services }: Ctx, day: string | null): void {
  if (day !== null && day < localDay(now, services.database.timezone))
    failAt('expire_date', 'consumeBalance.refused.past')
}

/** Changes from when on a balance warns, and until when it may be used. */
export const saveLimits: Handler<typeof Balance.SaveBalance> = async (ctx, { id, version, ...limits }) => {
  const before = await findSeen(ctx, noun.table, { id, version })
  if (limits.expire_date !== before.expire_date) checkEnd(ctx, limits.expire_date)
  ctx.note({ table: noun.table, id, before, after: limits })
  return ctx.scoped
    .change(noun.table)
    .set({ ...limits, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}
