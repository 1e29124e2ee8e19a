import {
  code,
  company,
  count,
  files,
  flag,
  line,
  masked,
  moment,
  money,
  number,
  pattern,
  person,
  personal,
} from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { MOBILE } from '@shouya/noun/shapes'

const states = { unverified: 0, waiting: 1, normal: 2, refused: 3, frozen: 4, canceled: 5 } as const
const freeze = { operation: 'freeze', action: 'Freeze' } as const
const sensitive = { sensitive: 'view_sensitive' } as const

/**
 * End customers of the trading side (domain 11.11). Identity number and bank account are stored encrypted: a row has the masked number,
 * of the identity number also its keyed hash.
 */
export const member = defineNoun({
  name: 'member',
  controller: 'Member',
  table: 'member',
  permission: 'member',
  route: '/product/memberList',
  states: { dict: 'member_status', codes: states, open: ['unverified', 'waiting', 'refused', 'frozen'] },
  moves: {
    apply: { from: ['unverified', 'refused'], to: 'waiting', operation: 'edit', action: 'ApplyForAudit' },
    audit: { from: ['waiting'], operation: 'audit', action: 'Audit', by: 'others' },
    // Also of one that the clock has frozen.
    freeze: { from: ['normal', 'frozen'], to: 'frozen', ...freeze, danger: true },
    unfreeze: { from: ['frozen'], to: 'normal', ...freeze },
    // Cannot be undone.
    cancel: { from: ['normal', 'frozen'], to: 'canceled', operation: 'cancel', action: 'Cancel', danger: true },
  },
  fields: {
    member_no: number({ exported: true }),
    member_name: line(100, 2, { entered: true, exported: true }),
    member_type: code('member_type', { min: 1, max: 3, entered: true, exported: true }),
    agent_name: company('agent_id', { entered: true, exported: true }),
    contact_name: line(50, 2, { entered: true, exported: true }),
    phone: personal(11, 11, { pattern: MOBILE }),
    phone_mask: masked({ optional: true, exported: true, ...sensitive }),
    // Of a person the identity number, of others the unified social credit code.
    identity: personal(18, 18, { pattern: /^[0-9A-Z]{18}$/ }),
    identity_mask: masked({ optional: true, exported: true, ...sensitive }),
    balance: money({ exported: true }),
    gift: money({ exported: true }),
    // What its devices ask for, and what of it is held.
    deposit_need: money({ exported: true }),
    deposit_paid: money({ exported: true }),
    device_count: count({ exported: true }),
    last_use_time: moment({ optional: true, exported: true }),
    status: code('member_status', { exported: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    status_time: moment({ optional: true }),
    status_user_name: person('status_user_id', { optional: true }),
    // Frozen by the clock since it is in arrears; a payment lets it go on.
    auto_frozen: flag(),
    create_time: moment({ exported: true }),
    level: count({ min: 1, max: 5, entered: true, detail: true }),
    city_code: pattern(/^\d{6}$/, 6, { optional: true, entered: true, detail: true }),
    address: line(200, 2, { optional: true, entered: true, detail: true }),
    licence_file_ids: files(3, { entered: true, detail: true }),
    bank_name: line(100, 2, { optional: true, entered: true, detail: true }),
    bank_account: personal(30, 8, { optional: true, pattern: /^\d{8,30}$/ }),
    bank_account_mask: masked({ optional: true, detail: true }),
    arrears_since: moment({ optional: true, detail: true }),
    apply_time: moment({ optional: true, detail: true }),
    audit_user_name: person('audit_user_id', { optional: true, detail: true }),
    audit_time: moment({ optional: true, detail: true }),
    audit_opinion: line(200, 2, { optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    // Its personal data are deleted.
    purge_time: moment({ optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'member_no', 'last_use_time'],
    among: ['status', 'member_type'],
    equals: ['agent_name'],
  },
  counters: {
    /** Members that wait for approval. */
    member_audit: {
      status: [states.waiting],
      tile: { group: 'trade', unit: 'company', tone: 'waits', operation: 'audit' },
    },
  },
})
