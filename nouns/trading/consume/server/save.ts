import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { consumeCategories } from '../../consumeCategory/server/category.ts'
import type * as Contract from '../contract.ts'
import { consume } from '../noun.ts'

/** Enters a consumable, or changes one. */
export const saveConsume: Handler<typeof Contract.Save> = async (ctx, input) => {
  const { id, version } = input
  const before = await findSeen(ctx, consume.table, { id, version })
  if (input.agent_price > input.price) failAt('agent_price', 'product.refused.agentPrice')
  await checkCodes(ctx.db, consume, input)
  if (input.stock < (before?.reserved ?? 0))
    failAt('stock', 'product.refused.reserved', { count: before?.reserved ?? 0 })
  await consumeCategories.check(ctx, input.category_id, before?.category_id)
  await checkUnique(ctx, input)
  const fields = enteredOf(consume, input)
  const ids = [input.category_id, ...(before ? [before.category_id] : [])]
  const names = await consumeCategories.names(ctx, ids)
  // The history shows the name of the category, not its id.
  const named = <R extends { category_id: number }>({ category_id, ...row }: R) => ({
    ...row,
    category_name: names.get(category_id),
  })
  return insertOrChange(ctx, consume.table, before, fields, {
    log: { before: before && named(before), after: named(fields) },
  })
}

async function checkUnique({ db, lang }: Ctx, { id = 0, consume_code }: { id?: number | undefined; consume_code: string }) {
  const other = db.selectFrom('consume').select('id').where('id', '<>', id).where('consume_code', '=', consume_code)
  if (await other.executeTakeFirst()) failTaken(lang, 'consume_code', 'consume.field.consume_code')
}
