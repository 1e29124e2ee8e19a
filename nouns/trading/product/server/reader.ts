import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { onSaleFor } from '../../server/onSale.ts'
import { product } from '../noun.ts'

/** Pictures of a product are seen by those who see the product. */
export const productReader: FileReaders[string] = async (db, user, id) => {
  if (!can(user, product.permission, 'query')) return false
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where(allOf(onSaleFor(user, 'product')))
    .executeTakeFirst()
  return row !== undefined
}
