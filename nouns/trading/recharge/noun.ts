import { code, count, line, moment, money, number, person, photos, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** What members have bought of packages, from the payment to the refund of what was not used (domain 11.10). */
export const recharge = defineNoun({
  name: 'recharge',
  controller: 'Recharge',
  table: 'recharge_order',
  permission: 'recharge',
  route: '/product/recharge',
  prefix: 'CZ',
  states: {
    dict: 'recharge_status',
    codes: { waiting: 1, paid: 2, credited: 3, closed: 4, refunding: 5, refunded: 6, wrong: 7 },
    open: ['waiting', 'paid', 'refunding', 'wrong'],
  },
  moves: {
    pay: { from: ['waiting'], operation: 'add', action: 'Pay' },
    // Whoever sold it does not say that it was paid, or what became of it (domain 13).
    confirm: { from: ['waiting'], to: 'credited', operation: 'audit', action: 'Confirm', by: 'others', money: true },
    credit: { from: ['paid'], to: 'credited', operation: 'audit', action: 'Credit', by: 'others', money: true },
    accept: { from: ['wrong'], to: 'credited', operation: 'audit', action: 'Accept', by: 'others', money: true },
    dismiss: { from: ['wrong'], to: 'closed', operation: 'audit', action: 'Dismiss', danger: true, by: 'others' },
    askRefund: {
      from: ['paid', 'credited'],
      to: 'refunding',
      operation: 'add',
      action: 'AskRefund',
      danger: true,
      money: true,
    },
    refund: { from: ['refunding'], to: 'refunded', operation: 'refund', action: 'Refund', money: true },
    keep: {
      from: ['refunding'],
      to: 'credited',
      operation: 'refund',
      action: 'RefuseRefund',
      danger: true,
      money: true,
    },
    cancel: { from: ['waiting'], to: 'closed', operation: 'add', action: 'Cancel', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, searched: true }),
    member_no: line(20, 1, { exported: true, searched: true }),
    member_name: record('member_id', { exported: true, searched: true }),
    agent_name: record('agent_id', { exported: true }),
    device_no: record('device_id', { optional: true, exported: true, searched: true }),
    package_name: record('package_id', { exported: true, searched: true }),
    package_type: code('package_type', { min: 1, max: 3, exported: true }),
    pay_amount: money({ exported: true }),
    gift_amount: money({ exported: true }),
    times: count({ exported: true }),
    gift_times: count({ exported: true }),
    days: count({ exported: true }),
    pay_type: code('pay_type', { min: 2, max: 5, entered: true, exported: true }),
    create_time: moment({ exported: true }),
    pay_time: moment({ optional: true, exported: true }),
    expire_time: moment({ optional: true, exported: true }),
    refund_amount: money({ exported: true }),
    status: code('recharge_status', { min: 1, max: 7, exported: true }),
    trade_no: line(64, 4, { optional: true, detail: true, exported: true }),
    voucher_file_ids: photos(3, { detail: true }),
    credit_time: moment({ optional: true, detail: true, exported: true }),
    end_time: moment({ optional: true, detail: true, exported: true }),
    earned_amount: money({ detail: true, exported: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true, exported: true }),
    operator_name: person('operator_id', { optional: true, detail: true, exported: true }),
    unused: count({ optional: true, detail: true }),
    gift_reclaimed: money({ detail: true, exported: true }),
    refund_reason: line(200, 2, { optional: true, detail: true, exported: true }),
    refund_apply_time: moment({ optional: true, detail: true }),
    refund_user_name: person('refund_user_id', { optional: true, detail: true, exported: true }),
    refund_time: moment({ optional: true, detail: true, exported: true }),
    wrong_amount: money({ optional: true, detail: true }),
    wrong_note: line(200, 5, { optional: true, detail: true }),
    close_reason: line(200, 2, { optional: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'pay_time', 'pay_amount'],
    days: 'create_time',
    among: ['status', 'pay_type', 'package_type'],
  },
  counters: {
    /** Transfers that finance has to confirm. */
    recharge_confirm: {
      ...{ status: [1], pay_type: [2, 5] },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'audit' },
    },
    /** Refunds that finance has to pay. */
    recharge_refund: {
      ...{ status: [5] },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'refund' },
    },
    /** Another amount was paid, or the device is another's by now. */
    recharge_odd: {
      ...{ status: [2, 7] },
      tile: { group: 'trade', unit: 'bill', tone: 'bad', operation: 'audit' },
    },
  },
})
