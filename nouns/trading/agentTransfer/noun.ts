import { choice, code, company, line, masked, moment, money, number, person, photos } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Values of `type`. */
export const transferType = { payIn: 1, payOut: 2 } as const

/** The most fen of one part. */
const MOST = 100_000_000

const decide = { from: ['waiting'], operation: 'pay_confirm', by: 'others' } as const

/**
 * Money of agents in and out (domain 11.1): what they pay in for goods, and what is paid out to them of goods and commission. It is
 * asked for by those who may change orders, which are just agents and the operations, and decided by those who confirm the payments of
 * orders, which is finance: the catalogue of operations has none of its own for it, and it is the same money and the same two hands.
 */
export const agentTransfer = defineNoun({
  name: 'agentTransfer',
  controller: 'Agent',
  infix: 'Transfer',
  list: 'AgentTransfer',
  table: 'agent_transfer',
  permission: 'order',
  route: '/product/agentList?tab=transfers',
  prefix: 'SF',
  states: {
    dict: 'agent_transfer_status',
    codes: { waiting: 1, done: 2, refused: 3, withdrawn: 4 },
    open: ['waiting'],
  },
  moves: {
    confirm: { ...decide, to: 'done', action: 'ConfirmTransfer', money: true },
    refuse: { ...decide, to: 'refused', action: 'RefuseTransfer', danger: true, money: true },
    withdraw: {
      money: true,
      ...{ from: ['waiting'], to: 'withdrawn', operation: 'edit', action: 'WithdrawTransfer', by: 'author' },
      danger: true,
    },
  },
  fields: {
    bill_no: number({ exported: true, searched: true }),
    agent_name: company('agent_id', { entered: true, exported: true, searched: true }),
    type: choice([transferType.payIn, transferType.payOut], { entered: true, exported: true }),
    amount: money({ exported: true }),
    goods_amount: money({ min: 0, max: MOST, entered: true, exported: true }),
    commission_amount: money({ min: 0, max: MOST, entered: true, exported: true }),
    trade_no: line(64, 4, { optional: true, entered: true, exported: true, searched: true }),
    status: code('agent_transfer_status', { exported: true }),
    create_user_name: person('create_user_id', { optional: true, exported: true }),
    create_time: moment({ exported: true }),
    decide_user_name: person('decide_user_id', { optional: true, exported: true }),
    decide_time: moment({ optional: true, exported: true }),
    opinion: line(200, 5, { optional: true, detail: true, exported: true }),
    voucher_file_ids: photos(3, { entered: true, detail: true }),
    bank_name: line(100, 2, { optional: true, detail: true, exported: true }),
    bank_account_mask: masked({ optional: true, detail: true }),
    txn_no: line(20, 1, { optional: true, detail: true, exported: true }),
    remark: line(200, 1, { optional: true, entered: true, detail: true, exported: true }),
  },
  query: {
    sorts: ['create_time', 'amount', 'decide_time'],
    days: 'create_time',
    among: ['status'],
    equals: ['agent_name', 'type'],
  },
  counters: {
    /** Money in and out that finance has to confirm. */
    agent_transfer_waiting: {
      ...{ status: [1], list: 'GetTransferPageList' },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', permission: 'order', operation: 'pay_confirm' },
    },
  },
})
