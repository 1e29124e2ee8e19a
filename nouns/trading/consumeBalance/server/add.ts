import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Balance from '../contract.ts'
import { consumeBalance as noun } from '../noun.ts'
import { changeBalance } from './changeBalance.ts'
import { lockBalances } from './lockBalances.ts'
import { APPROVED } from './owners.ts'

/** 1001 if a balance would have ended already. */
export function checkEnd({ now, services }: Ctx, day: string | null): void {
  if (day !== null && day < localDay(now, services.database.timezone))
    failAt('expire_date', 'consumeBalance.refused.past')
}

/** Authorizes pieces to an agent by hand. */
export const addBalance: Handler<typeof Balance.AddBalance> = async (
  ctx,
  { agent_id, consume_id, qty, expire_date, reason },
) => {
  const { db, user, now } = ctx
  checkEnd(ctx, expire_date)
  const agent = await find(ctx, 'agent', agent_id)
  if (agent.status !== APPROVED) failAt('agent_id', 'consumeBalance.refused.agent')
  const consume = await db.selectFrom('consume').select('status').where('id', '=', consume_id).executeTakeFirst()
  if (consume?.status !== 1) failAt('consume_id', 'consumeBalance.refused.consume')
  const owner = { type: 'agent', id: agent_id } as const
  const [before] = await lockBalances(db, consume_id, [owner], now)
  if (!before) fail('NotFound')
  const { id } = before
  const change = {
    owner,
    consumeId: consume_id,
    qty,
    direction: 'more',
    type: 'order',
    operator: user,
    memo: reason,
  } as const
  // The change that this version of the balance gets.
  const { quantity } = await changeBalance(
    db,
    { ...change, record: { table: noun.table, id }, part: `v${before.version}` },
    now,
  )
  const end = expire_date ?? before.expire_date
  const saved = await ctx.scoped
    .change(noun.table)
    .set({ expire_date: end })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const { quantity: had, expire_date: ended } = before
  ctx.note({
    ...{ table: noun.table, id, message: reason },
    ...{ before: { quantity: had, expire_date: ended }, after: { quantity, expire_date: end } },
  })
  return saved
}
