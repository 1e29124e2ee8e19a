import { code, company, flag, line, masked, moment, pattern, person, personal } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { ID_CARD, TELEPHONE } from '@shouya/noun/shapes'

/** The people of vendors whom the bank calls (domain 8.2, 9.5). */
export const vendorContact = defineNoun({
  name: 'vendorContact',
  controller: 'Maintenance',
  infix: 'Contact',
  table: 'maintain_contact',
  permission: 'maintain_contact',
  route: '/exception/address',
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    name: line(50, 2, { entered: true }),
    company_name: company('company_id', { entered: true }),
    position: line(50, 1, { optional: true, entered: true }),
    phone: pattern(TELEPHONE, 20, { entered: true }),
    is_default: flag({ entered: true }),
    // The account with which they sign in.
    user_name: person('user_id', { optional: true, entered: true }),
    status: code('enable', { min: 0, max: 1, entered: true }),
    create_time: moment(),
    id_card: personal(18, 18, { pattern: ID_CARD }),
    id_card_mask: masked({ optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'name'],
    among: ['status'],
    equals: ['company_name'],
  },
})
