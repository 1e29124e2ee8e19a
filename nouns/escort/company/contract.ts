import { action } from '@shouya/contract/action'
import { anyNoun, expiry, fileRow, printIds, unitRef } from '@shouya/contract/escort'
import { id, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  barredMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'
import { company } from './noun.ts'

const grant = grantOf(company)

export const companyRow = z.object({
  id,
  version,
  ...listFields(company),
  moves: allowedMoves(company),
  /** Moves that the state allows, but that are not possible for now. */
  barred: barredMoves(company),
})

export const companyDetail = companyRow
  .extend({
    ...detailFields(company),
    depts: z.array(unitRef),
    licence_files: z.array(fileRow),
    contract_files: z.array(fileRow),
  })
  .omit({ licence_file_ids: true, contract_file_ids: true })

const query = queryOf(company, { service_type: z.int().min(1).max(5).optional(), expiry })

export type CompanyFilters = FiltersIn<typeof query>

/** Companies that serve units of the caller's scope; an outsider's own. `keywords`: number, name, short name. */
export const GetCompanyPageList = pageAction(company, query.list, companyRow)

export const GetCompany = getAction(company, companyDetail)

/** The same companies for a picker; lists call them by their short name. */
export const GetCompanyList = action('Escort', 'GetCompanyList', {
  kind: 'read',
  access: anyNoun,
  in: z.strictObject({}),
  out: z.array(companyRow.pick({ id: true, company_code: true, company_name: true, short_name: true, status: true })),
})

/** Units for pickers: of the caller's scope; for a company's people those that it serves, with all below them. */
export const GetDeptList = action('Escort', 'GetDeptList', {
  kind: 'read',
  access: anyNoun,
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      dept_code: z.string(),
      dept_name: z.string(),
      dept_type: z.int(),
      status: z.int(),
    }),
  ),
})

/** Companies as the sheets that are filed have them (domain 3.1), in the order of `ids`. Logged. */
export const GetCompanyPrintList = action('Escort', 'GetCompanyPrintList', {
  kind: 'write',
  access: grant('query'),
  in: printIds,
  out: printed(companyDetail),
})

const entered = enteredFields(company)

/**
 * Enters a company or changes its data (domain 3.1). Service 1 (armed) needs `armed_approved`; `dept_ids` are branches or
 * lower, of the caller's scope (403); those outside of it that the company has stay. `bank_account` left out stays as it
 * is. 1001 dates out of order, 1003 name or credit code taken.
 */
export const SaveCompany = action('Escort', 'SaveCompany', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    ...requiredFields(company, 'service_types', 'licence_file_ids', 'contract_file_ids'),
    armed_approved: entered.armed_approved.default(false),
    dept_ids: z.array(id).min(1).max(200),
    bank_account: requiredFields(company, 'bank_account').bank_account.nullable().optional(),
  }),
  out: saved,
})

/** A company that was entered by mistake: 1006 when anything refers to it. */
export const DeleteCompany = deleteAction(company)

/**
 * Suspends a company, lets it go on, ends the contract, or blacklists it. 1004 from a state that does not allow it: ended
 * and blacklisted companies stay so, nobody goes on with an expired licence or contract, and none ends while plans of
 * today or later name it (`company.refused.plans`). From that moment none of its people and vehicles passes a check.
 */
export const ChangeCompanyStatus = commandAction(company, 'ChangeCompanyStatus', reason)
