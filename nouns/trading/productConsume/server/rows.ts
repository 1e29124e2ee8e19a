import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { onSaleFor } from '../../server/onSale.ts'
import type * as Contract from '../contract.ts'
import { productConsume } from '../noun.ts'

/** Each word is in the product or in the consumable. */
const named = (keywords: string): RawBuilder<boolean>[] =>
  keywords
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) => sql`(exists (select from product where product.id = product_id and ${allOf(matching('product.search_text', word))})
        or exists (select from consume where consume.id = consume_id and ${allOf(matching('consume.search_text', word))}))`,
    )

/** The conditions of the list. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  ({ keywords, ...query }: Contract.ProductConsumeFilters): RawBuilder<boolean> => {
    const sold = [...onSaleFor(user, 'product'), ...onSaleFor(user, 'consume')]
    return allOf([
      ...conditionsIn(productConsume, { ...query, keywords: '' }),
      ...named(keywords),
      ...(sold.length === 0
        ? []
        : [
            sql<boolean>`exists (select from product, consume
              where product.id = product_id and consume.id = consume_id and ${allOf(sold)})`,
          ]),
    ])
  }

/** Pairs with the names of both. */
export const selectNeeded = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('product_consume')
    .innerJoin('product as needing', 'needing.id', 'product_consume.product_id')
    .innerJoin('consume as needed', 'needed.id', 'product_consume.consume_id')
    .selectAll('product_consume')
    .select(['product_code', 'product_name', 'consume_code', 'consume_name', 'spec', 'unit'])
