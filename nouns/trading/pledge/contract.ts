import { fileRow } from '@shouya/contract/escort'
import { id, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, pageAction, printAction, queryOf } from '@shouya/contract/nounActions'
import { detailFields, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { pledge } from './noun.ts'

export const pledgeRow = z.object({ id, version, member_id: id, binding_id: id, ...listFields(pledge) })

export const pledgeDetail = pledgeRow.extend({ ...detailFields(pledge), evidence_files: z.array(fileRow) })

const query = queryOf(pledge)

export type PledgeFilters = FiltersIn<typeof query>

/** Deposit records. `keywords`: their number, the device's, the transfer's, the member's name. */
export const GetCashPledgePageList = pageAction(pledge, query.list, pledgeRow)

export const GetCashPledge = getAction(pledge, pledgeDetail)

/** The most receipts that are printed at once. */
export const MOST_PRINTED = 200

/** Receipts of deposit records (domain 17.2, form 18). */
export const GetCashPledgePrintList = printAction(pledge, query.filters, pledgeDetail, MOST_PRINTED)
