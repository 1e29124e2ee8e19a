import { action } from '@shouya/contract/action'
import { anyNoun, expiry, fileRow, printIds, reason, unitRef } from '@shouya/contract/escort'
import { dictCode, id, nothing, one, oneSeen, pageQuery, saved, version } from '@shouya/contract/fields'
import {
  allowedMoves,
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
const moves = allowedMoves(company)

export const companyRow = z.object({
  id,
  version,
  ...listFields(company),
  moves,
  /** What may not follow for now, though its state allows it. */
  barred: z.array(z.object({ move: moves.element, why: z.string() })),
})

const list = pageQuery(['create_time', 'company_code', 'licence_end', 'contract_end'], {
  service_type: z.int().min(1).max(5).optional(),
  status: z.array(dictCode).max(10).optional(),
  expiry,
})

export type CompanyFilters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Companies that serve units of the caller's scope; an outsider's own. `keywords`: number, name, short name. */
export const GetCompanyPageList = action('Escort', 'GetCompanyPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: companyRow,
})

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

export const companyDetail = companyRow
  .extend({
    ...detailFields(company),
    depts: z.array(unitRef),
    licence_files: z.array(fileRow),
    contract_files: z.array(fileRow),
  })
  .omit({ licence_file_ids: true, contract_file_ids: true })

export const GetCompany = action('Escort', 'GetCompany', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: companyDetail,
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
export const DeleteCompany = action('Escort', 'DeleteCompany', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

/**
 * Suspends a company, lets it go on, ends the contract, or blacklists it. 1004 from a state that does not allow it: ended
 * and blacklisted companies stay so, nobody goes on with an expired licence or contract, and none ends while plans of
 * today or later name it (`company.refused.plans`). From that moment none of its people and vehicles passes a check.
 */
export const ChangeCompanyStatus = action('Escort', 'ChangeCompanyStatus', {
  kind: 'write',
  access: {
    by: 'command',
    values: {
      suspend: grant('suspend'),
      resume: grant('suspend'),
      terminate: grant('terminate'),
      blacklist: grant('blacklist'),
    },
  },
  in: z.strictObject({ id, version, command: moves.element, reason }),
  out: saved,
})
