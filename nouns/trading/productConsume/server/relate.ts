import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { status } from '../../goods/rules.ts'
import type * as Contract from '../contract.ts'
import { onSale } from './onSale.ts'

/** Says all that a product needs. */
export async function relate(
  ctx: Ctx,
  { id, version, consumes }: Input<typeof Contract.Relate>,
): Promise<Result<typeof Contract.Relate>> {
  const before = await findSeen(ctx, 'product', { id, version })
  if (before.status === status.discontinued) fail('WrongState')
  const had = await ctx.db
    .selectFrom('product_consume')
    .innerJoin('consume', 'consume.id', 'consume_id')
    .select(['consume_id', 'qty_per_use', 'required', 'consume_code'])
    .where('product_id', '=', id)
    .orderBy('consume_code')
    .execute()
  const old = new Map(had.map((row) => [row.consume_id, row]))
  const wanted = consumes.map(({ consume_id }) => consume_id)
  const sold = await onSale(ctx, wanted)
  for (const [at, consume_id] of wanted.entries()) {
    if (wanted.indexOf(consume_id) !== at) failAt(`consumes.${at}.consume_id`, 'productConsume.refused.twice')
    if (!sold.has(consume_id) && !old.has(consume_id))
      failAt(`consumes.${at}.consume_id`, 'productConsume.refused.consume')
  }
  const gone = had.flatMap(({ consume_id }) => (wanted.includes(consume_id) ? [] : [consume_id]))
  if (gone.length > 0)
    await ctx.db.deleteFrom('product_consume').where('product_id', '=', id).where('consume_id', 'in', gone).execute()
  if (consumes.length > 0)
    await ctx.db
      .insertInto('product_consume')
      .values(consumes.map((needed) => ({ ...needed, product_id: id, ...made(ctx) })))
      .onConflict((pair) =>
        pair.columns(['product_id', 'consume_id']).doUpdateSet(({ ref }) => ({
          qty_per_use: ref('excluded.qty_per_use'),
          required: ref('excluded.required'),
          version: sql`product_consume.version + 1`,
          update_user_id: ctx.user.userId,
          update_time: ctx.now,
        })),
      )
      .execute()
  const codeOf = (consume_id: number) => old.get(consume_id)?.consume_code ?? sold.get(consume_id) ?? ''
  const line = ({ consume_id, qty_per_use, required }: (typeof consumes)[number]) =>
    `${codeOf(consume_id)} ×${qty_per_use}${required ? ' *' : ''}`
  ctx.note({
    ...{ table: 'product', id },
    before: { consumes: had.map(line).join('; ') },
    after: { consumes: consumes.map(line).sort().join('; ') },
  })
  return updateRow(ctx, 'product', id, {})
}
