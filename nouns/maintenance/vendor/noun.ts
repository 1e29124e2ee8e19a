import { code, codes, count, day, decimal, line, moment, number, pattern, person } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { TELEPHONE } from '@shouya/noun/shapes'

const change = { action: 'ChangeCompanyStatus' } as const
const hours = { min: 1, max: 2160, entered: true } as const

/** Companies that maintain and repair security devices (domain 8.2). */
export const vendor = defineNoun({
  name: 'vendor',
  controller: 'Maintenance',
  infix: 'Company',
  list: 'MaintainCompany',
  table: 'maintain_company',
  permission: 'maintain',
  route: '/exception/maintainList',
  states: {
    dict: 'maintain_status',
    codes: { working: 1, suspended: 2, ended: 3 },
    open: [],
  },
  moves: {
    suspend: { from: ['working'], to: 'suspended', operation: 'edit', ...change, danger: true },
    resume: { from: ['suspended'], to: 'working', operation: 'edit', ...change },
    // Cannot be undone, and ends its bindings.
    terminate: { from: ['working', 'suspended'], to: 'ended', operation: 'delete', ...change, danger: true },
  },
  fields: {
    company_code: number({ exported: true }),
    company_name: line(100, 2, { entered: true, exported: true }),
    short_name: line(30, 1, { optional: true, entered: true }),
    service_types: codes('device_type', 1, 14, { entered: true, exported: true }),
    contract_end: day({ entered: true, exported: true }),
    qualification_end: day({ optional: true, entered: true, exported: true }),
    // The outlets in or below the units that it is bound to.
    bound_count: count({ exported: true }),
    // Its repair orders that are not repaired and confirmed yet.
    open_count: count({ exported: true }),
    score_avg: decimal({ optional: true, exported: true }),
    phone24: pattern(TELEPHONE, 20, { entered: true, exported: true }),
    status: code('maintain_status', { exported: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    status_time: moment({ optional: true }),
    status_user_name: person('status_user_id', { optional: true }),
    create_time: moment({ exported: true }),
    credit_code: pattern(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 18, { optional: true, entered: true, detail: true }),
    qualification_no: line(50, 1, { optional: true, entered: true, detail: true }),
    qualification_level: line(50, 1, { optional: true, entered: true, detail: true }),
    contract_no: line(50, 1, { optional: true, entered: true, detail: true }),
    contract_begin: day({ entered: true, detail: true }),
    address: line(200, 1, { optional: true, entered: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  parts: {
    /** The service level by urgency, in whole hours from the report. */
    sla: {
      fields: {
        urgency: code('urgency', { min: 1, max: 3, entered: true }),
        respond_hours: count(hours),
        arrive_hours: count(hours),
        repair_hours: count(hours),
      },
    },
  },
  query: {
    sorts: ['create_time', 'company_code', 'contract_end'],
    among: ['status'],
  },
  counters: {
    /** Vendors in scope whose contract or qualification ends within 30 days. */
    vendor_expiring: { expiry: '30', tile: { group: 'people', unit: 'company', tone: 'waits' } },
  },
})

export const slaLevel = partOf(vendor, 'sla')
