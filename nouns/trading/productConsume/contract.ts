import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { productConsume } from './noun.ts'
import { MOST_NEEDED } from './rules.ts'

const grant = grantOf(productConsume)

export const productConsumeRow = z.object({
  id,
  version,
  ...listFields(productConsume),
  product_code: z.string(),
  consume_code: z.string(),
  spec: z.string(),
})

const query = queryOf(productConsume)

export type ProductConsumeFilters = FiltersIn<typeof query>

/** What products need; for outsiders of products and consumables on sale. `keywords`: numbers and names of both. */
export const GetConsumePageList = pageAction(productConsume, query.list, productConsumeRow)

const { product_id, qty_per_use, required, ...fields } = enteredFields(productConsume)

const needed = { ...fields, qty_per_use: qty_per_use.default(1), required: required.default(true) }

/**
 * Says that a product needs a consumable, or changes how many pieces a use takes; product and consumable stay. 1001 a consumable
 * that is not on sale, a product that is discontinued, 1003 the product has it already.
 */
export const SaveConsume = action('Product', 'SaveConsume', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({ id: id.optional(), version: version.optional(), product_id, ...needed }),
  out: saved,
})

export const DeleteConsume = deleteAction(productConsume)

/**
 * Says all that a product needs, in the version of the product that the caller saw: what is not among `consumes` it does not need
 * any more. 1001 a consumable twice, or a new one that is not on sale.
 */
export const Relate = action('Product', 'Relate', {
  kind: 'write',
  // From the product, and from the page of what products need.
  access: { anyOf: [{ id: 'product', operation: 'relate' }, grant('relate')] },
  in: z.strictObject({ id, version, consumes: z.array(z.strictObject(needed)).max(MOST_NEEDED) }),
  out: saved,
})
