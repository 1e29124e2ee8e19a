import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { status } from '../../goods/rules.ts'
import type * as Contract from '../contract.ts'
import { productConsume } from '../noun.ts'
import { onSale } from './onSale.ts'

/** Says that a product needs a consumable, or how much of it. */
export const saveNeeded: Handler<typeof Contract.SaveConsume> = async (ctx, { id, version, ...fields }) => {
  const { product_id, consume_id } = fields
  const before = await findSeen(ctx, productConsume.table, { id, version })
  if (before) {
    if (before.product_id !== product_id) failAt('product_id', 'input.value')
    if (before.consume_id !== consume_id) failAt('consume_id', 'input.value')
    return insertOrChange(ctx, productConsume.table, before, fields)
  }
  const needing = await ctx.db.selectFrom('product').select('status').where('id', '=', product_id).executeTakeFirst()
  if (!needing || needing.status === status.discontinued) failAt('product_id', 'productConsume.refused.product')
  if ((await onSale(ctx, [consume_id])).size === 0) failAt('consume_id', 'productConsume.refused.consume')
  const same = await ctx.db
    .selectFrom('product_consume')
    .select('id')
    .where('product_id', '=', product_id)
    .where('consume_id', '=', consume_id)
    .executeTakeFirst()
  if (same) failTaken(ctx.lang, 'consume_id', 'productConsume.field.consume_name')
  return insertOrChange(ctx, productConsume.table, null, fields)
}
