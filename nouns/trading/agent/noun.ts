import {
  code,
  company,
  count,
  day,
  files,
  line,
  masked,
  moment,
  money,
  names,
  number,
  pattern,
  person,
  personal,
} from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { ID_CARD, MOBILE } from '@shouya/noun/shapes'

const states = { draft: 0, waiting: 1, approved: 2, refused: 3, disabled: 4, ended: 5 } as const
const sensitive = { sensitive: 'view_sensitive' } as const
const change = { operation: 'disable', action: 'ChangeStatus' } as const

/** Agents who sell and lease terminals (domain 11.2): a tree of four levels, of which each sees what is below it. */
export const agent = defineNoun({
  name: 'agent',
  controller: 'Agent',
  table: 'agent',
  permission: 'agent',
  route: '/product/agentList',
  states: { dict: 'agent_status', codes: states, open: ['draft', 'waiting', 'refused'] },
  moves: {
    submit: { from: ['draft', 'refused'], to: 'waiting', operation: 'submit', action: 'Submit' },
    audit: { from: ['waiting'], operation: 'audit', action: 'Audit', by: 'others' },
    disable: { from: ['approved'], to: 'disabled', ...change, danger: true },
    enable: { from: ['disabled'], to: 'approved', ...change },
    // The operations ask, and whoever confirms payments says that nothing is owed: two people of two roles.
    askEnd: { from: ['disabled'], operation: 'terminate', action: 'AskEnd', danger: true },
    end: { from: ['disabled'], operation: 'pay_confirm', permission: 'order', action: 'End', danger: true },
  },
  fields: {
    agent_code: number({ exported: true }),
    agent_name: line(100, 2, { entered: true, exported: true }),
    agent_level: code('agent_level', { min: 1, max: 4, entered: true, exported: true }),
    parent_name: company('parent_agent_id', { optional: true, entered: true, exported: true }),
    region_names: names({ exported: true }),
    contact_name: line(50, 2, { optional: true, entered: true, exported: true }),
    phone: personal(11, 11, { pattern: MOBILE }),
    phone_mask: masked({ optional: true, exported: true, ...sensitive }),
    // Devices that are assigned to it or to its members; members that have not left.
    device_count: count({ exported: true }),
    member_count: count({ exported: true }),
    // What it has paid in for goods and not used, in the ledger.
    balance: money({ exported: true }),
    contract_end: day({ optional: true, entered: true, exported: true }),
    status: code('agent_status', { exported: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    status_time: moment({ optional: true }),
    create_time: moment({ exported: true }),
    id_card: personal(18, 18, { pattern: ID_CARD }),
    id_card_mask: masked({ optional: true, detail: true }),
    credit_code: pattern(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 18, { optional: true, entered: true, detail: true }),
    licence_file_ids: files(3, { entered: true, detail: true }),
    address: line(200, 1, { optional: true, entered: true, detail: true }),
    bank_name: line(100, 2, { optional: true, entered: true, detail: true }),
    bank_account: personal(30, 8, { pattern: /^\d{8,30}$/ }),
    bank_account_mask: masked({ optional: true, detail: true }),
    contract_no: line(50, 1, { optional: true, entered: true, detail: true }),
    contract_begin: day({ optional: true, entered: true, detail: true }),
    // In hundredths of a percent: what it pays of the agent price, and what it gets of what is paid in its tree.
    discount_rate: count({ min: 0, max: 10_000, entered: true, detail: true }),
    commission_rate: count({ min: 0, max: 3_000, entered: true, detail: true }),
    credit_limit: money({ entered: true, detail: true }),
    submit_user_name: person('submit_user_id', { optional: true, detail: true }),
    submit_time: moment({ optional: true, detail: true }),
    audit_user_name: person('audit_user_id', { optional: true, detail: true }),
    audit_time: moment({ optional: true, detail: true }),
    audit_opinion: line(200, 5, { optional: true, detail: true }),
    status_user_name: person('status_user_id', { optional: true, detail: true }),
    end_reason: line(200, 2, { optional: true, detail: true }),
    end_ask_user_name: person('end_ask_user_id', { optional: true, detail: true }),
    end_ask_time: moment({ optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    // Its personal data are deleted.
    purge_time: moment({ optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'agent_code', 'contract_end'],
    among: ['status', 'agent_level'],
    /** `ending`: the end of its contract waits for finance. */
    flags: ['ending'],
  },
  counters: {
    /** Agents that wait for approval. */
    agent_audit: {
      status: [states.waiting],
      tile: { group: 'trade', unit: 'company', tone: 'waits', operation: 'audit' },
    },
    /** Agents whose contract ends within 30 days. */
    agent_expiring: { expiry: '30', tile: { group: 'trade', unit: 'company', tone: 'waits' } },
    /** Agents whose end waits for finance. */
    agent_ending: { ending: true, tile: { group: 'trade', unit: 'company', tone: 'waits' } },
  },
})
