import { code, company, day, files, flag, line, moment, money, person, record } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

const states = { none: 0, unpaid: 1, paid: 2, asked: 3, approved: 4, refunded: 5, deducted: 6, refused: 7 } as const
/** The states in which there is money that nobody has asked for. */
const held = ['paid', 'deducted', 'refused'] as const

/**
 * Deposits of leased devices (domain 11.11): a binding with a deposit, as the view `deposit` shows it. What is done with one becomes a
 * deposit record (noun `pledge`).
 */
export const deposit = defineNoun({
  name: 'deposit',
  controller: 'Member',
  infix: 'Deposit',
  table: 'deposit',
  permission: 'deposit',
  route: '/product/memberList2',
  // What was done with it, its records say.
  unrecorded: true,
  states: { dict: 'deposit_status', codes: states, open: ['unpaid', 'asked', 'approved'] },
  // Whose turn it is besides: `server/moves.ts`.
  moves: {
    pay: { from: ['unpaid', 'deducted'], operation: 'pay', action: 'PayDeposit', money: true },
    payOnline: { from: ['unpaid', 'deducted'], operation: 'pay', action: 'PayDepositOnline' },
    askRefund: { from: held, operation: 'refund_apply', action: 'ApplyRefund', money: true },
    auditRefund: { from: ['asked'], operation: 'refund_audit', action: 'AuditRefund', money: true },
    payRefund: { from: ['approved'], operation: 'refund_pay', action: 'PayRefund', money: true },
    withdraw: { from: ['asked'], operation: 'refund_apply', action: 'WithdrawRefund', danger: true, money: true },
    transfer: { from: held, operation: 'pay', action: 'TransferDeposit', money: true },
    deduct: { from: held, operation: 'deduct', action: 'DeductDeposit', danger: true, money: true },
  },
  fields: {
    member_name: company('member_id'),
    device_no: record('device_id'),
    product_name: line(100, 1),
    agent_name: company('agent_id'),
    deposit_due: money(),
    deposit_paid: money(),
    deposit_deducted: money(),
    deposit_refunded: money(),
    // What is held and nobody has asked for.
    refundable: money(),
    status: code('deposit_status'),
    bind_time: moment(),
    unbind_time: moment({ optional: true }),
    inspect_time: moment({ optional: true }),
    // Of the refund that is under way.
    refund_amount: money({ optional: true }),
    refund_user_name: person('refund_user_id', { optional: true }),
    refund_due: day({ optional: true }),
    fail_reason: line(200, 2, { optional: true }),
    overdue: flag(),
    inspect_note: line(500, 1, { optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
  },
  parts: {
    /** What somebody says of an amount that comes, goes, or is kept. */
    order: {
      fields: {
        amount: money(),
        pay_type: code('pay_type', { min: 2, max: 5 }),
        trade_no: line(64, 4, { optional: true }),
        reason: line(200, 2),
        evidence_file_ids: files(9),
      },
    },
  },
  query: {
    sorts: ['bind_time', 'deposit_due'],
    among: ['status'],
    equals: ['member_name', 'agent_name'],
    flags: ['overdue'],
  },
  counters: {
    /** Deposits that are to be paid. */
    deposit_unpaid: {
      status: [states.unpaid],
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'pay' },
    },
    /** Refunds that wait for approval. */
    refund_audit: {
      status: [states.asked],
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'refund_audit' },
    },
    /** Approved refunds that are to be paid. */
    pledge_pay: {
      status: [states.approved],
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'refund_pay' },
    },
    /** Those of them that are late. */
    pledge_overdue: {
      overdue: true,
      tile: { group: 'trade', unit: 'bill', tone: 'bad', operation: 'refund_pay' },
    },
  },
})

export const depositOrder = partOf(deposit, 'order')
