import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Agent Transfer',
  book: 'Agent Transfers',
  add: 'New Transfer',
  addTitle: 'New Transfer',
  about:
    'What agents pay in goes to their goods balance; payouts go from goods and commission to the bank account in their file. Agents or the operations ask, finance confirms.',
  keywords: 'No./agent/bank No.',
  agentHint: 'Only agents with whom it is possible; disabled ones are paid out to, or pay the commissions they owe',
  goodsLeft: 'Goods available: {amount} yuan',
  commissionLeft: 'Commission available: {amount} yuan',
  paidInto: 'Goes to the goods balance, which will be {amount} yuan',
  takenFirst:
    '{owed} yuan of commissions are taken first; the rest goes to the goods balance, which will be {amount} yuan',
  toAccount: 'Paid to {bank} {account}',
  noAccount: 'This agent has no bank account in its file; add it there first',
  voucherHint: 'A payment needs the receipt of the bank',
  tradeHint: 'The number on the receipt of the bank; each number once',
  saved: 'Submitted as {bill}',
  arrived: 'Amount Received',
  arrivedHint: 'As the bank says; reject it if it is not the amount asked for',
  opinionHint: 'At least 5 characters',
  tabs: { facts: 'Transfer', life: 'Course', ledger: 'Ledger' },
  view: { agents: 'Agents', transfers: 'Transfers' },
  life: { ask: 'Asked for', confirm: 'Confirmed by finance', refuse: 'Rejected', withdraw: 'Withdrawn' },
  choice: { type: { 1: 'Payment In', 2: 'Payout' } },
  move: { confirm: 'Confirm', refuse: 'Reject', withdraw: 'Withdraw' },
  says: {
    payIn: 'Confirm that the money has arrived; it goes to the goods balance at once. Whoever asked cannot confirm it.',
    payOut:
      'Pay to the bank account in the file first, then enter the number of the bank. Whoever asked cannot confirm it.',
    refuse: 'What was set aside for a payout can be used again at once.',
    withdraw: 'This cannot be undone; ask anew if needed. What was set aside for a payout can be used again at once.',
  },
  refused: {
    agent:
      'Not possible in the state of this agent: approved ones pay in, disabled ones only what they owe, approved or disabled ones are paid out to',
    payInGoods: 'What is paid in goes to the goods balance only',
    voucher: 'A payment needs the receipt of the bank',
    tradeLater: 'Finance enters the number of the bank of a payout once it is paid',
    amount: 'A payout cannot be all zero',
    noAccount: 'This agent has no bank account in its file',
    otherAmount: 'Not the amount asked for; please compare, and reject it if they differ',
    own: 'Whoever asked cannot decide on it',
  },
  count: { agent_transfer_waiting: 'Agent Transfers to Confirm' },
  remind: {
    agent_transfer_waiting: {
      title: 'Agent transfer to confirm: {agent}',
      content: '{bill_no} of {agent} ({amount} yuan) waits for finance.',
    },
    agent_transfer_done: {
      title: 'Agent transfer done: {agent}',
      content: 'Finance has confirmed {bill_no} of {agent} ({amount} yuan).',
    },
    agent_transfer_refused: {
      title: 'Agent transfer rejected: {agent}',
      content: '{bill_no} of {agent} ({amount} yuan) was not confirmed: {reason}',
    },
  },
  field: {
    bill_no: 'No.',
    agent_name: 'Agent',
    type: 'Type',
    amount: 'Amount (yuan)',
    goods_amount: 'Goods (yuan)',
    commission_amount: 'Commission (yuan)',
    trade_no: 'Bank No.',
    status: 'Status',
    create_user_name: 'Asked By',
    create_time: 'Asked',
    decide_user_name: 'Decided By',
    decide_time: 'Decided',
    opinion: 'Why Rejected',
    voucher_file_ids: 'Bank Receipt',
    bank_name: 'Bank',
    bank_account_mask: 'Bank Account',
    txn_no: 'Voucher No.',
    remark: 'Remark',
  },
} satisfies Translation<typeof CN>
