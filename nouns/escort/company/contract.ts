import { action } from '@shouya/contract/action'
import {
  anyNoun,
  expiry,
  fileRow,
  optional,
  printIds,
  reason,
  statusStamp,
  telephone,
  unitRef,
} from '@shouya/contract/escort'
import {
  barred,
  date,
  datetime,
  dictCode,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  saved,
  version,
} from '@shouya/contract/fields'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'escort_company', operation })
const query = grant('query')

export const companyMoves = ['suspend', 'resume', 'terminate', 'blacklist'] as const

export const companyRow = z.object({
  id,
  version,
  company_code: z.string(),
  company_name: z.string(),
  short_name: z.string().nullable(),
  /** Dictionary escort_service. */
  service_types: z.array(dictCode),
  licence_end: date,
  contract_end: date,
  /** How many units it serves, how many vehicles (not scrapped) and people (not left) it has. */
  dept_count: z.int(),
  car_count: z.int(),
  staff_count: z.int(),
  leader_name: z.string(),
  dispatch_phone: z.string(),
  /** Dictionary escort_company_status: 1 working together, 2 suspended, 3 ended, 4 blacklisted. */
  status: dictCode,
  ...statusStamp,
  create_time: datetime,
  /** What may follow its state now. */
  moves: z.array(z.enum(companyMoves)),
  barred: barred(companyMoves),
})

const list = pageQuery(['create_time', 'company_code', 'licence_end', 'contract_end'], {
  service_type: z.int().min(1).max(5).optional(),
  status: z.array(dictCode).max(10).optional(),
  expiry,
})

export type CompanyFilters = z.output<typeof list>

/** Companies that serve units of the caller's scope; an outsider's own. `keywords`: number, name, short name. */
export const GetCompanyPageList = action('Escort', 'GetCompanyPageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: list,
  out: companyRow,
})

/** The same companies for a picker. */
export const GetCompanyList = action('Escort', 'GetCompanyList', {
  kind: 'read',
  access: anyNoun,
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      company_code: z.string(),
      company_name: z.string(),
      /** What lists call it. */
      short_name: z.string().nullable(),
      status: dictCode,
    }),
  ),
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

export const companyDetail = companyRow.extend({
  credit_code: z.string(),
  licence_no: z.string(),
  licence_begin: date,
  armed_approved: z.boolean(),
  reg_capital_wan: z.int().nullable(),
  contract_no: z.string(),
  contract_begin: date,
  leader_phone: z.string(),
  address: z.string().nullable(),
  /** With its middle hidden. */
  bank_account_mask: z.string().nullable(),
  depts: z.array(unitRef),
  licence_files: z.array(fileRow),
  contract_files: z.array(fileRow),
  score_last: z.number().nullable(),
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
})

export const GetCompany = action('Escort', 'GetCompany', { kind: 'read', access: query, in: one, out: companyDetail })

/** Companies as the sheets that are filed have them (domain 3.1), in the order of `ids`. Logged. */
export const GetCompanyPrintList = action('Escort', 'GetCompanyPrintList', {
  kind: 'write',
  access: query,
  in: printIds,
  out: printed(companyDetail),
})

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
    company_name: line(100, 2),
    short_name: optional(line(30, 1)),
    service_types: z.array(z.int().min(1).max(5)).min(1).max(5),
    credit_code: z.string().regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/),
    licence_no: line(50, 1),
    licence_begin: date,
    licence_end: date,
    armed_approved: z.boolean().default(false),
    reg_capital_wan: optional(z.int().min(0).max(100_000_000)),
    contract_no: line(50, 1),
    contract_begin: date,
    contract_end: date,
    dept_ids: z.array(id).min(1).max(200),
    leader_name: line(50, 1),
    leader_phone: telephone,
    dispatch_phone: telephone,
    address: optional(line(200, 1)),
    bank_account: z
      .string()
      .regex(/^\d{8,30}$/)
      .nullable()
      .optional(),
    licence_file_ids: z.array(id).min(1).max(10),
    contract_file_ids: z.array(id).min(1).max(10),
    remark: optional(line(500, 1)),
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
 * today or later name it (`escort.companyPlans`). From that moment none of its people and vehicles passes a check.
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
  in: z.strictObject({ id, version, command: z.enum(companyMoves), reason }),
  out: saved,
})
