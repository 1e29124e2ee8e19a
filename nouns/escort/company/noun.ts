import {
  code,
  codes,
  count,
  day,
  decimal,
  files,
  flag,
  line,
  masked,
  moment,
  number,
  pattern,
  person,
  personal,
} from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { TELEPHONE } from '@shouya/noun/shapes'

const change = { action: 'ChangeCompanyStatus' } as const

/** Contractors that carry boxes or supply guards (domain 3.1). Licence and contract gate their vehicles and people. */
export const company = defineNoun({
  name: 'company',
  controller: 'Escort',
  infix: 'Company',
  list: 'EscortCompany',
  table: 'escort_company',
  permission: 'escort_company',
  route: '/exception/escort/List',
  states: {
    dict: 'escort_company_status',
    codes: { working: 1, suspended: 2, ended: 3, blacklisted: 4 },
    open: [],
  },
  moves: {
    suspend: { from: ['working'], to: 'suspended', operation: 'suspend', ...change, danger: true },
    resume: { from: ['suspended'], to: 'working', operation: 'suspend', ...change },
    terminate: { from: ['working', 'suspended'], to: 'ended', operation: 'terminate', ...change, danger: true },
    // Cannot be undone.
    blacklist: {
      ...{ from: ['working', 'suspended', 'ended'], to: 'blacklisted', operation: 'blacklist' },
      ...change,
      danger: true,
    },
  },
  fields: {
    company_code: number({ exported: true, printed: true }),
    company_name: line(100, 2, { entered: true, exported: true, printed: true }),
    short_name: line(30, 1, { optional: true, entered: true, printed: true }),
    service_types: codes('escort_service', 1, 5, { entered: true, exported: true, printed: true }),
    // How many units it serves, how many vehicles (not scrapped) and people (not left) it has.
    dept_count: count({ exported: true }),
    car_count: count({ exported: true, printed: true }),
    staff_count: count({ exported: true, printed: true }),
    licence_end: day({ entered: true, exported: true, printed: true }),
    contract_end: day({ entered: true, exported: true, printed: true }),
    leader_name: line(50, 1, { entered: true, exported: true, printed: true }),
    dispatch_phone: pattern(TELEPHONE, 20, { entered: true, exported: true, printed: true }),
    status: code('escort_company_status', { exported: true, printed: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    status_time: moment({ optional: true }),
    status_user_name: person('status_user_id', { optional: true }),
    create_time: moment({ exported: true }),
    credit_code: pattern(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 18, { entered: true, detail: true, printed: true }),
    licence_no: line(50, 1, { entered: true, detail: true, printed: true }),
    licence_begin: day({ entered: true, detail: true, printed: true }),
    licence_file_ids: files(10, { entered: true, detail: true }),
    armed_approved: flag({ entered: true, detail: true, printed: true }),
    reg_capital_wan: count({ min: 0, max: 100_000_000, optional: true, entered: true, detail: true, printed: true }),
    contract_no: line(50, 1, { entered: true, detail: true, printed: true }),
    contract_begin: day({ entered: true, detail: true, printed: true }),
    contract_file_ids: files(10, { entered: true, detail: true }),
    leader_phone: pattern(TELEPHONE, 20, { entered: true, detail: true, printed: true }),
    address: line(200, 1, { optional: true, entered: true, detail: true, printed: true }),
    bank_account: personal(30, 8, { pattern: /^\d{8,30}$/ }),
    bank_account_mask: masked({ optional: true, detail: true }),
    score_last: decimal({ optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'company_code', 'licence_end', 'contract_end'],
    among: ['status'],
  },
  counters: {
    /** Companies in scope whose licence or contract ends within 30 days. */
    company_expiring: { expiry: '30', tile: { group: 'people', unit: 'company', tone: 'waits' } },
  },
})
