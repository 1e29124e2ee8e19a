import { action } from '@shouya/contract/action'
import { id, line, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  pageAction,
  queryOf,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { neededConsume } from '../goods/schemas.ts'
import { param, product } from './noun.ts'
import { MOST_PARAMS } from './rules.ts'

const grant = grantOf(product)

export const productRow = z.object({ id, version, ...listFields(product), moves: allowedMoves(product) })

/** A number, a text or on/off, as its type says. */
const paramValue = z.union([z.number(), z.boolean(), line(param.fields.default.max)]).nullable()

export const productDetail = productRow.extend({
  ...detailFields(product),
  param_schema: z.array(z.object({ ...listFields(param), default: paramValue })),
  /** The consumables that it needs. */
  consumes: z.array(neededConsume),
})

const query = queryOf(product, {
  /** With the categories below it. */
  category_id: id.optional(),
})

export type ProductFilters = FiltersIn<typeof query>

/** Products; for outsiders those that are on sale. `keywords`: number, name, model. By `sort` the list is always ascending. */
export const GetPageList = pageAction(product, query.list, productRow)

export const Get = getAction(product, productDetail)

const { sort, stock, warranty_months, has_device_ctrl, ...fields } = enteredFields(product)

/**
 * Enters a product, which is off sale before `ChangeStatus`, or changes one. Prices in fen. `lease_fee` (a month's) and `deposit`
 * belong to leasing, `param_schema` to devices that are controlled; without that they are not kept. 1001 an agent's price above the
 * price, leasing without fee or deposit, a closed category, a stock below what orders wait for, parameters that contradict
 * themselves; 1003 number taken; 1005.
 */
export const Save = action('Product', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...fields,
    stock: stock.default(0),
    warranty_months: warranty_months.default(12),
    sort: sort.default(100),
    has_device_ctrl: has_device_ctrl.default(false),
    param_schema: z
      .array(z.strictObject({ ...enteredFields(param), default: paramValue.default(null) }))
      .max(MOST_PARAMS)
      .default([]),
  }),
  out: saved,
})

/** Puts a product on sale, takes it off, says that it is no longer made, or takes that back. 1004 from another state. */
export const ChangeStatus = commandAction(product, 'ChangeStatus')

/** A product that is not on sale, into the recycle bin with what it needs. 1006 once something refers to it. */
export const Delete = deleteAction(product)
