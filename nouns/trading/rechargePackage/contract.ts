import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
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
import { rechargePackage } from './noun.ts'

const grant = grantOf(rechargePackage)
/** The most products that a package names. */
export const MOST_PRODUCTS = 50

export const packageRow = z.object({
  id,
  version,
  ...listFields(rechargePackage),
  moves: allowedMoves(rechargePackage),
})

export const packageDetail = packageRow.extend({
  ...detailFields(rechargePackage),
  /** The products whose devices it is for; none: all. */
  products: z.array(z.object({ id, product_name: z.string() })),
})

const query = queryOf(rechargePackage)

export type PackageFilters = FiltersIn<typeof query>

/** Packages. By `sort` the list is always ascending. `keywords`: a part of the name. */
export const GetPackagePageList = pageAction(rechargePackage, query.list, packageRow)

export const GetPackage = getAction(rechargePackage, packageDetail)

const { sort, gift_amount, gift_times, ...fields } = enteredFields(rechargePackage)

/**
 * Enters a package, which is off sale before `ChangePackageStatus`, or changes one; what was sold stays as it was sold. Prices in fen. Of
 * packages by amount the price itself arrives in the balance, with `gift_amount` beside; times have `gift_times`. What its type leaves no
 * room for is not kept. 1001 a type without its times or days, a gift above twice the price, an end before its beginning, days that outlast
 * `valid_days`, an unknown product; 1003 name taken; 1005.
 */
export const SavePackage = action('Recharge', 'SavePackage', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...fields,
    gift_amount: gift_amount.default(0),
    gift_times: gift_times.default(0),
    sort: sort.default(100),
    product_ids: z.array(id).max(MOST_PRODUCTS).default([]),
  }),
  out: saved,
})

/** Puts a package on sale, or takes it off. 1004 it is so already. */
export const ChangePackageStatus = commandAction(rechargePackage, 'ChangePackageStatus')

/** A package that nobody has bought. 1006 once somebody has. */
export const DeletePackage = deleteAction(rechargePackage)
