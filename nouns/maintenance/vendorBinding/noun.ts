import { choice, code, company, day, moment, person, record, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Which vendor maintains the devices of a type in a unit and below it (domain 8.2). Replaced rows stay as ended ones. */
export const vendorBinding = defineNoun({
  name: 'vendorBinding',
  controller: 'Maintenance',
  infix: 'Bind',
  list: 'MaintainBind',
  table: 'maintain_bind',
  scope: { unit: 'dept_id', owner: null, vendor: 'company_id' },
  permission: 'maintain',
  route: '/exception/maintainList?tab=bind',
  unrecorded: true,
  states: { codes: { ended: 0, inForce: 1 }, open: [] },
  fields: {
    dept_name: unit('dept_id', { entered: true, exported: true }),
    device_type: code('device_type', { min: 1, max: 14, entered: true, exported: true }),
    company_name: company('company_id', { entered: true, exported: true }),
    priority: choice([1, 2], { entered: true, exported: true }),
    contact_name: record('contact_id', { optional: true, entered: true, exported: true }),
    begin_date: day({ entered: true, exported: true }),
    end_date: day({ optional: true, entered: true, exported: true }),
    status: choice([0, 1], { exported: true }),
    create_user_name: person('create_user_id', { optional: true, exported: true }),
    create_time: moment({ exported: true }),
  },
  query: {
    sorts: ['create_time', 'begin_date', 'end_date'],
    unit: true,
    among: ['device_type'],
    equals: ['company_name'],
    // In force by itself, but its vendor does not work with the bank, or its days are over.
    flags: ['idle'],
  },
})
