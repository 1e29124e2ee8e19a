import { code, company, count, day, files, line, moment, money, number, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Dictionary pledge_type. */
export const pledgeTypes = { paid: 1, added: 2, refund: 3, deducted: 4, transfer: 5 } as const

/** Deposit records (domain 11.11): what was paid, refunded, kept and used otherwise of deposits. Nobody changes them here. */
export const pledge = defineNoun({
  name: 'pledge',
  controller: 'Member',
  infix: 'CashPledge',
  list: 'CashPledge',
  table: 'cash_pledge',
  permission: 'pledge',
  route: '/product/memberList3',
  prefix: 'YJ',
  states: {
    dict: 'pledge_status',
    codes: { unpaid: 0, done: 1, waiting: 2, approved: 3, failed: 4, refused: 5, canceled: 6 },
    open: ['unpaid', 'waiting', 'approved', 'failed'],
  },
  fields: {
    pledge_no: number({ exported: true, searched: true, printed: true }),
    member_name: company('member_id', { exported: true, searched: true, printed: true }),
    device_no: record('device_id', { exported: true, searched: true, printed: true }),
    type: code('pledge_type', { min: 1, max: 5, exported: true, printed: true }),
    amount: money({ exported: true, printed: true }),
    pay_type: code('pay_type', { min: 1, max: 5, optional: true, exported: true, printed: true }),
    trade_no: line(64, 4, { optional: true, exported: true, searched: true, printed: true }),
    evidence_count: count({ exported: true }),
    status: code('pledge_status', { exported: true, printed: true }),
    create_time: moment({ exported: true }),
    finish_time: moment({ optional: true, exported: true, printed: true }),
    agent_name: company('agent_id', { exported: true }),
    txn_no: line(20, 1, { optional: true, exported: true, printed: true }),
    origin_pledge_no: line(40, 4, { optional: true, exported: true, printed: true }),
    reason: line(200, 2, { optional: true, exported: true, printed: true }),
    to_device_no: record('to_binding_id', { optional: true, detail: true, printed: true }),
    evidence_file_ids: files(9, { detail: true }),
    apply_user_name: person('apply_user_id', { optional: true, detail: true, printed: true }),
    apply_time: moment({ detail: true }),
    audit_user_name: person('audit_user_id', { optional: true, detail: true, printed: true }),
    audit_time: moment({ optional: true, detail: true }),
    audit_opinion: line(200, 2, { optional: true, detail: true }),
    pay_due: day({ optional: true, detail: true }),
    pay_user_name: person('pay_user_id', { optional: true, detail: true, printed: true }),
    fail_reason: line(200, 2, { optional: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'amount'],
    days: 'create_time',
    among: ['type', 'status', 'pay_type'],
    equals: ['member_name'],
  },
})
