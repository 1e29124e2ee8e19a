import { action } from '@shouya/contract/action'
import { dictCode, id, saved, version } from '@shouya/contract/fields'
import { commandAction, deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { consume } from './noun.ts'

const grant = grantOf(consume)

export const consumeRow = z.object({
  id,
  version,
  ...listFields(consume),
  /** On sale, with less in stock than its warning says. */
  low: z.boolean(),
  moves: allowedMoves(consume),
})

export const consumeDetail = consumeRow.extend({
  ...detailFields(consume),
  /** The products that need it. */
  products: z.array(z.object({ product_id: id, product_code: z.string(), product_name: z.string() })),
})

const query = queryOf(consume)

export type ConsumeFilters = FiltersIn<typeof query>

/** Consumables; for outsiders those that are on sale. `keywords`: number, name, specification. */
export const GetPageList = pageAction(consume, query.list, consumeRow)

export const Get = getAction(consume, consumeDetail)

/** Consumables on sale for a picker, by number. */
export const GetList = action('Consume', 'GetList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      consume_code: z.string(),
      consume_name: z.string(),
      spec: z.string(),
      unit: dictCode,
      per_use_qty: z.int(),
    }),
  ),
})

const { pieces, stock, warn_stock, per_use_qty, ...fields } = enteredFields(consume)

/**
 * Enters a consumable, which is off sale before `ChangeStatus`, or changes one. Prices in fen, of one unit. 1001 an agent's price
 * above the price, a closed category, a stock below what orders wait for; 1003 number taken; 1005.
 */
export const Save = action('Consume', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...fields,
    pieces: pieces.default(1),
    per_use_qty: per_use_qty.default(1),
    stock: stock.default(0),
    warn_stock: warn_stock.default(0),
  }),
  out: saved,
})

/** Puts a consumable on sale, or takes it off. 1004 it is so already. */
export const ChangeStatus = commandAction(consume, 'ChangeStatus')

/** A consumable that is not on sale, into the recycle bin. 1006 once a product needs it or something else refers to it. */
export const Delete = deleteAction(consume)
