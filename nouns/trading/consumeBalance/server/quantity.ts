import type { Handler } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Balance from '../contract.ts'
import { ownerNamed } from './ownerName.ts'

/** What an owner in scope may use of a consumable. */
export const quantityOf: Handler<typeof Balance.GetBalanceQuantity> = async (
  ctx,
  { owner_type, owner_id, consume_id },
) => {
  await find(ctx, ownerNamed(owner_type), owner_id)
  const balance = await ctx.scoped
    .rows('consume_balance')
    .select(['quantity', 'frozen'])
    .where('owner_type', '=', owner_type)
    .where('owner_id', '=', owner_id)
    .where('consume_id', '=', consume_id)
    .executeTakeFirst()
  const { quantity, frozen } = balance ?? { quantity: 0, frozen: 0 }
  return { quantity, frozen, available: quantity - frozen }
}
